// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/stage_model.h"
#include "core/memory/memory_estimate.h"
#include "core/stop.h"

#include <optional>

namespace quadrille::detailed {

/// The pipeline ranks of a scenario, with what they share computed once. The scenario must outlive it.
class Stages {
public:
    /// Throws Stopped. \pre runnable(scenario)
    explicit Stages(const Scenario& scenario, const std::stop_token& stop = {});

    [[nodiscard]] const ChunkShapes& shapes() const { return m_shapes; }
    [[nodiscard]] const ModelNumbers& model() const { return m_model; }
    [[nodiscard]] std::vector<ChunkBytes<double>> chunksOf(std::int64_t rank) const;
    [[nodiscard]] SteadyBytes<double> steadyOf(std::int64_t rank) const;
    [[nodiscard]] RankPeak peakOf(std::int64_t rank, const std::vector<ChunkBytes<double>>& chunks,
                                  const std::stop_token& stop = {}) const;
    /// The rank at its fullest. Throws Stopped.
    [[nodiscard]] StageMemory stage(std::int64_t rank, const std::stop_token& stop = {}) const;

private:
    [[nodiscard]] MemoryPeak named(const RankPeak& peak, const ChunkBytes<double>& bytes,
                                   std::int64_t rank) const;
    void addOutside(StageMemory& memory) const;

    const Scenario& m_scenario;
    ModelNumbers m_model;
    ChunkShapes m_shapes;
    Letters<double> m_letters;
    std::optional<Order> m_whole; ///< see wholeOrder()
};

} // namespace quadrille::detailed
