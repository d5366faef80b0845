// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/report/document.h"
#include "app/report/facts.h"

namespace quadrille::report {

/// Puts what is known into words and pictures, in the language in force: question, answer, figures, pictures,
/// cost where it was asked, settings, assumptions, how far to trust it, and how to get it again. Of a plan
/// that cannot run: why, and what mends it. In the window's thread, since pictures are widgets.
[[nodiscard]] Document compose(const Facts& facts, const Catalogue& catalogue);

} // namespace quadrille::report
