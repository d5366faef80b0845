// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/board.h"

#include <string>
#include <string_view>

namespace quadrille::laboratory {

/// The board as an order file (core/pipeline/order_file.h), which a remark calls unfinished where it is.
/// Another remark has what the order does not say of the task (core/laboratory/task_remark.h).
[[nodiscard]] std::string writeBoard(const Board& board);

/// Reads it, and any order file that boards can hold: stages in turn or in a V, no fused blocks, all
/// backwards whole or all split; complete or not. Memory and messages are those of its remark, else those of
/// the task; no limit of memory where the order holds more. Throws InputError that names the file, with the
/// rule.
[[nodiscard]] Board parseBoard(std::string_view text, const Task& task, const std::string& name = {});

} // namespace quadrille::laboratory
