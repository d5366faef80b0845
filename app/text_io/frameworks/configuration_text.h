// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/writing.h"

#include <string>
#include <vector>

namespace quadrille::frameworks {

/// The entries as a file of that syntax. \param remarks lines for its head, where the syntax has comments;
/// JSON keeps them under "_comment", which frameworks pass over
[[nodiscard]] std::string configurationText(Syntax syntax, const Writing& writing,
                                            const std::vector<std::string>& remarks);

} // namespace quadrille::frameworks
