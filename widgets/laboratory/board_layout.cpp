// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_layout.h"

#include "widgets/laboratory/board_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

/// As many slots as the best schedules take, with room to be worse; more once that is used up.
int slotsOf(const BoardContent& content) {
    constexpr double spare = 1.2;
    const double wanted = std::ceil(content.standing.bound.time * spare) + 1;
    return static_cast<int>(std::max(wanted, content.standing.timeline.makespan + 2));
}

void placeLanes(BoardLayout& layout, const BoardContent& content, const QFontMetricsF& metrics,
                double margin) {
    constexpr double roomForStrip = 1.9; // lines
    const double height = layout.grid.height() / static_cast<double>(content.board.lanes.size());
    const int namedEvery = static_cast<int>(std::ceil(0.9 * layout.line / height)); // where lanes are flat
    for (int rank = 0; rank < static_cast<int>(content.board.lanes.size()); ++rank) {
        BoardLayout::Lane lane;
        lane.row = QRectF(layout.grid.left(), layout.grid.top() + rank * height, layout.grid.width(), height);
        lane.bars = lane.row.adjusted(0, 2 * layout.hair, 0, -2 * layout.hair);
        if (height >= roomForStrip * layout.line) {
            const double strip = 0.3 * height;
            lane.strip = QRectF(lane.bars.left(), lane.bars.bottom() - strip, lane.bars.width(), strip);
            lane.bars.setBottom(lane.strip.top() - layout.hair);
        }
        if (rank % namedEvery == 0) {
            const double middle = lane.bars.center().y();
            lane.name = leftText(board_text::lane(content.task(), rank),
                                 {layout.area.left() + margin, middle}, metrics);
            lane.held = rightText(board_text::heldShort(content, rank),
                                  {layout.area.right() - margin, middle}, metrics);
        }
        layout.lanes.push_back(lane);
        for (int index = 0; index < content.laneSize(rank); ++index) {
            const TimedOperation timed = content.timed(rank, index);
            layout.bars.push_back({rank, index, layout.box(rank, timed.start, timed.end)});
        }
    }
}

/// How the picture's height is shared out. Where it is short, lanes get what can be spared.
struct Shares {
    double header = 0; ///< marks, and numbers of slots
    double gap = 0;    ///< between the lanes and what can be taken
    double row = 0;    ///< of what can be taken
    int rows = 0;      ///< a kind in each, or all of them in one

    [[nodiscard]] double tray() const { return gap + row * rows; }
};

/// The widest that an operation's name below the lanes is.
double widestChip(const BoardContent& content, const QFontMetricsF& metrics) {
    double widest = 0;
    for (const OperationKind kind : laboratory::kindsOf(content.task()))
        widest = std::max(
            widest, metrics.horizontalAdvance(board_text::chipName(kind, content.task().microbatches - 1)));
    return widest;
}

constexpr double readable = 1.5; ///< lines, of a lane

/// How the height is shared out where it is short.
Shares shortShares(double line, int rows) {
    return {2.15 * line, 0.6 * line, 1.2 * line, rows};
}

Shares sharesOf(const BoardContent& content, const QSizeF& size, double gridWidth, double line,
                const QFontMetricsF& metrics) {
    const auto kinds = static_cast<int>(laboratory::kindsOf(content.task()).size());
    const Shares ample{2.3 * line, 1.6 * line, 1.4 * line, kinds};
    if (size.height() - ample.header - ample.tray() >= readable * line * content.task().ranks)
        return ample;
    const double chips = kinds * content.task().microbatches;
    const bool inOneRow = chips * (widestChip(content, metrics) + line / 2) + kinds * line <= gridWidth;
    return shortShares(line, inOneRow ? 1 : kinds);
}

void placeChips(BoardLayout& layout, const BoardContent& content, const QFontMetricsF& metrics, double margin,
                const Shares& shares) {
    const auto kinds = laboratory::kindsOf(content.task());
    const bool inOneRow = shares.rows < static_cast<int>(kinds.size());
    const double count = content.task().microbatches;
    const double between = layout.line; // of kinds in a row
    const double widest = 4 * layout.line;
    const double ofKind = inOneRow
                              ? (layout.grid.width() + between) / static_cast<double>(kinds.size()) - between
                              : layout.grid.width();
    const double step = std::min(widest, ofKind / count);
    QPointF corner(layout.grid.left(), layout.area.bottom() - margin / 2 - shares.row * shares.rows);
    const auto nameRow = [&](const QString& name) {
        layout.rowNames.push_back(
            leftText(name, {layout.area.left() + margin, corner.y() + shares.row / 2}, metrics));
    };
    if (inOneRow)
        nameRow(board_text::toPlace());
    for (const OperationKind kind : kinds) {
        if (!inOneRow)
            nameRow(board_text::kindName(kind));
        for (int microbatch = 0; microbatch < content.task().microbatches; ++microbatch)
            layout.chips.push_back({kind, microbatch,
                                    QRectF(corner.x() + microbatch * step, corner.y(), step, shares.row)
                                        .adjusted(layout.hair, layout.hair, -layout.hair, -layout.hair)});
        corner += inOneRow ? QPointF(step * count + between, 0) : QPointF(0, shares.row);
    }
}

} // namespace

