// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/operation_labels.h"

#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/picture/shaped_text.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace quadrille::gantt {
namespace {

constexpr double smallestShare = 0.62; // of the font's size; smaller is not read

/// The painter's font, made smaller until the digits fit the height; nothing when that is too small.
std::optional<QFont> fontForHeight(const QPainter& painter, double height) {
    const QFont& font = painter.font();
    constexpr int sizes = 5;
    for (int size = 0; size < sizes; ++size) {
        const double share = 1 - (1 - smallestShare) * size / (sizes - 1);
        QFont smaller = font;
        if (font.pixelSize() > 0) {
            smaller.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * share)));
        } else {
            smaller.setPointSizeF(font.pointSizeF() * share);
        }
        if (QFontMetricsF(smaller, painter.device()).capHeight() * 1.35 <= height) {
            return smaller;
        }
    }
    return {};
}

/// Widths of labels in one font, from the widths of digits: measuring each text would cost more than
/// everything else.
class LabelFont {
public:
    LabelFont(const QFont& font, QPaintDevice* device) : m_font(font) {
        const QFontMetricsF metrics(font, device);
        m_capHeight = metrics.capHeight();
        for (int digit = 0; digit < 10; ++digit) {
            m_digit = std::max(m_digit, metrics.horizontalAdvance(QChar(u'0' + digit)));
        }
        m_dot = metrics.horizontalAdvance(u'·');
    }

    [[nodiscard]] const QFont& font() const { return m_font; }
    [[nodiscard]] double capHeight() const { return m_capHeight; }
    [[nodiscard]] double width(const QString& label) const {
        const auto dots = static_cast<double>(label.count(u'·'));
        return dots * m_dot + (static_cast<double>(label.size()) - dots) * m_digit;
    }

private:
    QFont m_font;
    double m_capHeight = 0;
    double m_digit = 0;
    double m_dot = 0;
};

} // namespace

// One lane after the other, and in each what is the same for all of its operations first.
void paintOperationLabels(QPainter& painter, const GanttScene& scene, // NOLINT(readability-function-size)
                          const GanttGeometry& geometry, const Colours& colours) {
    const TimelineIndex& index = *scene.index;
    if (geometry.lanes.detail == LaneLayout::Detail::merged || geometry.plot.width() <= 0) {
        return;
    }
    const double pixelsPerUnit = geometry.plot.width() / scene.range.length();
    const double barHeight = geometry.lanes.barHeight / geometry.grid.scale;
    std::optional<QFont> largest = fontForHeight(painter, barHeight);
    // Fused blocks have two lines. All labels of a picture are of one size, unless that leaves others
    // without.
    bool labelsFused = false;
    if (index.holds(OperationKind::fused)) {
        if (const std::optional<QFont> twice = fontForHeight(painter, barHeight / 2)) {
            largest = twice;
            labelsFused = true;
        }
    }
    if (!largest) {
        return;
    }
    QFont smaller = *largest;
    if (smaller.pixelSize() > 0) {
        smaller.setPixelSize(std::max(1, static_cast<int>(smaller.pixelSize() * 0.75)));
    } else {
        smaller.setPointSizeF(smaller.pointSizeF() * 0.75);
    }
    const std::array fonts{LabelFont(*largest, painter.device()), LabelFont(smaller, painter.device())};
    const double narrowest = fonts[1].width(QStringLiteral("0"));
    const double padding = narrowest * 0.2;

    // One size for all that is seen, if all of it fits in that; else each label that fits in the small one.
    // The chunk, which the shade shows already, is left out before labels are; of a replica the number of the
    // micro-batch says it all.
    const double shortest = index.shortestOperation() * pixelsPerUnit - 2 * padding;
    const QString digits = QStringLiteral("0").repeated(QString::number(index.microbatches() - 1).size());
    const bool withChunk = index.chunks() > 1 && !index.hasDirections() &&
                           fonts[1].width(digits + QStringLiteral("·0")) <= shortest;
    const QString widest = withChunk ? digits + QStringLiteral("·0") : digits;
    const LabelFont& font = fonts[fonts[0].width(widest) <= shortest ? 0 : 1];
    painter.save();
    painter.setFont(font.font());
    const Timeline& timeline = index.timeline();
    for (int lane = 0; lane < geometry.lanes.lanes; ++lane) {
        const auto which = static_cast<std::size_t>(lane);
        const OperationRun run = index.visible(which, scene.range);
        if (static_cast<double>(run.size()) * narrowest > 3 * geometry.plot.width()) {
            continue; // hardly one in a hundred could have a label: columns
        }
        const QRectF bar = geometry.rows(geometry.lanes.bar(lane));
        const auto write = [&](double left, double right, double middle, const QString& label,
                               const QColor& fill) {
            const double width = font.width(label);
            if (width + 2 * padding <= right - left) {
                painter.setPen(labelColour(fill));
                drawShapedText(painter, QPointF((left + right - width) / 2, middle + font.capHeight() / 2),
                               label);
            }
        };
        for (std::size_t i = run.first; i < run.last; ++i) {
            const TimedOperation timed = timeline.operation(i);
            const double left = std::max(geometry.x(timed.start, scene.range), bar.left());
            const double right = std::min(geometry.x(timed.end, scene.range), bar.right());
            if (right - left < narrowest) {
                continue;
            }
            const Operation& operation = timed.operation;
            const BarTones tones = barTones(colours, operation.kind, index.shadesOf(operation));
            const QString label = operationLabel(index, operation.stage, operation.microbatch, withChunk);
            if (operation.kind != OperationKind::fused) {
                write(left, right, bar.center().y(), label, tones.upper);
            } else if (labelsFused) {
                write(left, right, bar.top() + bar.height() / 4, label, tones.upper);
                write(left, right, bar.bottom() - bar.height() / 4,
                      operationLabel(index, operation.backwardStage, operation.backwardMicrobatch, withChunk),
                      tones.lower);
            }
        }
    }
    painter.restore();
}

} // namespace quadrille::gantt
