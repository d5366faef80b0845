// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fsdp_study.h"
#include "core/performance/fsdp/grid_search.h"

#include <optional>
#include <vector>

namespace quadrille {

/// What Wang et al. (2024) draw their results against.
enum class FsdpAxis {
    model,    ///< Figures 1 and 6
    gpus,     ///< Figure 4
    bandwidth ///< between its two clusters
};

/// One place of a sweep: the best that Algorithm 1 finds there.
struct FsdpStop {
    double at = 0; ///< parameters, GPUs, or Gbit/s of a GPU
    fsdp::Setup setup;
    fsdp::SearchResult found;
};

/// Numbers of GPUs of Tables 4 to 12.
[[nodiscard]] const std::vector<std::int64_t>& fsdpGpuStops();
/// Gbit/s of a GPU around those of the study's clusters.
[[nodiscard]] const std::vector<double>& fsdpBandwidthStops();

/// The sequence length of Table 4, the longest that the model could be trained with on so many GPUs; none
/// where the table is empty.
[[nodiscard]] std::optional<std::int64_t> longestSequence(const FsdpStudy& study, std::size_t model,
                                                          std::int64_t gpus);

/// The run with one sequence of that length on a cluster (Tables 9 to 12); null where there is none.
[[nodiscard]] const FsdpStudy::Run* longestRun(const FsdpStudy& study, std::size_t model, std::size_t cluster,
                                               std::int64_t gpus);

/// `setup` at every place of the axis; on the axis of models, with the study's.
[[nodiscard]] std::vector<FsdpStop> fsdpSweep(const FsdpStudy& study, FsdpAxis axis, const fsdp::Setup& setup,
                                              const fsdp::SearchSpace& space);

/// The same of a model of the study, at longestSequence() everywhere. Where there is none, nothing is found
/// and the setup's sequence length is 0. On the axis of models, `model` does not matter. \param whole only
/// with at least one sequence on a GPU; overrides the space's tokens
[[nodiscard]] std::vector<FsdpStop> fsdpSweepAtLongest(const FsdpStudy& study, FsdpAxis axis,
                                                       std::size_t model, const fsdp::Setup& setup,
                                                       const fsdp::SearchSpace& space, bool whole);

} // namespace quadrille
