// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference/reference.h"
#include "widgets/picture/colours.h"

#include <QString>

/// The tables of the reference as text with mark-up, in the user's language.
namespace quadrille::reference_html {

/// "table:zero": what links to a table, and to a term of the glossary, begin with.
inline constexpr auto tableScheme = "table";
inline constexpr auto termScheme = "term";

[[nodiscard]] QString cell(const ReferenceCell& cell); ///< plain
/// All tables, each with an anchor of its id, and links to the terms that it is about.
[[nodiscard]] QString page(const std::vector<ReferenceTable>& tables, const Colours& colours);

} // namespace quadrille::reference_html
