// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>

namespace quadrille::fuzz {

/// The text after a few random changes. \param other another text, of which a piece may be taken
[[nodiscard]] std::string mutated(std::string text, const std::string& other, std::mt19937& random);

} // namespace quadrille::fuzz
