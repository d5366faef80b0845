// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/pointed_lane.h"

#include "widgets/gantt/gantt_marks.h"
#include "widgets/picture/mark.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {

std::vector<double> shareOfColumns(const std::vector<TimeRange>& times, const TimeRange& range, int columns) {
    std::vector<double> shares(static_cast<std::size_t>(std::max(0, columns)), 0);
    if (shares.empty() || range.length() <= 0)
        return shares;
    constexpr double instant = 0.01;
    const double perTime = static_cast<double>(columns) / range.length();
    for (const TimeRange& time : times) {
        if (time.end < range.begin || time.begin > range.end)
            continue;
        const double from = std::clamp((time.begin - range.begin) * perTime, 0.0, double(columns));
        double to = std::clamp((time.end - range.begin) * perTime, 0.0, double(columns));
        if (time.end == time.begin)
            to += instant;
        for (auto column = static_cast<std::size_t>(from); column < shares.size(); ++column) {
            const auto left = static_cast<double>(column);
            if (left >= to)
                break;
            shares[column] = std::min(1.0, shares[column] + std::min(to, left + 1) - std::max(from, left));
        }
    }
    return shares;
}

void paintPointedLane(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                      const Colours& colours) {
    if (!scene.pointed || scene.pointed->lane < 0 || scene.pointed->lane >= geometry.lanes.lanes)
        return;
    const QRectF lane = geometry.rows(geometry.lanes.lane(scene.pointed->lane));
    const bool merged = geometry.lanes.detail == LaneLayout::Detail::merged;
    const QRectF bar = merged ? lane : geometry.rows(geometry.lanes.bar(scene.pointed->lane));
    // Below the names of operations, above the next lane; of thin lanes all.
    constexpr double thinnest = 3;
    const double height = std::min(bar.height(), std::max(thinnest, 0.26 * bar.height()));
    const QRectF strip(bar.left(), bar.bottom() - height, bar.width(), height);
    const std::vector<double> shares = shareOfColumns(scene.pointed->times, scene.range, geometry.columns());
    const double column = strip.width() / std::max<double>(1, static_cast<double>(shares.size()));
    if (std::ranges::any_of(shares, [](double share) { return share > 0; })) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(strip, colours.background);
        for (std::size_t i = 0; i < shares.size();) {
            std::size_t end = i;
            while (end < shares.size() && shares[end] == shares[i])
                ++end;
            QColor ink = colours.time(TimeFamily::communication);
            constexpr double seen = 0.25; // of a short moment in a column
            ink.setAlphaF(static_cast<float>(seen + (1 - seen) * shares[i]));
            if (shares[i] > 0)
                painter.fillRect(QRectF(strip.left() + static_cast<double>(i) * column, strip.top() + 1,
                                        static_cast<double>(end - i) * column, height - 1),
                                 ink);
            i = end;
        }
        painter.restore();
    }
    const double left = geometry.labels.isEmpty() ? lane.left() : geometry.labels.left();
    const QRectF frame = QRectF(left - 3, lane.top() - 1.5, lane.right() - left + 6, lane.height() + 3)
                             .intersected(geometry.area);
    paintDashedMark(painter, frame, 1, colours);
}

} // namespace quadrille::gantt
