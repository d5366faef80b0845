// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/document.h"

#include <functional>

namespace quadrille::report {

/// GitHub Flavored Markdown, with the session folded at the end.
/// \param place of a picture, as seen from the file
[[nodiscard]] QByteArray toMarkdown(const Document& document,
                                    const std::function<QString(const Figure&)>& place);

} // namespace quadrille::report
