// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/lower_bound.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille {

/// For lowerBound(): the least that each operation takes, and the longest chain of one micro-batch before
/// and behind it. "Least" is over everything that the options allow: whole and split backwards, alone or in
/// a fused block, which may be shorter than its halves.
class BoundChains {
public:
    /// What one stage takes at least, on the rank that holds it.
    struct Stage {
        double forward = 0;       ///< from the start of its forward to the end of that operation
        double gradient = 0;      ///< the same for B or I, until the gradient is there
        double wholeBackward = 0; ///< the same for B, or I and W, until the weights' gradient is there
        double forwardWork = 0;   ///< share of the rank's time …
        double gradientWork = 0;  ///< … at most `gradient` …
        double weightWork = 0;    ///< … and what is left for W, 0 where backwards stay whole
    };

    /// Around the operations of one micro-batch on one stage, latencies included.
    struct Chain {
        double forwardHead = 0;  ///< before its forward
        double forwardTail = 0;  ///< after its forward
        double backwardHead = 0; ///< before its B or I
        double backwardTail = 0; ///< after its B or I, the work for W included
    };

    struct Direction {
        const std::vector<std::int32_t>* stageToRank = nullptr;
        double microbatches = 0;
        std::vector<Stage> stages; ///< [stage]
        std::vector<Chain> chains; ///< [stage]
    };

    /// A stage of a direction that a rank holds.
    struct Held {
        std::size_t direction = 0;
        std::size_t stage = 0;
    };

    /// Keeps a reference to the placement. Throws std::invalid_argument as lowerBound() documents.
    BoundChains(const Placement& placement, std::int64_t microbatches, const Durations& durations,
                const BoundOptions& options);

    [[nodiscard]] std::size_t rankCount() const { return m_rankCount; }
    [[nodiscard]] const std::vector<Direction>& directions() const { return m_directions; }
    /// Direction after direction, stages ascending.
    [[nodiscard]] const std::vector<Held>& heldBy(std::size_t rank) const { return m_held[rank]; }

private:
    /// The shortest fused blocks that each half of a stage can be in.
    struct Blocks {
        double forward = 0;
        double backward = 0;
    };

    void countMicrobatches(const Placement& placement, std::int64_t microbatches);
    void measureStages(const Durations& durations, const BoundOptions& options);
    [[nodiscard]] static Stage measure(std::size_t stage, const Blocks& blocks, const Durations& durations,
                                       const BoundOptions& options);
    static void followChains(Direction& way, double latency);

    std::size_t m_stageCount = 0;
    std::size_t m_rankCount = 0;
    std::vector<Direction> m_directions;
    std::vector<std::vector<Held>> m_held; ///< [rank]
};

} // namespace quadrille
