// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"
#include "widgets/picture/colours.h"

#include <QString>

namespace quadrille {

/// Links to the meaning of a symbol begin so: "glossary:h_ffn".
inline constexpr auto glossaryScheme = "glossary";

enum class PageWidth : bool { usual, narrow };

/// The explanation as a page: title and result, each step with its source, then the symbols.
[[nodiscard]] QString explanationHtml(const Explanation& explanation, const Colours& colours,
                                      PageWidth width = PageWidth::usual);

/// "= 48,439,230,464 bytes = 45.11 GiB", "= 8.57 %": a step's result with its unit.
[[nodiscard]] QString resultText(double value, Unit unit);

} // namespace quadrille
