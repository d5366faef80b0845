// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bind_views.h"
#include "app/panels/other_model.h"
#include "core/analysis/plan_comparison.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"

#include <QCoreApplication>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(pipeline)
};

QString whyNoTimeline(const ScenarioStore& store) {
    const Analysis& analysis = store.pictured();
    if (!analysis.runnable())
        return whyNothing(store);
    if (store.timelinePending())
        return computingText(store);
    return Text::tr("%1 operations are more than are drawn one by one.")
        .arg(format::count(operationCount(analysis.scenario())));
}

} // namespace

QString computingText(const ScenarioStore& store) {
    return store.timelinePending() ? Text::tr("Computing %1 operations…")
                                         .arg(format::count(operationCount(store.pictured().scenario())))
                                   : QString();
}

AfterPipeline afterPipeline(const Analysis& analysis) {
    if (!analysis.performance || analysis.timeline == nullptr || analysis.timeBase != TimeBase::model)
        return {};
    const Performance& performance = *analysis.performance;
    const double data = performance.part(StepPart::data).value();
    const double optimizer = performance.part(StepPart::optimizer).value();
    // The rest of the step, which no operator accounts for.
    const double host = performance.part(StepPart::offload).value();
    const double rest = performance.step.value() - analysis.timeline->makespan - data - host - optimizer;
    if (host == 0)
        return {{StepPart::data, data}, {StepPart::optimizer, optimizer}, {StepPart::overhead, rest}};
    return {{StepPart::data, data},
            {StepPart::offload, host},
            {StepPart::optimizer, optimizer},
            {StepPart::overhead, rest}};
}

void bind(GanttView& view, ScenarioStore& store) {
    const auto refreshBaseline = [&view, &store] {
        const Analysis* baseline = comparableBaseline(store);
        // Seconds are seconds; units are comparable only where they are of the same work.
        const bool seconds = store.pictured().timeBase == TimeBase::model;
        const bool comparable =
            baseline != nullptr && baseline->timeBase == store.pictured().timeBase &&
            (seconds || sameWorkPerLayer(baseline->scenario(), store.pictured().scenario()));
        view.setRemark(otherModelBubble(store));
        view.setBaseline(comparable ? baseline->timeline : nullptr,
                         seconds ? std::optional(1.0) : std::nullopt);
    };
    const auto refresh = [&view, &store, refreshBaseline] {
        view.setEmptyReason(whyNoTimeline(store));
        // While the next one is computed, the previous picture stays.
        if (store.timelinePending())
            return;
        const Analysis& analysis = store.pictured();
        view.setTimeBase(analysis.timeBase);
        if (store.baseline() != nullptr)
            refreshBaseline();
        view.setTimeline(analysis.timeline, format::scheduleLabel(analysis.scenario().plan.schedule));
    };
    const auto refreshSelection = [&view, &store] {
        view.setSelectedStage(static_cast<int>(store.selectedStage()));
    };
    QObject::connect(&store, &ScenarioStore::analysed, &view, refresh);
    QObject::connect(&store, &ScenarioStore::timelineChanged, &view, refresh);
    QObject::connect(&store, &ScenarioStore::baselineChanged, &view, refreshBaseline);
    QObject::connect(&store, &ScenarioStore::selectionChanged, &view, refreshSelection);
    QObject::connect(&view, &GanttView::stageSelected, &store,
                     [&store](int stage) { store.selectStage(stage); });
    const auto refreshFreshness = [&view, &store] { view.setFreshness(store.timelineFreshness()); };
    QObject::connect(&store, &ScenarioStore::freshnessChanged, &view, refreshFreshness);
    refreshFreshness();
    refresh();
    refreshBaseline();
    refreshSelection();
}

} // namespace quadrille
