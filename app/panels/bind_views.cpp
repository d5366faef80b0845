// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bind_views.h"

#include "widgets/format.h"
#include "widgets/picture/picture.h"

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

} // namespace quadrille
