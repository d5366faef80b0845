// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/local_search.h"

#include "core/pipeline/orders/search/timing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille::orders::search {

namespace {

/// The same numbers everywhere (SplitMix64; Steele, Lea and Flood 2014).
class Random {
public:
    /// Below `end`.
    std::size_t below(std::size_t end) { return static_cast<std::size_t>(next() % end); }
    /// In (0, 1].
    double fraction() { return (static_cast<double>(next() >> 11) + 1) / 9007199254740992.0; }

private:
    std::uint64_t next() {
        std::uint64_t z = m_state += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    std::uint64_t m_state = 7;
};

class LocalSearch {
public:
    LocalSearch(const Problem& problem, Lists lists, Effort& effort)
        : m_problem(problem), m_effort(effort), m_lists(std::move(lists)), m_now(problem), m_next(problem) {
        double work = 0;
        for (std::size_t stage = 0; stage < problem.stages(); ++stage)
            work += problem.forward(stage) + problem.input(stage) + problem.weight(stage);
        m_unit = work / (3 * static_cast<double>(problem.stages()));
    }

    Lists run(const LocalSearchLimits& limits) {
        if (!(m_unit > 0) || !m_now.run(m_lists))
            return std::move(m_lists);
        Quality best = m_now.quality();
        Lists bestLists = m_lists;
        double cost = costOf(m_now);
        double leastCost = cost;
        for (std::int64_t trial = 0; trial < limits.trials && best.span > limits.goal; ++trial) {
            if (!change())
                break;
            const double share = static_cast<double>(trial) / static_cast<double>(limits.trials);
            const double temperature = firstTemperature * (1 - share);
            m_effort.spend(m_problem.taskCount());
            const bool runs = keepsMemory(m_changedRank) && m_next.run(m_lists);
            const double newCost = runs ? costOf(m_next) : 0;
            if (!runs || newCost > cost - temperature * std::log(m_random.fraction())) {
                m_lists[m_changedRank].swap(m_before);
                continue;
            }
            cost = newCost;
            std::swap(m_now, m_next);
            if (cost < leastCost) {
                leastCost = cost;
                best = m_now.quality();
                bestLists = m_lists;
            }
        }
        return bestLists;
    }

private:
    /// In mean durations of a task.
    static constexpr double firstTemperature = 0.05;
    static constexpr double margin = 5;
    static constexpr double weightOfOthers = 4e-4;

    /// The longest span, and a little of the others that are nearly as long: without them, a change that
    /// helps one of several longest ranks would seem to be none.
    double costOf(const Timing& timing) const {
        double longest = 0;
        for (std::size_t rank = 0; rank < m_problem.ranks(); ++rank)
            longest = std::max(longest, timing.span(rank) / m_unit);
        double others = 0;
        for (std::size_t rank = 0; rank < m_problem.ranks(); ++rank) {
            const double over = std::max(0.0, timing.span(rank) / m_unit - longest + margin);
            others += over * over;
        }
        return longest + weightOfOthers * others;
    }

    [[nodiscard]] bool mayChangePlaces(const Task& first, const Task& second) const {
        if (first.chunk != second.chunk)
            return true;
        const bool needs = first.microbatch == second.microbatch;
        // Micro-batches ascend: another order of the same tasks is never shorter.
        return first.kind != second.kind && !needs;
    }

    /// One random change for one of the longest ranks: on the chain that its end hangs on, or of its own W.
    /// The changed rank's list before it is kept. False when there is none.
    bool change() {
        const std::size_t rank = oneOfLongest();
        if (m_random.below(4) == 0 && hurryWeight(rank))
            return true;
        m_now.criticalLinks(m_lists, rank, m_links);
        std::erase_if(m_links, [this](const Timing::Link& link) {
            const std::vector<Task>& list = m_lists[link.rank];
            return !mayChangePlaces(list[link.index - 1], list[link.index]);
        });
        if (m_links.empty())
            return hurryWeight(rank);
        const Timing::Link link = m_links[m_random.below(m_links.size())];
        std::vector<Task>& list = keptList(link.rank);
        const bool isWeight = list[link.index - 1].kind == OperationKind::weightGradient;
        if (isWeight && m_random.below(3) != 0)
            delayWeight(list, link.index - 1);
        else
            std::swap(list[link.index - 1], list[link.index]);
        return true;
    }

    std::size_t oneOfLongest() {
        m_longest.clear();
        double most = 0;
        for (std::size_t rank = 0; rank < m_problem.ranks(); ++rank) {
            const double span = m_now.span(rank);
            if (span > most)
                m_longest.clear();
            if (span >= most) {
                most = span;
                m_longest.push_back(rank);
            }
        }
        return m_longest[m_random.below(m_longest.size())];
    }

    std::vector<Task>& keptList(std::size_t rank) {
        m_changedRank = rank;
        m_before = m_lists[rank];
        return m_lists[rank];
    }

    /// The next W that could run where the rank is idle moves there. False when there is none.
    bool hurryWeight(std::size_t rank) {
        m_now.idleBefore(m_lists, rank, m_idle);
        if (m_idle.empty())
            return false;
        const std::size_t target = m_idle[m_random.below(m_idle.size())];
        const std::vector<Task>& list = m_lists[rank];
        for (std::size_t from = target; from < list.size(); ++from) {
            if (list[from].kind != OperationKind::weightGradient)
                continue;
            const auto isOwnInput = [&task = list[from]](const Task& other) {
                return other.kind == OperationKind::inputGradient && other.chunk == task.chunk &&
                       other.microbatch == task.microbatch;
            };
            const auto first = list.begin() + static_cast<std::ptrdiff_t>(target);
            const auto last = list.begin() + static_cast<std::ptrdiff_t>(from);
            if (std::any_of(first, last, isOwnInput))
                continue;
            std::vector<Task>& changed = keptList(rank);
            std::rotate(changed.begin() + static_cast<std::ptrdiff_t>(target),
                        changed.begin() + static_cast<std::ptrdiff_t>(from),
                        changed.begin() + static_cast<std::ptrdiff_t>(from + 1));
            return true;
        }
        return false;
    }

    void delayWeight(std::vector<Task>& list, std::size_t index) {
        const std::size_t rest = list.size() - index;
        std::size_t steps = 1 + m_random.below(std::min<std::size_t>(rest, 12));
        if (m_random.below(8) == 0)
            steps = rest;
        for (; steps > 0 && index + 1 < list.size(); --steps, ++index) {
            if (!mayChangePlaces(list[index], list[index + 1]))
                return;
            std::swap(list[index], list[index + 1]);
        }
    }

    [[nodiscard]] bool keepsMemory(std::size_t rank) const {
        std::int64_t held = 0;
        for (const Task& task : m_lists[rank]) {
            held += m_problem.held(task.kind);
            if (held > m_problem.limit())
                return false;
        }
        return true;
    }

    const Problem& m_problem;
    Effort& m_effort;
    Lists m_lists;
    Timing m_now;
    Timing m_next;
    double m_unit = 0; ///< mean duration of a task
    Random m_random;
    std::size_t m_changedRank = 0;
    std::vector<Task> m_before;
    std::vector<std::size_t> m_longest;
    std::vector<Timing::Link> m_links;
    std::vector<std::size_t> m_idle;
};

} // namespace

Lists improved(const Problem& problem, Lists lists, const LocalSearchLimits& limits, Effort& effort) {
    return LocalSearch(problem, std::move(lists), effort).run(limits);
}

} // namespace quadrille::orders::search
