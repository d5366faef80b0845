// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/pdf.h"

#include <QSizeF>

#include <functional>

class QPaintDevice;
class QPainter;

namespace quadrille::report {

/// Units of an inch of a page, which is a CSS pixel.
inline constexpr int unitsPerInch = 96;

/// Of a page, with its margins, in units of 1/96 inch.
[[nodiscard]] QSizeF sizeOf(Page page);

/// The painter of the next page; null: no more are wanted.
using NextPage = std::function<QPainter*()>;

/// Paints page after page, in units of 1/96 inch. \param device that they are painted on, of as many dots an
/// inch
void paintPages(const Document& document, Page page, bool dark, QPaintDevice& device, const NextPage& next);

} // namespace quadrille::report
