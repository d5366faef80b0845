// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/schedules_panel.h"

#include "app/text.h"
#include "widgets/bubble_curve/bubble_curve.h"
#include "widgets/bubble_curve/bubble_text.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/mend_table.h"
#include "widgets/schedule_table/schedule_table.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace quadrille {
namespace {

constexpr std::array conventions{BubbleConvention::overIdeal, BubbleConvention::overTotal};

/// Those that textbooks draw.
const std::set<ScheduleKind> usualCurves{ScheduleKind::oneForwardOneBackward, ScheduleKind::interleaved,
                                         ScheduleKind::zeroBubbleH1, ScheduleKind::zeroBubbleV};

} // namespace

SchedulesPanel::SchedulesPanel(ScenarioStore& store, QWidget* parent) : QWidget(parent), m_store(store) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_worker.setMaxThreadCount(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(150);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_table->setPending(m_comparing);
        emit findingChanged();
    });
}

SchedulesPanel::~SchedulesPanel() {
    ++m_generation;
    ++m_curveGeneration;
    m_stop.request_stop();
    m_curveStop.request_stop();
    m_worker.clear();
    m_worker.waitForDone();
    if (m_table == nullptr)
        return;
    // They lose the keyboard when this is gone.
    m_table->disconnect(this);
    m_curve->disconnect(this);
}

QString SchedulesPanel::finding() const {
    if (m_table == nullptr)
        return {};
    if (m_comparing && !m_patience.isActive())
        return tr("Comparing schedules: %1 of %2…")
            .arg(format::count(static_cast<std::int64_t>(m_verdicts.size())),
                 format::count(static_cast<std::int64_t>(scheduleKinds.size())));
    return m_table->isHidden() ? m_curve->finding() : m_table->finding();
}

void SchedulesPanel::prepare() {
    if (m_table != nullptr)
        return;
    auto* bar = new QHBoxLayout;
    bar->setSpacing(0);
    auto* either = new QButtonGroup(this);
    for (QToolButton** button : {&m_tableAlone, &m_curveAlone}) {
        *button = new QToolButton(this);
        (*button)->setCheckable(true);
        either->addButton(*button);
        bar->addWidget(*button);
    }
    m_tableAlone->setChecked(true);
    m_convention = new QComboBox(this);
    m_convention->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (std::size_t i = 0; i < conventions.size(); ++i)
        m_convention->addItem(QString());
    bar->addStretch();
    bar->addWidget(m_convention);
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_table = new ScheduleTable(scheduleLabel, m_splitter);
    m_table->setChecked(usualCurves);
    m_curve = new BubbleCurve(m_splitter);
    m_splitter->setStretchFactor(1, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_divided = true; });
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_table);
    // The layout would show them only after the keyboard has come.
    m_convention->show();
    m_splitter->show();
    retranslate();

    connect(&m_store, &ScenarioStore::changed, this, &SchedulesPanel::moved);
    connect(&m_store, &ScenarioStore::timelineChanged, this, [this] {
        if (m_store.timeBase() != m_base)
            moved();
    });
    connect(m_table, &ScheduleTable::findingChanged, this, &SchedulesPanel::findingChanged);
    connect(m_table, &ScheduleTable::readout, this, &SchedulesPanel::readout);
    connect(m_table, &ScheduleTable::scheduleChosen, this, &SchedulesPanel::choose);
    connect(m_table, &ScheduleTable::checkedChanged, this, &SchedulesPanel::draw);
    connect(m_curve, &BubbleCurve::findingChanged, this, &SchedulesPanel::findingChanged);
    connect(m_curve, &BubbleCurve::readout, this, &SchedulesPanel::readout);
    connect(m_convention, &QComboBox::activated, this,
            [this](int index) { m_curve->setConvention(conventions.at(static_cast<std::size_t>(index))); });
    connect(either, &QButtonGroup::buttonClicked, this, &SchedulesPanel::arrange);
    arrange();
    emit created(m_curve);
}

void SchedulesPanel::arrange() {
    if (m_table == nullptr)
        return;
    constexpr int linesForCurve = 22;
    const bool both = width() >= m_table->wholeWidth() + linesForCurve * fontMetrics().height();
    m_tableAlone->setVisible(!both);
    m_curveAlone->setVisible(!both);
    m_table->setVisible(both || m_tableAlone->isChecked());
    m_curve->setVisible(both || m_curveAlone->isChecked());
    m_convention->setVisible(!m_curve->isHidden());
    if (both && !m_divided)
        m_splitter->setSizes({m_table->wholeWidth(), width() - m_table->wholeWidth()});
    emit findingChanged();
}

void SchedulesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void SchedulesPanel::setSeen(bool seen) {
    m_seen = seen;
    if (!seen)
        return;
    prepare();
    if (m_stale)
        compare();
}

void SchedulesPanel::moved() {
    m_stale = true;
    if (m_seen)
        compare();
}

