// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/rank_patterns.h"

#include <array>
#include <vector>

namespace quadrille::orders {

/// What the eight steps of DualPipe depend on. Phase 0 is the direction (in DualPipeV the chunk) that enters
/// this half of the ranks (in DualPipeV, the ranks) first.
struct DualPipeRank {
    std::int64_t half;                  ///< ranks that a phase crosses before it meets the other one
    std::int64_t position;              ///< this rank's among them
    std::int64_t pairs;                 ///< of fused blocks in the steady state
    std::array<std::int64_t, 2> stages; ///< of each phase on this rank
    std::array<std::int64_t, 2> firstMicrobatches; ///< of each phase

    [[nodiscard]] bool isMiddle() const { return position == half - 1; }
    [[nodiscard]] std::int64_t beforeMiddle() const { return half - 1 - position; }

    /// How many operations it runs: a fused block saves one, a split backward costs one.
    [[nodiscard]] std::int64_t length(std::int64_t microbatchesOfBothPhases) const {
        const std::int64_t fused = 2 * pairs - (isMiddle() ? 1 : 0) + beforeMiddle();
        const std::int64_t split = 2 * beforeMiddle() + position + 1;
        return 2 * microbatchesOfBothPhases - fused + split;
    }
};

/// Writes the operations of a rank of DualPipe or DualPipeV.
class DualPipeWriter {
public:
    DualPipeWriter(OperationWriter& operations, const DualPipeRank& rank)
        : m_operations(operations), m_rank(rank), m_forwards{first(0), first(1)}, m_backwards(m_forwards) {
        m_deferred.reserve(static_cast<std::size_t>(2 * rank.half));
    }

    void write() {
        repeat(2 * m_rank.beforeMiddle(), [this] { forward(0); });
        repeat(m_rank.position + 1, [this] {
            forward(0);
            forward(1);
        });
        repeat(m_rank.beforeMiddle(), [this] {
            inputGradient(1);
            weightGradient();
            forward(1);
        });
        steadyState();
        repeat(m_rank.beforeMiddle(), [this] {
            backward(1);
            fused(1, 0);
        });
        halfDeferred();
        repeat(m_rank.beforeMiddle(), [this] {
            weightGradient();
            inputGradient(0);
        });
        repeat(m_rank.position + 1, [this] { weightGradient(); });
    }

private:
    template <class Body>
    static void repeat(std::int64_t times, Body body) {
        for (std::int64_t i = 0; i < times; ++i)
            body();
    }

    void steadyState() {
        for (std::int64_t i = 0; i < m_rank.pairs; ++i) {
            // Where the directions meet, the first forward is sent on before the backward starts.
            if (i == 0 && m_rank.isMiddle()) {
                forward(0);
                backward(1);
            } else {
                fused(0, 1);
            }
            fused(1, 0);
        }
    }

    /// Backwards of both phases; from the middle on only their inputs' half, to have weights for the drain.
    void halfDeferred() {
        const std::int64_t count = m_rank.position + 1;
        const std::int64_t first = 2 * (count / 2) + (m_rank.position % 2 == 0 ? 1 : 0);
        for (std::int64_t k = 0; k < 2 * count; ++k) {
            const std::size_t phase = k % 2 == 0 ? 1 : 0;
            if (k < first)
                backward(phase);
            else
                inputGradient(phase);
        }
    }

    [[nodiscard]] Ascending first(std::size_t phase) const {
        return Ascending(m_rank.stages[phase], m_rank.firstMicrobatches[phase]);
    }
    void forward(std::size_t phase) { append(m_operations, OperationKind::forward, m_forwards[phase]()); }
    void backward(std::size_t phase) { append(m_operations, OperationKind::backward, m_backwards[phase]()); }
    void fused(std::size_t forwardPhase, std::size_t backwardPhase) {
        appendFused(m_operations, m_forwards[forwardPhase](), m_backwards[backwardPhase]());
    }
    void inputGradient(std::size_t phase) {
        const Piece piece = m_backwards[phase]();
        append(m_operations, OperationKind::inputGradient, piece);
        m_deferred.push_back(piece);
    }
    void weightGradient() { append(m_operations, OperationKind::weightGradient, m_deferred[m_oldest++]); }

    OperationWriter& m_operations;
    const DualPipeRank m_rank;
    std::array<Ascending, 2> m_forwards;  ///< of each phase
    std::array<Ascending, 2> m_backwards; ///< likewise
    std::vector<Piece> m_deferred;        ///< of W, first in, first out
    std::size_t m_oldest = 0;
};

} // namespace quadrille::orders
