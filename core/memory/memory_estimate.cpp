// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memory_estimate.h"

#include <algorithm>

namespace quadrille {

std::string_view name(MemoryKind kind) {
    return kind == MemoryKind::allocated ? "allocated" : kind == MemoryKind::reserved ? "reserved" : "device";
}

std::optional<MemoryKind> memoryKindFromName(std::string_view word) {
    for (const MemoryKind kind : allMemoryKinds)
        if (name(kind) == word)
            return kind;
    return std::nullopt;
}

Bytes StageMemory::total(MemoryKind kind) const {
    Bytes sum;
    for (const MemoryPart each : partsOf(kind))
        sum += part(each);
    return sum;
}

void findFullest(MemoryEstimate& estimate) {
    const auto fullest = std::max_element(estimate.stages.begin(), estimate.stages.end(),
                                          [](const auto& a, const auto& b) { return a.total() < b.total(); });
    estimate.fullest = static_cast<std::size_t>(fullest - estimate.stages.begin());
    estimate.zone = estimate.zoneOf(estimate.stages[estimate.fullest]);
}

} // namespace quadrille
