// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan.h"

namespace quadrille {

std::string_view name(Recompute value) {
    switch (value) {
    case Recompute::none:
        return "none";
    case Recompute::selective:
        return "selective";
    case Recompute::full:
        return "full";
    }
    return {};
}

std::string_view name(Estimator value) {
    switch (value) {
    case Estimator::paper:
        return "paper";
    case Estimator::detailed:
        return "detailed";
    }
    return {};
}

} // namespace quadrille
