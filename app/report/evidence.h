// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/report/document.h"
#include "app/report/facts.h"

/// The sections about what an answer rests on.
namespace quadrille::report {

/// Days, hours and price of the whole training, with what interrupts it. \pre the plan can run
[[nodiscard]] Section cost(const Analysis& analysis);
/// Whose stored tensors are counted, what is taken on trust, and what the plan is warned of.
[[nodiscard]] Section assumptions(const Facts& facts);
/// What the prediction is fitted to, and how far off it may be. \pre the plan can run
[[nodiscard]] Section trust(const Analysis& analysis);
/// Command lines that answer the same, the version, and where the session is.
[[nodiscard]] Section reproduction(const Facts& facts, const Catalogue& catalogue);

} // namespace quadrille::report
