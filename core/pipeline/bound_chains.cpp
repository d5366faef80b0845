// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/bound_chains.h"

#include "core/pipeline/require.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace quadrille {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

bool isTime(double time) {
    return std::isfinite(time) && time >= 0;
}

void requireTimes(const std::vector<double>& times, std::size_t stages, const char* what) {
    require(times.size() == stages && std::ranges::all_of(times, isTime), what);
}

void checkDurations(const Durations& durations, std::size_t stages, bool split) {
    requireTimes(durations.forward, stages,
                 "Forward durations must be finite, not negative, and one a stage.");
    if (!durations.backward.empty()) {
        requireTimes(durations.backward, stages,
                     "Backward durations must be finite, not negative, and one a stage.");
    }
    if (split || durations.backward.empty()) {
        requireTimes(durations.inputGradient, stages,
                     "Input-gradient durations must be finite, not negative, and one a stage.");
        requireTimes(durations.weightGradient, stages,
                     "Weight-gradient durations must be finite, not negative, and one a stage.");
    }
    require(isTime(durations.p2p) && isTime(durations.fusedScale) && isTime(durations.fused.value_or(0)),
            "The latency and the times of fused blocks must be finite and not negative.");
}

} // namespace

BoundChains::BoundChains(const Placement& placement, std::int64_t microbatches, const Durations& durations,
                         const BoundOptions& options) {
    require(microbatches >= 0, "There can not be fewer than no micro-batches.");
    if (placement.stageToRank.empty() || placement.stageToRank.front().empty() || microbatches == 0) {
        return;
    }
    m_stageCount = placement.stageToRank.front().size();
    countMicrobatches(placement, microbatches);
    checkDurations(durations, m_stageCount, options.splitBackward);
    measureStages(durations, options);
    for (Direction& way : m_directions) {
        followChains(way, durations.p2p);
    }
}

void BoundChains::countMicrobatches(const Placement& placement, std::int64_t microbatches) {
    for (const std::vector<std::int32_t>& stageToRank : placement.stageToRank) {
        require(stageToRank.size() == m_stageCount,
                "Every direction of a placement needs the same number of stages.");
        require(std::ranges::min(stageToRank) >= 0, "A placement names a rank that the order does not have.");
        m_rankCount = std::max(m_rankCount, static_cast<std::size_t>(std::ranges::max(stageToRank)) + 1);
        m_directions.push_back({&stageToRank, 0, {}});
    }
    if (placement.microbatchDirection.empty()) {
        m_directions.front().microbatches = static_cast<double>(microbatches);
        return;
    }
    require(placement.microbatchDirection.size() == static_cast<std::size_t>(microbatches),
            "A placement with directions needs one for each micro-batch.");
    for (const std::int32_t direction : placement.microbatchDirection) {
        require(direction >= 0 && static_cast<std::size_t>(direction) < m_directions.size(),
                "A micro-batch flows in a direction that the placement does not have.");
        m_directions[static_cast<std::size_t>(direction)].microbatches += 1;
    }
}

void BoundChains::measureStages(const Durations& durations, const BoundOptions& options) {
    m_held.resize(m_rankCount);
    for (std::size_t direction = 0; direction < m_directions.size(); ++direction) {
        Direction& way = m_directions[direction];
        way.stages.resize(m_stageCount);
        for (std::size_t stage = 0; stage < m_stageCount; ++stage) {
            m_held[static_cast<std::size_t>((*way.stageToRank)[stage])].push_back({direction, stage});
        }
    }
    for (const std::vector<Held>& held : m_held) {
        double leastForward = infinity;
        double leastBackward = infinity;
        for (const Held& each : held) {
            leastForward = std::min(leastForward, durations.forward[each.stage]);
            leastBackward = std::min(leastBackward, durations.backwardOf(each.stage));
        }
        for (const auto& [direction, stage] : held) {
            const double scale = durations.fusedScale;
            const Blocks blocks{
                durations.fused.value_or(scale * (durations.forward[stage] + leastBackward)),
                durations.fused.value_or(scale * (leastForward + durations.backwardOf(stage)))};
            m_directions[direction].stages[stage] = measure(stage, blocks, durations, options);
        }
    }
}

BoundChains::Stage BoundChains::measure(std::size_t stage, const Blocks& blocks, const Durations& durations,
                                        const BoundOptions& options) {
    const double forward = durations.forward[stage];
    const double whole = durations.backwardOf(stage);
    Stage least{forward, whole, whole, forward, 0, 0};
    if (options.splitBackward) {
        const double inputGradient = durations.inputGradient[stage];
        const double weightGradient = durations.weightGradient[stage];
        least.gradient = std::min(whole, inputGradient);
        least.wholeBackward = std::min(whole, inputGradient + weightGradient);
    }
    double backwardWork = least.wholeBackward;
    if (options.fused) {
        least.forward = std::min(least.forward, blocks.forward);
        least.gradient = std::min(least.gradient, blocks.backward);
        least.wholeBackward = std::min(least.wholeBackward, blocks.backward);
        // Shares that no block is shorter than the sum of: its scale, or halves of its fixed time.
        const auto share = [&durations](double time) {
            return durations.fused ? *durations.fused / 2 : durations.fusedScale * time;
        };
        least.forwardWork = std::min(forward, share(forward));
        backwardWork = std::min(backwardWork, share(whole));
    }
    least.gradientWork = std::min(least.gradient, backwardWork);
    least.weightWork = backwardWork - least.gradientWork;
    return least;
}

void BoundChains::followChains(Direction& way, double latency) {
    const std::vector<std::int32_t>& ranks = *way.stageToRank;
    std::vector<Chain>& chains = way.chains;
    const std::size_t stageCount = ranks.size();
    chains.resize(stageCount);
    const auto cost = [&way](std::size_t index) -> const Stage& { return way.stages[index]; };
    const auto edge = [&](std::size_t lower) { return ranks[lower] == ranks[lower + 1] ? 0 : latency; };

    for (std::size_t s = 1; s < stageCount; ++s) {
        chains[s].forwardHead = chains[s - 1].forwardHead + cost(s - 1).forward + edge(s - 1);
    }
    const std::size_t last = stageCount - 1;
    chains[last].backwardHead = chains[last].forwardHead + cost(last).forward;
    for (std::size_t s = last; s-- > 0;) {
        chains[s].backwardHead = chains[s + 1].backwardHead + cost(s + 1).gradient + edge(s);
    }
    chains[0].backwardTail = cost(0).weightWork;
    for (std::size_t s = 1; s < stageCount; ++s) {
        const double up = edge(s - 1) + cost(s - 1).gradient + chains[s - 1].backwardTail;
        chains[s].backwardTail = std::max(cost(s).weightWork, up);
    }
    chains[last].forwardTail = cost(last).gradient + chains[last].backwardTail;
    for (std::size_t s = last; s-- > 0;) {
        chains[s].forwardTail = edge(s) + cost(s + 1).forward + chains[s + 1].forwardTail;
    }
}

} // namespace quadrille
