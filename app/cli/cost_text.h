// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/analysis/analysis.h"
#include "core/cost/training_cost.h"

namespace quadrille::cli {
using namespace text_io;

/// \pre analysis.runnable()
[[nodiscard]] TrainingCost costOf(const Analysis& analysis);

/// The object "cost" of “estimate --json”: null is what was not asked for or is not known.
[[nodiscard]] Json costJson(const Analysis& analysis);

/// The same for people.
[[nodiscard]] std::string costText(const Analysis& analysis);

} // namespace quadrille::cli
