// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/lane_strip.h"

#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille::gantt {
namespace {

constexpr int shadesOfEdge = 64;
constexpr int hatchPeriod = 6; // pixels from one line over what exceeds the capacity to the next

/// A colour over the background in every degree of coverage.
class Edge {
public:
    Edge(const QColor& background, const QColor& colour) {
        for (std::size_t i = 0; i < m_shades.size(); ++i) {
            m_shades[i] = blended(background, colour, static_cast<double>(i) / shadesOfEdge).rgb();
        }
    }
    [[nodiscard]] QRgb at(double coverage) const {
        return m_shades[static_cast<std::size_t>(coverage * shadesOfEdge)];
    }

private:
    std::array<QRgb, shadesOfEdge + 1> m_shades{};
};

/// A column that reaches beyond this exceeds the capacity.
double limitOf(const Strip& strip) {
    constexpr double never = 2;
    return strip.limit > 0 ? strip.limit * (1 + 1e-12) : never;
}

} // namespace

Strip laneStrip(const TimelineIndex& index, const MemoryLanes* memory, std::size_t lane,
                const TimeRange& range, std::size_t columns) {
    Strip strip;
    strip.columns.reserve(columns);
    if (memory == nullptr) {
        const double one = 1.0 / std::max(index.peakInFlight(), 1);
        for (const auto& band : index.inFlight(lane).columns(range, columns)) {
            strip.columns.push_back({0, band.least * one, band.most * one});
        }
        return strip;
    }
    const MemoryLanes::Lane& held = (*memory)[lane];
    const double perByte = (1 - stripHeadroom) / memory->top().value();
    for (const auto& band : held.profile.columns(range, columns)) {
        strip.columns.push_back({held.states.value() * perByte, (held.states + band.least).value() * perByte,
                                 (held.states + band.most).value() * perByte});
    }
    strip.limit = held.capacity.value() * perByte;
    return strip;
}

void paintStripRows(QImage& image, const RowSpan& span, const Strip& strip, const Colours& colours) {
    const StripColours paint = stripColours(colours);
    const Edge base(colours.background, paint.base);
    const Edge least(colours.background, paint.least);
    const Edge band(colours.background, paint.band);
    const Edge over(colours.background, paint.over);
    const QRgb hatch = paint.hatch.rgb();
    const double rows = span.height;
    const double limit = limitOf(strip);
    for (int row = 0; row < span.height; ++row) {
        const double below = rows - 1 - row; // rows between this one and the bottom
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(span.top + row));
        for (std::size_t x = 0; x < strip.columns.size(); ++x) {
            const StripColumn& column = strip.columns[x];
            const double most = std::min(column.most * rows - below, 1.0);
            if (most <= 0) {
                continue;
            }
            if (const double held = std::min(column.base * rows - below, 1.0); held > 0.5) {
                line[x] = base.at(held);
            } else if (column.most > limit) {
                const bool lined = (static_cast<int>(x) + span.top + row) % hatchPeriod == 0;
                line[x] = lined && most >= 0.5 ? hatch : over.at(most);
            } else if (const double kept = std::min(column.least * rows - below, 1.0); kept > 0) {
                line[x] = least.at(kept);
            } else {
                line[x] = band.at(most);
            }
        }
    }
}

void paintStripShapes(QPainter& painter, const QRectF& area, double columnWidth, const Strip& strip,
                      const Colours& colours) {
    const StripColours paint = stripColours(colours);
    const auto box = [&](std::size_t from, std::size_t to, double low, double high) {
        low = std::clamp(low, 0.0, 1.0);
        high = std::clamp(high, 0.0, 1.0);
        const double left = std::min(area.left() + static_cast<double>(from) * columnWidth, area.right());
        const double right = std::min(area.left() + static_cast<double>(to) * columnWidth, area.right());
        return QRectF(left, area.bottom() - high * area.height(), right - left,
                      std::max(high - low, 0.0) * area.height());
    };
    const auto fill = [&](const QRectF& rect, const QColor& colour) {
        if (!rect.isEmpty()) {
            painter.fillRect(rect, colour);
        }
    };
    const double limit = limitOf(strip);
    for (std::size_t from = 0; from < strip.columns.size();) {
        std::size_t to = from + 1;
        while (to < strip.columns.size() && strip.columns[to] == strip.columns[from]) {
            ++to;
        }
        const StripColumn& column = strip.columns[from];
        fill(box(from, to, 0, column.base), paint.base);
        if (column.most > limit) {
            const QRectF over = box(from, to, column.base, column.most);
            fill(over, paint.over);
            drawHatch(painter, hatchLines(over, hatchPeriod), paint.hatch, 0.8);
        } else {
            fill(box(from, to, column.base, column.least), paint.least);
            fill(box(from, to, column.least, column.most), paint.band);
        }
        from = to;
    }
}

} // namespace quadrille::gantt
