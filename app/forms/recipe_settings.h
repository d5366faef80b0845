// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/setting_form.h"
#include "core/plan/plan.h"

/// What can be set of a recipe.
namespace quadrille::recipe_settings {

/// In the order in which the form shows them.
[[nodiscard]] const std::vector<SettingForm>& forms();

/// "BF16", "FP16", "FP8".
[[nodiscard]] QString precisionLabel(Precision precision);
/// "None", "Selective", "Full".
[[nodiscard]] QString recomputeLabel(Recompute recompute);
/// "Adam": the optimizers that keep as many bytes, which are one entry, as memory does not tell them apart.
[[nodiscard]] QString optimizerLabel(const Scenario& scenario);

} // namespace quadrille::recipe_settings
