// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/analysis/analysis.h"

namespace quadrille::cli {
using namespace text_io;

/// The object "performance" of “estimate --json”. tflops_per_gpu and mfu are of FlopConvention::model.
/// \pre analysis.runnable()
[[nodiscard]] Json performanceJson(const Analysis& analysis);

/// The same for people: step, throughput, where the time goes, what travels.
[[nodiscard]] std::string performanceText(const Performance& performance, const Scenario& scenario);

} // namespace quadrille::cli
