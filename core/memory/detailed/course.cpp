// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/course.h"

#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/rank_follower.h"
#include "core/memory/detailed/stages.h"

namespace quadrille {

std::optional<MemoryCourse> memoryCourse(const Scenario& scenario, const Timeline& timeline,
                                         std::int64_t stage) {
    if (scenario.estimator == Estimator::paper)
        return std::nullopt;
    const detailed::Stages stages(scenario);
    const auto chunks = stages.chunksOf(stage);
    const auto steady = stages.steadyOf(stage);
    const auto operations = timeline.rank(static_cast<std::size_t>(stage));
    MemoryCourse course{.stage = stage,
                        .states =
                            Bytes(steady.parameters + steady.gradients + steady.optimizer + steady.buffers),
                        .moments = {},
                        .peak = 0,
                        .peakName = describe(stages.stage(stage)),
                        .capacity = scenario.cluster.gpu.memory,
                        .makespan = timeline.makespan};
    course.moments.reserve(operations.size());
    detailed::RankFollower follower(stages.shapes().stagesOf(stage), chunks);
    double largest = -1;
    for (const TimedOperation& timed : operations) {
        const detailed::Moment moment = follower.run(timed.operation);
        if (moment.total() > largest) {
            largest = moment.total();
            course.peak = course.moments.size();
        }
        course.moments.push_back({timed.start, timed.end, Bytes(moment.activations), Bytes(moment.working),
                                  Bytes(follower.stored())});
    }
    return course;
}

} // namespace quadrille
