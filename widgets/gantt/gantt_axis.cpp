// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_axis.h"

#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/scene_painter.h"

#include <algorithm>

namespace quadrille::gantt {
namespace {

class AxisPainter : public ScenePainter {
public:
    AxisPainter(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours)
        : ScenePainter(painter, scene, geometry, colours) {
        const TimeRange& span = m_scene.index->span();
        if (m_scene.baselineMakespan) {
            m_baseline = chip(span.begin + *m_scene.baselineMakespan,
                              baselineText(*m_scene.baselineMakespan, m_scene.timeBase));
        }
        if (m_scene.moment) {
            m_moment =
                chip(*m_scene.moment, momentText(*m_scene.moment, m_scene.range.length(), m_scene.timeBase));
        }
    }

    void paint() {
        if (!m_geometry.axis.isEmpty()) {
            paintTicks();
            paintName();
        }
        paintLines();
        paintChips();
    }

private:
    struct Chip {
        QRectF rect; ///< empty where the moment is out of sight
        QString words;
    };

    /// A word on the axis under its moment.
    Chip chip(double time, const QString& words) const {
        if (m_geometry.axis.isEmpty() || time < m_scene.range.begin || time > m_scene.range.end) {
            return {};
        }
        const double width = m_metrics.horizontalAdvance(words) + 0.6 * m_line;
        const double x = m_geometry.x(time, m_scene.range);
        const double left = m_geometry.area.left();
        return {{std::clamp(x - width / 2, left, std::max(left, m_geometry.area.right() - width)),
                 m_geometry.axis.top() + 0.3 * m_line, width, m_line},
                words};
    }

    /// Ticks so far apart that their numbers do not touch, which are the longer the finer they are.
    double stepOfTicks() const {
        double step = tickStep(m_scene.range, m_geometry.axis.width(), 2.2 * m_line);
        for (int attempt = 0; attempt < 3; ++attempt) {
            double widest = 0;
            for (const double time : {m_scene.range.begin, m_scene.range.end}) {
                widest = std::max(widest, m_metrics.horizontalAdvance(
                                              tickText(time, step, m_scene.range, m_scene.timeBase)));
            }
            step = tickStep(m_scene.range, m_geometry.axis.width(),
                            std::max(2.2 * m_line, widest + 1.2 * m_line));
        }
        return step;
    }

    void paintTicks() {
        const QRectF& axis = m_geometry.axis;
        m_painter.setPen(QPen(m_colours.mutedText, 1));
        const double y = m_geometry.grid.snappedY(axis.top()) + 0.5;
        m_painter.drawLine(QPointF(axis.left(), y), QPointF(axis.right(), y));
        const double step = stepOfTicks();
        for (const double time : ticks(m_scene.range, step)) {
            const double x = std::clamp(m_geometry.x(time, m_scene.range), axis.left(), axis.right());
            m_painter.setPen(QPen(m_colours.mutedText, 1));
            m_painter.drawLine(QPointF(x, y), QPointF(x, y + 0.25 * m_line));
            const QString label = tickText(time, step, m_scene.range, m_scene.timeBase);
            const double width = m_metrics.horizontalAdvance(label);
            const double left = std::clamp(x - width / 2, m_geometry.area.left(),
                                           std::max(m_geometry.area.left(), m_geometry.area.right() - width));
            const QRectF rect(left, axis.top() + 0.3 * m_line, width, m_line);
            const QRectF room = rect.adjusted(-4, 0, 4, 0);
            if (!room.intersects(m_baseline.rect) && !room.intersects(m_moment.rect)) {
                text(rect, Qt::AlignCenter, label, m_colours.text);
            }
        }
    }

    void paintName() {
        const QString unit = axisUnit(m_scene.range, m_scene.timeBase);
        const QString name = unit.isEmpty()     ? defaultAxisName()
                             : m_scene.measured ? measuredAxisName(unit)
                                                : modelAxisName(unit);
        if (!m_geometry.axisName.isEmpty() &&
            m_metrics.horizontalAdvance(name) <= m_geometry.axisName.width()) {
            text(m_geometry.axisName, Qt::AlignHCenter | Qt::AlignBottom, name, m_colours.mutedText);
        }
    }

    void line(double time, const QPen& pen) {
        if (time < m_scene.range.begin || time > m_scene.range.end) {
            return;
        }
        const QRectF& plot = m_geometry.plot;
        const double half = std::min(pen.widthF(), plot.width()) / 2;
        const double x = std::clamp(m_geometry.x(time, m_scene.range), plot.left() + half,
                                    std::max(plot.left() + half, plot.right() - half));
        m_painter.setPen(pen);
        m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }

    void paintLines() {
        const TimeRange& span = m_scene.index->span();
        if (m_scene.full.end > span.end) {
            line(span.end, QPen(m_colours.mutedText, 1)); // beyond it nothing idles: the step is over
        }
        if (m_scene.baselineMakespan) {
            line(span.begin + *m_scene.baselineMakespan, QPen(m_colours.baseline, 1.5, Qt::DashLine));
        }
        if (m_scene.moment) {
            line(*m_scene.moment, QPen(m_colours.background, 4)); // apart from every bar
            line(*m_scene.moment, QPen(m_colours.text, 1.5));
        }
        if (m_scene.playhead) {
            line(*m_scene.playhead, QPen(m_colours.background, 4.5));
            line(*m_scene.playhead, QPen(m_colours.accent, 2.5));
        }
    }

    void paintChips() {
        if (!m_baseline.rect.isEmpty()) {
            m_painter.setPen(QPen(m_colours.baseline, 1, Qt::DashLine));
            m_painter.setBrush(m_colours.background);
            m_painter.drawRoundedRect(m_baseline.rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
            m_painter.setBrush(Qt::NoBrush);
            text(m_baseline.rect, Qt::AlignCenter, m_baseline.words, m_colours.text);
        }
        if (!m_moment.rect.isEmpty()) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_colours.text);
            m_painter.drawRoundedRect(m_moment.rect, 3, 3);
            m_painter.setBrush(Qt::NoBrush);
            text(m_moment.rect, Qt::AlignCenter, m_moment.words, m_colours.background);
        }
    }

    Chip m_baseline;
    Chip m_moment;
};

} // namespace

void paintAxis(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
               const Colours& colours) {
    AxisPainter(painter, scene, geometry, colours).paint();
}

} // namespace quadrille::gantt
