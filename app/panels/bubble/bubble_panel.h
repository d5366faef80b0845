// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "core/analysis/bubble_series.h"

#include <map>
#include <set>
#include <vector>

class QComboBox;
class QToolButton;

namespace quadrille {

class BubbleCurve;

/// The bubble of chosen schedules, and of the plan's own, against the number of micro-batches. Runs schedules
/// on another thread, and only while it can be seen; the latest question wins.
class BubblePanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit BubblePanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] BubbleCurve* curve() const { return m_curve; } ///< null before prepare()
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    /// Whose lines are drawn, beside the plan's own.
    [[nodiscard]] const std::set<ScheduleKind>& kinds() const { return m_kinds; }
    void setKinds(const std::set<ScheduleKind>& kinds);

signals:
    void kindsChanged();

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;

private:
    using SeriesOfKinds = std::map<ScheduleKind, std::vector<BubbleSeries>>;

    void anotherPlan();
    void showCurve();
    [[nodiscard]] std::set<ScheduleKind> wanted() const; ///< kinds with a line

    ScenarioStore& m_store;
    std::set<ScheduleKind> m_kinds;
    BubbleCurve* m_curve = nullptr;
    QToolButton* m_lines = nullptr;
    QComboBox* m_convention = nullptr;
    TimeBase m_base = TimeBase::units;
    SeriesOfKinds m_series; ///< of the current plan
    LatestJob m_question;
};

} // namespace quadrille
