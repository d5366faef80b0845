// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collective/collective_layout.h"

#include "widgets/collective/collective_text.h"

#include <algorithm>

namespace quadrille {
namespace {

/// The first of these words that fits into the line, if any does.
void addFirst(QList<PlacedText>& list, const QStringList& words, const QRectF& line,
              const QFontMetricsF& metrics) {
    for (const QString& each : words) {
        const PlacedText placed = leftText(each, {line.left(), line.center().y()}, metrics);
        if (placed.box.width() <= line.width()) {
            list.append(placed);
            break;
        }
    }
}

} // namespace

SlotPlace CollectiveLayout::placeAt(QPointF point) const {
    for (const SlotBox& slot : boxes)
        if (slot.box.contains(point))
            return slot.place;
    return {};
}

QRectF CollectiveLayout::boxOf(const SlotPlace& place) const {
    const auto found = std::ranges::find(boxes, place, &SlotBox::place);
    return found == boxes.end() ? QRectF() : found->box;
}

QPointF CollectiveLayout::middleOf(const MoveLine& line, double share) {
    if (line.ways.size() < 2)
        return line.ways.front().pointAt(share);
    constexpr double half = 0.5;
    return share < half ? line.ways.front().pointAt(share / half)
                        : line.ways.back().pointAt((share - half) / half);
}

CollectiveLayout layoutCollective(const CollectiveContent& content, const QRectF& area,
                                  const QFontMetricsF& metrics) {
    CollectiveLayout layout;
    layout.area = area;
    layout.line = metrics.height();
    layout.hair = std::max(1.0, metrics.height() / 15);
    const double line = layout.line, margin = 0.5 * line;
    QRectF room = area.adjusted(margin, 0.3 * line, -margin, -0.3 * line);
    if (room.width() < 2 * line || room.height() < 2 * line)
        return layout;
    const auto take = [&](bool top) {
        const QRectF row(room.left(), top ? room.top() : room.bottom() - line, room.width(), line);
        top ? room.setTop(row.bottom()) : room.setBottom(row.top());
        return row;
    };
    if (room.height() > 5 * line) {
        addFirst(layout.words, collective_text::moments(content), take(true), metrics);
        room.setTop(room.top() + 0.3 * line);
    }
    if (content.plan && room.height() > 7 * line) {
        const QRectF lower = take(false);
        addFirst(layout.figures, collective_text::groupLines(content), take(false), metrics);
        addFirst(layout.figures, collective_text::costLines(content), lower, metrics);
        room.setBottom(room.bottom() - 0.4 * line);
    }
    const QRectF heads = room.height() > 4 * line ? take(true) : QRectF();
    layout.plot = room;
    const int ranks = content.steps.ranks();
    // A way out and in at both sides.
    const double side = std::min(1.5 * line, 0.06 * room.width());
    const double pitch = (room.width() - 2 * side) / ranks;
    const double width = std::min(0.6 * pitch, 7 * line);
    const double rowPitch = std::min(room.height() / ranks, 3.2 * line);
    const double height = std::min(0.78 * rowPitch, rowPitch - 2 * layout.hair);
    const double top = room.top() + (room.height() - rowPitch * ranks) / 2;
    const auto left = [&](int rank) { return room.left() + side + (rank + 0.5) * pitch - width / 2; };
    for (int rank = 0; rank < ranks; ++rank) {
        for (int slot = 0; slot < ranks; ++slot)
            layout.boxes.push_back(
                {{rank, slot},
                 QRectF(left(rank), top + slot * rowPitch + (rowPitch - height) / 2, width, height)});
        if (heads.isEmpty())
            continue;
        const QRectF head(left(rank) + width / 2 - pitch / 2, top - line, pitch, line);
        // Where it has no room, its number alone.
        const QString name = collective_text::rankName(content, rank);
        for (const QString& each : {name, name.section(u' ', -1)})
            if (const PlacedText placed = centredText(each, head.center(), metrics);
                placed.box.width() <= 0.95 * pitch) {
                layout.names.append(placed);
                break;
            }
    }
    if (content.isOver())
        return layout;
    for (const ChunkMove& move : content.steps.moves(content.done)) {
        const QPointF from = layout.boxOf({move.from, move.fromSlot}).center();
        const QPointF to = layout.boxOf({move.to, move.toSlot}).center();
        MoveLine way{move, {QLineF(from, to)}};
        const bool ring = content.steps.collective() != Collective::allToAll;
        if (ring && move.to < move.from && ranks > 2)
            way.ways = {QLineF(from, QPointF(room.right(), from.y())),
                        QLineF(QPointF(room.left(), to.y()), to)};
        layout.moves.push_back(std::move(way));
    }
    return layout;
}

} // namespace quadrille
