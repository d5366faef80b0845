// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/board.h"

#include <string>
#include <string_view>

/// What an order does not say of a task, as a line of its file that whoever else reads orders takes for a
/// comment.
namespace quadrille::laboratory {

/// "# laboratory: memory 4, message 1, split yes, v no", with the end of the line; memory 0: any number.
[[nodiscard]] std::string taskRemark(const Task& task);

/// The task with what the first such line of the text says; what it leaves out, and words that are not known
/// here, change nothing. A line with a value that no task has is a comment like any other, as a whole.
[[nodiscard]] Task withRemark(const Task& task, std::string_view text);

} // namespace quadrille::laboratory
