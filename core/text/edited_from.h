// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace quadrille {

/// The source of a model or a GPU that somebody has edited. \param label of what it was made of
[[nodiscard]] inline std::string editedFrom(const std::string& label) {
    return "edited from " + label;
}

} // namespace quadrille
