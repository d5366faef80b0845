// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/stage_model.h"
#include "core/memory/memory_estimate.h"
#include "core/resolved/resolved.h"

namespace quadrille::detailed {

/// The pipeline ranks of a scenario, with what they share computed once.
class Stages {
public:
    explicit Stages(const Resolved& resolved);

    [[nodiscard]] const ModelNumbers& model() const { return *m_model; }
    [[nodiscard]] std::vector<ChunkBytes<double>> chunksOf(std::int64_t rank) const;
    [[nodiscard]] SteadyBytes<double> steadyOf(std::int64_t rank) const;
    [[nodiscard]] RankPeak peakOf(std::int64_t rank, const std::vector<ChunkBytes<double>>& chunks,
                                  const std::stop_token& stop = {}) const;
    /// Whether gradients come as activations go: Framework::freesGradients, of a single micro-batch.
    [[nodiscard]] bool gradientsCome() const;
    /// Which moment of a step is the fullest, and what is held then beside states that stay.
    struct Fullest {
        MemoryPeak::Moment moment = MemoryPeak::Moment::forward; ///< a pass: RankPeak says which
        bool behindHead = false; ///< of the passes that of a layer, the head's gradients being there
        double gradients = 0, activations = 0, working = 0;
    };
    [[nodiscard]] Fullest fullestOf(const std::vector<ChunkBytes<double>>& chunks,
                                    const SteadyBytes<double>& steady, const RankPeak& peak) const;
    /// What a rank holds beside states, at the fullest of its passes.
    struct Held {
        std::int64_t rank = 0;
        std::vector<ChunkBytes<double>> chunks;
        RankPeak peak;
    };
    [[nodiscard]] Held heldOf(std::int64_t rank, const std::stop_token& stop = {}) const;
    /// The rank at its fullest.
    [[nodiscard]] StageMemory stage(const Held& held) const;
    /// The rank at its fullest. Throws Stopped.
    [[nodiscard]] StageMemory stage(std::int64_t rank, const std::stop_token& stop = {}) const;

private:
    [[nodiscard]] MemoryPeak named(const RankPeak& peak, const ChunkBytes<double>& bytes,
                                   std::int64_t rank) const;
    /// The first layer that goes back.
    [[nodiscard]] MemoryPeak layersFirst(const ChunkBytes<double>& bytes, std::int64_t rank) const;
    void addOutside(StageMemory& memory) const;
    [[nodiscard]] Bytes heldAhead(Bytes needed) const;

    const Resolved m_resolved;
    const Scenario& m_scenario;
    const ChunkShapes& m_shapes;
    std::shared_ptr<const ModelNumbers> m_model;
    Letters<double> m_letters;
};

} // namespace quadrille::detailed
