// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile.h"

#include "core/cluster/profile_parameters.h"

#include <algorithm>

namespace quadrille {

std::array<double, profileParameters> Profile::priors() {
    return {0.78, 64,   0.45, 0.7, 6e-6, 10e-6, 0.75, 0.7, 5e-6, 15e-6,
            3e-5, 3e-5, 0.2,  0.6, 0.6,  0.05,  1e-3, 0.1, 0.005};
}

double Profile::at(ProfileParameter parameter, const std::string& framework) const {
    for (const FrameworkValues& each : frameworks)
        if (each.framework == framework)
            return each.values[static_cast<std::size_t>(parameter)];
    return at(parameter);
}

Profile Profile::of(const std::string& framework) const {
    Profile one = *this;
    one.frameworks.clear();
    for (const FrameworkValues& each : frameworks)
        if (each.framework == framework)
            one.values = each.values;
    return one;
}

Profile Profile::forProducts(double reached) const {
    Profile other = *this;
    other.largeProducts = reached;
    if (!largeProducts || *largeProducts == reached)
        return other;
    const ParameterTraits& bounds = traits(ProfileParameter::gemm);
    const auto change = [&bounds, by = reached / *largeProducts](auto& list) {
        double& share = list[static_cast<std::size_t>(ProfileParameter::gemm)];
        share = std::clamp(share * by, bounds.lower, bounds.upper);
    };
    change(other.values);
    for (FrameworkValues& each : other.frameworks)
        change(each.values);
    return other;
}

} // namespace quadrille
