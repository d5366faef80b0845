// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/bind_views.h"
#include "widgets/communication/communication_view.h"
#include "widgets/waterfall/waterfall.h"

namespace quadrille {

void bind(Waterfall& view, ScenarioStore& store) {
    const auto refresh = [&view, &store] {
        view.setEmptyReason(firstBrokenRule(store.analysis()));
        view.setPerformance(store.analysis().performance);
    };
    const auto refreshBaseline = [&view, &store] {
        view.setBaseline(store.baseline() != nullptr ? store.baseline()->performance : std::nullopt);
    };
    QObject::connect(&store, &ScenarioStore::changed, &view, refresh);
    QObject::connect(&store, &ScenarioStore::baselineChanged, &view, refreshBaseline);
    refresh();
    refreshBaseline();
}

void bind(CommunicationView& view, ScenarioStore& store) {
    const auto refresh = [&view, &store] {
        view.setEmptyReason(firstBrokenRule(store.analysis()));
        view.setPerformance(store.analysis().performance, store.scenario());
    };
    QObject::connect(&store, &ScenarioStore::changed, &view, refresh);
    refresh();
}

} // namespace quadrille
