// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/bind_views.h"
#include "app/panels/other_model.h"
#include "widgets/communication/communication_view.h"
#include "widgets/waterfall/waterfall.h"

namespace quadrille {

void bind(Waterfall& view, ScenarioStore& store) {
    const auto refreshBaseline = [&view, &store] {
        const bool drawn = store.baseline() != nullptr && otherModel(store).isEmpty();
        view.setBaseline(drawn ? store.baseline()->performance : std::nullopt);
        view.setRemark(otherModelTime(store));
    };
    const auto refresh = [&view, &store, refreshBaseline] {
        view.setEmptyReason(whyNothing(store));
        if (store.baseline() != nullptr)
            refreshBaseline(); // whether it can be compared is another question now
        view.setPerformance(store.pictured().performance);
    };
    QObject::connect(&store, &ScenarioStore::analysed, &view, refresh);
    QObject::connect(&store, &ScenarioStore::baselineChanged, &view, refreshBaseline);
    bindFreshness(view, store);
    refresh();
    refreshBaseline();
}

void bind(CommunicationView& view, ScenarioStore& store) {
    const auto refresh = [&view, &store] {
        view.setEmptyReason(whyNothing(store));
        view.setPerformance(store.pictured().performance, store.pictured().scenario);
    };
    QObject::connect(&store, &ScenarioStore::analysed, &view, refresh);
    bindFreshness(view, store);
    refresh();
}

} // namespace quadrille
