// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/waiting.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace quadrille {

namespace {

struct Step {
    double begin = 0;
    double end = 0;
};

Step stepOf(const Timeline& timeline) {
    Step step{std::numeric_limits<double>::infinity(), 0};
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        if (!timeline.order->rank(rank).empty()) {
            step.begin = std::min(step.begin, timeline.ranks[rank].firstStart);
            step.end = std::max(step.end, timeline.ranks[rank].lastEnd);
        }
    }
    return timeline.size() == 0 ? Step{} : step;
}

/// The last of the operation's inputs to arrive; of those that tie, the first operation's.
std::optional<Input> lastInput(const Timeline& timeline, const Dependencies& dependencies,
                               std::size_t operation) {
    std::optional<Input> last;
    for (const Input& input : dependencies.inputs(operation)) {
        const double later = last ? arrivalOf(timeline, input) - arrivalOf(timeline, *last) : 1;
        if (later > 0 || (later == 0 && input.operation < last->operation)) {
            last = input;
        }
    }
    return last;
}

/// What one rank does, and what the step is around it.
class Lane {
public:
    Lane(const Timeline& timeline, const Dependencies& dependencies, std::size_t rank)
        : m_timeline(timeline), m_dependencies(dependencies), m_rank(rank), m_step(stepOf(timeline)),
          m_first(timeline.order->rankOffsets[rank]), m_last(timeline.order->rankOffsets[rank + 1]) {}

    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] std::size_t last() const { return m_last; }

    /// What is between two neighbours of the rank, or before its first and behind its last operation
    /// (`next` is last() then): a gap, possibly of no length.
    [[nodiscard]] Gap before(std::size_t next) const {
        Gap gap;
        gap.rank = m_rank;
        gap.from = next == m_first ? m_step.begin : m_timeline.ends[next - 1];
        gap.to = next == m_last ? m_step.end : m_timeline.starts[next];
        gap.arrival = gap.to;
        if (next == m_last) {
            gap.cause = m_first == m_last ? IdleCause::warmUp : IdleCause::drain;
            return gap;
        }
        gap.next = next;
        if (gap.length() > 0) {
            explain(gap, next);
        }
        return gap;
    }

private:
    void explain(Gap& gap, std::size_t next) const {
        gap.input = lastInput(m_timeline, m_dependencies, next);
        if (gap.input) {
            gap.producedAt = m_timeline.ends[gap.input->operation];
            gap.arrival = arrivalOf(m_timeline, *gap.input);
        }
        if (next == m_first) {
            gap.cause = IdleCause::warmUp;
        } else if (gap.producedAt <= gap.from) {
            gap.cause = IdleCause::communication;
        } else {
            gap.cause = gap.input->kind == InputKind::forward ? IdleCause::forward : IdleCause::gradient;
        }
    }

    const Timeline& m_timeline;
    const Dependencies& m_dependencies;
    std::size_t m_rank;
    Step m_step;
    std::size_t m_first;
    std::size_t m_last;
};

template <class Visit>
void forEachGap(const Timeline& timeline, const Dependencies& dependencies, std::size_t rank, Visit visit) {
    const Lane lane(timeline, dependencies, rank);
    for (std::size_t next = lane.first(); next <= lane.last(); ++next) {
        const Gap gap = lane.before(next);
        if (gap.length() > 0) {
            visit(gap);
        }
    }
}

WaitLink linkOf(const Timeline& timeline, const Dependencies& dependencies, std::size_t operation) {
    WaitLink link{operation, dependencies.rankOf(operation), HeldBy::input, std::nullopt};
    const std::optional<std::size_t> previous = dependencies.previous(operation);
    if (previous && timeline.ends[*previous] == timeline.starts[operation]) {
        link.heldBy = HeldBy::busyRank;
    } else if (!previous && timeline.starts[operation] == stepOf(timeline).begin) {
        link.heldBy = HeldBy::stepStart;
    } else {
        link.input = lastInput(timeline, dependencies, operation);
    }
    return link;
}

} // namespace

double Gap::communication() const {
    const bool within = cause != IdleCause::warmUp && cause != IdleCause::drain;
    return within ? to - std::max(from, producedAt) : 0;
}

std::vector<Gap> gaps(const Timeline& timeline, const Dependencies& dependencies, std::size_t rank) {
    std::vector<Gap> result;
    forEachGap(timeline, dependencies, rank, [&](const Gap& gap) { result.push_back(gap); });
    return result;
}

std::optional<Gap> gapAt(const Timeline& timeline, const Dependencies& dependencies, std::size_t rank,
                         double time) {
    const Lane lane(timeline, dependencies, rank);
    const auto begin = timeline.starts.begin();
    const auto next = std::upper_bound(begin + static_cast<std::ptrdiff_t>(lane.first()),
                                       begin + static_cast<std::ptrdiff_t>(lane.last()), time);
    const Gap gap = lane.before(static_cast<std::size_t>(next - begin));
    return gap.from <= time && time < gap.to ? std::optional(gap) : std::nullopt;
}

double IdleByCause::forward() const {
    return std::accumulate(forwardFrom.begin(), forwardFrom.end(), 0.0);
}

double IdleByCause::gradient() const {
    return std::accumulate(gradientFrom.begin(), gradientFrom.end(), 0.0);
}

double IdleByCause::total() const {
    return warmUp + drain + communication + forward() + gradient();
}

IdleByCause idleByCause(const Timeline& timeline, const Dependencies& dependencies, std::size_t rank) {
    IdleByCause idle;
    const Placement& placement = timeline.order->placement;
    const std::size_t stages = placement.stageToRank.empty() ? 0 : placement.stageToRank.front().size();
    idle.forwardFrom.assign(stages, 0);
    idle.gradientFrom.assign(stages, 0);
    forEachGap(timeline, dependencies, rank, [&](const Gap& gap) {
        if (gap.cause == IdleCause::warmUp) {
            idle.warmUp += gap.length();
            return;
        }
        if (gap.cause == IdleCause::drain) {
            idle.drain += gap.length();
            return;
        }
        idle.communication += gap.communication();
        const Operation& maker = timeline.order->operations[gap.input->operation];
        const double waited = std::max(0.0, gap.producedAt - gap.from);
        if (gap.input->kind == InputKind::forward) {
            idle.forwardFrom[static_cast<std::size_t>(maker.stage)] += waited;
        } else {
            idle.gradientFrom[static_cast<std::size_t>(backwardStage(maker))] += waited;
        }
    });
    return idle;
}

std::vector<WaitLink> waitChain(const Timeline& timeline, const Dependencies& dependencies, const Gap& gap,
                                std::size_t mostLinks) {
    std::vector<WaitLink> chain;
    std::optional<std::size_t> operation = gap.next;
    while (operation && chain.size() < mostLinks) {
        const WaitLink link = linkOf(timeline, dependencies, *operation);
        chain.push_back(link);
        operation = link.input ? std::optional(link.input->operation) : std::nullopt;
    }
    return chain;
}

} // namespace quadrille
