// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/schedules/schedules_panel.h"

#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/panel_context.h"
#include "widgets/format.h"
#include "widgets/row_table.h"
#include "widgets/schedule_table/schedule_table.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace quadrille {

const PanelSpec SchedulesPanel::spec{PanelGroup::pipelines, "panel.schedules",
                                     QT_TRANSLATE_NOOP("commands", "&Schedules"), "Ctrl+Shift+3",
                                     makePanel<SchedulesPanel, ScenarioStore>};

SchedulesPanel::SchedulesPanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store) {
    connect(&m_question, &LatestJob::becameLate, this, [this] {
        m_table->setPending(true);
        emit findingChanged();
    });
}

QString SchedulesPanel::finding() const {
    if (m_table == nullptr)
        return {};
    if (m_question.late())
        return tr("Comparing schedules: %1 of %2…")
            .arg(format::count(static_cast<std::int64_t>(m_verdicts.size())),
                 format::count(static_cast<std::int64_t>(scheduleKinds.size())));
    return m_table->finding();
}

void SchedulesPanel::make() {
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_table = new ScheduleTable(format::scheduleLabel, m_splitter);
    m_table->setChecked(m_checked);
    column()->addWidget(m_splitter);
    setFocusProxy(m_table);

    connect(&m_store, &ScenarioStore::changed, this, &SchedulesPanel::moved);
    connect(&m_store, &ScenarioStore::timelineChanged, this, [this] {
        if (m_store.timeBase() != m_base)
            moved();
    });
    connect(m_table, &ScheduleTable::findingChanged, this, &SchedulesPanel::findingChanged);
    connect(m_table, &ScheduleTable::readout, this, &SchedulesPanel::readout);
    connect(m_table, &ScheduleTable::scheduleChosen, this, &SchedulesPanel::choose);
    connect(m_table, &ScheduleTable::checkedChanged, this, [this] { setChecked(m_table->checked()); });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_divided = true; });
}

void SchedulesPanel::makeCurves() {
    m_curves = new BubblePanel(m_store, m_splitter);
    m_splitter->setStretchFactor(1, 1);
    m_curves->setKinds(m_checked);
    connect(m_curves, &BubblePanel::readout, this, &SchedulesPanel::readout);
    connect(m_curves, &BubblePanel::explainRequested, this, &SchedulesPanel::explainRequested);
    connect(m_curves, &BubblePanel::kindsChanged, this, [this] { setChecked(m_curves->kinds()); });
}

void SchedulesPanel::arrange() {
    if (m_table == nullptr)
        return;
    constexpr int linesForCurve = 22;
    const bool both = width() >= m_table->wholeWidth() + linesForCurve * fontMetrics().height();
    if (both && m_curves == nullptr)
        makeCurves();
    if (m_curves == nullptr)
        return;
    m_curves->setVisible(both);
    m_curves->setSeen(both && isSeen());
    if (both && !m_divided)
        m_splitter->setSizes({m_table->wholeWidth(), width() - m_table->wholeWidth()});
}

void SchedulesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void SchedulesPanel::setChecked(const std::set<ScheduleKind>& kinds) {
    if (kinds == m_checked)
        return;
    m_checked = kinds;
    if (m_table != nullptr)
        m_table->setChecked(kinds);
    if (m_curves != nullptr)
        m_curves->setKinds(kinds);
    emit checkedChanged();
}

void SchedulesPanel::setSeen(bool seen) {
    PanelContents::setSeen(seen);
    arrange();
}

void SchedulesPanel::refresh() {
    m_base = m_store.timeBase();
    m_verdicts.clear();
    m_question.ask([this, scenario = m_store.scenario(), base = m_base](const std::stop_token& stop,
                                                                        LatestJob::Tell& tell) {
        for (const ScheduleKind kind : scheduleKinds)
            tell([this, verdict = judgeSchedule(scenario, kind, base, stop)] { judged(verdict); });
        return [this] { compared(); };
    });
}

void SchedulesPanel::judged(const ScheduleVerdict& verdict) {
    m_verdicts.push_back(verdict);
    if (m_question.late())
        emit findingChanged();
}

void SchedulesPanel::compared() {
    m_table->setRows({std::move(m_verdicts), m_store.scenario().plan.schedule, m_base});
    m_verdicts.clear();
    arrange(); // columns are as wide as their numbers
}

void SchedulesPanel::choose(ScheduleKind kind) {
    if (computing()) // the row is about a plan that is no more
        return;
    // Said again in whatever language undo is looked at.
    m_store.change(withSchedule(m_store.scenario(), kind),
                   [kind] { return tr("Use the schedule %1").arg(format::scheduleLabel(kind)); });
}

} // namespace quadrille
