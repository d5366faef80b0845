// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/context_method.h"

namespace quadrille {

std::string_view name(ContextMethod value) {
    switch (value) {
    case ContextMethod::ring:
        return "ring";
    case ContextMethod::allGather:
        return "allgather";
    case ContextMethod::ulysses:
        return "ulysses";
    case ContextMethod::ulyssesRing:
        return "ulysses-ring";
    }
    return {};
}

std::string_view name(ContextBalance value) {
    return value == ContextBalance::zigZag ? "zigzag" : "contiguous";
}

} // namespace quadrille
