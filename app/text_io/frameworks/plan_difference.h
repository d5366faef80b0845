// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"

namespace quadrille::frameworks {

/// Whether both plans run alike as far as this setting goes: a setting that plays no part in them (of context
/// parallelism where there is none) differs in nothing.
[[nodiscard]] bool runsAlike(const Setting& setting, const Scenario& a, const Scenario& b);

/// The setting's value as it plays its part: "on" also where it only follows another setting.
[[nodiscard]] std::string effectiveText(const Setting& setting, const Scenario& scenario);

/// The same for people: of many stages' layers those alike are counted, "21, 20*78, 19".
[[nodiscard]] std::string briefText(const Setting& setting, const Scenario& scenario);

} // namespace quadrille::frameworks
