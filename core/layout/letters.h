// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/amount.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace quadrille::layout {

/// The letters of Fujii et al. (2024), Table 1, and e, the expert parallel size.
template <class T>
struct Letters {
    T b, c, d, e, s, t;
    T u; ///< t_e, ranks that divide each expert among them: t unless experts are folded
    T q; ///< what divides a tensor that sequence parallelism splits: t where it is on, otherwise 1
    T g; ///< ranks that shard the states together: d·c, or fewer in groups that hold the same shards
};

/// The letters of the formulas for a scenario, in the reading T (double or Traced). \pre runnable(scenario)
template <class T>
[[nodiscard]] Letters<T> lettersOf(const Scenario& scenario) {
    using formula::letter;
    const Plan& plan = scenario.plan;
    const T t = letter<T>("t", QUADRILLE_MESSAGE("tensor parallel size"), plan.tp);
    const T c = letter<T>("c", QUADRILLE_MESSAGE("context parallel size"), plan.cp);
    const T d = letter<T>("d", QUADRILLE_MESSAGE("data parallel size"), dataParallel(scenario));
    return {.b = letter<T>("b", QUADRILLE_MESSAGE("micro-batch size"), plan.microBatch),
            .c = c,
            .d = d,
            .e = letter<T>("e", QUADRILLE_MESSAGE("expert parallel size"), plan.ep),
            .s = letter<T>("s", QUADRILLE_MESSAGE("sequence length"), plan.sequence),
            .t = t,
            .u = foldsExperts(plan) ? letter<T>("t_e", QUADRILLE_MESSAGE("tensor parallel size of experts"),
                                                expertTensor(plan))
                                    : t,
            .q = usesSequenceParallel(plan) ? t : T(1.0),
            .g = shardGroups(scenario) > 1
                     ? letter<T>("d_s", QUADRILLE_MESSAGE("ranks that shard the states together"),
                                 plan.shardGroup)
                     : d * c};
}

/// Tokens of a micro-batch on one context parallel rank.
template <class T>
[[nodiscard]] T tokensOf(const Letters<T>& x) {
    return x.s * x.b / x.c;
}

/// Whether experts stand on a grid of their own.
template <class T>
[[nodiscard]] bool foldsExperts(const Letters<T>& x) {
    return formula::valueOf(x.u) != formula::valueOf(x.t);
}

/// Tokens of a micro-batch that a rank's share of an expert computes if all visit it: those of the t_e ranks
/// that divide it, each of which has the t-th part of its TP group's.
template <class T>
[[nodiscard]] T expertTokensOf(const Letters<T>& x) {
    return foldsExperts(x) ? tokensOf(x) * x.u / x.t : tokensOf(x);
}

/// Of g ranks that hold the same shared parameters a g ÷ spread-th part holds the same routed experts: the
/// spread is e·t_e ÷ t, of which only e is left where t_e = t. Of all ranks, t·c·d ÷ (t_e·e) (Liu et al.
/// 2025, "MoE Parallel Folding", arXiv:2504.14960, section 3; NVIDIA/Megatron-LM@002526d,
/// megatron/core/parallel_state.py).
template <class T>
[[nodiscard]] T expertSpread(const Letters<T>& x) {
    return foldsExperts(x) ? x.e * x.u / x.t : x.e;
}

/// Whether more than one rank holds the same shared parameters.
template <class T>
[[nodiscard]] bool severalReplicas(const Letters<T>& x) {
    return formula::valueOf(x.d * x.c) > 1;
}

/// Whether more than one rank holds a shard of the states.
template <class T>
[[nodiscard]] bool severalShards(const Letters<T>& x) {
    return formula::valueOf(x.g) > 1;
}

/// Bytes of the boundary between two stages for one micro-batch: 2 bytes an element of s·b·h ÷ (c·q)
/// (Narayanan et al. 2021, section 3.2; split by sequence parallelism in Korthikanti et al. 2022).
template <class T>
[[nodiscard]] T boundaryBytes(const Scenario& scenario, const Letters<T>& x) {
    return formula::amount<T>("h", QUADRILLE_MESSAGE("hidden size"),
                              static_cast<double>(scenario.model.hidden)) *
           2.0 * x.s * x.b / (x.c * x.q);
}

} // namespace quadrille::layout
