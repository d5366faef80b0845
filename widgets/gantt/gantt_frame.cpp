// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_frame.h"

#include "widgets/format.h"
#include "widgets/gantt/gantt_painter.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/lane_strip.h"
#include "widgets/gantt/scene_painter.h"
#include "widgets/picture/fonts.h"

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {
namespace {

class FramePainter : public ScenePainter {
public:
    using ScenePainter::ScenePainter;

    void paint() {
        paintNames();
        paintNotes();
        paintMemory();
    }

private:
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
                const bool exceeded = m_scene.memory && (*m_scene.memory)[which].isExceeded();
                text(beside(m_geometry.notes, strip.center().y()), Qt::AlignLeft | Qt::AlignVCenter,
                     m_scene.memory ? lanePeakText((*m_scene.memory)[which]) : lanePeakText(timeline, which),
                     exceeded ? m_colours.text : m_colours.mutedText);
            }
        }
    }

    /// The capacity as a line across each strip that reaches so far, named beside it, or how far it reaches;
    /// and the fullest moment as a dot.
    void paintMemory() {
        if (!m_scene.memory || m_geometry.lanes.detail != LaneLayout::Detail::barAndStrip) {
            return;
        }
        const QFont plain = m_painter.font();
        const QFont small = scaledFont(plain, 0.8);
        const QFontMetricsF metrics(small, m_painter.device());
        for (int lane = 0; lane < m_geometry.lanes.lanes; ++lane) {
            const MemoryLanes::Lane& held = (*m_scene.memory)[static_cast<std::size_t>(lane)];
            const QRectF strip = m_geometry.rows(m_geometry.lanes.strip(lane));
            const double perByte = strip.height() * (1 - stripHeadroom) / m_scene.memory->top().value();
            const QRectF bar = m_geometry.rows(m_geometry.lanes.bar(lane));
            const Bytes top = m_scene.memory->top();
            const bool reachesCapacity = held.capacity.value() > 0 && held.capacity <= top;
            const Bytes named = reachesCapacity ? held.capacity : top;
            const double y = strip.bottom() - named.value() * perByte;
            if (reachesCapacity) {
                m_painter.setPen(QPen(m_colours.text, 1, Qt::DashLine));
                m_painter.drawLine(QPointF(strip.left(), y), QPointF(strip.right(), y));
            }
            // How far the strip reaches is no stage's own memory.
            const QString words =
                reachesCapacity ? format::gib(named, 0) : QStringLiteral("0–%1").arg(format::gib(named, 0));
            const double below = bar.center().y() + 0.5 * m_line; // where the lane's name ends
            const double textTop = std::max(y - metrics.height() / 2, below);
            if (!m_geometry.labels.isEmpty() && textTop + metrics.height() <= strip.bottom() + 2 &&
                metrics.horizontalAdvance(words) <= m_geometry.labels.width()) {
                m_painter.setFont(small);
                text(QRectF(m_geometry.labels.left(), textTop, m_geometry.labels.width(), metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, words, m_colours.mutedText);
                m_painter.setFont(plain);
            }
            const double x = m_geometry.x(held.peakTime, m_scene.range);
            constexpr double radius = 2.5;
            if (strip.height() >= 4 * radius && x >= strip.left() + radius && x <= strip.right() - radius) {
                const double dot = std::clamp(strip.bottom() - held.peak.value() * perByte,
                                              strip.top() + radius, strip.bottom() - radius);
                m_painter.setPen(QPen(m_colours.background, 1));
                m_painter.setBrush(m_colours.text);
                m_painter.drawEllipse(QPointF(x, dot), radius, radius);
                m_painter.setBrush(Qt::NoBrush);
            }
        }
    }
};

} // namespace

void paintFrame(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours) {
    FramePainter(painter, scene, geometry, colours).paint();
}

} // namespace quadrille::gantt
