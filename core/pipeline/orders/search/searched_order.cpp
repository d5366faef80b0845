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

/// How many first orders are changed, …
constexpr std::size_t starts = 3;
/// … how often each at most, …
constexpr double mostTrials = 500;
/// … and for how many tasks where that is more, since there are few of them.
constexpr double tasksOfFewChanges = 130000;

/// What a start may cost without anybody asking whether the one before helped.
constexpr double littleEffort = searchEffort / 5;

struct Found {
    Quality quality;
    Lists lists;
};

/// Whether first orders are changed step by step.
enum class Depth { firstOrders, changes };

/// The search for one problem.
class Search {
public:
    Search(const Problem& problem, Effort& effort)
        : m_problem(problem), m_shorter(problem.shortened(enoughMicrobatches(problem, effort.left()))),
          m_effort(effort) {}

    Found run(Depth depth) {
        m_candidates = firstOrders(m_shorter, m_effort);
        std::optional<Lists> first = make(m_shorter, m_candidates.front().recipe, m_effort);
        Found best{m_candidates.front().quality, *std::move(first)};
        if (depth == Depth::changes)
            change(best);
        return m_shorter.microbatches() == m_problem.microbatches() ? best : lengthened(best);
    }

private:
    /// Micro-batches of a step that shows warm-up, steady state and cool-down; all, where there are few.
    static std::int32_t enoughMicrobatches(const Problem& problem, double tasks) {
        const std::int64_t ranks = problem.shape().ranks;
        std::int64_t enough = (problem.chunks() == 2 ? 2 : 4) * ranks + 6;
        // Better than to try a few orders is to see less of the steady state of many.
        constexpr double leastTried = 40;
        const std::int64_t inFlight = problem.limit() / 2;
        if (static_cast<double>(enough) * problem.tasksOfMicrobatch() > tasks / leastTried)
            enough = std::min(enough, 2 * std::max(ranks, inFlight) + 6);
        enough += (problem.microbatches() - enough) % steadyPeriod != 0 ? 1 : 0;
        return static_cast<std::int32_t>(std::min<std::int64_t>(enough, problem.microbatches()));
    }

    /// The best of what becomes of the best candidates.
    void change(Found& best) {
        const double goal = m_shorter.leastSpan();
        const double tasks = m_shorter.taskCount();
        const double most = std::max(mostTrials, tasksOfFewChanges / tasks);
        if (best.quality.span <= goal || m_effort.left() < tasks)
            return;
        std::size_t left = starts;
        for (const Candidate& each : bestOfDifferent(m_shorter, m_candidates, starts, m_effort)) {
            const double trials = std::min(most, m_effort.left() / static_cast<double>(left--) / tasks);
            if (best.quality.span <= goal || trials < 1)
                break;
            std::optional<Lists> lists = make(m_shorter, each.recipe, m_effort);
            const double before = best.quality.span;
            keepBetter(
                best, m_shorter,
                improved(m_shorter, *std::move(lists), {static_cast<std::int64_t>(trials), goal}, m_effort));
            if (best.quality.span == before && trials * tasks > littleEffort)
                break; // nor do the others help, as a rule
        }
    }

    void keepBetter(std::optional<Found>& best, const Problem& problem, std::optional<Lists> lists) {
        if (!lists)
            return;
        m_effort.spend(problem.taskCount());
        Timing timing(problem);
        if (!timing.run(*lists, m_effort.stop()))
            return;
        const Quality quality = timing.quality();
        if (!best || quality < best->quality)
            best = Found{quality, *std::move(lists)};
    }

    void keepBetter(Found& best, const Problem& problem, Lists lists) {
        std::optional<Found> kept = std::move(best);
        keepBetter(kept, problem, std::optional(std::move(lists)));
        best = *std::move(kept);
    }

    /// All micro-batches: those of the shorter step, its steady state repeated; where that cannot run or
    /// takes longer than it has to, as the best recipes make them.
    Found lengthened(const Found& shorter) {
        const std::int32_t more = m_problem.microbatches() - m_shorter.microbatches();
        std::optional<Found> longest;
        keepBetter(longest, m_problem, withMoreMicrobatches(m_shorter, shorter.lists, more, m_effort.stop()));
        if (longest && longest->quality.span <= shorter.quality.span + more * m_problem.busiest())
            return *std::move(longest);
        constexpr std::size_t recipes = 3;
        // A few passes more over all tasks, where that is little beside the search.
        const bool isLittle = m_problem.taskCount() <= searchEffort / 30;
        for (std::size_t i = 0; i < m_candidates.size() && (i < recipes || !longest); ++i)
            if (!longest || isLittle)
                keepBetter(longest, m_problem, make(m_problem, m_candidates[i].recipe, m_effort));
        if (!longest)
            keepBetter(longest, m_problem, runGreedily(m_problem, {}, m_effort.stop()));
        return *std::move(longest);
    }

    const Problem& m_problem;
    Problem m_shorter;
    Effort& m_effort;
    std::vector<Candidate> m_candidates;
};

/// Spends at most that share of what is left, beside the passes that every search needs.
Found searched(const Problem& problem, Depth depth, double share, Effort& effort) {
    const double tasks = share * effort.left();
    Effort own(tasks, effort.stop());
    Found found = Search(problem, own).run(depth);
    effort.spend(tasks - own.left());
    return found;
}

/// For one rule of memory.
Found searched(const Problem& problem, const MemoryRule& memory, double share, Effort& effort) {
    // As much as the hand-made zero-bubble schedules hold; more is only worth having where it helps.
    const std::int64_t modestLimit = 4 * problem.shape().ranks;
    if (memory.limitInHalves != 0 || problem.limit() <= modestLimit)
        return searched(problem, Depth::changes, share, effort);
    Found best = searched(problem.limitedTo(modestLimit), Depth::firstOrders, share / 3, effort);
    if (best.quality.span > problem.leastSpan() && effort.left() > 0) {
        Found free = searched(problem, Depth::changes, share, effort);
        if (free.quality.span < best.quality.span)
            best = std::move(free);
    }
    return best;
}

} // namespace

} // namespace search

Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                        const MemoryRule& memory, search::Effort& effort) {
    const search::Problem problem(kind, shape, durations, memory);
    return search::orderOf(problem, search::searched(problem, memory, 1, effort).lists, effort.stop());
}

Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                        search::Effort& effort) {
    const MemoryRule untilWeights = MemoryRule::untilWeightGradient(shape);
    if (shape.memoryLimit == 0)
        return makeSearchedOrder(kind, shape, durations, untilWeights, effort);
    const search::Problem problem(kind, shape, durations, untilWeights);
    search::Found best = search::searched(problem, untilWeights, 0.5, effort);
    const MemoryRule halves = MemoryRule::of(shape);
    const search::Problem freer(kind, shape, durations, halves);
    if (best.quality.span > freer.leastSpan() && effort.left() > 0) {
        search::Found other = search::searched(freer, halves, 1, effort);
        if (other.quality.span < best.quality.span)
            best = std::move(other);
    }
    return search::orderOf(problem, best.lists, effort.stop());
}

Order makeSearchedOrder(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                        const std::stop_token& stop) {
    search::Effort effort(searchEffort, stop);
    return makeSearchedOrder(kind, shape, durations, effort);
}

} // namespace quadrille::orders