QRectF BoardLayout::box(int rank, double from, double to) const {
    const QRectF& row = lanes.at(static_cast<std::size_t>(rank)).bars;
    return {x(from), row.top(), (to - from) * slot, row.height()};
}

const BoardLayout::Bar* BoardLayout::barOf(int rank, int index) const {
    const auto found =
        std::ranges::find_if(bars, [=](const Bar& bar) { return bar.rank == rank && bar.index == index; });
    return found == bars.end() ? nullptr : &*found;
}

QRectF BoardLayout::boxOf(const BoardPlace& place) const {
    if (place.where == BoardPlace::Where::chip) {
        const auto found = std::ranges::find_if(chips, [&place](const Chip& chip) {
            return chip.kind == place.kind && chip.microbatch == place.microbatch;
        });
        return found == chips.end() ? QRectF() : found->box;
    }
    if (!place.isOnLane() || static_cast<std::size_t>(place.rank) >= lanes.size())
        return {};
    const Bar* bar = barOf(place.rank, place.index);
    const Bar* before = barOf(place.rank, place.index - 1);
    const double from = before != nullptr ? before->box.right() : grid.left();
    const QRectF& row = lanes[static_cast<std::size_t>(place.rank)].bars;
    if (bar == nullptr) // behind the last one
        return {from, row.top(), slot, row.height()};
    return place.where == BoardPlace::Where::lane
               ? bar->box
               : QRectF(from, row.top(), bar->box.left() - from, row.height());
}

BoardPlace BoardLayout::placeAt(QPointF point, const BoardContent& content) const {
    for (const Chip& chip : chips)
        if (chip.box.contains(point))
            return BoardPlace::onChip(chip.kind, chip.microbatch);
    for (int rank = 0; rank < static_cast<int>(lanes.size()); ++rank) {
        if (!lanes[static_cast<std::size_t>(rank)].row.contains(point))
            continue;
        for (int index = 0; index < content.laneSize(rank); ++index) {
            const Bar* bar = barOf(rank, index);
            if (point.x() < bar->box.left())
                return {BoardPlace::Where::gap, rank, index};
            if (point.x() < bar->box.right())
                return BoardPlace::inLane(rank, index);
        }
        return BoardPlace::inLane(rank, content.laneSize(rank));
    }
    return {};
}

BoardPlace BoardLayout::targetAt(QPointF point) const {
    for (int rank = 0; rank < static_cast<int>(lanes.size()); ++rank) {
        const QRectF& row = lanes[static_cast<std::size_t>(rank)].row;
        if (point.y() < row.top() || point.y() >= row.bottom() || point.x() > area.right())
            continue;
        int index = 0;
        for (const Bar* bar = barOf(rank, index); bar != nullptr && bar->box.center().x() < point.x();
             bar = barOf(rank, index))
            ++index;
        return BoardPlace::inLane(rank, index);
    }
    return {};
}

double leastBoardHeight(const laboratory::Task& task, double line) {
    constexpr std::int32_t mostLanes = 4; // of more, every second is named
    const Shares shares = shortShares(line, static_cast<int>(laboratory::kindsOf(task).size()));
    return shares.header + shares.tray() + readable * line * std::min(task.ranks, mostLanes);
}

BoardLayout layoutBoard(const BoardContent& content, const QRectF& area, const QFontMetricsF& metrics) {
    BoardLayout layout;
    layout.area = area;
    layout.line = metrics.height();
    layout.hair = std::max(0.5, layout.line / 16);
    const double margin = layout.line / 2;
    double names = metrics.horizontalAdvance(board_text::toPlace());
    double held = 0;
    for (int rank = 0; rank < content.task().ranks; ++rank) {
        names = std::max(names, metrics.horizontalAdvance(board_text::lane(content.task(), rank)));
        held = std::max(held, metrics.horizontalAdvance(board_text::heldShort(content, rank)));
    }
    for (const OperationKind kind : laboratory::kindsOf(content.task()))
        names = std::max(names, metrics.horizontalAdvance(board_text::kindName(kind)));
    const double width = std::max(1.0, area.width() - 4 * margin - names - held);
    const Shares shares = sharesOf(content, area.size(), width, layout.line, metrics);
    const double height = std::max(1.0, area.height() - shares.header - shares.tray() - margin / 2);
    layout.grid = QRectF(area.left() + 2 * margin + names, area.top() + shares.header, width, height);
    layout.across = slotsOf(content);
    layout.slot = layout.grid.width() / layout.across;
    placeLanes(layout, content, metrics, margin);
    placeChips(layout, content, metrics, margin, shares);
    return layout;
}

} // namespace quadrille
