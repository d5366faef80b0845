// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/searched_order.h"

#include "core/pipeline/orders/search/first_orders.h"
#include "core/pipeline/orders/search/local_search.h"
#include "core/pipeline/orders/search/longer.h"
#include "core/pipeline/orders/search/timing.h"

#include <algorithm>
#include <optional>

namespace quadrille::orders {

namespace search {

namespace {

/// How many tasks may be run in trials of changes, from each of the best first orders; about 25 ns each.
constexpr double tasksOfChanges = 130000;
/// Where there are not many tasks, at least so many changes are tried.
constexpr double leastTrials = 500;
constexpr double manyTasks = 5000;
/// How many first orders are changed.
constexpr std::size_t starts = 3;

struct Found {
    Quality quality;
    Lists lists;
};

void keepBetter(std::optional<Found>& best, const Problem& problem, std::optional<Lists> lists) {
    if (!lists)
        return;
    Timing timing(problem);
    if (!timing.run(*lists))
        return;
    const Quality quality = timing.quality();
    if (!best || quality < best->quality)
        best = Found{quality, *std::move(lists)};
}

/// Whether first orders are changed step by step.
enum class Effort { firstOrders, changes };

/// The best of the candidates, or of what becomes of the best ones.
Found bestOf(const Problem& problem, const std::vector<Candidate>& candidates, Effort effort) {
    std::optional<Found> best;
    keepBetter(best, problem, make(problem, candidates.front().recipe));
    const double goal = problem.leastSpan();
    const double least = problem.taskCount() <= manyTasks ? leastTrials : 0;
    const auto trials = static_cast<std::int64_t>(std::max(tasksOfChanges / problem.taskCount(), least));
    if (effort == Effort::firstOrders || trials == 0 || best->quality.span <= goal)
        return *std::move(best);
    for (const Candidate& each : bestOfDifferent(problem, candidates, starts)) {
        if (best->quality.span <= goal)
            break;
        if (std::optional<Lists> lists = make(problem, each.recipe))
            keepBetter(best, problem, improved(problem, *std::move(lists), {trials, goal}));
    }
    return *std::move(best);
}

/// Micro-batches of a step that shows warm-up, steady state and cool-down; all, where there are few.
std::int32_t enoughMicrobatches(const Problem& problem) {
    const auto ranks = static_cast<std::int32_t>(problem.ranks());
    std::int32_t enough = (problem.chunks() == 2 ? 2 : 4) * ranks + 6;
    enough += (problem.microbatches() - enough) % steadyPeriod != 0 ? 1 : 0;
    return std::min(enough, problem.microbatches());
}

Found search(const Problem& problem, Effort effort) {
    const std::int32_t enough = enoughMicrobatches(problem);
    const Problem shorter = problem.shortened(enough);
    const std::vector<Candidate> candidates = firstOrders(shorter);
    Found best = bestOf(shorter, candidates, effort);
    if (enough == problem.microbatches())
        return best;

    std::optional<Found> longest;
    keepBetter(longest, problem, withMoreMicrobatches(shorter, best.lists, problem.microbatches() - enough));
    constexpr std::size_t recipes = 3;
    for (std::size_t i = 0; i < candidates.size() && (i < recipes || !longest); ++i)
        keepBetter(longest, problem, make(problem, candidates[i].recipe));
    if (!longest)
        keepBetter(longest, problem, runGreedily(problem, {}));
    return *std::move(longest);
}

} // namespace

} // namespace search

Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                        const MemoryRule& memory) {
    using search::Effort;
    const search::Problem problem(kind, shape, durations, memory);
    // As much as the hand-made zero-bubble schedules hold; more is only worth having where it helps.
    const std::int64_t modestLimit = 4 * shape.ranks;
    if (memory.limitInHalves != 0 || problem.limit() <= modestLimit)
        return search::orderOf(problem, search::search(problem, Effort::changes).lists);
    const search::Problem modest(kind, shape, durations, {modestLimit, memory.freedAtInput});
    search::Found best = search::search(modest, Effort::firstOrders);
    if (best.quality.span > problem.leastSpan()) {
        search::Found free = search::search(problem, Effort::changes);
        if (free.quality.span < best.quality.span)
            best = std::move(free);
    }
    return search::orderOf(problem, best.lists);
}

Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations) {
    Order held = makeSearchedOrder(kind, shape, durations, MemoryRule::untilWeightGradient(shape));
    if (shape.memoryLimit == 0)
        return held;
    Order halves = makeSearchedOrder(kind, shape, durations, MemoryRule::of(shape));
    const auto spanOf = [&durations](const Order& order) {
        return execute(order, durations).longestRankSpan;
    };
    return spanOf(halves) < spanOf(held) ? halves : held;
}

} // namespace quadrille::orders
