// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/stored_tensor.h"
#include "core/units/units.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// Bytes that a framework holds for each parameter.
struct StateBytes {
    enum class Part : std::uint8_t { parameters, gradients, optimizer };
    /// Where the number comes from: this profile, or the recipe.
    enum class Amount : std::uint8_t { fixed, gradient, master, moments };
    std::string name; ///< "fp32 master weights", for people
    Part part = Part::parameters;
    Amount amount = Amount::fixed;
    double bytes = 0;                 ///< of a fixed amount
    int shardedFrom = 3;              ///< the ZeRO stage from which data parallelism shards it; 4: never
    int absentFrom = 4;               ///< the ZeRO stage from which it does not exist; 4: always there
    bool onlyFp8 = false;             ///< only where training is in FP8 or FP4
    bool absentWithFp8Params = false; ///< not of the layers' matrices where these are kept in FP8
    bool onlyFp32Gradients = false;   ///< only where gradients are accumulated in fp32

    friend bool operator==(const StateBytes&, const StateBytes&) = default;
};

/// Settings that an offer may be about, by their options.
inline constexpr std::array<std::string_view, 4> offeredSettings{"zero", "schedule", "recompute",
                                                                 "recompute-every"};

/// What a framework can be configured with. A setting that no offer is about may have any value.
struct Offer {
    std::string setting;             ///< one of offeredSettings
    std::vector<std::string> values; ///< as one types them there
    bool onlyPipelined = false;      ///< with a pipeline alone it is no more than that

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// What ZeRO 3 gathers, layer by layer, before a pass can use it.
struct GatheredLayers {
    double layers = 0;         ///< unsharded layers alive at once: the one that computes and those prefetched
    double bytes = 2;          ///< of one gathered parameter
    double gradientLayers = 0; ///< unsharded layers of gradients alive at once in the backward pass
    double gradientBytes = 2;  ///< of one such gradient
    bool ends = false;         ///< embedding and head are gathered for the whole step

    friend bool operator==(const GatheredLayers&, const GatheredLayers&) = default;
};

/// Memory that the estimate cannot count tensor by tensor. Every number is an assumption with a source.
struct OutsideMemory {
    Bytes context;            ///< driver, kernels and libraries of one process
    Bytes communicator;       ///< buffers of one communicator of more than one rank
    double fragmentation = 0; ///< share of the allocated bytes that the allocator reserves beyond them

    friend bool operator==(const OutsideMemory&, const OutsideMemory&) = default;
};

/// A training framework as far as memory knows it: which tensors it stores and how many bytes each parameter
/// takes. Facts, read from resources/frameworks.json, or edited by a user.
struct Framework {
    std::string name = "megatron"; ///< "megatron": lower case with dashes
    std::string label;             ///< "Megatron-Core": as people write it
    std::string version;           ///< which versions of its source were read
    std::string source;
    /// Name of the framework whose measured runs speak for this one: for its times, for where memory runs
    /// out, and of how far from a measured run a plan is. Empty: its own. So a copy under another name
    /// predicts what the original does.
    std::string measuredAs;
    std::vector<StoredTensor> tensors; ///< empty: nothing is known, and the detailed estimator refuses
    std::vector<StateBytes> states;
    GatheredLayers gathered;
    double stepBytes = 0; ///< while the optimizer runs, for each parameter that the rank updates
    Bytes bucket;         ///< gradients on their way between replicas, where there are some
    /// Of each parameter of a layer's matrices, once whatever the number of layers: the gradient that a
    /// matrix's backward pass returns beside the accumulated one. Of the head's, too.
    double returnedGradient = 0;
    double pipelineBuffers = 0; ///< micro-batch boundaries a rank of a pipeline sends or receives at once
    /// With sequence parallelism inputs of matrices, whole as they are gathered, that a host ahead of its GPU
    /// holds beside the one in use as long as memory is free: no plan needs them. See StageMemory::heldAhead.
    double gatheredInputs = 0;
    /// Under ZeRO 1 gradients are all-reduced as one buffer when the backward passes have ended, and
    /// parameters gathered at once after the optimizer's step: neither is scattered by layer, nor hides
    /// behind a pass.
    bool zero1ReducesWhole = false;
    /// Gradients are given back after each step and come anew as the backward pass gives activations back, so
    /// that a step of one micro-batch never holds both whole.
    bool freesGradients = false;
    /// To make a number of 16 bits one of 8, as it is and transposed for the product that needs it so, takes
    /// as long as this many bytes do at the memory's peak. Unless a profile says otherwise it is done in one
    /// pass, which reads two bytes and writes two, at the share of the peak that such passes reach
    /// (resources/one_gpu).
    double castBytes = 5.5;
    /// CUDA's compute capability of the first GPUs on which it takes cuDNN's attention, or another kernel
    /// that was written for them, when it is not told; 0: on none.
    std::int64_t cudnnAttentionFrom = 0;
    /// Layers go to stages by their share of the model's matrices, the head counted with the last, rather
    /// than in equal numbers: layersByCost().
    bool dealsByCost = false;
    /// Its own scripts start it on a network whose transport the host takes part in: see Transport. A plan
    /// may say otherwise.
    bool hostTransport = false;
    OutsideMemory outside;
    std::vector<Offer> offers; ///< see core/check/offers.h

    [[nodiscard]] const std::string& measuredName() const { return measuredAs.empty() ? name : measuredAs; }

    friend bool operator==(const Framework&, const Framework&) = default;
};

} // namespace quadrille