void SchedulesPanel::compare() {
    m_stale = false;
    m_comparing = true;
    m_base = m_store.timeBase();
    m_verdicts.clear();
    m_series.clear();
    const quint64 generation = ++m_generation;
    ++m_curveGeneration;
    m_stop.request_stop();
    m_curveStop.request_stop();
    m_stop = {};
    m_worker.clear();
    m_patience.start();
    m_worker.start(
        [this, scenario = m_store.scenario(), base = m_base, generation, stop = m_stop.get_token()] {
            // The destructor waits for this function, so that `this` outlives it; every answer is an event.
            try {
                for (const ScheduleKind kind : scheduleKinds)
                    QMetaObject::invokeMethod(
                        this,
                        [this, generation, verdict = judgeSchedule(scenario, kind, base, stop)] {
                            judged(generation, verdict);
                        },
                        Qt::QueuedConnection);
            } catch (const Stopped&) { // another question has come
            }
        });
    draw();
}

void SchedulesPanel::judged(quint64 generation, const ScheduleVerdict& verdict) {
    if (generation != m_generation)
        return;
    m_verdicts.push_back(verdict);
    if (m_verdicts.size() < scheduleKinds.size()) {
        if (!m_patience.isActive())
            emit findingChanged();
        return;
    }
    m_comparing = false;
    m_patience.stop();
    m_table->setRows({std::move(m_verdicts), m_store.scenario().plan.schedule, m_base});
    m_verdicts.clear();
    arrange(); // columns are as wide as their numbers
}

std::set<ScheduleKind> SchedulesPanel::wanted() const {
    std::set<ScheduleKind> kinds = m_table->checked();
    if (m_store.scenario().plan.schedule != ScheduleKind::custom)
        kinds.insert(m_store.scenario().plan.schedule);
    return kinds;
}

void SchedulesPanel::draw() {
    std::set<ScheduleKind> missing = wanted();
    std::erase_if(missing, [this](ScheduleKind kind) { return m_series.contains(kind); });
    const quint64 generation = ++m_curveGeneration;
    m_curveStop.request_stop();
    m_curveStop = {};
    m_drawing = !missing.empty();
    if (!m_drawing) {
        showCurve();
        return;
    }
    m_worker.start([this, scenario = m_store.scenario(), base = m_base, generation, missing,
                    stop = m_curveStop.get_token()] {
        SeriesOfKinds series;
        try {
            for (const ScheduleKind kind : missing)
                for (const std::int64_t chunks : seriesChunks(scenario, kind))
                    series[kind].push_back(bubbleSeries(scenario, kind, chunks, base, stop));
        } catch (const Stopped&) { // another question has come
            return;
        }
        QMetaObject::invokeMethod(
            this, [this, generation, series = std::move(series)] { drawn(generation, series); },
            Qt::QueuedConnection);
    });
}

void SchedulesPanel::drawn(quint64 generation, const SeriesOfKinds& series) {
    if (generation != m_curveGeneration)
        return;
    m_drawing = false;
    m_series.insert(series.begin(), series.end());
    showCurve();
}

void SchedulesPanel::showCurve() {
    const Scenario& scenario = m_store.scenario();
    BubbleData shown;
    shown.microbatches = microBatches(scenario);
    shown.shown = m_curve->bubbleData().shown;
    if (scenario.plan.pp == 1)
        shown.whyNot = tr("The pipeline has one stage: nothing ever waits");
    for (const ScheduleKind kind : wanted()) {
        const auto found = m_series.find(kind);
        if (found == m_series.end() || !shown.whyNot.isEmpty())
            continue;
        for (const BubbleSeries& series : found->second) {
            const QString name = found->second.size() == 1
                                     ? scheduleLabel(kind)
                                     : tr("%1, v = %2", "a schedule and its virtual stages")
                                           .arg(scheduleLabel(kind), format::count(series.chunks));
            const bool own = kind == scenario.plan.schedule && series.chunks == scenario.plan.vpp;
            shown.lines.push_back({.name = name, .series = series, .current = own});
        }
    }
    m_curve->setData(std::move(shown));
}

void SchedulesPanel::choose(ScheduleKind kind) {
    if (m_comparing) // the row is about a plan that is no more
        return;
    // Said again in whatever language undo is looked at.
    m_store.change(withSchedule(m_store.scenario(), kind),
                   [kind] { return tr("Use the schedule %1").arg(scheduleLabel(kind)); });
}

void SchedulesPanel::retranslate() {
    m_tableAlone->setText(tr("Table"));
    m_curveAlone->setText(tr("Bubble curve"));
    m_convention->setAccessibleName(tr("What idle time is divided by"));
    for (int i = 0; i < m_convention->count(); ++i)
        m_convention->setItemText(i, bubble::shareName(conventions.at(static_cast<std::size_t>(i))));
}

void SchedulesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_table == nullptr)
        return;
    retranslate();
    arrange();
    showCurve();
    emit findingChanged();
}

} // namespace quadrille
