// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/make_it_fit.h"

namespace quadrille::test {

/// Llama-like, small enough to say where every number comes from.
inline Scenario tightScenario() {
    Scenario s;
    s.model.name = "tiny";
    s.model.label = "Tiny";
    s.cluster.gpu.memory = gibibytes(80);
    s.cluster.gpus = 8;
    s.plan.tp = 2;
    return s;
}

inline Price priceOf(double gib, double bubble, double sentGib, double computation) {
    Price price;
    price.memory = gibibytes(gib);
    price.bubbleOverTotal = bubble;
    price.traffic.part(TrafficKind::tensor) = gibibytes(sentGib * 0.75);
    price.traffic.part(TrafficKind::data) = gibibytes(sentGib * 0.25);
    price.extraComputation = computation;
    price.time = Seconds(1);
    return price;
}

inline Proposal proposalOf(std::vector<Change> changes, const Price& price, double extraTime) {
    Proposal proposal{.steps = {},
                      .scenario = tightScenario(),
                      .zone = zoneOf(price.memory, paperLimits(gibibytes(80))),
                      .price = price,
                      .extraTime = extraTime};
    for (const Change& change : changes) {
        proposal.steps.push_back({change, 1, 1});
        apply(change, proposal.scenario);
    }
    return proposal;
}

/// Two single changes and a pair, of a plan of 100 GiB on GPUs of 80.
inline FitAnswer threeProposals() {
    FitAnswer found{.outcome = FitAnswer::Outcome::found,
                    .before = priceOf(100, 0.10, 8, 0),
                    .proposals = {},
                    .closest = {},
                    .missing = gibibytes(36)};
    const Change tensor("tp", 4);
    const Change recompute = Change("recompute", "full").with("recompute-every", 1);
    const Change zero("zero", 2);
    const Change half = Change("recompute", "full").with("recompute-every", 2);
    found.proposals = {proposalOf({tensor}, priceOf(60, 0.15, 20, 0), 0.12),
                       proposalOf({recompute}, priceOf(40, 0.10, 10, 1.0 / 3), 0.34),
                       proposalOf({zero, half}, priceOf(62, 0.10, 9, 1.0 / 6), 0.05)};
    return found;
}

} // namespace quadrille::test
