// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/benchmarks/parameter_search.h"

#include "core/cluster/profile_parameters.h"

namespace quadrille::benchmarks {

Scenario with(const Scenario& scenario, ProfileParameter parameter, double value) {
    Scenario changed = scenario;
    Profile profile = *scenario.cluster.gpu.profile;
    profile.at(parameter) = value;
    changed.cluster.gpu.profile = SharedValue<Profile>(profile);
    return changed;
}

std::optional<double> solve(ProfileParameter parameter, double wanted,
                            const std::function<double(double)>& of) {
    const ParameterTraits& bounds = traits(parameter);
    constexpr double slack = 1e-9;
    if (of(bounds.lower) > wanted || of(bounds.upper) < wanted * (1 - slack))
        return std::nullopt;
    double low = bounds.lower, high = bounds.upper;
    constexpr int halvings = 100;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (of(middle) < wanted ? low : high) = middle;
    }
    return (low + high) / 2;
}

bool isHeldByFastLink(const Scenario& scenario, double measured,
                      const std::function<double(const Scenario&)>& rate) {
    const Scenario whole = with(scenario, ProfileParameter::network, 1);
    Scenario faster = whole;
    faster.cluster.nicGbps *= 2;
    constexpr double about = 0.97;
    const double reached = rate(whole);
    return rate(faster) <= reached && measured >= about * reached;
}

} // namespace quadrille::benchmarks
