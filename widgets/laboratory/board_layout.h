// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/laboratory/board_content.h"
#include "widgets/picture/placed_text.h"

#include <QFontMetricsF>

namespace quadrille {

/// Where everything is: slots from left to right, a lane for each rank with the activations that it holds
/// below its operations, and below all of them the operations that can be taken.
struct BoardLayout {
    struct Lane {
        QRectF row;      ///< all of it, within the grid
        QRectF bars;     ///< where operations are
        QRectF strip;    ///< what it holds; empty where there is no room
        PlacedText name; ///< empty in some lanes where all of them are flat
        PlacedText held; ///< "3 of 4"; likewise
    };
    struct Bar {
        int rank = 0;
        int index = 0;
        QRectF box;
    };
    struct Chip {
        OperationKind kind = OperationKind::forward;
        int microbatch = 0;
        QRectF box;
    };

    QRectF area;
    double hair = 1;
    double line = 0; ///< height of a line of text
    QRectF grid;
    int across = 0;  ///< slots of the grid
    double slot = 0; ///< width of one
    std::vector<Lane> lanes;
    std::vector<Bar> bars; ///< lane after lane, in their order
    std::vector<Chip> chips;
    std::vector<PlacedText> rowNames; ///< of the chips: a kind each, or one for all of them

    [[nodiscard]] double x(double time) const { return grid.left() + time * slot; }
    /// The box of an operation on a rank, from one time to another.
    [[nodiscard]] QRectF box(int rank, double from, double to) const;
    /// Null where there is none.
    [[nodiscard]] const Bar* barOf(int rank, int index) const;
    [[nodiscard]] QRectF boxOf(const BoardPlace& place) const;
    [[nodiscard]] BoardPlace placeAt(QPointF point, const BoardContent& content) const;
    /// Before which operation of which lane something dropped there goes; nowhere beside the lanes.
    [[nodiscard]] BoardPlace targetAt(QPointF point) const;
};

/// Room for lanes that can be read, four of them at most. \param line height of one of text, in the unit of
/// the result
[[nodiscard]] double leastBoardHeight(const laboratory::Task& task, double line);

/// \pre the content's board has ranks and micro-batches
[[nodiscard]] BoardLayout layoutBoard(const BoardContent& content, const QRectF& area,
                                      const QFontMetricsF& metrics);

} // namespace quadrille
