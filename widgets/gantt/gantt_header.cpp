// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_header.h"

#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/gantt_links.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/idle_time.h"
#include "widgets/gantt/scene_painter.h"
#include "widgets/gantt/step_around.h"
#include "widgets/picture/fonts.h"
#include "widgets/picture/hatch.h"
#include "widgets/picture/legends.h"

#include <algorithm>
#include <vector>

namespace quadrille::gantt {
namespace {

constexpr double swatchLines = 0.6;    ///< of the line's height: the side of a swatch
constexpr double swatchGapLines = 0.4; ///< from it to its words
constexpr double entryGapLines = 0.8;  ///< between two entries
constexpr double legendGapLines = 1.2; ///< from the idle share to the legend

/// Of the legend, what names the bars and the gaps between them, with the space before it.
double widthOfNeededLegend(const TimelineIndex& index, const QFontMetricsF& font) {
    const double line = font.height();
    double width = (legendGapLines - entryGapLines) * line;
    const auto add = [&](const QString& name) {
        width += (entryGapLines + swatchLines + swatchGapLines) * line + font.horizontalAdvance(name);
    };
    for (const auto& [kind, name] : legendKinds({&index}))
        add(name);
    add(idleName());
    return width;
}

class HeaderPainter : public ScenePainter {
public:
    using ScenePainter::ScenePainter;

    void paint() {
        if (const QRectF caption = captionRect(m_scene, m_geometry, m_metrics); !caption.isEmpty()) {
            const QFont plain = m_painter.font();
            m_painter.setFont(boldFont(plain));
            const QFontMetricsF bold(m_painter.font(), m_painter.device());
            text(caption, bold.elidedText(m_scene.caption, Qt::ElideRight, caption.width() + 0.5),
                 m_colours.text);
            m_painter.setFont(plain);
        }
        const QRectF idle = idleTextRect(m_scene, m_geometry, m_metrics);
        if (idle.isEmpty()) {
            return;
        }
        const bool whole =
            idle.width() + 1e-6 >= m_metrics.horizontalAdvance(idleText(m_scene.index->timeline(), true));
        text(idle, idleText(m_scene.index->timeline(), whole), m_colours.text);
        m_painter.setPen(QPen(m_colours.mutedText, 1, Qt::DotLine)); // can be clicked
        m_painter.drawLine(QPointF(idle.left(), idle.bottom() - 0.5),
                           QPointF(idle.right(), idle.bottom() - 0.5));

        double left = idle.right() + legendGapLines * m_line;
        if (m_scene.isZoomed()) {
            left = say(left, visibleIdleText(m_scene.index->idleShare(m_scene.range)));
        }
        if (m_scene.transfers && !hasFewTransfers(m_scene, m_geometry)) {
            // A hint is less than what the colours mean.
            const double legend = drawsLegends() ? widthOfNeededLegend(*m_scene.index, m_metrics) : 0;
            if (left + m_metrics.horizontalAdvance(tooManyTransfersText()) + legend <=
                m_geometry.header.right())
                left = say(left, tooManyTransfersText());
        }
        if (drawsLegends())
            paintLegend(left);
    }

private:
    enum class Swatch { plain, overCapacity, idle, none };
    struct LegendItem {
        QString text;
        QColor upper; ///< of the swatch; alike where it has one colour
        QColor lower;
        Swatch swatch = Swatch::plain;
    };

    void text(const QRectF& rect, const QString& words, const QColor& colour) {
        ScenePainter::text(rect, Qt::AlignLeft | Qt::AlignVCenter, words, colour);
    }

    /// Says it where there is room, and returns where the next words may begin.
    double say(double left, const QString& words) {
        const double width = m_metrics.horizontalAdvance(words);
        if (left + width > m_geometry.header.right()) {
            return left;
        }
        text(QRectF(left, m_geometry.header.top(), width, m_line), words, m_colours.accent);
        return left + width + 1.2 * m_line;
    }

    /// What matters most comes first: without room the last ones go.
    std::vector<LegendItem> items() const {
        std::vector<LegendItem> found;
        for (const auto& [kind, name] : legendKinds({m_scene.index.get()})) {
            const BarTones tones = barTones(m_colours, kind, {});
            found.push_back({name, tones.upper, tones.lower});
        }
        found.push_back({idleName(), m_colours.background, m_colours.background, Swatch::idle});
        if (m_scene.index->chunks() > 1) {
            found.push_back({shadesName(m_scene.index->hasDirections()),
                             barColour(m_colours, OperationKind::forward, 0),
                             barColour(m_colours, OperationKind::forward, 1)});
        }
        addStrip(found);
        if (!m_geometry.messages.isEmpty()) {
            const QColor colour = m_colours.time(TimeFamily::communication);
            found.push_back({messagesName(false), colour, colour});
        }
        return found;
    }

