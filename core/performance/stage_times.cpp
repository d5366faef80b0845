// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/stage_times.h"

#include "core/layout/letters.h"
#include "core/performance/stage_passes.h"

namespace quadrille {

Durations stageTimes(const Scenario& scenario) {
    const step::PlanRates rates = step::ratesOf(scenario);
    return step::durationsOf(scenario, step::StagePasses(scenario, rates), rates);
}

Bytes stageBoundaryBytes(const Scenario& scenario) {
    return Bytes(layout::boundaryBytes(scenario, layout::lettersOf<double>(scenario)));
}

Durations durationsOf(const Scenario& scenario, TimeBase base) {
    if (base == TimeBase::model)
        return stageTimes(scenario);
    const ScheduleShape shape = scheduleShape(scenario);
    const double each = 1 / static_cast<double>(shape.chunks);
    return Durations::uniform(static_cast<std::size_t>(shape.stages()), each, each, each);
}

} // namespace quadrille
