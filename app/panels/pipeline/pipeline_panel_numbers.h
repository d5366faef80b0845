// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/pipeline/pipeline_panel_compare.h"
#include "core/memory/detailed/course.h"
#include "core/pipeline/executor.h"
#include "core/resolved/resolved.h"
#include "core/scenario/scenario.h"

#include <memory>
#include <optional>
#include <vector>

namespace quadrille {

/// Memory over time is followed for pipelines of at most so many operations.
inline constexpr std::int64_t largestFollowedPipeline = 200'000;

/// What an executed pipeline comes to, beside its picture.
struct PipelineNumbers {
    std::shared_ptr<const Timeline> timeline; ///< whose numbers these are; null: there are none
    double bestPossible = 0;     ///< lowerBound() of its placement and durations, backwards split or not
    std::optional<Bytes> memory; ///< of the fullest rank; none where no estimate fits the order
    std::int64_t messages = 0;   ///< boundaries that pass from rank to rank in a step
    Bytes sent;                  ///< of them, by the busiest rank's GPU
    bool knowsMessages = true;   ///< false: nothing is known of them
    std::vector<MemoryCourse> courses; ///< of every rank; empty where memory is not followed
};

/// A pipeline to put below the plan's: what to run, with whose times.
struct ComparedPipeline {
    Scenario scenario; ///< whose memory and messages it is; not the plan's schedule for an order from a file
    std::optional<SharedValue<Order>> order; ///< from a file; none: the scenario's schedule
    Durations durations;                     ///< in the unit of the plan's timeline
    bool knowsMemory = true;                 ///< false: the order places stages as no schedule does
};

/// The numbers of a scenario's own timeline, which was run with those durations. \pre runnable(scenario)
[[nodiscard]] PipelineNumbers numbersOf(const Resolved& resolved, std::shared_ptr<const Timeline> timeline,
                                        const Durations& durations, bool knowsMemory = true,
                                        const std::stop_token& stop = {});

/// Runs it; \throws Stopped, DeadlockError, std::invalid_argument as execute() for orders that do not run.
[[nodiscard]] PipelineNumbers numbersOf(const ComparedPipeline& compared, const std::stop_token& stop = {});

/// The scenario with one of the other schedules, and durations that make the same work of it: in units, all
/// chunks of a rank take as long together as those of the plan. \pre runnable(withSchedule(plan, kind))
[[nodiscard]] ComparedPipeline comparedSchedule(const Scenario& plan, ScheduleKind kind, TimeBase base);

/// Another scenario, as it is. In units, `unitRatio` is how many of the plan's units one of its lasts.
/// \pre runnable(other)
[[nodiscard]] ComparedPipeline comparedScenario(const Scenario& other, TimeBase base, double unitRatio);

/// The plan's stages in another order; nothing when the order is for another number of ranks, or in model
/// times for chunks that the plan's layers cannot be split into.
[[nodiscard]] std::optional<ComparedPipeline> comparedOrder(const Scenario& plan,
                                                            const SharedValue<Order>& order, TimeBase base);

/// What every stage holds at a moment of the step, by its course. `peaks` is the estimate that the courses
/// belong to. The figure is that of allocated memory: courses know no other. \pre as many courses as stages
[[nodiscard]] MemoryEstimate memoryAt(const std::vector<MemoryCourse>& courses, const MemoryEstimate& peaks,
                                      double time);

} // namespace quadrille
