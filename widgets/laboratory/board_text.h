// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/laboratory/board_content.h"

#include <QString>

/// Every word of the picture of a schedule made by hand.
namespace quadrille::board_text {

/// "Stage 1" where a rank holds one, "Rank 1" where it holds several.
[[nodiscard]] QString lane(const laboratory::Task& task, int rank);
[[nodiscard]] QString kindName(OperationKind kind); ///< "Forward"
/// "F2" where lanes are stages; else "F2.5", with the stage.
[[nodiscard]] QString name(const laboratory::Task& task, const Operation& operation);
[[nodiscard]] QString chipName(OperationKind kind, int microbatch); ///< "F2"
[[nodiscard]] QString toPlace();                                    ///< before all that can be placed
[[nodiscard]] QString slotCount(double count);                      ///< "15 slots"
/// "3 of 4": activations that the rank holds at its fullest, and for how many there is room.
[[nodiscard]] QString heldShort(const BoardContent& content, int rank);
[[nodiscard]] QString boundMark(const BoardContent& content); ///< at the line that no schedule crosses
[[nodiscard]] QString bestMark(const BoardContent& content);
[[nodiscard]] QString bothMark(const BoardContent& content); ///< where they are the same
[[nodiscard]] QString beginning();                           ///< what one can do with an empty board
/// What has been made so far, as a sentence.
[[nodiscard]] QString finding(const BoardContent& content);
/// Whether it is complete, near to the best that is known, and as short as is possible at all: ✓ or ○ each.
[[nodiscard]] QString goals(const BoardContent& content);
/// "F2 on stage 1, from 3 to 4; then it holds 2 micro-batches"
[[nodiscard]] QString readout(const BoardContent& content, const BoardPlace& place);
/// How the search's schedule is called: "ZB, searched".
[[nodiscard]] QString bestName(const laboratory::BestFound& best);

} // namespace quadrille::board_text
