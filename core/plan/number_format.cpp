// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/number_format.h"

namespace quadrille {

std::string_view name(Precision value) {
    switch (value) {
    case Precision::bf16:
        return "bf16";
    case Precision::fp16:
        return "fp16";
    case Precision::fp8:
        return "fp8";
    case Precision::fp4:
        return "fp4";
    }
    return {};
}

std::string_view name(Fp8Recipe value) {
    switch (value) {
    case Fp8Recipe::tensor:
        return "tensor";
    case Fp8Recipe::block:
        return "block";
    }
    return {};
}

} // namespace quadrille
