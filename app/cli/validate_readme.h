// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/left_out_file.h"
#include "core/measurements/choices.h"

#include <string>
#include <vector>

namespace quadrille::cli {

/// The first table of the manual’s chapter on trust: our errors in the fit and left out, beside the rule and
/// the constant; Markdown.
[[nodiscard]] std::string readmeTable(const Validation& inTheFit, const LeftOutFigures& leftOut);

/// Our errors of each source left out.
[[nodiscard]] std::string readmeSources(const LeftOutFigures& leftOut);

/// And what ways of choosing a plan cost.
[[nodiscard]] std::string readmeChoices(const Choices& choices);

/// So many tables there are.
inline constexpr std::size_t readmeTables = 3;

/// A text with these tables in place of its own: those that begin with "| over the ", in their order, each
/// indented as it was. \throws std::invalid_argument where it does not have as many
[[nodiscard]] std::string withTables(const std::string& text, const std::vector<std::string>& tables);

} // namespace quadrille::cli
