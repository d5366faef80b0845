// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_frame.h"

#include "widgets/format.h"
#include "widgets/gantt/gantt_painter.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/lane_image.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille::gantt {
namespace {

class FramePainter {
public:
    FramePainter(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours)
        : m_painter(painter), m_scene(scene), m_geometry(geometry), m_colours(colours),
          m_metrics(painter.font(), painter.device()), m_line(m_metrics.height()) {}

    void paint() {
        paintNames();
        paintNotes();
        paintHeader();
        paintAxis();
        paintEnds();
        paintMarks();
    }

private:
    struct LegendItem {
        QColor colour;
        QString text;
    };

    void text(const QRectF& rect, Qt::Alignment alignment, const QString& words, const QColor& colour) {
        m_painter.setPen(colour);
        m_painter.drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, words);
    }

    /// A line of text beside a row, as near to its middle as the plot allows.
    QRectF beside(const QRectF& column, double middle) const {
        const double top = std::clamp(middle - m_line / 2, m_geometry.area.top(),
                                      std::max(m_geometry.area.top(), m_geometry.area.bottom() - m_line));
        return {column.left(), top, column.width(), m_line};
    }

    void paintNames() {
        if (m_geometry.labels.isEmpty()) {
            return;
        }
        const double pitch = m_geometry.lanes.pitch / m_geometry.grid.scale;
        const int stride = niceStride(1.05 * m_line / pitch);
        const QFont plain = m_painter.font();
        for (int lane = 0; lane < m_geometry.lanes.lanes; lane += stride) {
            const QRectF bar = m_geometry.rows(m_geometry.lanes.bar(lane));
            const QRectF rect = beside(m_geometry.labels, bar.center().y());
            if (rect.bottom() > m_geometry.plot.bottom() + 0.6 * m_line) {
                break; // the axis begins there
            }
            const bool selected = m_scene.selectedStage == lane;
            QFont font = plain;
            font.setBold(selected);
            m_painter.setFont(font);
            text(rect, Qt::AlignRight | Qt::AlignVCenter,
                 m_geometry.shortLabels ? format::count(lane) : laneName(static_cast<std::size_t>(lane)),
                 selected ? m_colours.accent : m_colours.text);
        }
        m_painter.setFont(plain);
    }

    void paintNotes() {
        if (m_geometry.notes.isEmpty()) {
            return;
        }
        const Timeline& timeline = m_scene.index->timeline();
        for (int lane = 0; lane < m_geometry.lanes.lanes; ++lane) {
            const auto which = static_cast<std::size_t>(lane);
            const QRectF bar = m_geometry.rows(m_geometry.lanes.bar(lane));
            text(beside(m_geometry.notes, bar.center().y()), Qt::AlignLeft | Qt::AlignVCenter,
                 laneIdleText(timeline, which), m_colours.mutedText);
            if (m_geometry.lanes.detail != LaneLayout::Detail::barAndStrip) {
                continue;
            }
            const QRectF strip = m_geometry.rows(m_geometry.lanes.strip(lane));
            if (strip.center().y() - bar.center().y() >= m_line * 0.95) {
                text(beside(m_geometry.notes, strip.center().y()), Qt::AlignLeft | Qt::AlignVCenter,
                     lanePeakText(timeline, which), m_colours.mutedText);
            }
        }
    }

    void paintHeader() {
        const QRectF idle = idleTextRect(m_scene, m_geometry, m_metrics);
        if (idle.isEmpty()) {
            return;
        }
        const bool whole =
            idle.width() >= m_metrics.horizontalAdvance(idleText(m_scene.index->timeline(), true));
        text(idle, Qt::AlignLeft | Qt::AlignVCenter, idleText(m_scene.index->timeline(), whole),
             m_colours.text);
        QPen underline(m_colours.mutedText, 1, Qt::DotLine); // can be clicked
        m_painter.setPen(underline);
        m_painter.drawLine(QPointF(idle.left(), idle.bottom() - 0.5),
                           QPointF(idle.right(), idle.bottom() - 0.5));

        const double gap = 1.2 * m_line;
        double left = idle.right() + gap;
        if (m_scene.isZoomed()) {
            const QString visible = visibleIdleText(m_scene.index->idleShare(m_scene.range));
            const double width = m_metrics.horizontalAdvance(visible);
            if (left + width <= m_geometry.header.right()) {
                text(QRectF(left, m_geometry.header.top(), width, m_line), Qt::AlignLeft | Qt::AlignVCenter,
                     visible, m_colours.accent);
                left += width + gap;
            }
        }
        paintLegend(left);
    }

