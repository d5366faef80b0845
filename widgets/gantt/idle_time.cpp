// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/idle_time.h"

#include "core/pipeline/waiting.h"
#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {
namespace {

constexpr double lowestHatched = 6; ///< logical pixels: lines in a lower bar are dots
constexpr double hatchPeriod = 7;   ///< logical pixels from line to line, across
constexpr double smallerFont = 0.85;
constexpr double narrowestLabel = 5; ///< lines of text: no words fit into less

/// In device pixels.
struct Pattern {
    int period;
    int thickness;
    QRgb line;
};

/// One row of falling lines from column `left` until `right`.
void hatchRow(QRgb* pixels, int row, int left, int right, const Pattern& pattern) {
    const int first = left + ((row - left) % pattern.period + pattern.period) % pattern.period;
    for (int x = first - pattern.thickness + 1; x < right; x += pattern.period) {
        std::fill(pixels + std::max(x, left), pixels + std::min(x + pattern.thickness, right), pattern.line);
    }
}

const Dependencies* dependenciesOf(const GanttScene& scene) {
    return scene.relations ? &scene.relations->dependencies() : scene.dependencies.get();
}

/// The longest of the words that fit; empty where none do.
QString labelOf(const GanttScene& scene, int lane, const TimeRange& seen, double room,
                const QFontMetricsF& metrics) {
    const auto which = static_cast<std::size_t>(lane);
    const double middle = seen.begin + seen.length() / 2;
    const auto whole = scene.index->gapAt(which, middle);
    if (!whole) {
        return {};
    }
    const auto fits = [&](const QString& words) { return metrics.horizontalAdvance(words) <= room; };
    QString brief = idleLabel(whole->length(), scene.timeBase);
    if (!fits(brief)) {
        return {};
    }
    if (const Dependencies* const known = dependenciesOf(scene)) {
        const auto gap = quadrille::gapAt(scene.index->timeline(), *known, which, middle);
        QString full;
        if (gap && gap->input && gap->input->otherRank) {
            full = waitingLabel(whole->length(), known->rankOf(gap->input->operation), scene.timeBase);
        } else if (gap && gap->cause == IdleCause::drain) {
            full = doneLabel(whole->length(), scene.timeBase);
        }
        if (!full.isEmpty() && fits(full)) {
            return full;
        }
    }
    return brief;
}

/// A lane of which nothing is known: an empty frame, which says so in its middle where there is room.
void paintUnknown(QPainter& painter, const QRectF& bar, const Colours& colours) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.setPen(QPen(colours.mutedText, 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    const QString words = notMeasuredText();
    if (bar.height() < 1.1 * metrics.height() || bar.width() < metrics.horizontalAdvance(words))
        return;
    painter.setPen(colours.mutedText);
    painter.drawText(bar, Qt::AlignCenter, words);
}

} // namespace

QColor idleHatchColour(const Colours& colours) {
    return blended(colours.background, colours.hatch, 0.5);
}

void hatchIdle(QImage& image, const TimelineIndex& index, const TimeRange& range, const LaneLayout& layout,
               double scale, const Colours& colours) {
    if (layout.detail == LaneLayout::Detail::merged || layout.barHeight < lowestHatched * scale) {
        return;
    }
    const double columnTime = range.length() / image.width();
    const Pattern pattern{static_cast<int>(std::lround(hatchPeriod * scale)),
                          std::max(1, static_cast<int>(scale)), idleHatchColour(colours).rgb()};
    for (int lane = 0; lane < layout.lanes; ++lane) {
        const RowSpan bar = layout.bar(lane);
        for (const TimeRange& stretch :
             index.gaps(static_cast<std::size_t>(lane), range, narrowestHatched * scale * columnTime)) {
            // Whole columns: one at the edge may be half busy.
            const int left = static_cast<int>(std::ceil((stretch.begin - range.begin) / columnTime + 1e-6));
            const int right = std::min(
                image.width(), static_cast<int>(std::floor((stretch.end - range.begin) / columnTime - 1e-6)));
            for (int row = bar.top; row < bar.top + bar.height; ++row) {
                hatchRow(reinterpret_cast<QRgb*>(image.scanLine(row)), row, left, right, pattern);
            }
        }
    }
}

void paintIdleHatch(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                    const Colours& colours) {
    if (geometry.lanes.detail == LaneLayout::Detail::merged ||
        geometry.lanes.barHeight < lowestHatched * geometry.grid.scale || geometry.plot.width() <= 0) {
        return;
    }
    const double shortest = narrowestHatched * scene.range.length() / geometry.plot.width();
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        QRectF box = geometry.rows(geometry.lanes.bar(lane));
        for (const TimeRange& stretch :
             scene.index->gaps(static_cast<std::size_t>(lane), scene.range, shortest)) {
            box.setLeft(geometry.x(stretch.begin, scene.range));
            box.setRight(geometry.x(stretch.end, scene.range));
            drawHatch(painter, fallingHatchLines(box, hatchPeriod), idleHatchColour(colours), 0.8);
        }
    }
}

// One lane after the other, and in each what is the same for all of its idle stretches first.
void paintIdleLabels(QPainter& painter, const GanttScene& scene, // NOLINT(readability-function-size)
                     const GanttGeometry& geometry, const Colours& colours) {
    QFont font = painter.font();
    if (font.pixelSize() > 0) {
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * smallerFont)));
    } else {
        font.setPointSizeF(font.pointSizeF() * smallerFont);
    }
    const QFontMetricsF metrics(font, painter.device());
    const double height = metrics.height();
    if (geometry.lanes.detail == LaneLayout::Detail::merged || geometry.plot.width() <= 0) {
        return;
    }
    painter.save();
    painter.setFont(font);
    if (geometry.lanes.barHeight >= lowestHatched * geometry.grid.scale) {
        for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
            if (isUnknown(scene.index->timeline(), static_cast<std::size_t>(lane))) {
                QRectF box = geometry.rows(geometry.lanes.bar(lane));
                const TimeRange& span = scene.index->span(); // beyond which the step is over
                box.setLeft(std::max(box.left(), geometry.x(span.begin, scene.range)));
                box.setRight(std::min(box.right(), geometry.x(span.end, scene.range)));
                if (box.width() > 1) {
                    paintUnknown(painter, box, colours);
                }
            }
        }
    }
    painter.setPen(colours.mutedText);
    if (geometry.lanes.barHeight / geometry.grid.scale < 1.1 * height) {
        painter.restore();
        return;
    }
    const double shortest = narrowestLabel * height * scene.range.length() / geometry.plot.width();
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        const QRectF bar = geometry.rows(geometry.lanes.bar(lane));
        for (const TimeRange& stretch :
             scene.index->gaps(static_cast<std::size_t>(lane), scene.range, shortest)) {
            const double left = geometry.x(stretch.begin, scene.range);
            const double right = geometry.x(stretch.end, scene.range);
            const QString words = labelOf(scene, lane, stretch, right - left - height, metrics);
            if (words.isEmpty()) {
                continue;
            }
            QRectF box(0, 0, metrics.horizontalAdvance(words), height);
            box.moveCenter({(left + right) / 2, bar.center().y()});
            // The letters are read over the bare background.
            painter.fillRect(box.adjusted(-0.3 * height, 0, 0.3 * height, 0), colours.background);
            painter.drawText(QPointF(box.left(), box.top() + metrics.ascent()), words);
        }
    }
    painter.restore();
}

} // namespace quadrille::gantt
