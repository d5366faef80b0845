// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bubble/bubble_panel.h"

#include "app/panels/empty_hint.h"
#include "app/panels/panel_context.h"
#include "core/check/check.h"
#include "widgets/bubble_curve/bubble_curve.h"
#include "widgets/bubble_curve/bubble_text.h"
#include "widgets/format.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
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

const PanelSpec BubblePanel::spec{PanelGroup::pipelines, "panel.bubble",
                                  QT_TRANSLATE_NOOP("commands", "&Bubble curve"), "Ctrl+Alt+3",
                                  makePanel<BubblePanel, ScenarioStore>};

BubblePanel::BubblePanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store), m_kinds(usualCurves) {}

void BubblePanel::make() {
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 2, 6, 0);
    m_lines = new QToolButton(this);
    m_lines->setPopupMode(QToolButton::InstantPopup);
    m_lines->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(m_lines);
    m_lines->setMenu(menu);
    for (const ScheduleKind kind : scheduleKinds) {
        QAction* line = menu->addAction(QString());
        line->setCheckable(true);
        connect(line, &QAction::triggered, this, [this, kind](bool on) {
            std::set<ScheduleKind> kinds = m_kinds;
            if (on)
                kinds.insert(kind);
            else
                kinds.erase(kind);
            setKinds(kinds);
        });
    }
    m_convention = new QComboBox(this);
    m_convention->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (std::size_t i = 0; i < conventions.size(); ++i)
        m_convention->addItem(QString());
    bar->addWidget(m_lines);
    bar->addStretch();
    bar->addWidget(m_convention);
    m_curve = new BubbleCurve(this);
    addTools(bar);
    column()->addWidget(m_curve, 1);
    setFocusProxy(m_curve);
    addPicture(m_curve);
    new EmptyHint(
        *m_curve,
        [this]() -> EmptyHint::Words {
            const Scenario& scenario = m_store.scenario();
            if (scenario.plan.pp > 1)
                return {};
            Scenario split = scenario;
            split.plan.pp = 2;
            return {tr("Here is what share of a step each schedule idles, along the number of micro-batches: "
                       "with "
                       "two pipeline stages or more."),
                    runnable(split) ? tr("Use two stages") : QString()};
        },
        [this] { m_store.set(Dimension::pipeline, 2); });
    connect(&m_store, &ScenarioStore::changed, this, &BubblePanel::anotherPlan);
    connect(&m_store, &ScenarioStore::timelineChanged, this, [this] {
        if (m_store.timeBase() != m_base)
            anotherPlan();
    });
    connect(m_convention, &QComboBox::activated, this,
            [this](int index) { m_curve->setConvention(conventions.at(static_cast<std::size_t>(index))); });
    connect(&m_question, &LatestJob::becameLate, m_curve,
            [this] { m_curve->setFreshness(Freshness::computing); });
}

void BubblePanel::setKinds(const std::set<ScheduleKind>& kinds) {
    if (kinds == m_kinds)
        return;
    m_kinds = kinds;
    if (m_curve != nullptr)
        retranslate();
    moved();
    emit kindsChanged();
}

void BubblePanel::anotherPlan() {
    m_series.clear();
    m_question.stop();
    moved();
}

std::set<ScheduleKind> BubblePanel::wanted() const {
    std::set<ScheduleKind> kinds = m_kinds;
    if (m_store.scenario().plan.schedule != ScheduleKind::custom)
        kinds.insert(m_store.scenario().plan.schedule);
    return kinds;
}

void BubblePanel::refresh() {
    m_base = m_store.timeBase();
    std::set<ScheduleKind> missing = wanted();
    std::erase_if(missing, [this](ScheduleKind kind) { return m_series.contains(kind); });
    if (missing.empty()) {
        m_question.stop();
        showCurve();
        return;
    }
    m_question.ask([this, scenario = m_store.scenario(), base = m_base, missing](const std::stop_token& stop,
                                                                                 const auto&) {
        SeriesOfKinds series;
        for (const ScheduleKind kind : missing)
            for (const std::int64_t chunks : seriesChunks(scenario, kind))
                series[kind].push_back(bubbleSeries(scenario, kind, chunks, base, stop));
        return [this, series = std::move(series)] {
            m_series.insert(series.begin(), series.end());
            showCurve();
        };
    });
}

void BubblePanel::showCurve() {
    m_curve->setFreshness(m_question.pending() ? m_curve->freshness() : Freshness::current);
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
                                     ? format::scheduleLabel(kind)
                                     : tr("%1, v = %2", "a schedule and its virtual stages")
                                           .arg(format::scheduleLabel(kind), format::count(series.chunks));
            const bool own = kind == scenario.plan.schedule && series.chunks == scenario.plan.vpp;
            shown.lines.push_back({.name = name, .series = series, .current = own});
        }
    }
    m_curve->setData(std::move(shown));
}

void BubblePanel::retranslate() {
    m_lines->setText(tr("Lines"));
    m_lines->setAccessibleName(tr("Schedules whose lines are drawn"));
    m_lines->setToolTip(tr("Schedules whose lines are drawn, beside the plan's own"));
    const auto entries = m_lines->menu()->actions();
    for (std::size_t i = 0; i < scheduleKinds.size(); ++i) {
        QAction* line = entries.at(static_cast<qsizetype>(i));
        line->setText(format::scheduleLabel(scheduleKinds.at(i)));
        line->setChecked(m_kinds.contains(scheduleKinds.at(i)));
    }
    m_convention->setAccessibleName(tr("What idle time is divided by"));
    for (int i = 0; i < m_convention->count(); ++i)
        m_convention->setItemText(i, bubble::shareName(conventions.at(static_cast<std::size_t>(i))));
    if (!isStale())
        showCurve(); // whose names are words, too
}

} // namespace quadrille
