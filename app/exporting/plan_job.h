// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/export.h"
#include "app/text_io/frameworks/plan_export.h"

namespace quadrille {

/// The plan as a framework is configured with it, in any of the formats there are. \pre the scenario can run
[[nodiscard]] ExportJob planJob(const Scenario& scenario, const Catalogue& catalogue);

/// "model gpt-x; runs …": settings that the format does not say, in the user's words; empty: it says all.
[[nodiscard]] QString unsaidText(const std::vector<frameworks::Unsaid>& unsaid);

} // namespace quadrille
