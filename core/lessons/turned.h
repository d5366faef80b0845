// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"

namespace quadrille {

/// The setting of that name, in which "_" stands for "-"; null: it is none.
[[nodiscard]] const Setting* settingCalled(std::string_view name);

/// The plan with the setting moved by so many of its values, as far as there are any: of a dimension by its
/// stops, of words by their list, of numbers without a list by one, or by a tenth where they are no whole
/// ones.
[[nodiscard]] Scenario turned(const Scenario& plan, const Setting& setting, int steps);

} // namespace quadrille
