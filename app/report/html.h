// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/document.h"

#include <functional>

namespace quadrille::report {

/// The elements of some blocks, well-formed as XML, of those that QTextDocument knows, too.
/// \param figure the elements of a picture
[[nodiscard]] QString elementsOf(const std::vector<Block>& blocks,
                                 const std::function<QString(const Figure&)>& figure);

/// A page of its own: pictures are drawn in it as SVG, nothing is fetched from elsewhere, and the session
/// lies in it, to be taken out by a link.
[[nodiscard]] QByteArray toHtml(const Document& document, bool dark);

} // namespace quadrille::report
