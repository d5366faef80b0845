// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference/plan_numbers.h"

#include "core/check/check.h"
#include "core/performance/traffic.h"
#include "core/reference/tables.h"

namespace quadrille::reference {

std::int64_t dataRanks(const Scenario& scenario) {
    return dataParallel(scenario) * scenario.plan.cp;
}

Bytes statesOf(const StageMemory& held) {
    return held.part(MemoryPart::parameters) + held.part(MemoryPart::gradients) +
           held.part(MemoryPart::optimizer);
}

ReferenceCell sentUnder(const Scenario& scenario, int zero) {
    Scenario other = scenario;
    other.plan.zero = zero;
    if (!runnable(other))
        return {};
    return number(trafficOf(other).part(TrafficKind::data).value(), ReferenceUnit::traffic);
}

} // namespace quadrille::reference
