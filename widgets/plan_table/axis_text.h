// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/plan_axis.h"

#include <QString>

namespace quadrille {

[[nodiscard]] QString axisName(const PlanAxis& axis);   ///< "Tensor parallel", "ZeRO"
[[nodiscard]] QString axisSymbol(const PlanAxis& axis); ///< "TP"; the name where it has none
[[nodiscard]] QString axisTip(const PlanAxis& axis);
[[nodiscard]] QString axisValue(const PlanAxis& axis, std::int64_t value); ///< "8", "full"

} // namespace quadrille
