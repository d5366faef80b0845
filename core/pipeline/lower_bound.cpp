// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/lower_bound.h"

#include "core/pipeline/bound_chains.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <vector>

namespace quadrille {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Operations of one rank that are alike: one kind, one stage, all micro-batches of one direction.
struct WorkClass {
    double head = 0;
    double tail = 0;
    double work = 0; ///< of all of them together
};

/// Activations that one rank holds for one stage and direction.
struct HoldClass {
    double head = 0; ///< before the forward begins
    double tail = 0; ///< after the release
    double hold = 0; ///< of each
    double count = 0;
    double forward = 0; ///< time that taking each keeps the rank busy
    double release = 0; ///< time that releasing each keeps the rank busy
};

/// Takes the larger of both.
void keepLarger(LowerBound& bound, double head, double body, double tail) {
    const double time = head + body + tail;
    if (time <= bound.time)
        return;
    bound.time = time;
    bound.head = head;
    bound.body = body;
    bound.tail = tail;
}

/// max over a, b of a + Σ{work: head ≥ a, tail ≥ b} + b
LowerBound boundByWork(std::vector<WorkClass> classes, const std::stop_token& stop) {
    std::ranges::sort(classes, std::greater<>{}, &WorkClass::tail);
    LowerBound best{0, BoundArgument::rankWork};
    for (const WorkClass& from : classes) {
        throwIfStopped(stop);
        double work = 0;
        for (const WorkClass& each : classes) {
            if (each.head < from.head) {
                continue;
            }
            work += each.work;
            keepLarger(best, from.head, work, each.tail);
        }
    }
    return best;
}

/// The least over whole k from 1 to `most` of total ÷ k + each·(k − 1) ÷ 2, which is convex in k.
double leastInPlaces(double total, double each, double most) {
    const auto at = [=](double k) { return total / k + each * (k - 1) / 2; };
    if (each <= 0) {
        return at(most);
    }
    const double best = std::sqrt(2 * total / each);
    return std::min(at(std::clamp(std::floor(best), 1.0, most)), at(std::clamp(std::ceil(best), 1.0, most)));
}

/// Over the sets {head ≥ a, hold ≥ h} of what a rank holds.
LowerBound boundByMemory(std::vector<HoldClass> classes, double limit, const std::stop_token& stop) {
    std::ranges::sort(classes, std::greater<>{}, &HoldClass::hold);
    LowerBound best{0, BoundArgument::memory};
    for (const HoldClass& from : classes) {
        throwIfStopped(stop);
        HoldClass set{from.head, infinity, 0, 0, infinity, infinity};
        double total = 0;
        for (const HoldClass& each : classes) {
            if (each.head < from.head) {
                continue;
            }
            set.tail = std::min(set.tail, each.tail);
            set.hold = each.hold;
            set.count += each.count;
            set.forward = std::min(set.forward, each.forward);
            set.release = std::min(set.release, each.release);
            total += each.hold * each.count;
            if (set.count <= limit) {
                continue; // the limit does not bind: their work alone is the other argument
            }
            const double apart = std::max(set.forward, set.release);
            const double rounds = std::floor((set.count - 1) / limit) * std::max(set.hold, limit * apart) +
                                  std::fmod(set.count - 1, limit) * apart + set.hold;
            const double places = leastInPlaces(total, set.forward + set.release, limit);
            const double body = std::max(rounds, places);
            keepLarger(best, set.head, body, set.tail);
        }
    }
    return best;
}

/// The classes of one rank, over all directions.
class RankClasses {
public:
    RankClasses(const BoundChains& chains, std::size_t rank) : m_chains(chains), m_rank(rank) {}

    [[nodiscard]] std::vector<WorkClass> work() const {
        std::vector<WorkClass> classes;
        forEachStage([&](const BoundChains::Direction& way, std::size_t stage) {
            const BoundChains::Stage& cost = way.stages[stage];
            const BoundChains::Chain& chain = way.chains[stage];
            const double count = way.microbatches;
            classes.push_back({chain.forwardHead, chain.forwardTail, count * cost.forwardWork});
            classes.push_back({chain.backwardHead, chain.backwardTail, count * cost.gradientWork});
            classes.push_back({chain.backwardHead + cost.gradientWork, 0, count * cost.weightWork});
        });
        return classes;
    }

