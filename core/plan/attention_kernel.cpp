// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/attention_kernel.h"

namespace quadrille {

std::string_view name(AttentionKernel value) {
    switch (value) {
    case AttentionKernel::byFramework:
        return "auto";
    case AttentionKernel::flash2:
        return "flash-2";
    case AttentionKernel::cudnn:
        return "cudnn";
    case AttentionKernel::flashTriton:
        return "flash-triton";
    }
    return {};
}

} // namespace quadrille
