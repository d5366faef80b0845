// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_data.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace quadrille {
namespace {

/// Rounding tells apart what is the same.
bool alike(const BubbleSeries& a, const BubbleSeries& b) {
    constexpr double tolerance = 1e-9;
    return std::ranges::equal(a.points, b.points, [](const BubblePoint& one, const BubblePoint& other) {
        return one.microbatches == other.microbatches &&
               std::abs(one.overIdeal - other.overIdeal) <= tolerance &&
               std::abs(one.overTotal - other.overTotal) <= tolerance;
    });
}

} // namespace

const BubblePoint* BubbleLine::at(std::int64_t microbatches) const {
    const auto found = std::ranges::find(series.points, microbatches, &BubblePoint::microbatches);
    return found == series.points.end() ? nullptr : &*found;
}

const BubbleLine* BubbleData::own() const {
    const auto found = std::ranges::find_if(lines, &BubbleLine::current);
    return found == lines.end() ? nullptr : &*found;
}

std::vector<std::int64_t> BubbleData::numbers() const {
    std::set<std::int64_t> all;
    for (const BubbleLine& line : lines)
        for (const BubblePoint& point : line.series.points)
            all.insert(point.microbatches);
    return {all.begin(), all.end()};
}

BubbleData merged(BubbleData data) {
    std::vector<BubbleLine> lines;
    for (BubbleLine& line : data.lines) {
        if (line.series.points.empty())
            continue;
        const auto same = std::ranges::find_if(
            lines, [&line](const BubbleLine& other) { return alike(line.series, other.series); });
        if (same == lines.end()) {
            lines.push_back(std::move(line));
            continue;
        }
        same->name = QCoreApplication::translate("bubble_curve", "%1, %2", "two schedules that idle alike")
                         .arg(same->name, line.name);
        same->current = same->current || line.current;
    }
    std::ranges::stable_partition(lines, [](const BubbleLine& line) { return !line.current; });
    data.lines = std::move(lines);
    return data;
}

} // namespace quadrille
