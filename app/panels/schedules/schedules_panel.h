// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "core/analysis/schedule_comparison.h"

#include <QWidget>

#include <set>
#include <vector>

class QSplitter;

namespace quadrille {

class BubblePanel;
class Picture;
class ScheduleTable;

/// Every schedule side by side for the current plan; where there is room, with the bubble curves of those
/// that are marked. Runs schedules on another thread, and only while it can be seen; the latest question
/// wins. Choosing a schedule is one step of undo.
class SchedulesPanel : public QWidget {
    Q_OBJECT
public:
    explicit SchedulesPanel(ScenarioStore& store, QWidget* parent = nullptr);
    ~SchedulesPanel() override;

    [[nodiscard]] ScheduleTable* table() const { return m_table; } ///< null before prepare()
    [[nodiscard]] BubblePanel* curves() const { return m_curves; } ///< null before there was room
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    /// Schedules that have a mark: whose bubble curves are wanted.
    [[nodiscard]] const std::set<ScheduleKind>& checked() const { return m_checked; }
    void setChecked(const std::set<ScheduleKind>& kinds);
    [[nodiscard]] QString finding() const; ///< the title
    void prepare();                        ///< makes the contents, when there are none yet
    void setSeen(bool seen);               ///< whether it can be seen

signals:
    void curveCreated(quadrille::Picture* picture); ///< there was room
    void findingChanged();
    void readout(const QString& text);
    void checkedChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void moved();
    void compare();
    void judged(const ScheduleVerdict& verdict);
    void compared();
    void choose(ScheduleKind kind);
    void arrange();
    void makeCurves();

    ScenarioStore& m_store;
    ScheduleTable* m_table = nullptr;
    BubblePanel* m_curves = nullptr;
    QSplitter* m_splitter = nullptr;
    std::set<ScheduleKind> m_checked;
    bool m_seen = false;
    bool m_stale = true;    ///< something moved while this could not be seen
    bool m_divided = false; ///< the user divided the room between table and curves
    TimeBase m_base = TimeBase::units;
    std::vector<ScheduleVerdict> m_verdicts; ///< of the comparison that is under way
    LatestQuestion m_question;
};

} // namespace quadrille
