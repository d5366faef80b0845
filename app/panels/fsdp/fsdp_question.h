// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/fsdp_curves/fsdp_data.h"

#include <cstdint>
#include <optional>

namespace quadrille {

/// What the FSDP panel asks.
struct FsdpQuestion {
    FsdpAxis axis = FsdpAxis::model;
    std::size_t cluster = 0; ///< of the axes of GPUs and bandwidth; of the latter, its GPUs matter alone
    std::int64_t gpus = 512; ///< of the other axes
    std::optional<std::int64_t>
        sequence;               ///< none: the longest that was measured, of each model and number of GPUs
    bool wholeSequences = true; ///< at least one on a GPU, for which the paper's algorithm does not ask
    fsdp::SearchSpace space;    ///< but for the number of tokens

    friend bool operator==(const FsdpQuestion&, const FsdpQuestion&) = default;
};

/// The curves, without words that are to be translated: a line a cluster on the axis of models, a line a
/// model on the others, with the runs that were measured in the same place. Takes a few milliseconds for each
/// line.
[[nodiscard]] FsdpCurvesData fsdpCurves(const FsdpStudy& study, const FsdpQuestion& question);

/// "40GB-A100" of "40GB-A100-200Gbps"
[[nodiscard]] QString gpuOfCluster(const FsdpStudy::Cluster& cluster);

} // namespace quadrille
