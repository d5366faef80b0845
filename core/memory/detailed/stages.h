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

    [[nodiscard]] const ModelNumbers& model() const { return m_model; }
    [[nodiscard]] std::vector<ChunkBytes<double>> chunksOf(std::int64_t rank) const;
    [[nodiscard]] SteadyBytes<double> steadyOf(std::int64_t rank) const;
    [[nodiscard]] RankPeak peakOf(std::int64_t rank, const std::vector<ChunkBytes<double>>& chunks,
                                  const std::stop_token& stop = {}) const;
    /// Whether gradients come as activations go: Framework::freesGradients, of a single micro-batch.
    [[nodiscard]] bool gradientsCome() const;
    /// The rank at its fullest. Throws Stopped.
    [[nodiscard]] StageMemory stage(std::int64_t rank, const std::stop_token& stop = {}) const;

private:
    [[nodiscard]] MemoryPeak named(const RankPeak& peak, const ChunkBytes<double>& bytes,
                                   std::int64_t rank) const;
    void addOutside(StageMemory& memory) const;
    [[nodiscard]] Bytes heldAhead(Bytes needed) const;

    const Resolved m_resolved;
    const Scenario& m_scenario;
    const ChunkShapes& m_shapes;
    ModelNumbers m_model;
    Letters<double> m_letters;
};

} // namespace quadrille::detailed
