// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/stage_times.h"

#include "core/performance/stage_passes.h"

namespace quadrille {

Durations stageTimes(const Scenario& scenario) {
    const step::PlanRates rates = step::ratesOf(scenario);
    return step::durationsOf(scenario, step::StagePasses(scenario, rates), rates);
}

Bytes stageBoundaryBytes(const Scenario& scenario) {
    const Plan& plan = scenario.plan;
    constexpr double bytesOfActivation = 2;
    const std::int64_t split = plan.cp * (usesSequenceParallel(plan) ? plan.tp : 1);
    return Bytes(bytesOfActivation * static_cast<double>(plan.microBatch) *
                 static_cast<double>(plan.sequence) * static_cast<double>(scenario.model.hidden) /
                 static_cast<double>(split));
}

Durations durationsOf(const Scenario& scenario, TimeBase base) {
    if (base == TimeBase::model)
        return stageTimes(scenario);
    const ScheduleShape shape = scheduleShape(scenario);
    const double each = 1 / static_cast<double>(shape.chunks);
    return Durations::uniform(static_cast<std::size_t>(shape.stages()), each, each, each);
}

} // namespace quadrille
