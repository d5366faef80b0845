// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/course.h"

#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/oom.h"
#include "core/memory/detailed/rank_follower.h"
#include "core/memory/detailed/stages.h"

namespace quadrille {

namespace {

MemoryCourse courseOf(const Scenario& scenario, const detailed::Stages& stages, const Timeline& timeline,
                      std::int64_t stage, const std::stop_token& stop) {
    const auto chunks = stages.chunksOf(stage);
    const auto steady = stages.steadyOf(stage);
    const auto operations = timeline.rank(static_cast<std::size_t>(stage));
    MemoryCourse course{.stage = stage,
                        .states =
                            Bytes(steady.parameters + steady.gradients + steady.optimizer + steady.buffers),
                        .moments = {},
                        .peak = 0,
                        .peakName = describe(stages.stage(stage, stop)),
                        .capacity = scenario.cluster.gpu.memory,
                        .limits = zoneLimits(scenario),
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

} // namespace

std::optional<MemoryCourse> memoryCourse(const Scenario& scenario, const Timeline& timeline,
                                         std::int64_t stage, const std::stop_token& stop) {
    if (scenario.estimator == Estimator::paper)
        return std::nullopt;
    return courseOf(scenario, detailed::Stages(scenario, stop), timeline, stage, stop);
}

std::vector<MemoryCourse> memoryCourses(const Scenario& scenario, const Timeline& timeline,
                                        const std::stop_token& stop) {
    std::vector<MemoryCourse> courses;
    if (scenario.estimator == Estimator::paper)
        return courses;
    const detailed::Stages stages(scenario, stop);
    for (std::int64_t stage = 0; stage < scenario.plan.pp; ++stage)
        courses.push_back(courseOf(scenario, stages, timeline, stage, stop));
    return courses;
}

} // namespace quadrille
