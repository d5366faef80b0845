// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference/collective.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QToolButton;

namespace quadrille {

class CollectiveView;

/// A collective step by step, with what chooses it, whose group pays for it and what plays it.
class CollectiveBox : public QWidget {
    Q_OBJECT
public:
    explicit CollectiveBox(QWidget* parent = nullptr);

    /// None where no plan runs. The group that was chosen stays where the plan has it.
    void setPlan(const std::optional<Resolved>& plan);
    /// Shows it among so many GPUs, or, for 0, among as many as the group has, where that can be shown.
    /// \pre CollectiveSteps::sizes has the number
    void show(Collective collective, int ranks);
    /// As show() takes it.
    [[nodiscard]] int ranks() const;
    [[nodiscard]] int widthOfChoices() const; ///< none of them cut
    [[nodiscard]] CollectiveView* view() const { return m_view; }
    [[nodiscard]] QComboBox* collectives() const { return m_collectives; }
    [[nodiscard]] QComboBox* groups() const { return m_groups; }
    [[nodiscard]] QComboBox* sizes() const { return m_sizes; }
    [[nodiscard]] QToolButton* playButton() const { return m_play; }

signals:
    void chosen(); ///< by the user: another collective, or another number of GPUs

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* button(const QString& icon);
    void fillGroups();
    void refreshPlan();
    void refreshSize();
    void retranslate();

    QComboBox* m_collectives;
    QComboBox* m_groups;
    QComboBox* m_sizes;
    QToolButton *m_start, *m_back, *m_play, *m_forward, *m_end;
    CollectiveView* m_view;
    std::optional<Resolved> m_plan;
    std::optional<TrafficKind> m_chosen; ///< the group, by the user
};

} // namespace quadrille
