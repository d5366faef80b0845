// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/complete_session.h"

namespace quadrille {
namespace {

void completeAll(std::optional<Scenario>& baseline, KeptPlans& kept, const Catalogue& catalogue) {
    if (baseline)
        complete(*baseline, catalogue);
    for (KeptPlan& plan : kept)
        complete(plan.scenario, catalogue);
}

} // namespace

void complete(Scenario& scenario, const Catalogue& catalogue) {
    completeFramework(scenario, catalogue.frameworks);
    completeProfile(scenario, catalogue.profiles);
}

void complete(StoreState& state, const Catalogue& catalogue) {
    complete(state.scenario, catalogue);
    completeAll(state.baseline, state.kept, catalogue);
}

void complete(Session& session, const Catalogue& catalogue) {
    complete(session.scenario, catalogue);
    completeAll(session.baseline, session.kept, catalogue);
    for (Deck& deck : session.decks)
        for (Stop& stop : deck.stops)
            complete(stop.state, catalogue);
}

} // namespace quadrille
