// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paper_table/paper_table.h"

#include <QList>

class QComboBox;

namespace quadrille {

/// A published table the view offers.
struct PaperTableChoice {
    int number = 0;  ///< as in the paper
    QString caption; ///< paper::caption()
};

/// The published tables: a list to pick one, and the picture of it.
class PaperTableView : public QWidget {
    Q_OBJECT
public:
    explicit PaperTableView(QWidget* parent = nullptr);

    /// The tables in the order offered. Keeps the selected one where it is still there. Emits nothing.
    void setChoices(const QList<PaperTableChoice>& choices);
    /// The selected table's number; 0 without choices.
    [[nodiscard]] int selected() const;
    /// Selects without telling. \returns false, and changes nothing, when it is not offered.
    bool select(int number);

    void setTable(const PublishedTable* table, paper::Ours ours);
    /// Our predictions of a measured table's throughput; with them, the user chooses what cells print.
    void setRates(paper::Rates rates);
    [[nodiscard]] paper::Shown shown() const;
    void setCurrent(std::optional<paper::Place> place) { m_picture->setCurrent(place); }
    [[nodiscard]] PaperTable* picture() const { return m_picture; }

signals:
    /// The user wants this table: the owner answers with setTable().
    void tableSelected(int number);
    void cellChosen(int row, int column);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QComboBox* m_choices = nullptr;
    QComboBox* m_shown = nullptr; ///< only where there are rates
    PaperTable* m_picture = nullptr;
};

} // namespace quadrille
