// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/anatomy/gpu_share.h"

#include <vector>

namespace quadrille {

/// From where to where of a whole, each from 0 to 1.
struct Cut {
    double from = 0;
    double to = 1;

    [[nodiscard]] double length() const { return to - from; }
    friend bool operator==(const Cut&, const Cut&) = default;
};

/// Where the share of a GPU lies in what the picture draws: what moves when a degree of parallelism does.
struct Cuts {
    Cut tensor, expertTensor; ///< of what tensor parallelism divides, and of an expert
    Cut experts;              ///< of the experts of a layer
    Cut between;              ///< of a rank's tokens, those of norms: all without sequence parallelism
    std::vector<Cut> layers;  ///< of the layers of the model, a cut for each chunk
    std::vector<Cut> tokens;  ///< of a sequence
    Cut sequences;            ///< of those of a micro-batch of all replicas

    friend bool operator==(const Cuts&, const Cuts&) = default;
};

[[nodiscard]] Cuts cutsOf(const anatomy::GpuShare& share, const Scenario& scenario);

/// Between two of them, at a share from 0 to 1; pieces that only one has grow out of the last of the other.
[[nodiscard]] Cuts between(const Cuts& from, const Cuts& to, double share);

} // namespace quadrille
