// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/amount.h"
#include "core/layout/attention_heads.h"
#include "core/memory/paper_formulas.h"
#include "core/pipeline/summary_formulas.h"
#include "core/resolved/resolved.h"

namespace quadrille::paper {

/// Which part of the model a pipeline rank holds besides its layers.
[[nodiscard]] constexpr StageRole roleOf(std::int64_t stage, std::int64_t stages) {
    return stages == 1           ? StageRole::only
           : stage == 0          ? StageRole::first
           : stage == stages - 1 ? StageRole::last
                                 : StageRole::middle;
}

/// The letters of the paper for one pipeline rank of a scenario, in the reading T (double or Traced).
/// Throws Stopped. \pre runnable(scenario), 0 ≤ stage < p
template <class T>
[[nodiscard]] Inputs<T> inputsOf(const Resolved& resolved, std::int64_t stage,
                                 const std::stop_token& stop = {}) {
    using namespace formula;
    const Scenario& scenario = resolved.scenario();
    const ModelSpec& model = scenario.model;
    const Plan& plan = scenario.plan;
    Inputs<T> x{
        .a = letter<T>("a", QUADRILLE_MESSAGE("number of attention heads"), model.heads),
        .b = letter<T>("b", QUADRILLE_MESSAGE("micro-batch size"), plan.microBatch),
        .c = letter<T>("c", QUADRILLE_MESSAGE("context parallel size"), plan.cp),
        .d = letter<T>("d", QUADRILLE_MESSAGE("data parallel size"), dataParallel(scenario)),
        .h = letter<T>("h", QUADRILLE_MESSAGE("hidden size"), model.hidden),
        .hFfn = letter<T>("h_ffn", QUADRILLE_MESSAGE("FFN hidden size"), model.ffn),
        .k = letter<T>("k", QUADRILLE_MESSAGE("number of key-value heads"), layout::heldKeyHeads(scenario)),
        .L = letter<T>("L", QUADRILLE_MESSAGE("number of transformer layers"), model.layers),
        .p = letter<T>("p", QUADRILLE_MESSAGE("pipeline parallel size"), plan.pp),
        .s = letter<T>("s", QUADRILLE_MESSAGE("sequence length"), plan.sequence),
        .t = letter<T>("t", QUADRILLE_MESSAGE("tensor parallel size"), plan.tp),
        .v = letter<T>("v", QUADRILLE_MESSAGE("vocabulary size"), model.vocab),
        .n = T(0.0),
    };
    static constexpr Label inFlight{"n", QUADRILLE_MESSAGE("Micro-batches in flight on the stage"),
                                    QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2"), Unit::none};
    if (hasInFlightFormula(plan.schedule)) {
        x.n = named(inFlight, microBatchesInFlight<T>(
                                  plan.schedule, x.p,
                                  letter<T>("m", QUADRILLE_MESSAGE("micro-batches of a step"),
                                            resolved.shape().microbatches),
                                  letter<T>("v_p", QUADRILLE_MESSAGE("virtual stages of a rank"), plan.vpp),
                                  letter<T>("r", QUADRILLE_MESSAGE("pipeline rank of the stage"), stage)));
    } else {
        const std::int64_t peak = resolved.runs().peaksInFlight(stop)[static_cast<std::size_t>(stage)];
        x.n = amount<T>("n", QUADRILLE_MESSAGE("micro-batches in flight on the stage"),
                        static_cast<double>(peak) / static_cast<double>(plan.vpp));
    }
    return x;
}

} // namespace quadrille::paper
