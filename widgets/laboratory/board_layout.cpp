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
    for (int stage = 0; stage < static_cast<int>(content.board.lanes.size()); ++stage) {
        BoardLayout::Lane lane;
        lane.row =
            QRectF(layout.grid.left(), layout.grid.top() + stage * height, layout.grid.width(), height);
        lane.bars = lane.row.adjusted(0, 2 * layout.hair, 0, -2 * layout.hair);
        if (height >= roomForStrip * layout.line) {
            const double strip = 0.3 * height;
            lane.strip = QRectF(lane.bars.left(), lane.bars.bottom() - strip, lane.bars.width(), strip);
            lane.bars.setBottom(lane.strip.top() - layout.hair);
        }
        lane.name = leftText(board_text::stage(stage), {layout.area.left() + margin, lane.bars.center().y()},
                             metrics);
        lane.held = rightText(board_text::heldShort(content, stage),
                              {layout.area.right() - margin, lane.bars.center().y()}, metrics);
        layout.lanes.push_back(lane);
        for (int index = 0; index < content.laneSize(stage); ++index) {
            const TimedOperation timed = content.timed(stage, index);
            layout.bars.push_back({stage, index, layout.box(stage, timed.start, timed.end)});
        }
    }
}

void placeChips(BoardLayout& layout, const BoardContent& content, const QFontMetricsF& metrics, double margin,
                double row) {
    double top = layout.area.bottom() - margin -
                 row * static_cast<double>(laboratory::kindsOf(content.board.task).size());
    const double count = content.board.task.microbatches;
    const double widest = 4 * layout.line;
    const double step = std::min(widest, layout.grid.width() / count);
    for (const OperationKind kind : laboratory::kindsOf(content.board.task)) {
        layout.rowNames.push_back(
            leftText(board_text::kindName(kind), {layout.area.left() + margin, top + row / 2}, metrics));
        for (int microbatch = 0; microbatch < content.board.task.microbatches; ++microbatch)
            layout.chips.push_back({kind, microbatch,
                                    QRectF(layout.grid.left() + microbatch * step, top, step, row)
                                        .adjusted(layout.hair, layout.hair, -layout.hair, -layout.hair)});
        top += row;
    }
}

} // namespace

QRectF BoardLayout::box(int stage, double from, double to) const {
    const QRectF& row = lanes.at(static_cast<std::size_t>(stage)).bars;
    return {x(from), row.top(), (to - from) * slot, row.height()};
}

const BoardLayout::Bar* BoardLayout::barOf(int stage, int index) const {
    const auto found =
        std::ranges::find_if(bars, [=](const Bar& bar) { return bar.stage == stage && bar.index == index; });
    return found == bars.end() ? nullptr : &*found;
}

QRectF BoardLayout::boxOf(const BoardPlace& place) const {
    if (place.where == BoardPlace::Where::chip) {
        const auto found = std::ranges::find_if(chips, [&place](const Chip& chip) {
            return chip.kind == place.kind && chip.microbatch == place.microbatch;
        });
        return found == chips.end() ? QRectF() : found->box;
    }
    if (!place.isOnLane() || static_cast<std::size_t>(place.stage) >= lanes.size())
        return {};
    const Bar* bar = barOf(place.stage, place.index);
    const Bar* before = barOf(place.stage, place.index - 1);
    const double from = before != nullptr ? before->box.right() : grid.left();
    const QRectF& row = lanes[static_cast<std::size_t>(place.stage)].bars;
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
    for (int stage = 0; stage < static_cast<int>(lanes.size()); ++stage) {
        if (!lanes[static_cast<std::size_t>(stage)].row.contains(point))
            continue;
        for (int index = 0; index < content.laneSize(stage); ++index) {
            const Bar* bar = barOf(stage, index);
            if (point.x() < bar->box.left())
                return {BoardPlace::Where::gap, stage, index};
            if (point.x() < bar->box.right())
                return BoardPlace::inLane(stage, index);
        }
        return BoardPlace::inLane(stage, content.laneSize(stage));
    }
    return {};
}

BoardPlace BoardLayout::targetAt(QPointF point) const {
    for (int stage = 0; stage < static_cast<int>(lanes.size()); ++stage) {
        const QRectF& row = lanes[static_cast<std::size_t>(stage)].row;
        if (point.y() < row.top() || point.y() >= row.bottom() || point.x() > area.right())
            continue;
        int index = 0;
        for (const Bar* bar = barOf(stage, index); bar != nullptr && bar->box.center().x() < point.x();
             bar = barOf(stage, index))
            ++index;
        return BoardPlace::inLane(stage, index);
    }
    return {};
}

BoardLayout layoutBoard(const BoardContent& content, const QRectF& area, const QFontMetricsF& metrics) {
    BoardLayout layout;
    layout.area = area;
    layout.line = metrics.height();
    layout.hair = std::max(0.5, layout.line / 16);
    const double margin = layout.line / 2;
    double names = 0;
    double held = 0;
    for (int stage = 0; stage < static_cast<int>(content.board.lanes.size()); ++stage) {
        names = std::max(names, metrics.horizontalAdvance(board_text::stage(stage)));
        held = std::max(held, metrics.horizontalAdvance(board_text::heldShort(content, stage)));
    }
    const auto kinds = laboratory::kindsOf(content.board.task);
    for (const OperationKind kind : kinds)
        names = std::max(names, metrics.horizontalAdvance(board_text::kindName(kind)));
    const double chipRow = 1.4 * layout.line;
    const double header = 2.3 * layout.line; // marks, and numbers of slots
    const double tray = chipRow * static_cast<double>(kinds.size()) + 1.6 * layout.line;
    layout.grid = QRectF(area.left() + 2 * margin + names, area.top() + header,
                         area.width() - 4 * margin - names - held, area.height() - header - tray);
    layout.grid = QRectF(layout.grid.topLeft(),
                         QSizeF(std::max(1.0, layout.grid.width()), std::max(1.0, layout.grid.height())));
    layout.across = slotsOf(content);
    layout.slot = layout.grid.width() / layout.across;
    placeLanes(layout, content, metrics, margin);
    placeChips(layout, content, metrics, margin, chipRow);
    return layout;
}

} // namespace quadrille
