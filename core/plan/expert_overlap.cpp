// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/expert_overlap.h"

namespace quadrille {

std::string_view name(ExpertOverlap value) {
    switch (value) {
    case ExpertOverlap::bySchedule:
        return "auto";
    case ExpertOverlap::on:
        return "on";
    case ExpertOverlap::off:
        return "off";
    }
    return {};
}

} // namespace quadrille
