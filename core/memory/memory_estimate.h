// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/zone.h"
#include "core/units/units.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace quadrille {

/// What a GPU's memory is filled with. The order is that of the bars, bottom first.
enum class MemoryPart {
    parameters,
    gradients,
    optimizer,
    activations,   ///< kept from forward to backward passes
    buffers,       ///< working memory: what lives while an operation runs, and buffers of communication
    fragmentation, ///< reserved by the allocator beyond what is allocated
    communicators, ///< of the communication library, outside the allocator
    context        ///< driver, kernels and libraries, outside the allocator
};

inline constexpr std::array allMemoryParts{
    MemoryPart::parameters, MemoryPart::gradients,     MemoryPart::optimizer,     MemoryPart::activations,
    MemoryPart::buffers,    MemoryPart::fragmentation, MemoryPart::communicators, MemoryPart::context};

/// Three figures that published measurements mix.
enum class MemoryKind {
    allocated, ///< tensors: torch.cuda.max_memory_allocated
    reserved,  ///< what the allocator holds for them: torch.cuda.max_memory_reserved
    device     ///< what the process takes of the GPU: nvidia-smi
};

inline constexpr std::array allMemoryKinds{MemoryKind::allocated, MemoryKind::reserved, MemoryKind::device};

/// "allocated", "reserved" or "device".
[[nodiscard]] std::string_view name(MemoryKind kind);
[[nodiscard]] std::optional<MemoryKind> memoryKindFromName(std::string_view word);

/// The parts that a figure of this kind adds up: the first few of allMemoryParts.
[[nodiscard]] constexpr std::span<const MemoryPart> partsOf(MemoryKind kind) {
    const std::size_t count = kind == MemoryKind::allocated ? 5 : kind == MemoryKind::reserved ? 6 : 8;
    return std::span(allMemoryParts).first(count);
}

/// The moment at which a stage holds most.
struct MemoryPeak {
    enum class Moment : std::uint8_t {
        whole,    ///< the estimator knows no moments
        forward,  ///< during a forward pass
        backward, ///< during a backward pass
        end,      ///< when the last backward pass ends
        step      ///< while the optimizer runs
    };
    enum class Working : std::uint8_t {
        layer,
        recomputation,
        loss,
        embedding, ///< of a chunk without layers
        nothing    ///< of a chunk with neither layers nor one of the model's ends
    };
    /// Whether activations are gone by then.
    [[nodiscard]] bool afterPasses() const { return moment == Moment::end || moment == Moment::step; }

    Moment moment = Moment::whole;
    Working working = Working::layer; ///< whose working memory is largest then
    std::int64_t chunk = 0;           ///< model chunk of the rank, of forward and backward
    std::int64_t layer = 0; ///< of the model, whose working memory is the largest; of layer and recomputation

    friend bool operator==(const MemoryPeak&, const MemoryPeak&) = default;
};

/// What one GPU of one pipeline stage holds at its fullest.
struct StageMemory {
    std::int64_t stage = 0;                           ///< pipeline rank, 0 is the first
    std::array<Bytes, allMemoryParts.size()> parts{}; ///< indexed by MemoryPart
    Bytes onHost;    ///< in the host's memory at the peak: what is offloaded; in no part
    Bytes heldAhead; ///< allocated as well while memory is free, and given back where it is short; in no part
    double inFlight = 0; ///< micro-batches whose activations it holds at the peak (chunks ÷ virtual stages)
    MemoryPeak peak;

    [[nodiscard]] Bytes part(MemoryPart p) const { return parts[static_cast<std::size_t>(p)]; }
    [[nodiscard]] Bytes& part(MemoryPart p) { return parts[static_cast<std::size_t>(p)]; }
    [[nodiscard]] Bytes total(MemoryKind kind = MemoryKind::allocated) const;

    friend bool operator==(const StageMemory&, const StageMemory&) = default;
};

/// Every stage, and the fullest one against the GPU's capacity.
struct MemoryEstimate {
    std::vector<StageMemory> stages; ///< p of them
    std::size_t fullest = 0;         ///< index of the stage that holds most; the first such
    Bytes capacity;
    ZoneLimits limits;                    ///< of this plan
    Zone zone = Zone::green;              ///< of the fullest stage
    std::optional<double> oomProbability; ///< of running out of memory; the paper's estimator gives none

    [[nodiscard]] Bytes total(MemoryKind kind = MemoryKind::allocated) const {
        return stages.at(fullest).total(kind);
    }
    [[nodiscard]] double share(MemoryKind kind = MemoryKind::allocated) const {
        return total(kind) / capacity;
    }
    [[nodiscard]] Zone zoneOf(const StageMemory& stage) const {
        return quadrille::zoneOf(stage.total(), limits);
    }

    friend bool operator==(const MemoryEstimate&, const MemoryEstimate&) = default;
};

/// Sets fullest and zone from stages and limits. \pre there is a stage
void findFullest(MemoryEstimate& estimate);

} // namespace quadrille
