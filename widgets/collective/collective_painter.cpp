// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collective/collective_painter.h"

#include "widgets/collective/collective_text.h"

#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>

namespace quadrille {
namespace {

class CollectivePainter {
public:
    CollectivePainter(QPainter& painter, const CollectiveContent& content, const CollectiveLayout& layout,
                      const Colours& colours)
        : m_painter(painter), m_content(content), m_layout(layout), m_colours(colours) {}

    void paint() {
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        for (const SlotBox& slot : m_layout.boxes)
            m_widest = std::max(m_widest, metrics.horizontalAdvance(signIn(slot.place)));
        for (const SlotBox& slot : m_layout.boxes)
            paintChunk(m_content.steps.held(m_content.done, slot.place.rank, slot.place.slot), slot.box);
        for (const MoveLine& move : m_layout.moves)
            paintWay(move);
        if (m_content.moved > 0)
            for (const MoveLine& move : m_layout.moves)
                paintMoving(move);
        m_painter.setPen(m_colours.text);
        for (const auto* texts : {&m_layout.names, &m_layout.words})
            for (const PlacedText& text : *texts)
                drawText(m_painter, text);
        m_painter.setPen(m_colours.mutedText);
        for (const PlacedText& text : m_layout.figures)
            drawText(m_painter, text);
    }

private:
    [[nodiscard]] QString signIn(const SlotPlace& place) const {
        return collective_text::chunkSign(m_content,
                                          m_content.steps.held(m_content.done, place.rank, place.slot));
    }

    void paintChunk(const ChunkHeld& held, const QRectF& box) {
        m_painter.fillRect(box, m_colours.grid);
        QColor middle = m_colours.grid;
        if (m_content.adds()) {
            const double stripe = box.width() / m_content.steps.ranks();
            for (int rank = 0; rank < m_content.steps.ranks(); ++rank)
                if ((held.sources >> rank & 1U) != 0)
                    m_painter.fillRect(QRectF(box.left() + rank * stripe, box.top(), stripe, box.height()),
                                       m_colours.category(static_cast<std::size_t>(rank)));
        } else if (held.chunk >= 0) {
            middle = m_colours.category(static_cast<std::size_t>(std::countr_zero(held.sources)));
            m_painter.fillRect(box, middle);
        }
        const double half = m_layout.hair / 2;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(held.chunk < 0 ? m_colours.hatch : m_colours.mutedText, m_layout.hair));
        m_painter.drawRect(box.adjusted(half, half, -half, -half));
        paintSign(collective_text::chunkSign(m_content, held), box, middle);
    }

    /// On a plate where several colours meet below it.
    void paintSign(const QString& sign, const QRectF& box, const QColor& fill) {
        if (sign.isEmpty())
            return;
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        const PlacedText placed = centredText(sign, box.center(), metrics);
        const double beside = 3 * m_layout.hair;
        const QRectF plate = placed.box.adjusted(-beside, 0, beside, 0);
        // Where one of them would hide what is in its box, there is none.
        const double most = m_content.adds() ? 0.5 : 1;
        if (m_widest + 2 * beside > most * box.width() || placed.box.height() > 1.3 * box.height())
            return;
        if (m_content.adds()) {
            m_painter.fillRect(plate.intersected(box.adjusted(1, 1, -1, -1)), m_colours.background);
            m_painter.setPen(m_colours.text);
        } else {
            m_painter.setPen(Colours::textOn(fill));
        }
        drawText(m_painter, placed);
    }

    void paintWay(const MoveLine& move) {
        const QRectF from = m_layout.boxOf({move.move.from, move.move.fromSlot});
        m_painter.setPen(QPen(m_colours.text, 1.5 * m_layout.hair));
        for (std::size_t i = 0; i < move.ways.size(); ++i) {
            const QLineF way = move.ways[i];
            const double length = way.length();
            // From edge to edge of the boxes.
            const double start = i == 0 ? edge(way, from) : 0;
            const double end = i + 1 == move.ways.size() ? edge(way, from) : 0;
            if (length <= start + end)
                continue;
            const QPointF along = (way.p2() - way.p1()) / length;
            const QPointF tip = way.p2() - end * along;
            m_painter.drawLine(way.p1() + start * along, tip);
            const double size = 4 * m_layout.hair;
            const QPointF across(-along.y(), along.x());
            m_painter.drawLine(tip, tip - size * along + 0.6 * size * across);
            m_painter.drawLine(tip, tip - size * along - 0.6 * size * across);
        }
    }

    /// How far a box reaches from its middle along a line.
    static double edge(const QLineF& way, const QRectF& box) {
        const double length = way.length();
        if (length <= 0)
            return 0;
        const double x = std::abs(way.dx()) / length, y = std::abs(way.dy()) / length;
        return std::min(x > 0 ? box.width() / 2 / x : length, y > 0 ? box.height() / 2 / y : length);
    }

    void paintMoving(const MoveLine& move) {
        QRectF box = m_layout.boxOf({move.move.from, move.move.fromSlot});
        const double width = box.width();
        box.moveCenter(CollectiveLayout::middleOf(move, m_content.moved));
        const ChunkHeld& held = m_content.steps.held(m_content.done, move.move.from, move.move.fromSlot);
        const double inset = std::min(2 * m_layout.hair, 0.1 * width);
        const QRectF seen = box.adjusted(inset, inset, -inset, -inset).intersected(m_layout.area);
        if (seen.width() > 0)
            paintChunk(held, seen);
    }

    QPainter& m_painter;
    const CollectiveContent& m_content;
    const CollectiveLayout& m_layout;
    const Colours& m_colours;
    double m_widest = 0; ///< of what stands in the boxes
};

} // namespace

void paintCollective(QPainter& painter, const CollectiveContent& content, const CollectiveLayout& layout,
                     const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    CollectivePainter(painter, content, layout, colours).paint();
    painter.restore();
}

} // namespace quadrille
