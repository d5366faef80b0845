// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/fsdp/setup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// What Wang et al. (2024) print, as data: their models, clusters and measurements. All runs are FSDP with
/// full sharding (ZeRO 3), BF16, and full recomputation (γ = 0).
struct FsdpStudy {
    /// A row of Table 2. FFNs are four times the hidden size and not gated; embeddings are left out.
    struct Model {
        std::string name; ///< "1.3B" … "310B", as Tables 4 to 12 call it
        std::int64_t layers = 0;
        std::int64_t hidden = 0;
        std::int64_t heads = 0;
        /// As printed, cut rather than rounded.
        struct Printed {
            std::string name;        ///< where it differs: "66B"
            std::int64_t hidden = 0; ///< where it differs: 4086
            double parametersGib = 0, gradientsGib = 0, optimizerGib = 0;
            double checkpointMib = 0, fullMib = 0; ///< activations of a token
        } printed;
        /// ϕ = 12LH²
        [[nodiscard]] double parameters() const {
            const auto h = static_cast<double>(hidden);
            return 12.0 * static_cast<double>(layers) * h * h;
        }
    };

    /// A row of Table 1 or 3.
    struct Cluster {
        std::string name;               ///< "40GB-A100-200Gbps"
        int table = 0;                  ///< 1: measured and simulated; 3: simulated
        std::string gpu;                ///< catalogue name
        Bytes memory;                   ///< the nominal one
        FlopsPerSecond peak;            ///< of the data sheet
        double gpuGbps = 0;             ///< "average inter-node connection": of one GPU, one direction
        std::optional<double> nodeGbps; ///< "inter-node connection": of a node; Table 1 alone
        std::optional<std::int64_t> gpusPerNode, nodes; ///< Table 1 alone
    };

    /// A row of Tables 4, 5 and 6: the largest batch that was used.
    struct Batch {
        int table = 0;
        std::size_t model = 0; ///< index
        std::int64_t gpus = 0;
        std::int64_t sequence = 0; ///< tokens
        std::int64_t batch = 0;    ///< sequences of a GPU
        [[nodiscard]] std::int64_t tokens() const { return sequence * batch; }
    };

    /// A measured run. Throughput is tokens per second and GPU; the printed MFU counts attention in full.
    struct Run {
        int table = 0;                      ///< 7, 8, or 11 for what Tables 4 and 9 to 12 print together
        std::optional<std::size_t> cluster; ///< index; none: the paper does not say, and it is one node
        std::size_t model = 0;              ///< index
        std::int64_t gpus = 0;
        std::int64_t sequence = 0; ///< tokens
        std::int64_t batch = 0;    ///< sequences of a GPU
        bool outOfMemory = false;  ///< then the rest is none
        std::optional<double> mfu;
        std::optional<double> tokensPerSecond;
        std::optional<Bytes> active, reserved; ///< of PyTorch's allocator
        std::optional<bool> emptyCache;        ///< whether cuda.empty_cache ran in the loop; none: not said
        std::string note;                      ///< what is odd about it; usually empty
        [[nodiscard]] std::int64_t tokens() const { return sequence * batch; }
    };

    std::string source;
    std::vector<std::string> notes; ///< where the paper contradicts itself and what is taken, English
    std::vector<Model> models;      ///< ascending by size
    std::vector<Cluster> clusters;
    std::vector<Batch> batches;
    std::vector<Run> runs;

    /// By name in any case, "66B" for 65B too; null where there is none.
    [[nodiscard]] const Model* findModel(std::string_view name) const;
    [[nodiscard]] const Cluster* findCluster(std::string_view name) const;
};

/// Reads resources/fsdp_study.json. \throws InputError naming field and rule
[[nodiscard]] FsdpStudy parseFsdpStudy(std::string_view text);

/// The model on so many GPUs of the cluster; everything else as the paper's simulations have it.
[[nodiscard]] fsdp::Setup setupOf(const FsdpStudy::Model& model, const FsdpStudy::Cluster& cluster,
                                  std::int64_t gpus, std::int64_t sequence);

/// MFU by eq. 11 from the printed throughput; none without one.
[[nodiscard]] std::optional<double> mfuOfThroughput(const FsdpStudy& study, const FsdpStudy::Run& run);

} // namespace quadrille