    /// \param release when activations are given back
    /// \param split backwards may be split, so that nothing needs to follow a release by W
    [[nodiscard]] std::vector<HoldClass> holds(Release release, bool split) const {
        const bool untilWeights = split && release == Release::atWeightGradient;
        std::vector<HoldClass> classes;
        forEachStage([&](const BoundChains::Direction& way, std::size_t stage) {
            const BoundChains::Stage& cost = way.stages[stage];
            const BoundChains::Chain& chain = way.chains[stage];
            const double untilBackward = chain.backwardHead - chain.forwardHead;
            classes.push_back({chain.forwardHead, untilWeights ? 0 : chain.backwardTail,
                               untilBackward + (untilWeights ? cost.wholeBackward : cost.gradient),
                               way.microbatches, cost.forwardWork,
                               untilWeights ? cost.weightWork : cost.gradientWork});
        });
        return classes;
    }

private:
    template <class Visit>
    void forEachStage(Visit visit) const {
        for (const BoundChains::Held& held : m_chains.heldBy(m_rank)) {
            const BoundChains::Direction& way = m_chains.directions()[held.direction];
            if (way.microbatches > 0) {
                visit(way, held.stage);
            }
        }
    }

    const BoundChains& m_chains;
    std::size_t m_rank;
};

LowerBound boundByRoundTrip(const BoundChains& chains) {
    LowerBound best{0, BoundArgument::roundTrip};
    for (const BoundChains::Direction& way : chains.directions()) {
        if (way.microbatches == 0) {
            continue;
        }
        const double time = way.stages.front().forward + way.chains.front().forwardTail;
        if (time >= best.time) {
            best.time = time;
            best.body = time;
            best.rank = static_cast<std::size_t>(way.stageToRank->front());
        }
    }
    return best;
}

} // namespace

LowerBound lowerBound(const Placement& placement, std::int64_t microbatches, const Durations& durations,
                      const BoundOptions& options, const std::stop_token& stop) {
    if (options.memoryLimit && *options.memoryLimit < 1) {
        throw std::invalid_argument("A memory limit must be at least one chunk.");
    }
    const BoundChains chains(placement, microbatches, durations, options);
    LowerBound best = boundByRoundTrip(chains);
    const auto take = [&best](LowerBound bound, std::size_t rank) {
        if (bound.time > best.time) {
            bound.rank = rank;
            best = bound;
        }
    };
    for (std::size_t rank = 0; rank < chains.rankCount(); ++rank) {
        const RankClasses classes(chains, rank);
        take(boundByWork(classes.work(), stop), rank);
    }
    for (std::size_t rank = 0; rank < chains.rankCount() && options.memoryLimit; ++rank) {
        const RankClasses classes(chains, rank);
        const auto limit = static_cast<double>(*options.memoryLimit);
        take(boundByMemory(classes.holds(Release::atInputGradient, options.splitBackward), limit, stop),
             rank);
        take(boundByMemory(classes.holds(options.release, options.splitBackward), limit, stop), rank);
    }
    return best;
}

LowerBound lowerBound(const Order& order, const Durations& durations, std::optional<std::int64_t> memoryLimit,
                      Release release, const std::stop_token& stop) {
    BoundOptions options{false, false, memoryLimit, release};
    for (const Operation& operation : order.operations) {
        options.fused = options.fused || operation.kind == OperationKind::fused;
        options.splitBackward = options.splitBackward || operation.kind == OperationKind::inputGradient ||
                                operation.kind == OperationKind::weightGradient;
    }
    return lowerBound(order.placement, order.shape.microbatches, durations, options, stop);
}

Message describe(const LowerBound& bound) {
    const auto rank = static_cast<std::int64_t>(bound.rank);
    switch (bound.argument) {
    case BoundArgument::rankWork:
        return {QUADRILLE_MESSAGE("The work of stage %1, and the warm-up and the drain that nothing avoids"),
                {rank}};
    case BoundArgument::memory:
        return {
            QUADRILLE_MESSAGE("The activations that stage %1 must hold, and how many it may hold at once"),
            {rank}};
    case BoundArgument::roundTrip:
        break;
    }
    return {QUADRILLE_MESSAGE("One micro-batch's way through all stages and back"), {}};
}

} // namespace quadrille
