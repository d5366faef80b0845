// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/offload.h"

namespace quadrille {

std::string_view name(Offload value) {
    switch (value) {
    case Offload::none:
        return "none";
    case Offload::optimizer:
        return "optimizer";
    case Offload::activations:
        return "activations";
    case Offload::both:
        return "both";
    }
    return {};
}

} // namespace quadrille
