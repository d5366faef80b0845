// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/zone.h"
#include "core/units/units.h"

#include <array>
#include <cstdint>
#include <vector>

namespace quadrille {

/// What a GPU's memory is filled with. The order is that of the bars, bottom first.
enum class MemoryPart { parameters, gradients, optimizer, activations, buffers };

inline constexpr std::array allMemoryParts{MemoryPart::parameters, MemoryPart::gradients,
                                           MemoryPart::optimizer, MemoryPart::activations,
                                           MemoryPart::buffers};

/// What one GPU of one pipeline stage holds at its fullest.
struct StageMemory {
    std::int64_t stage = 0;     ///< pipeline rank, 0 is the first
    std::array<Bytes, 5> parts; ///< indexed by MemoryPart
    double inFlight = 0; ///< micro-batches whose activations it holds at the peak (chunks ÷ virtual stages)

    [[nodiscard]] Bytes part(MemoryPart p) const { return parts[static_cast<std::size_t>(p)]; }
    [[nodiscard]] Bytes total() const;

    friend bool operator==(const StageMemory&, const StageMemory&) = default;
};

/// Every stage, and the fullest one against the GPU's capacity.
struct MemoryEstimate {
    std::vector<StageMemory> stages; ///< p of them
    std::size_t fullest = 0;         ///< index of the stage that holds most; the first such
    Bytes capacity;
    Zone zone = Zone::green; ///< of the fullest stage

    [[nodiscard]] Bytes total() const { return stages.at(fullest).total(); }
    [[nodiscard]] double share() const { return total() / capacity; }

    friend bool operator==(const MemoryEstimate&, const MemoryEstimate&) = default;
};

/// Largest number of stages an estimate lists one by one; check() refuses more.
inline constexpr std::int64_t largestPipeline = 1'000'000;

} // namespace quadrille
