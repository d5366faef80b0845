// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string_view>

namespace quadrille {

/// How the ids of the rules begin that a plan breaks whose framework cannot be configured with it.
inline constexpr std::string_view offerRules = "framework-offers-";

/// What of the offers of the scenario's framework (core/framework/framework.h) says that it cannot be
/// configured with this value of the setting; null: it can be, or nothing is said of it, as under the paper's
/// equations, which know no framework. \param pipelined the plan has a pipeline
[[nodiscard]] const Offer* refusing(const Scenario& scenario, std::string_view setting,
                                    std::string_view value, bool pipelined);

/// Of the scenario's own value of this option. Without a pipeline any schedule will do, and which layers are
/// recomputed says nothing unless they are recomputed in full.
[[nodiscard]] const Offer* refusing(const Scenario& scenario, std::string_view setting);

/// Something of `after` its framework cannot be configured with, and `before` has it otherwise: what has it
/// already is a what-if, and may be changed elsewhere.
[[nodiscard]] bool addsRefusal(const Scenario& before, const Scenario& after);

/// The scenario's framework can be configured with all of it, as far as it is known.
[[nodiscard]] bool isOffered(const Scenario& scenario);

} // namespace quadrille
