// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/course.h"

#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/oom.h"
#include "core/memory/detailed/rank_follower.h"
#include "core/memory/detailed/stages.h"

#include <algorithm>

namespace quadrille {

namespace {

MemoryCourse courseOf(const Resolved& resolved, const detailed::Stages& stages, const Timeline& timeline,
                      std::int64_t stage, const std::stop_token& stop) {
    const auto chunks = stages.chunksOf(stage);
    const auto steady = stages.steadyOf(stage);
    const auto operations = timeline.rank(static_cast<std::size_t>(stage));
    MemoryCourse course{.stage = stage,
                        .states = Bytes(steady.parameters + (stages.gradientsCome() ? 0 : steady.gradients) +
                                        steady.optimizer + steady.buffers),
                        .gradientsCome = stages.gradientsCome(),
                        .moments = {},
                        .peak = 0,
                        .peakName = describe(stages.stage(stage, stop)),
                        .capacity = resolved.scenario().cluster.gpu.memory,
                        .limits = zoneLimits(resolved.scenario()),
                        .makespan = timeline.makespan};
    course.moments.reserve(operations.size());
    detailed::RankFollower follower(resolved.chunks().stagesOf(stage), chunks);
    double largest = -1;
    for (const TimedOperation& timed : operations) {
        detailed::Moment moment = follower.run(timed.operation);
        if (course.gradientsCome && moment.backward && moment.chunk + 1 == chunks.size())
            moment.working =
                std::max(moment.working, detailed::lastBackward(chunks.back()) + steady.headGradients);
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

std::optional<MemoryCourse> memoryCourse(const Resolved& resolved, const Timeline& timeline,
                                         std::int64_t stage, const std::stop_token& stop) {
    if (resolved.scenario().estimator == Estimator::paper)
        return std::nullopt;
    return courseOf(resolved, detailed::Stages(resolved), timeline, stage, stop);
}

std::vector<MemoryCourse> memoryCourses(const Resolved& resolved, const Timeline& timeline,
                                        const std::stop_token& stop) {
    std::vector<MemoryCourse> courses;
    if (resolved.scenario().estimator == Estimator::paper)
        return courses;
    const detailed::Stages stages(resolved);
    for (std::int64_t stage = 0; stage < resolved.shape().ranks; ++stage)
        courses.push_back(courseOf(resolved, stages, timeline, stage, stop));
    return courses;
}

} // namespace quadrille
