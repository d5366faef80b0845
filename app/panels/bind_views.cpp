// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bind_views.h"

#include "app/store/speed_options.h"
#include "widgets/format.h"
#include "widgets/picture/picture.h"
#include "widgets/verdict/verdict_bar.h"
#include "widgets/verdict/verdict_text.h"

namespace quadrille {

QString firstBrokenRule(const Analysis& analysis) {
    const bool broken =
        !analysis.diagnostics.empty() && analysis.diagnostics.front().severity == Severity::error;
    return broken ? format::sentence(analysis.diagnostics.front().message) : QString();
}

void bind(VerdictBar& view, ScenarioStore& store, const SharedSpeedOptions& speedOptions) {
    const auto showPending = [&view, &store] {
        const bool nothingYet = store.pending() && !store.pictured().runnable();
        view.setComputing(nothingYet || store.freshness() == Freshness::computing);
    };
    const auto showVerdict = [&view, &store, showPending] {
        view.setAnalysis(store.analysis());
        showPending();
    };
    const auto showBaseline = [&view, &store] {
        const Analysis* baseline = store.baseline();
        view.setBaseline(baseline != nullptr ? std::optional(*baseline) : std::nullopt);
    };
    const auto showConvention = [&view, &speedOptions] { view.setConvention(speedOptions.convention()); };
    QObject::connect(&store, &ScenarioStore::analysed, &view, showVerdict);
    QObject::connect(&store, &ScenarioStore::freshnessChanged, &view, showPending);
    QObject::connect(&store, &ScenarioStore::baselineChanged, &view, showBaseline);
    QObject::connect(&speedOptions, &SharedSpeedOptions::changed, &view, showConvention);
    QObject::connect(&view, &VerdictBar::repairRequested, &store, [&store](const Repair& repair) {
        if (store.pending()) // it mends a plan that is no more
            return;
        store.change(repaired(store.scenario(), repair), [repair] {
            return ScenarioStore::tr("Repair: %1", "what a button says").arg(verdict::repair(repair, true));
        });
    });
    showConvention();
    showVerdict();
    showBaseline();
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

} // namespace quadrille
