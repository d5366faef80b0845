// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bind_views.h"

#include "core/analysis/explain.h"
#include "widgets/verdict/verdict_bar.h"
#include "widgets/verdict/verdict_text.h"

namespace quadrille {

void bind(VerdictBar& view, ScenarioStore& store, Reckoning& reckoning) {
    const auto refreshPending = [&view, &store] {
        const bool nothingYet = store.pending() && !store.pictured().runnable();
        view.setComputing(nothingYet || store.freshness() == Freshness::computing);
    };
    const auto refresh = [&view, &store, refreshPending] {
        view.setAnalysis(store.analysis());
        refreshPending();
    };
    const auto refreshBaseline = [&view, &store] {
        view.setBaseline(store.baseline() != nullptr ? std::optional(*store.baseline()) : std::nullopt);
    };
    QObject::connect(&store, &ScenarioStore::analysed, &view, refresh);
    QObject::connect(&store, &ScenarioStore::freshnessChanged, &view, refreshPending);
    QObject::connect(&store, &ScenarioStore::baselineChanged, &view, refreshBaseline);
    QObject::connect(&view, &VerdictBar::repairRequested, &store, [&store](const Repair& repair) {
        if (store.pending()) // it mends a plan that is no more
            return;
        store.change(repaired(store.scenario(), repair), [repair] {
            return ScenarioStore::tr("Repair: %1", "what a button says").arg(verdict::repair(repair, true));
        });
    });
    const auto reckon = [&view, &reckoning] { view.setConvention(reckoning.convention()); };
    QObject::connect(&reckoning, &Reckoning::changed, &view, reckon);
    reckon();
    refresh();
    refreshBaseline();
}

} // namespace quadrille
