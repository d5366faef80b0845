// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/sensitivity.h"

#include <QString>

/// Words of the picture of what a plan would gain or lose by one change.
namespace quadrille::tornado {

/// "Micro-batch", "Network".
[[nodiscard]] QString rowName(const SensitivityRow& row);
/// What would be there: "8", "half", "×2".
[[nodiscard]] QString endName(const SensitivityEnd& end, const Sensitivity& found);
/// "TP 4 → 8", "Network 400 → 800 Gbit/s".
[[nodiscard]] QString changeName(const SensitivityRow& row, const SensitivityEnd& end,
                                 const Sensitivity& found);
/// "+12.3 %", of speed.
[[nodiscard]] QString effect(const SensitivityEnd& end);
/// An amount of hardware with its unit.
[[nodiscard]] QString amount(HardwarePart part, double amount);
/// The whole in one sentence.
[[nodiscard]] QString finding(const Sensitivity& found);
/// One end in sentences.
[[nodiscard]] QString readout(const SensitivityRow& row, const SensitivityEnd& end, const Sensitivity& found);

} // namespace quadrille::tornado
