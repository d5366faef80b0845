// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/schedules_panel.h"

#include "app/text.h"
#include "widgets/bubble_curve/bubble_curve.h"
#include "widgets/bubble_curve/bubble_text.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/mend_table.h"
#include "widgets/schedule_table/schedule_table.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
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
    return m_table->finding();
}

void SchedulesPanel::prepare() {
    if (m_table != nullptr)
        return;
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    m_table = new ScheduleTable(scheduleLabel, splitter);
    m_table->setChecked(usualCurves);
    auto* side = new QWidget(splitter);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_convention = new QComboBox(side);
    m_convention->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (std::size_t i = 0; i < conventions.size(); ++i)
        m_convention->addItem(QString());
    m_curve = new BubbleCurve(side);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_convention);
    column->addLayout(row);
    column->addWidget(m_curve, 1);
    splitter->addWidget(m_table);
    splitter->addWidget(side);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    layout()->addWidget(splitter);
    setFocusProxy(m_table);
    splitter->show(); // the layout would show it only after the keyboard has come
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
    connect(m_curve, &BubbleCurve::readout, this, &SchedulesPanel::readout);
    connect(m_convention, &QComboBox::activated, this,
            [this](int index) { m_curve->setConvention(conventions.at(static_cast<std::size_t>(index))); });
    emit created(m_curve);
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
    m_worker.clear();
    m_patience.start();
    m_worker.start([this, scenario = m_store.scenario(), base = m_base, generation] {
        // The destructor waits for this function, so that `this` outlives it; every answer is an event.
        for (const ScheduleKind kind : scheduleKinds) {
            if (m_generation != generation)
                return;
            QMetaObject::invokeMethod(
                this,
                [this, generation, verdict = judgeSchedule(scenario, kind, base)] {
                    judged(generation, verdict);
                },
                Qt::QueuedConnection);
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
    m_drawing = !missing.empty();
    if (!m_drawing) {
        showCurve();
        return;
    }
    m_worker.start([this, scenario = m_store.scenario(), base = m_base, generation, missing] {
        const auto stop = [this, generation] { return m_curveGeneration != generation; };
        SeriesOfKinds series;
        for (const ScheduleKind kind : missing)
            for (const std::int64_t chunks : seriesChunks(scenario, kind))
                if (!stop())
                    series[kind].push_back(bubbleSeries(scenario, kind, chunks, base, stop));
        if (stop())
            return;
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
    m_convention->setAccessibleName(tr("What idle time is divided by"));
    for (int i = 0; i < m_convention->count(); ++i)
        m_convention->setItemText(i, bubble::shareName(conventions.at(static_cast<std::size_t>(i))));
}

void SchedulesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_table == nullptr)
        return;
    retranslate();
    showCurve();
    emit findingChanged();
}

} // namespace quadrille
