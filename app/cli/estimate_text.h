// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <string>

namespace quadrille::cli {

/// "llama-3.1-8b on 64 × h100-sxm-94gb: tp 2, cp 1, …"
[[nodiscard]] std::string scenarioText(const Scenario& scenario);

/// Verdict, memory of every stage, pipeline and warnings, aligned for a terminal. \pre analysis.runnable()
[[nodiscard]] std::string estimateText(const Analysis& analysis);

} // namespace quadrille::cli
