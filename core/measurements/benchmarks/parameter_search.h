// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <functional>
#include <optional>

/// Which value of one parameter of a profile gives what was measured.
namespace quadrille::benchmarks {

/// The scenario with one parameter of its profile set.
[[nodiscard]] Scenario with(const Scenario& scenario, ProfileParameter parameter, double value);

/// Where a function that does not fall reaches what is wanted; none: beyond the parameter's bounds.
[[nodiscard]] std::optional<double> solve(ProfileParameter parameter, double wanted,
                                          const std::function<double(double)>& of);

/// Whether a network twice as fast would change nothing of a rate, and what was measured is about that: then
/// the fast link within nodes holds it. \param rate at the whole of the network's bandwidth
[[nodiscard]] bool isHeldByFastLink(const Scenario& scenario, double measured,
                                    const std::function<double(const Scenario&)>& rate);

/// How much more than a link's rate may be measured: a switch that adds up lets an all-reduce pass once
/// rather than twice.
inline constexpr double mostBySwitch = 1.5;

} // namespace quadrille::benchmarks
