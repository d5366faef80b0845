// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// What a number is measured in.
enum class Unit { none, parameters, bytes, share, seconds, flopsPerSecond, tokensPerSecond, flops };

namespace formula {

/// How a formula calls one of its parts.
struct Label {
    const char* symbol = ""; ///< how other formulas refer to it: "N₀"; empty for a result nobody refers to
    const char* title = "";  ///< English, marked with QUADRILLE_MESSAGE
    const char* source = ""; ///< "Fujii et al. (2024), eq. 12", marked too; empty for a definition of ours
    Unit unit = Unit::none;
};

} // namespace formula
} // namespace quadrille
