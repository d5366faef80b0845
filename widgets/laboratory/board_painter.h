// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/laboratory/board_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille {

void paintBoard(QPainter& painter, const BoardContent& content, const BoardLayout& layout,
                const Colours& colours);

/// Frames around everything of the same micro-batch as what is there, and a dashed one around the place.
void paintBoardMark(QPainter& painter, const BoardContent& content, const BoardLayout& layout,
                    const BoardPlace& place, const Colours& colours);

/// Where an operation that is held would run, or that it may not run there.
struct BoardGhost {
    TimedOperation timed;
    int rank = 0; ///< over whose lane it is held
    bool isAllowed = false;
};

void paintBoardGhost(QPainter& painter, const BoardContent& content, const BoardLayout& layout,
                     const BoardGhost& ghost, const Colours& colours);

} // namespace quadrille
