// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace quadrille {

/// What the bars show, with the sums they need many times over.
struct BarsContent {
    std::optional<MemoryEstimate> estimate;
    std::optional<MemoryEstimate> baseline;
    std::vector<double> totals;         ///< bytes of each stage of the estimate
    std::vector<double> baselineTotals; ///< bytes of each stage of the baseline
    int fullest = -1;                   ///< stage of the estimate
    int baselineFullest = -1;           ///< stage of the baseline
    int selected = -1;                  ///< stage, -1 for none
    bool hasBuffers = false;            ///< some stage has any

    void setEstimate(std::optional<MemoryEstimate> value);
    void setBaseline(std::optional<MemoryEstimate> value);

    [[nodiscard]] int stages() const { return static_cast<int>(totals.size()); }
    /// Places along the axis: a stage each, of whichever of the two plans has more.
    [[nodiscard]] int places() const;
    /// What the scale has to hold: both fullest stages and the capacity. In bytes, never 0.
    [[nodiscard]] double largest() const;
    [[nodiscard]] const StageMemory& stage(int index) const { return estimate->stages[std::size_t(index)]; }
    /// The baseline's stage of that index; null without a baseline or where it has fewer stages.
    [[nodiscard]] const StageMemory* baselineStage(int index) const;
    [[nodiscard]] Zone zone(int index) const;
    /// Parts in the order of the bars, buffers only where some stage has any.
    [[nodiscard]] std::vector<MemoryPart> parts() const;
};

/// The first index of the largest value in [begin, end); -1 for an empty range. Values beyond the vector
/// count as absent.
[[nodiscard]] int indexOfLargest(const std::vector<double>& values, int begin, int end);

} // namespace quadrille
