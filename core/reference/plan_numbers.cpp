// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference/plan_numbers.h"

#include "core/check/check.h"
#include "core/performance/traffic.h"
#include "core/reference/tables.h"

namespace quadrille::reference {

std::int64_t dataRanks(const Scenario& scenario) {
    return dataParallel(scenario) * scenario.plan.cp;
}

anatomy::StatesHeld ownStates(const Resolved& resolved, const StageMemory& held) {
    const auto zero = static_cast<std::size_t>(resolved.scenario().plan.zero);
    return anatomy::statesByZero(resolved, held).at(zero);
}

anatomy::StatesHeld ownStates(const Resolved& resolved, std::int64_t rank) {
    StageMemory held;
    held.stage = rank;
    if (resolved.scenario().estimator == Estimator::paper) // whose states follow from its parameters
        held = stageMemoryOf(resolved, rank);
    return ownStates(resolved, held);
}

ReferenceCell sentUnder(const Scenario& scenario, int zero) {
    Scenario other = scenario;
    other.plan.zero = zero;
    if (!runnable(other))
        return {};
    return number(trafficOf(other).part(TrafficKind::data).value(), ReferenceUnit::traffic);
}

} // namespace quadrille::reference
