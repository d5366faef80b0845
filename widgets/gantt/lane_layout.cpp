// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/lane_layout.h"

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {
namespace {

int rounded(double value) {
    return static_cast<int>(std::lround(value));
}

} // namespace

RowSpan LaneLayout::lane(int index) const {
    if (detail == Detail::merged) {
        return {std::clamp(static_cast<int>((index + 0.5) * pitch), 0, std::max(height - 1, 0)), 1};
    }
    const int top = rounded(index * pitch);
    if (detail == Detail::barAndStrip) {
        return {top, stripTop + stripHeight};
    }
    // Lanes that touch take what rounding leaves, so that no empty row looks like idle time.
    return {top, touching() ? rounded((index + 1) * pitch) - top : barHeight};
}

RowSpan LaneLayout::bar(int index) const {
    const RowSpan whole = lane(index);
    if (detail == Detail::barAndStrip) {
        return {whole.top, barHeight};
    }
    return whole;
}

RowSpan LaneLayout::strip(int index) const {
    return {lane(index).top + stripTop, stripHeight};
}

std::optional<int> LaneLayout::laneAt(double row) const {
    if (lanes == 0 || !(row >= 0) || row >= height) {
        return {};
    }
    int index = std::clamp(static_cast<int>(row / pitch), 0, lanes - 1);
    if (detail != Detail::merged) {
        // Tops are rounded to whole rows.
        if (index + 1 < lanes && row >= lane(index + 1).top) {
            ++index;
        } else if (index > 0 && row < lane(index).top) {
            --index;
        }
    }
    return index;
}

LaneLayout laneLayout(int lanes, int height, double line, double stripShare) {
    LaneLayout layout;
    if (lanes <= 0 || height <= 0) {
        return layout;
    }
    layout.lanes = lanes;
    // Few lanes grow with the room, up to where taller ones would show no more; and they never leave most of
    // it empty.
    constexpr double tallestLines = 14;
    constexpr double leastShare = 0.6;
    const double room = static_cast<double>(height) / lanes;
    layout.pitch = std::min(room, std::max({tallestLines * line, leastShare * room, 6.0}));
    layout.height = std::min(height, rounded(layout.pitch * lanes));
    if (layout.pitch < 1) {
        layout.detail = LaneLayout::Detail::merged;
        return layout;
    }
    const int whole = static_cast<int>(layout.pitch);
    const double smallestWithStrip = std::max(1.5 * line, 14.0);
    if (layout.pitch >= smallestWithStrip) {
        layout.detail = LaneLayout::Detail::barAndStrip;
        const int space = std::max(3, rounded(std::min(0.14 * layout.pitch, 1.2 * line)));
        const int between = std::max(2, rounded(std::min(0.04 * layout.pitch, 0.4 * line)));
        layout.stripHeight = std::max(3, rounded(stripShare * layout.pitch));
        layout.barHeight = whole - space - between - layout.stripHeight;
        layout.stripTop = layout.barHeight + between;
    } else {
        const int space = !layout.touching() ? std::max(1, rounded(0.15 * layout.pitch)) : 0;
        layout.barHeight = whole - space;
    }
    return layout;
}

} // namespace quadrille::gantt
