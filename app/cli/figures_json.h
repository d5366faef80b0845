// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/analysis/analysis.h"

#include <string_view>

namespace quadrille::cli {
using namespace text_io;

/// The figures whose names begin so, as nested objects: "idle_seconds.total" of "pipeline." is
/// {"idle_seconds":
/// {"total": …}}. Null is what was not asked for or is not known; whole numbers have no point.
[[nodiscard]] Json figuresJson(std::string_view prefix, const Analysis& analysis);

} // namespace quadrille::cli
