// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaling/scaling_data.h"

#include "widgets/heatmap/heatmap_quantity.h"

namespace quadrille {

double ScalingData::value(const Glance& seen) const {
    switch (shown) {
    case ScalingQuantity::throughput:
        return seen.tokensPerSecondPerGpu * static_cast<double>(seen.gpus);
    case ScalingQuantity::flops:
        return seen.flopsPerGpu.value();
    case ScalingQuantity::step:
        return seen.step.value();
    case ScalingQuantity::cost:
        break;
    }
    return valueOf(seen, HeatmapQuantity::cost, budget);
}

std::optional<double> ScalingData::ideal(std::size_t point) const {
    const ScalingPoint &here = scaling.points.at(point), &own = scaling.points.at(scaling.current);
    if (!own.best)
        return {};
    const double times = static_cast<double>(here.gpus) / static_cast<double>(own.gpus);
    switch (shown) {
    case ScalingQuantity::throughput:
        return value(own.seen) * times;
    case ScalingQuantity::step:
        return value(own.seen) / (scaling.kind == ScalingKind::strong ? times : 1);
    case ScalingQuantity::flops:
    case ScalingQuantity::cost: // failures apart
        break;
    }
    return value(own.seen);
}

std::optional<double> ScalingData::efficiency(std::size_t point) const {
    const ScalingPoint &here = scaling.points.at(point), &own = scaling.points.at(scaling.current);
    if (!here.best || !own.best)
        return {};
    return here.seen.tokensPerSecondPerGpu / own.seen.tokensPerSecondPerGpu;
}

} // namespace quadrille
