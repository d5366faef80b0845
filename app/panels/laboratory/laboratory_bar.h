// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/board.h"

#include <QWidget>

#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace quadrille {

/// What is scheduled in the laboratory, and what can be done with the board.
class LaboratoryBar : public QWidget {
    Q_OBJECT
public:
    explicit LaboratoryBar(QWidget* parent);

    void setTask(const laboratory::Task& task); ///< without a signal
    /// The plan's own size, where the laboratory has room for it.
    void setPlan(const std::optional<laboratory::Task>& plan);
    void setUndo(bool possible, bool redoPossible);
    void setComplete(bool complete);
    void retranslate();

    [[nodiscard]] QSpinBox* ranks() const { return m_ranks; }
    [[nodiscard]] QComboBox* chunks() const { return m_chunks; }
    [[nodiscard]] QSpinBox* microbatches() const { return m_microbatches; }
    [[nodiscard]] QCheckBox* split() const { return m_split; }
    [[nodiscard]] QSpinBox* memory() const { return m_memory; }
    [[nodiscard]] QSpinBox* message() const { return m_message; }
    [[nodiscard]] QToolButton* undoButton() const { return m_undo; }
    [[nodiscard]] QToolButton* redoButton() const { return m_redo; }
    [[nodiscard]] QToolButton* sendButton() const { return m_send; }
    [[nodiscard]] QToolButton* saveButton() const { return m_save; }
    [[nodiscard]] QToolButton* openButton() const { return m_open; }
    [[nodiscard]] QAction* emptyAction() const { return m_empty; }
    [[nodiscard]] QAction* usualAction() const { return m_usual; }
    [[nodiscard]] QAction* planAction() const { return m_plan; }

signals:
    void taskChanged(const quadrille::laboratory::Task& task);
    void startWanted(const quadrille::laboratory::Board& board);
    void undoWanted();
    void redoWanted();
    void openWanted();
    void saveWanted();
    void sendWanted();

private:
    void add(QLabel*& label, QWidget& field);
    QSpinBox* number(QLabel*& label, int least, int most);
    [[nodiscard]] QString sizeOf(const laboratory::Task& task) const;
    void changed();

    laboratory::Task m_task;
    std::optional<laboratory::Task> m_ofPlan;
    QLabel* m_ranksLabel = nullptr;
    QLabel* m_chunksLabel = nullptr;
    QLabel* m_microbatchesLabel = nullptr;
    QLabel* m_memoryLabel = nullptr;
    QLabel* m_messageLabel = nullptr;
    QSpinBox* m_ranks = nullptr;
    QComboBox* m_chunks = nullptr;
    QSpinBox* m_microbatches = nullptr;
    QCheckBox* m_split = nullptr;
    QSpinBox* m_memory = nullptr;
    QSpinBox* m_message = nullptr;
    QToolButton* m_start = nullptr;
    QAction* m_empty = nullptr;
    QAction* m_usual = nullptr;
    QAction* m_plan = nullptr;
    QToolButton* m_undo = nullptr;
    QToolButton* m_redo = nullptr;
    QToolButton* m_open = nullptr;
    QToolButton* m_save = nullptr;
    QToolButton* m_send = nullptr;
};

} // namespace quadrille
