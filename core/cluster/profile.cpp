// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile.h"

namespace quadrille {

std::array<double, profileParameters> Profile::priors() {
    return {0.78, 64, 0.45, 0.7, 6e-6, 0.75, 0.7, 30e-6, 30e-6, 0.2, 0.6, 0.6, 0.05, 1e-3, 0.1, 0.005};
}

} // namespace quadrille