    void paintLegend(double left) {
        std::vector<LegendItem> items;
        constexpr std::array kinds{OperationKind::forward, OperationKind::backward,
                                   OperationKind::weightGradient, OperationKind::fused};
        for (const OperationKind kind : kinds) {
            if (m_scene.index->busy().time[static_cast<std::size_t>(fillOf(kind))] > 0) {
                items.push_back({barColour(m_colours, kind, 0), kindName(kind)});
            }
        }
        if (m_geometry.lanes.detail == LaneLayout::Detail::barAndStrip) {
            items.push_back({stripColour(m_colours), activationsName()});
        }
        const double swatch = 0.6 * m_line;
        const double gap = 0.8 * m_line;
        const auto widthOf = [&](const LegendItem& item) {
            return swatch + 0.4 * m_line + m_metrics.horizontalAdvance(item.text);
        };
        double width = -gap;
        for (const LegendItem& item : items) {
            width += widthOf(item) + gap;
        }
        const double right = m_geometry.plot.right();
        while (!items.empty() && left + width > right) {
            width -= widthOf(items.back()) + gap;
            items.pop_back();
        }
        double x = right - width;
        const double middle = m_geometry.header.center().y();
        for (const LegendItem& item : items) {
            m_painter.fillRect(QRectF(x, middle - swatch / 2, swatch, swatch), item.colour);
            text(QRectF(x + swatch + 0.4 * m_line, m_geometry.header.top(), widthOf(item), m_line),
                 Qt::AlignLeft | Qt::AlignVCenter, item.text, m_colours.mutedText);
            x += widthOf(item) + gap;
        }
    }

    /// Where the name of plan A's end stands on the axis, if it is seen there.
    QRectF baselineRect() const {
        const double end = m_scene.index->span().begin + m_scene.baselineMakespan.value_or(0);
        if (!m_scene.baselineMakespan || m_geometry.axis.isEmpty() || end < m_scene.range.begin ||
            end > m_scene.range.end) {
            return {};
        }
        const double width =
            m_metrics.horizontalAdvance(baselineText(*m_scene.baselineMakespan)) + 0.5 * m_line;
        const double x = m_geometry.x(end, m_scene.range);
        return {std::clamp(x - width / 2, m_geometry.area.left(), m_geometry.area.right() - width),
                m_geometry.axis.top() + 0.3 * m_line, width, m_line};
    }

    void paintAxis() {
        if (m_geometry.axis.isEmpty()) {
            return;
        }
        const QRectF& axis = m_geometry.axis;
        m_painter.setPen(QPen(m_colours.mutedText, 1));
        const double y = m_geometry.grid.snappedY(axis.top()) + 0.5;
        m_painter.drawLine(QPointF(axis.left(), y), QPointF(axis.right(), y));
        const double widest = std::max(m_metrics.horizontalAdvance(format::number(m_scene.range.begin)),
                                       m_metrics.horizontalAdvance(format::number(m_scene.range.end)));
        const double step =
            tickStep(m_scene.range, axis.width(), std::max(2.2 * m_line, widest + 1.2 * m_line));
        const QRectF taken = baselineRect();
        for (const double time : ticks(m_scene.range, step)) {
            const double x = std::clamp(m_geometry.x(time, m_scene.range), axis.left(), axis.right());
            m_painter.setPen(QPen(m_colours.mutedText, 1));
            m_painter.drawLine(QPointF(x, y), QPointF(x, y + 0.25 * m_line));
            const QString label = format::number(std::abs(time) < 1e-9 * step ? 0 : time);
            const double width = m_metrics.horizontalAdvance(label);
            const double left =
                std::clamp(x - width / 2, m_geometry.area.left(), m_geometry.area.right() - width);
            const QRectF rect(left, axis.top() + 0.3 * m_line, width, m_line);
            if (rect.adjusted(-4, 0, 4, 0).intersects(taken)) {
                continue;
            }
            text(rect, Qt::AlignCenter, label, m_colours.text);
        }
        if (!m_geometry.axisName.isEmpty() &&
            m_metrics.horizontalAdvance(m_scene.axisName) <= m_geometry.axisName.width()) {
            text(m_geometry.axisName, Qt::AlignHCenter | Qt::AlignBottom, m_scene.axisName,
                 m_colours.mutedText);
        }
    }

    void paintEnds() {
        const TimeRange& span = m_scene.index->span();
        const auto line = [this](double time, const QPen& pen) {
            if (time < m_scene.range.begin || time > m_scene.range.end) {
                return;
            }
            const QRectF& plot = m_geometry.plot;
            const double x =
                std::clamp(m_geometry.x(time, m_scene.range), plot.left() + 0.5, plot.right() - 0.5);
            m_painter.setPen(pen);
            m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        };
        if (m_scene.moment) {
            line(*m_scene.moment, QPen(m_colours.text, 1.5));
        }
        if (m_scene.playhead) {
            line(*m_scene.playhead, QPen(m_colours.accent, 2));
        }
        if (!m_scene.baselineMakespan) {
            return;
        }
        line(span.end, QPen(m_colours.mutedText, 1));
        line(span.begin + *m_scene.baselineMakespan, QPen(m_colours.baseline, 1.5, Qt::DashLine));
        if (const QRectF rect = baselineRect(); !rect.isEmpty()) {
            QFont font = m_painter.font();
            m_painter.setPen(QPen(m_colours.baseline, 1, Qt::DashLine));
            m_painter.setBrush(m_colours.background);
            m_painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
            m_painter.setBrush(Qt::NoBrush);
            text(rect, Qt::AlignCenter, baselineText(*m_scene.baselineMakespan), m_colours.text);
        }
    }

