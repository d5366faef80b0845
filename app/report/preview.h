// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/pdf.h"

#include <QImage>

namespace quadrille::report {

/// The first page as it would be printed.
[[nodiscard]] QImage firstPage(const Document& document, Page page, bool dark);

} // namespace quadrille::report
