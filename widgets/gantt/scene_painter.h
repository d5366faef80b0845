// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/shaped_text.h"

#include <QPainter>

namespace quadrille::gantt {

/// What paints a part of a schedule's picture, with the painter's font.
class ScenePainter {
public:
    ScenePainter(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours)
        : m_painter(painter), m_scene(scene), m_geometry(geometry), m_colours(colours),
          m_metrics(painter.font(), painter.device()), m_line(m_metrics.height()) {}

protected:
    void text(const QRectF& rect, Qt::Alignment alignment, const QString& words, const QColor& colour) {
        m_painter.setPen(colour);
        drawShapedText(m_painter, rect, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip,
                       words);
    }

    QPainter& m_painter;
    const GanttScene& m_scene;
    const GanttGeometry& m_geometry;
    const Colours& m_colours;
    QFontMetricsF m_metrics;
    double m_line;
};

} // namespace quadrille::gantt
