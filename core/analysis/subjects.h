// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"

/// Numbers to ask explain() about, one a part.
namespace quadrille::subjects {

[[nodiscard]] constexpr Subject memory(MemoryPart part) {
    return {.kind = Subject::Kind::memoryPart, .part = part};
}
[[nodiscard]] constexpr Subject step(StepPart part) {
    return {.kind = Subject::Kind::stepPart, .stepPart = part};
}
[[nodiscard]] constexpr Subject exchange(TrafficKind kind) {
    return {.kind = Subject::Kind::exchange, .traffic = kind};
}

} // namespace quadrille::subjects
