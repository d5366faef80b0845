// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_content.h"

#include <algorithm>

namespace quadrille {
namespace {

std::vector<double> totalsOf(const std::optional<MemoryEstimate>& estimate) {
    std::vector<double> totals;
    if (estimate) {
        totals.reserve(estimate->stages.size());
        for (const auto& stage : estimate->stages)
            totals.push_back(stage.total().value());
    }
    return totals;
}

int fullestOf(const std::vector<double>& totals) {
    return indexOfLargest(totals, 0, static_cast<int>(totals.size()));
}

} // namespace

void BarsContent::setEstimate(std::optional<MemoryEstimate> value) {
    // An estimate of no stage says nothing.
    estimate = value && !value->stages.empty() ? std::move(value) : std::nullopt;
    totals = totalsOf(estimate);
    fullest = fullestOf(totals);
    hasBuffers =
        estimate && std::any_of(estimate->stages.begin(), estimate->stages.end(),
                                [](const auto& stage) { return stage.part(MemoryPart::buffers) > Bytes(); });
}

void BarsContent::setBaseline(std::optional<MemoryEstimate> value) {
    baseline = value && !value->stages.empty() ? std::move(value) : std::nullopt;
    baselineTotals = totalsOf(baseline);
    baselineFullest = fullestOf(baselineTotals);
}

int BarsContent::places() const {
    return static_cast<int>(std::max(totals.size(), baselineTotals.size()));
}

double BarsContent::largest() const {
    double largest = estimate ? std::max(totals[std::size_t(fullest)], estimate->capacity.value()) : 0;
    if (baseline)
        largest = std::max(largest, baselineTotals[std::size_t(baselineFullest)]);
    return largest > 0 ? largest : bytesPerGib;
}

const StageMemory* BarsContent::baselineStage(int index) const {
    const bool known = baseline && index >= 0 && std::size_t(index) < baseline->stages.size();
    return known ? &baseline->stages[std::size_t(index)] : nullptr;
}

Zone BarsContent::zone(int index) const {
    return zoneOf(Bytes(totals[std::size_t(index)]), estimate->capacity);
}

std::vector<MemoryPart> BarsContent::parts() const {
    return {allMemoryParts.begin(), allMemoryParts.end() - (hasBuffers ? 0 : 1)};
}

int indexOfLargest(const std::vector<double>& values, int begin, int end) {
    end = std::min(end, static_cast<int>(values.size()));
    if (begin >= end)
        return -1;
    return static_cast<int>(std::max_element(values.begin() + begin, values.begin() + end) - values.begin());
}

} // namespace quadrille
