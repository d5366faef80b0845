// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/anatomy/matrix_share.h"
#include "core/anatomy/token_share.h"
#include "core/layout/chunk_shapes.h"
#include "core/layout/groups.h"
#include "core/resolved/resolved.h"

#include <array>
#include <cstdint>
#include <vector>

/// What one GPU of a plan holds: of the model, of its states and of the batch; and with whom it works.
/// The bytes of it are those of the memory estimate of its pipeline rank: MemoryEstimate::stages.
namespace quadrille::anatomy {

/// A model chunk that a GPU holds.
struct ChunkShare {
    std::int64_t stage = 0; ///< of the pipeline, in the order in which tokens pass through
    layout::ChunkShape shape;
};

/// Which of so many parts.
struct PartOf {
    std::int64_t part = 0;
    std::int64_t parts = 1;

    friend bool operator==(const PartOf&, const PartOf&) = default;
};

/// The routed experts of a layer that a GPU holds, or of each a part.
struct ExpertShare {
    std::int64_t first = 0;
    std::int64_t count = 0; ///< 0 of a model without experts
    PartOf part;            ///< of t_e

    friend bool operator==(const ExpertShare&, const ExpertShare&) = default;
};

struct GpuShare {
    std::int64_t gpu = 0;
    std::int64_t node = 0; ///< the fast link's domain
    RankPosition at;
    std::int64_t expertTensorRank = 0; ///< of t_e
    std::vector<ChunkShare> chunks;
    std::vector<MatrixShare> dense, sparse; ///< of each of its layers of either kind
    std::vector<MatrixShare> ends;          ///< outside the layers
    ExpertShare experts;
    PartOf sharedShard, expertShard; ///< of what ZeRO divides: of the parameters without routed experts, of
                                     ///< these; of 1 part without ZeRO
    TokenShare tokens;

    [[nodiscard]] std::int64_t layers() const;
    /// Held on this GPU, were nothing sharded: N_GPU and N_exp of the memory estimate.
    [[nodiscard]] double sharedParameters() const;
    [[nodiscard]] double expertParameters() const;
    /// Those whose optimizer states it holds.
    [[nodiscard]] double updatedParameters() const {
        return sharedParameters() / static_cast<double>(sharedShard.parts) +
               expertParameters() / static_cast<double>(expertShard.parts);
    }
};

/// \pre runnable(scenario), 0 ≤ gpu < cluster.gpus
[[nodiscard]] GpuShare gpuShare(const Resolved& resolved, std::int64_t gpu);

} // namespace quadrille::anatomy
