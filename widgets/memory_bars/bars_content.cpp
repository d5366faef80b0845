// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_content.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

std::vector<double> totalsOf(const std::optional<MemoryEstimate>& estimate, MemoryKind kind) {
    std::vector<double> totals;
    if (estimate) {
        totals.reserve(estimate->stages.size());
        for (const auto& stage : estimate->stages)
            totals.push_back(stage.total(kind).value());
    }
    return totals;
}

int fullestOf(const std::vector<double>& totals) {
    return indexOfLargest(totals, 0, static_cast<int>(totals.size()));
}

/// An estimate of no stage says nothing.
std::optional<MemoryEstimate> unlessEmpty(std::optional<MemoryEstimate> value) {
    return value && !value->stages.empty() ? std::move(value) : std::nullopt;
}

} // namespace

void BarsContent::setEstimate(std::optional<MemoryEstimate> value) {
    estimate = unlessEmpty(std::move(value));
    count();
}

void BarsContent::setBaseline(std::optional<MemoryEstimate> value) {
    baseline = unlessEmpty(std::move(value));
    count();
}

void BarsContent::setKind(MemoryKind value) {
    wanted = value;
    count();
}

void BarsContent::count() {
    hasKinds = estimate && std::any_of(estimate->stages.begin(), estimate->stages.end(), [](const auto& s) {
                   return s.total(MemoryKind::device) > s.total(MemoryKind::allocated);
               });
    totals = totalsOf(estimate, kind());
    fullest = fullestOf(totals);
    baselineTotals = totalsOf(baseline, kind());
    baselineFullest = fullestOf(baselineTotals);
    m_parts.clear();
    for (const auto part : partsOf(kind())) {
        const auto used = [part](const StageMemory& stage) { return stage.part(part) > Bytes(); };
        if (estimate && std::any_of(estimate->stages.begin(), estimate->stages.end(), used))
            m_parts.push_back(part);
    }
}

int BarsContent::places() const {
    return static_cast<int>(std::max(totals.size(), baselineTotals.size()));
}

double BarsContent::largest() const {
    double largest = estimate ? std::max(totals[std::size_t(fullest)], estimate->capacity.value()) : 0;
    if (baseline)
        largest = std::max(largest, baselineTotals[std::size_t(baselineFullest)]);
    if (const auto shown = shownBand())
        largest = std::max(largest, shown->likely.value());
    return largest > 0 ? largest : bytesPerGib;
}

const StageMemory* BarsContent::baselineStage(int index) const {
    const bool known = baseline && index >= 0 && std::size_t(index) < baseline->stages.size();
    return known ? &baseline->stages[std::size_t(index)] : nullptr;
}

Zone BarsContent::zone(int index) const {
    return estimate->zoneOf(stage(index));
}

std::optional<Bytes> BarsContent::greenLimit() const {
    return estimate && !estimate->oomProbability ? std::optional(estimate->limits.green) : std::nullopt;
}

std::optional<OomBand> BarsContent::shownBand() const {
    const bool good = band && estimate && std::isfinite(band->likely.value()) && band->unlikely >= Bytes() &&
                      band->unlikely < band->likely;
    if (!good)
        return std::nullopt;
    const StageMemory& full = stage(fullest);
    double factor = 1;
    Bytes around;
    for (const auto part : partsOf(kind())) {
        if (part == MemoryPart::fragmentation && full.total() > Bytes())
            factor += full.part(part) / full.total();
        if (part == MemoryPart::communicators || part == MemoryPart::context)
            around += full.part(part);
    }
    return OomBand{factor * band->unlikely + around, factor * band->even + around,
                   factor * band->likely + around};
}

int indexOfLargest(const std::vector<double>& values, int begin, int end) {
    end = std::min(end, static_cast<int>(values.size()));
    if (begin >= end)
        return -1;
    return static_cast<int>(std::max_element(values.begin() + begin, values.begin() + end) - values.begin());
}

} // namespace quadrille
