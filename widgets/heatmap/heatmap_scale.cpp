// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_data.h"
#include "widgets/heatmap/heatmap_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace quadrille {
namespace {

struct Range {
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
};

Range rangeOf(const HeatmapData& data) {
    Range range;
    for (const auto& cell : data.cells) {
        const double value = cell.hasNumbers() ? data.value(cell.glance) : 0;
        if (!(value > 0) || !std::isfinite(value))
            continue;
        range.least = std::min(range.least, value);
        range.most = std::max(range.most, value);
    }
    return range;
}

/// 1, 2 or 5 times a power of ten, at least the value.
double roundStep(double value) {
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    const double digits = value / power;
    return power * (digits <= 1 ? 1 : digits <= 2 ? 2 : digits <= 5 ? 5 : 10);
}

/// Two significant digits, down or up.
double roundOutward(double value, bool up) {
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    constexpr double slack = 1e-9;
    return unit * (up ? std::ceil(value / unit - slack) : std::floor(value / unit + slack));
}

/// Times and prices differ by factors.
Range wideOf(Range range) {
    constexpr double leastFactor = 1.1; // what differs by less is not told apart by colours
    const double low = roundOutward(range.least, false);
    return {low, roundOutward(std::max(range.most, low * leastFactor), true)};
}

/// Rates differ by amounts.
Range evenOf(Range range) {
    constexpr double leastShare = 0.05;
    constexpr double steps = 8;
    constexpr double slack = 1e-9;
    const double step = roundStep(std::max(range.most - range.least, leastShare * range.most) / steps);
    const double low = std::floor(range.least / step + slack) * step;
    return {low, std::max(std::ceil(range.most / step - slack), low / step + 1) * step};
}

} // namespace

bool HeatmapData::isAnyRunnable() const {
    return std::any_of(cells.begin(), cells.end(),
                       [](const HeatmapCell& each) { return each.glance.runnable; });
}

bool HeatmapData::isPartial() const {
    return std::any_of(cells.begin(), cells.end(), [](const HeatmapCell& each) { return each.computing; });
}

HeatmapPlace HeatmapData::best() const {
    if (shown == HeatmapQuantity::memory)
        return {};
    HeatmapPlace found;
    double record = 0;
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            const Glance& glance = cell(column, row).glance;
            if (!cell(column, row).hasNumbers() || glance.zone != Zone::green)
                continue;
            const double seen = lessIsBetter(shown) ? value(glance) : -value(glance);
            const bool current = column == currentColumn && row == currentRow;
            if (!found.valid() || seen < record || (current && seen == record)) {
                found = {column, row};
                record = seen;
            }
        }
    }
    return found;
}

double HeatmapScale::share(double value) const {
    const double along =
        logarithmic ? std::log(value / best) / std::log(worst / best) : (value - best) / (worst - best);
    return std::isfinite(along) ? std::clamp(along, 0.0, 1.0) : 1;
}

HeatmapScale HeatmapScale::of(const HeatmapData& data) {
    if (data.shown == HeatmapQuantity::bubble)
        return {.best = 0, .worst = bubbleScale(data), .logarithmic = false};
    const Range range = rangeOf(data);
    const bool less = lessIsBetter(data.shown);
    if (!(range.most > 0)) // nothing is known of any cell
        return {.best = less ? 1.0 : 2.0, .worst = less ? 2.0 : 1.0, .logarithmic = less};
    const Range ends = less ? wideOf(range) : evenOf(range);
    return less ? HeatmapScale{.best = ends.least, .worst = ends.most, .logarithmic = true}
                : HeatmapScale{.best = ends.most, .worst = ends.least, .logarithmic = false};
}

} // namespace quadrille