    void addStrip(std::vector<LegendItem>& found) const {
        if (m_geometry.lanes.detail != LaneLayout::Detail::barAndStrip) {
            return;
        }
        const StripColours strip = stripColours(m_colours);
        if (!m_scene.memory) {
            found.push_back({activationsName(), strip.least, strip.least});
            return;
        }
        if (m_scene.memory->isAnyExceeded()) {
            found.push_back({overCapacityName(), strip.over, strip.over, Swatch::overCapacity});
        }
        found.push_back({workingMemoryName(), strip.least, strip.least});
        found.push_back({statesName(), strip.base, strip.base});
        found.push_back({stripScaleName(*m_scene.memory), {}, {}, Swatch::none});
    }

    void paintSwatch(const QRectF& box, const LegendItem& item) {
        if (item.swatch == Swatch::none) {
            return;
        }
        m_painter.fillRect(box, item.upper);
        if (item.lower != item.upper) {
            m_painter.fillRect(QRectF(box.left(), box.center().y(), box.width(), box.height() / 2),
                               item.lower);
        }
        if (item.swatch == Swatch::overCapacity) {
            drawHatch(m_painter, hatchLines(box, 4), stripColours(m_colours).hatch, 0.8);
        } else if (item.swatch == Swatch::idle) {
            drawHatch(m_painter, fallingHatchLines(box, 4), idleHatchColour(m_colours), 0.8);
            m_painter.setPen(QPen(m_colours.grid, 1));
            m_painter.drawRect(box);
        }
    }

    void paintLegend(double left) {
        std::vector<LegendItem> all = items();
        const double swatch = swatchLines * m_line;
        const double gap = entryGapLines * m_line;
        const auto indentOf = [&](const LegendItem& item) {
            return item.swatch == Swatch::none ? 0 : swatch + swatchGapLines * m_line;
        };
        const auto widthOf = [&](const LegendItem& item) {
            return indentOf(item) + m_metrics.horizontalAdvance(item.text);
        };
        double width = -gap;
        for (const LegendItem& item : all) {
            width += widthOf(item) + gap;
        }
        const double right = m_geometry.header.right();
        while (!all.empty() && left + width > right) {
            width -= widthOf(all.back()) + gap;
            all.pop_back();
        }
        double x = std::min(right, m_geometry.plot.right()) - width;
        x = std::max(x, left);
        const double middle = m_geometry.header.center().y();
        for (const LegendItem& item : all) {
            const QRectF box(x, middle - swatch / 2, swatch, swatch);
            paintSwatch(box, item);
            text(QRectF(x + indentOf(item), m_geometry.header.top(), widthOf(item), m_line), item.text,
                 m_colours.mutedText);
            x += widthOf(item) + gap;
        }
    }
};

} // namespace

QRectF captionRect(const GanttScene& scene, const GanttGeometry& geometry, const QFontMetricsF& font) {
    if (geometry.header.isEmpty() || !scene.index || scene.caption.isEmpty()) {
        return {};
    }
    constexpr double ofBold = 1.12;
    constexpr double leastLines = 3;
    const double gap = 1.2 * font.height();
    const double idle = font.horizontalAdvance(idleText(scene.index->timeline(), false));
    const double room = geometry.header.width() - idle - gap;
    const double width = std::min(ofBold * font.horizontalAdvance(scene.caption), room);
    return width >= std::min(leastLines * font.height(), font.horizontalAdvance(scene.caption))
               ? QRectF(geometry.header.topLeft(), QSizeF(width, geometry.header.height()))
               : QRectF();
}

QRectF idleTextRect(const GanttScene& scene, const GanttGeometry& geometry, const QFontMetricsF& font) {
    if (geometry.header.isEmpty() || !scene.index) {
        return {};
    }
    QRectF room = geometry.header;
    if (const QRectF caption = captionRect(scene, geometry, font); !caption.isEmpty()) {
        room.setLeft(caption.right() + 1.2 * font.height());
    }
    for (const bool whole : {true, false}) {
        const double width = font.horizontalAdvance(idleText(scene.index->timeline(), whole));
        // The short form leaves room for the legend, and for what is said of the visible part.
        double more = 0;
        if (whole) {
            more = drawsLegends() ? widthOfNeededLegend(*scene.index, font) : 0;
            if (scene.isZoomed())
                more += legendGapLines * font.height() + font.horizontalAdvance(visibleIdleText(0.5));
        }
        if (width + more <= room.width() + 1e-6) {
            return {room.topLeft(), QSizeF(width, room.height())};
        }
    }
    return {};
}

void paintHeader(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                 const Colours& colours) {
    HeaderPainter(painter, scene, geometry, colours).paint();
}

} // namespace quadrille::gantt
