// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "core/bubble_series.h"
#include "core/schedule_comparison.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <map>
#include <set>
#include <stop_token>
#include <vector>

class QComboBox;
class QSplitter;
class QToolButton;

namespace quadrille {

class BubbleCurve;
class Picture;
class ScheduleTable;

/// Every schedule side by side for the current plan, and their bubble against the number of micro-batches.
/// Runs schedules on another thread, and only while it can be seen; the latest question wins. Choosing a
/// schedule is one step of undo. Where there is no room for both, buttons choose between table and curve.
class SchedulesPanel : public QWidget {
    Q_OBJECT
public:
    explicit SchedulesPanel(ScenarioStore& store, QWidget* parent = nullptr);
    ~SchedulesPanel() override;

    [[nodiscard]] ScheduleTable* table() const { return m_table; } ///< null before prepare()
    [[nodiscard]] BubbleCurve* curve() const { return m_curve; }   ///< null before prepare()
    [[nodiscard]] bool computing() const { return m_comparing || m_drawing; }
    [[nodiscard]] QString finding() const; ///< the title
    void prepare();                        ///< makes the contents, when there are none yet
    void setSeen(bool seen);               ///< whether it can be seen

signals:
    void created(quadrille::Picture* picture); ///< prepare() has made the picture: the curve
    void findingChanged();
    void readout(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using SeriesOfKinds = std::map<ScheduleKind, std::vector<BubbleSeries>>;

    void moved();
    void compare();
    void judged(quint64 generation, const ScheduleVerdict& verdict);
    void draw();
    void drawn(quint64 generation, const SeriesOfKinds& series);
    void showCurve();
    void choose(ScheduleKind kind);
    void arrange();
    void retranslate();
    [[nodiscard]] std::set<ScheduleKind> wanted() const; ///< kinds with a line

    ScenarioStore& m_store;
    ScheduleTable* m_table = nullptr;
    BubbleCurve* m_curve = nullptr;
    QComboBox* m_convention = nullptr;
    QSplitter* m_splitter = nullptr;
    QToolButton* m_tableAlone = nullptr;
    QToolButton* m_curveAlone = nullptr;
    bool m_seen = false;
    bool m_stale = true;    ///< something moved while this could not be seen
    bool m_divided = false; ///< the user divided the room between table and curve
    bool m_comparing = false;
    bool m_drawing = false;
    TimeBase m_base = TimeBase::units;
    std::vector<ScheduleVerdict> m_verdicts; ///< of the comparison that is under way
    SeriesOfKinds m_series;                  ///< of the current plan
    std::atomic<quint64> m_generation = 0;   ///< only the latest comparison answers
    std::atomic<quint64> m_curveGeneration = 0;
    std::stop_source m_stop;      ///< of the comparison under way
    std::stop_source m_curveStop; ///< of the curves that are worked out
    QTimer m_patience;            ///< a comparison that takes longer than this is talked about
    QThreadPool m_worker;
};

} // namespace quadrille
