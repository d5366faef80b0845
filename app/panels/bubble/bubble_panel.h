// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "core/analysis/bubble_series.h"

#include <QWidget>

#include <map>
#include <set>
#include <vector>

class QComboBox;
class QToolButton;

namespace quadrille {

class BubbleCurve;
class Picture;

/// The bubble of chosen schedules, and of the plan's own, against the number of micro-batches. Runs schedules
/// on another thread, and only while it can be seen; the latest question wins.
class BubblePanel : public QWidget {
    Q_OBJECT
public:
    explicit BubblePanel(ScenarioStore& store, QWidget* parent = nullptr);
    ~BubblePanel() override;

    [[nodiscard]] BubbleCurve* curve() const { return m_curve; } ///< null before prepare()
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    /// Whose lines are drawn, beside the plan's own.
    [[nodiscard]] const std::set<ScheduleKind>& kinds() const { return m_kinds; }
    void setKinds(const std::set<ScheduleKind>& kinds);
    void prepare();          ///< makes the contents, when there are none yet
    void setSeen(bool seen); ///< whether it can be seen

signals:
    void created(quadrille::Picture* picture); ///< prepare() has made the picture
    void kindsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    using SeriesOfKinds = std::map<ScheduleKind, std::vector<BubbleSeries>>;

    void moved();
    void draw();
    void showCurve();
    void retranslate();
    [[nodiscard]] std::set<ScheduleKind> wanted() const; ///< kinds with a line

    ScenarioStore& m_store;
    std::set<ScheduleKind> m_kinds;
    BubbleCurve* m_curve = nullptr;
    QToolButton* m_lines = nullptr;
    QComboBox* m_convention = nullptr;
    bool m_seen = false;
    bool m_stale = true; ///< something moved while this could not be seen
    TimeBase m_base = TimeBase::units;
    SeriesOfKinds m_series; ///< of the current plan
    LatestQuestion m_question;
};

} // namespace quadrille
