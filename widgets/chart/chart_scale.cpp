// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_scale.h"

#include "widgets/picture/axis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

namespace quadrille {
namespace {

constexpr double wide = 8; ///< what spans more than this factor is read on a logarithmic axis
constexpr int linearSteps = 6;

/// Ends of a logarithmic axis: finer than its ticks, so that it has no room to spare.
constexpr std::array roundFactors{1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};

double decadeOf(double value) {
    return std::pow(10.0, std::floor(std::log10(value) + 1e-12));
}

double roundDown(double value) {
    const double decade = decadeOf(value);
    double found = decade;
    for (const double factor : roundFactors)
        if (factor * decade <= value * (1 + 1e-12))
            found = factor * decade;
    return found;
}

double roundUp(double value) {
    const double decade = decadeOf(value);
    for (const double factor : roundFactors)
        if (factor * decade >= value * (1 - 1e-12))
            return factor * decade;
    return 10 * decade;
}

/// Every stride-th.
std::vector<double> thinned(const std::vector<double>& values, std::size_t stride) {
    std::vector<double> kept;
    for (std::size_t i = 0; i < values.size(); i += stride)
        kept.push_back(values[i]);
    return kept;
}

} // namespace

double ChartScale::share(double value) const {
    return logarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
}

std::vector<double> ChartScale::ticks(int most) const {
    std::vector<double> ticks;
    if (!logarithmic) {
        const double step = niceStep(high - low, most);
        for (double k = std::ceil(low / step - 1e-9); k * step <= high * (1 + 1e-9); ++k)
            ticks.push_back(k * step);
        return ticks;
    }
    const int first = static_cast<int>(std::floor(std::log10(low) + 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(high) + 1e-9));
    const auto within = [&](std::initializer_list<double> factors) {
        std::vector<double> values;
        for (int decade = first; decade <= last; ++decade) {
            for (const double factor : factors) {
                const double value = factor * std::pow(10.0, decade);
                if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9))
                    values.push_back(value);
            }
        }
        return values;
    };
    ticks = within({1, 2, 5});
    if (static_cast<int>(ticks.size()) <= most)
        return ticks;
    if (const auto decades = within({1}); decades.size() > 1)
        ticks = decades;
    const auto room = static_cast<std::size_t>(most);
    return thinned(ticks, (ticks.size() + room - 1) / room);
}

ChartScale roundScale(std::span<const double> values) {
    double least = 0;
    double most = 0;
    for (const double value : values) {
        if (!(value > 0) || !std::isfinite(value))
            continue;
        least = least > 0 ? std::min(least, value) : value;
        most = std::max(most, value);
    }
    if (!(most > 0))
        return {};
    if (most > wide * least)
        return {roundDown(least), roundUp(most), true};
    const double room = std::max(most - least, 0.05 * most);
    const double step = niceStep(room, linearSteps);
    const double low = step * std::floor(least / step * (1 + 1e-12));
    const double high = step * std::ceil(most / step * (1 - 1e-12));
    return {low, high > low ? high : low + step, false};
}

ChartScale scaleFromZero(double largest) {
    if (!(largest > 0) || !std::isfinite(largest))
        return {};
    const double step = niceStep(largest, linearSteps);
    return {0, step * std::ceil(largest / step * (1 - 1e-12)), false};
}

} // namespace quadrille