    /// The seen part of an operation's rectangle; empty when it is out of sight.
    QRectF seen(std::size_t operation) const {
        const TimedOperation& timed = m_scene.index->timeline().operation(operation);
        const QRectF bar =
            m_geometry.rows(m_geometry.lanes.bar(static_cast<int>(m_scene.index->laneOf(operation))));
        const double left = std::max(m_geometry.x(timed.start, m_scene.range), bar.left());
        const double right = std::min(m_geometry.x(timed.end, m_scene.range), bar.right());
        return right > left ? QRectF(left, bar.top(), right - left, bar.height()) : QRectF();
    }

    void outline(QRectF rect, const QColor& colour, double thickness) {
        if (rect.isEmpty()) {
            return;
        }
        // A hair would not be found: at least a small frame around it, inside the plot.
        const double least = std::min(3 * thickness, m_geometry.plot.width());
        if (rect.width() < least) {
            rect.setLeft(rect.center().x() - least / 2);
            rect.setWidth(least);
            rect.moveLeft(std::clamp(rect.left(), m_geometry.plot.left(), m_geometry.plot.right() - least));
        }
        const double half = std::min({thickness, rect.width(), rect.height()}) / 2;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, 2 * half, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_painter.drawRect(rect.adjusted(half, half, -half, -half));
    }

    /// The way of the clicked operation's micro-batch through all stages.
    void paintWay(std::int32_t microbatch) {
        const Timeline& timeline = m_scene.index->timeline();
        const double pixelsPerUnit = m_geometry.plot.width() / m_scene.range.length();
        for (std::size_t lane = 0; lane < m_scene.index->laneCount(); ++lane) {
            const OperationRun run = m_scene.index->visible(lane, m_scene.range);
            if (static_cast<double>(run.size()) > m_geometry.plot.width()) {
                return; // frames would hide more than they show
            }
            for (std::size_t i = run.first; i < run.last; ++i) {
                const Operation& operation = timeline.order->operations[i];
                const bool ofIt =
                    operation.microbatch == microbatch || operation.backwardMicrobatch == microbatch;
                if (ofIt && (timeline.ends[i] - timeline.starts[i]) * pixelsPerUnit >= 3) {
                    outline(seen(i), m_colours.text, 2);
                }
            }
        }
    }

    void paintMarks() {
        if (m_scene.highlighted) {
            paintWay(m_scene.index->timeline().order->operations[*m_scene.highlighted].microbatch);
        }
        if (m_scene.hovered) {
            outline(seen(*m_scene.hovered), m_colours.text, 1);
        }
        if (m_scene.selectedStage && *m_scene.selectedStage < m_geometry.lanes.lanes) {
            const QRectF lane = m_geometry.rows(m_geometry.lanes.lane(*m_scene.selectedStage));
            const double left = m_geometry.labels.isEmpty() ? lane.left() : m_geometry.labels.left();
            const double right = m_geometry.notes.isEmpty() ? lane.right() : m_geometry.notes.right();
            const QRectF wanted(left - 4, lane.top() - 2.5, right - left + 8, lane.height() + 5);
            const QRectF frame = wanted.intersected(m_geometry.area).adjusted(1, 1, -1, -1);
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(m_colours.accent, 2));
            m_painter.drawRoundedRect(frame, 4, 4);
        }
        if (m_scene.cursor) {
            outline(seen(*m_scene.cursor), m_colours.accent, 3);
        }
        if (m_scene.focused) {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(m_colours.accent, 1.5));
            m_painter.drawRoundedRect(m_geometry.area.adjusted(1, 1, -1, -1), 3, 3);
        }
    }

    QPainter& m_painter;
    const GanttScene& m_scene;
    const GanttGeometry& m_geometry;
    const Colours& m_colours;
    QFontMetricsF m_metrics;
    double m_line;
};

} // namespace

QRectF idleTextRect(const GanttScene& scene, const GanttGeometry& geometry, const QFontMetricsF& font) {
    if (geometry.header.isEmpty() || !scene.index) {
        return {};
    }
    for (const bool whole : {true, false}) {
        const double width = font.horizontalAdvance(idleText(scene.index->timeline(), whole));
        // The short form leaves room for what is said of the visible part.
        const double more = whole && scene.isZoomed()
                                ? 1.2 * font.height() + font.horizontalAdvance(visibleIdleText(0.5))
                                : 0;
        if (width + more <= geometry.header.width()) {
            return {geometry.header.topLeft(), QSizeF(width, geometry.header.height())};
        }
    }
    return {};
}

void paintFrame(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours) {
    FramePainter(painter, scene, geometry, colours).paint();
}

} // namespace quadrille::gantt
