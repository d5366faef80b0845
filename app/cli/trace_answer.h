// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/json_text.h"
#include "core/traces/trace_profile.h"

#include <optional>
#include <string>

namespace quadrille::cli {

/// What `trace` answers: the measured step, and beside a plan how it differs.
struct TraceAnswer {
    traces::MeasuredStep step;
    std::optional<Analysis> analysis;                   ///< of the plan; none: none was given
    std::optional<traces::StepDifference> difference;   ///< where that plan can run
    std::optional<benchmarks::BenchmarkProfile> taught; ///< what it says of the plan's cluster
    std::optional<Message> whyNot;                      ///< why it teaches nothing
};

[[nodiscard]] std::string traceText(const TraceAnswer& answer);
[[nodiscard]] text_io::Json traceJson(const TraceAnswer& answer);

} // namespace quadrille::cli
