// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/analysis/analysis.h"
#include "core/analysis/explain.h"

#include <string>
#include <vector>

namespace quadrille::cli {
using namespace text_io;

/// Why the fullest stage holds what it holds, and the bubble in both conventions. \pre analysis.runnable()
[[nodiscard]] std::vector<Explanation> explanationsOf(const Analysis& analysis);

[[nodiscard]] Json explanationsJson(const std::vector<Explanation>& explanations);
[[nodiscard]] std::string explanationsText(const std::vector<Explanation>& explanations);

} // namespace quadrille::cli
