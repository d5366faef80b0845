// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/label.h"

namespace quadrille {

/// What a number is measured in, as files write it: "bytes", "FLOP/s"; empty: a count or a ratio.
[[nodiscard]] constexpr const char* unitName(Unit unit) {
    switch (unit) {
    case Unit::parameters:
        return "parameters";
    case Unit::bytes:
        return "bytes";
    case Unit::share:
        return "share";
    case Unit::seconds:
        return "seconds";
    case Unit::flops:
        return "FLOPs";
    case Unit::flopsPerSecond:
        return "FLOP/s";
    case Unit::tokensPerSecond:
        return "tokens/s";
    case Unit::none:
        break;
    }
    return "";
}

} // namespace quadrille
