// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/board.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace quadrille {

/// A schedule made by hand, finished or not: its order as text, and what the text does not say of its task.
[[nodiscard]] nlohmann::json jsonOf(const laboratory::Board& board);

/// The inverse; nothing of what is none.
[[nodiscard]] std::optional<laboratory::Board> boardFromJson(const nlohmann::json& json);

} // namespace quadrille
