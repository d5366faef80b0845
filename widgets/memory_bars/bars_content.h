// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/oom.h"
#include "core/memory/memory_estimate.h"

#include <QString>

#include <cstddef>

#include <optional>
#include <vector>

namespace quadrille {

/// What the bars show, with the sums they need many times over.
struct BarsContent {
    std::optional<MemoryEstimate> estimate;
    std::optional<MemoryEstimate> baseline;
    MemoryKind wanted = MemoryKind::allocated; ///< of the three figures
    std::optional<OomBand> band;               ///< on the axis of allocated bytes
    std::vector<double> totals;                ///< bytes of each stage of the estimate, of kind()
    std::vector<double> baselineTotals;        ///< bytes of each stage of the baseline, of kind()
    int fullest = -1;                          ///< stage of the estimate
    int baselineFullest = -1;                  ///< stage of the baseline
    int selected = -1;                         ///< stage, -1 for none
    QString moment;                            ///< when it is; empty: every stage at its own fullest
    bool hasKinds = false; ///< the estimate tells the three figures apart; the paper's does not

    void setEstimate(std::optional<MemoryEstimate> value);
    void setBaseline(std::optional<MemoryEstimate> value);
    void setKind(MemoryKind value);

    /// The figure shown: the wanted one where the estimate knows it.
    [[nodiscard]] MemoryKind kind() const { return hasKinds ? wanted : MemoryKind::allocated; }
    [[nodiscard]] int stages() const { return static_cast<int>(totals.size()); }
    /// Places along the axis: a stage each, of whichever of the two plans has more.
    [[nodiscard]] int places() const;
    /// What the scale has to hold: both fullest stages, the capacity and the band. In bytes, never 0.
    [[nodiscard]] double largest() const;
    [[nodiscard]] const StageMemory& stage(int index) const { return estimate->stages[std::size_t(index)]; }
    /// The baseline's stage of that index; null without a baseline or where it has fewer stages.
    [[nodiscard]] const StageMemory* baselineStage(int index) const;
    /// Of the stage, whichever figure is shown: the limits are on the axis of allocated bytes.
    [[nodiscard]] Zone zone(int index) const;
    /// Where the green zone ends by the paper's rule; none where the zones follow the band.
    [[nodiscard]] std::optional<Bytes> greenLimit() const;
    /// Parts that the shown figure adds up and some stage has any of, in the order of the bars.
    [[nodiscard]] const std::vector<MemoryPart>& parts() const { return m_parts; }
    /// The band on the axis of the figure shown: allocated bytes with the fullest stage's fragmentation, in
    /// proportion, and with what it holds outside of the allocator.
    [[nodiscard]] std::optional<OomBand> shownBand() const;

private:
    void count();

    std::vector<MemoryPart> m_parts;
};

/// The first index of the largest value in [begin, end); -1 for an empty range. Values beyond the vector
/// count as absent.
[[nodiscard]] int indexOfLargest(const std::vector<double>& values, int begin, int end);

} // namespace quadrille
