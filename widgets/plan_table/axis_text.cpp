// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_table/axis_text.h"

#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"

namespace quadrille {

QString axisName(const PlanAxis& axis) {
    const auto dimension = axis.dimension();
    return dimension ? format::dimensionName(*dimension) : settingName(axis.setting());
}

QString axisSymbol(const PlanAxis& axis) {
    const auto dimension = axis.dimension();
    return dimension ? format::dimensionSymbol(*dimension) : settingName(axis.setting());
}

QString axisTip(const PlanAxis& axis) {
    return settingTip(axis.setting());
}

QString axisValue(const PlanAxis& axis, std::int64_t value) {
    const auto dimension = axis.dimension();
    return dimension ? format::dimensionValue(*dimension, value)
                     : settingValue(axis.setting(), textOf(axis, value));
}

} // namespace quadrille
