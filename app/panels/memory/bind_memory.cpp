// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bind_views.h"

#include "app/panels/other_model.h"
#include "widgets/format.h"
#include "widgets/memory_bars/memory_bars.h"

namespace quadrille {
QString firstBrokenRule(const Analysis& analysis) {
    const bool broken =
        !analysis.diagnostics.empty() && analysis.diagnostics.front().severity == Severity::error;
    return broken ? format::sentence(analysis.diagnostics.front().message) : QString();
}

void bindFreshness(Picture& view, ScenarioStore& store) {
    const auto refresh = [&view, &store] { view.setFreshness(store.freshness()); };
    QObject::connect(&store, &ScenarioStore::freshnessChanged, &view, refresh);
    refresh();
}

QString whyNothing(const ScenarioStore& store) {
    const bool none = store.pending() && !store.pictured().runnable();
    return none ? freshnessWord(Freshness::computing) : firstBrokenRule(store.analysis());
}

void bindBaseline(MemoryBars& view, const ScenarioStore& store) {
    const Analysis* baseline = store.baseline();
    const bool drawn = baseline != nullptr && otherModel(store).isEmpty();
    view.setBaseline(drawn ? baseline->memory : std::nullopt);
    view.setRemark(otherModelMemory(store));
}

void bind(MemoryBars& view, ScenarioStore& store) {
    const auto refreshBaseline = [&view, &store] { bindBaseline(view, store); };
    const auto refresh = [&view, &store, refreshBaseline] {
        view.setEmptyReason(whyNothing(store));
        if (store.baseline() != nullptr)
            refreshBaseline(); // whether it can be compared is another question now
        view.setEstimate(store.pictured().memory);
    };
    const auto refreshSelection = [&view, &store] {
        view.setSelectedStage(static_cast<int>(store.selectedStage()));
    };
    QObject::connect(&store, &ScenarioStore::analysed, &view, refresh);
    QObject::connect(&store, &ScenarioStore::baselineChanged, &view, refreshBaseline);
    QObject::connect(&store, &ScenarioStore::selectionChanged, &view, refreshSelection);
    QObject::connect(&view, &MemoryBars::stageSelected, &store,
                     [&store](int stage) { store.selectStage(stage); });
    bindFreshness(view, store);
    refresh();
    refreshBaseline();
    refreshSelection();
}

} // namespace quadrille
