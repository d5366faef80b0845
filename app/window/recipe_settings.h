// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/scenario_inputs.h"

/// What can be set of a recipe: names, tips, and how each setting is read from a scenario and written to it.
namespace quadrille::recipe_settings {

[[nodiscard]] ChoiceSetting zero();
[[nodiscard]] ChoiceSetting sequenceParallel();
[[nodiscard]] ChoiceSetting recompute();
[[nodiscard]] NumberSetting recomputeEvery();
[[nodiscard]] ChoiceSetting precision();
[[nodiscard]] ChoiceSetting gradientBytes();
/// Optimizers that keep as many bytes are one entry: memory does not tell them apart.
[[nodiscard]] ChoiceSetting optimizer();
[[nodiscard]] NumberSetting momentBytes();
[[nodiscard]] NumberSetting expertImbalance();
[[nodiscard]] SwitchSetting masterWeights();
[[nodiscard]] SwitchSetting flashAttention();
[[nodiscard]] SwitchSetting dropout();
[[nodiscard]] SwitchSetting fusedLoss();
[[nodiscard]] SwitchSetting gatheredLogits();

/// "BF16", "FP16", "FP8".
[[nodiscard]] QString precisionLabel(Precision precision);
/// "none", "selective", "full".
[[nodiscard]] QString recomputeLabel(Recompute recompute);

} // namespace quadrille::recipe_settings
