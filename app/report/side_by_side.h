// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/document.h"
#include "app/report/facts.h"

namespace quadrille::report {

/// Which of the plans is fastest, and what they differ in. \pre facts.beside has several
[[nodiscard]] QString besideOthers(const Facts& facts);
/// The plans of the session in one table, what differs and which is better, and their picture: as the panel
/// of plans side by side has it. \pre facts.beside has plans
[[nodiscard]] Section sideBySide(const Facts& facts);

} // namespace quadrille::report
