// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/left_out_file.h"
#include "core/measurements/choices.h"

namespace quadrille::cli {

/// The table of README.md: our errors in the fit and left out, beside the rule and the constant; Markdown.
[[nodiscard]] std::string readmeTable(const Validation& inTheFit, const LeftOutFigures& leftOut);

/// And what ways of choosing a plan cost.
[[nodiscard]] std::string readmeChoices(const Choices& choices);

} // namespace quadrille::cli
