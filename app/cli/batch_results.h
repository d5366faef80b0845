// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/batch_columns.h"
#include "app/cli/diagnostics_text.h"
#include "core/analysis/analysis.h"
#include "core/analysis/diagnosis.h"
#include "core/cost/training_cost.h"
#include "core/pipeline/span_memo.h"

#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>

namespace quadrille::cli {

/// Every result but the last, which is the error.
inline constexpr std::size_t numbersOfResult = resultColumns.size() - 1;

[[nodiscard]] inline std::string brokenRules(const Scenario& scenario) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnose(scenario))
        if (diagnostic.severity == Severity::error)
            text += (text.empty() ? "" : "; ") + sentence(diagnostic);
    return text;
}

/// Names of the results that tell what training takes, in the order of costResults().
inline constexpr auto costColumns = std::span(resultColumns).subspan<14, 5>();
static_assert(costColumns.front() == "cost_days" && costColumns.back() == "cost_energy_kwh");

/// Days, GPU-hours, price, goodput, kWh, as far as they are known and finite.
[[nodiscard]] inline std::array<std::optional<double>, 5> costResults(const Scenario& scenario,
                                                                      const Glance& seen) {
    const TrainingCost cost = trainingCost(costQuestion(scenario), seen.gpus, seen.tokensPerSecondPerGpu);
    std::array results{cost.days, cost.gpuHours, cost.price, std::optional(cost.goodput.share),
                       cost.energyKwh};
    for (std::optional<double>& each : results)
        if (each && !std::isfinite(*each))
            each.reset();
    return results;
}

/// Calls `see` with each result of the scenario but the error, in the order of resultColumns: with a number,
/// which may be missing, a word or a truth. \return why there are none; empty: there are
template <class See>
std::string visitResults(const Scenario& scenario, SpanMemo& memo, See&& see) {
    const Resolved resolved(scenario, memo);
    const Glance seen = glance(resolved);
    if (!seen.runnable)
        return brokenRules(scenario);
    // The only stage is the fullest, which is there already.
    const Bytes last =
        scenario.plan.pp == 1 ? seen.total : stageMemoryOf(resolved, scenario.plan.pp - 1).total();
    const auto number = [&see](std::optional<double> value) { see(value); };
    number(inGib(seen.total));
    number(inGib(last));
    number(inGib(seen.reserved));
    number(inGib(seen.device));
    see(name(seen.zone));
    number(seen.oomProbability);
    number(seen.bubbleOverTotal);
    number(seen.step.value());
    number(seen.tokensPerSecondPerGpu);
    number(seen.flopsPerGpu.value() / 1e12);
    number(seen.mfu);
    number(seen.shortestStep().value());
    number(seen.longestStep().value());
    see(seen.extrapolated);
    for (const std::optional<double>& part : costResults(scenario, seen))
        number(part);
    return {};
}

} // namespace quadrille::cli
