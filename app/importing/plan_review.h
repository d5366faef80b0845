// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"
#include "core/analysis/compare_plans.h"
#include "core/stop.h"
#include "core/text/input_error.h"

#include <variant>

namespace quadrille {

/// What importing would do, before it is done.
struct PlanReview {
    frameworks::ImportedPlan plan;
    PlansComparison changes;       ///< the plan on screen, and beside it that of the files
    std::optional<Message> broken; ///< the first rule that the plan of the files breaks
};

/// What to read, beside which plan.
struct ImportQuestion {
    std::vector<frameworks::SourceText> texts;
    std::string format;        ///< of the configurations; empty: as they look
    Scenario base;             ///< the plan on screen
    std::string before, after; ///< what the two plans are called
};

/// Reads and compares. What cannot be read is told as the error. \throws Stopped
[[nodiscard]] std::variant<PlanReview, InputError>
review(const ImportQuestion& question, const Catalogue& catalogue, const std::stop_token& stop = {});

} // namespace quadrille
