// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/sum.h"
#include "core/layout/parameters.h"
#include "core/memory/detailed/token_bytes.h"

#include <optional>

/// The detailed memory model: function templates over the number type (double, Traced), so that what a plan
/// holds and why are the same text. All results are bytes on one GPU at its fullest unless a name says
/// otherwise.
namespace quadrille::detailed {

using namespace layout;

/// How an explanation calls the fields of TokenBytes.
struct TokenNames {
    const char* tensor;
    const char* scores;
    const char* sequence;
    const char* replicated;
};

inline constexpr TokenNames denseNames{"β_t", "β_a", "β_s", "β_r"};
inline constexpr TokenNames sparseNames{"σ_t", "σ_a", "σ_s", "σ_r"};
inline constexpr TokenNames checkpointNames{"κ_t", "κ_a", "κ_s", "κ_r"};
inline constexpr TokenNames embeddingNames{"ε_t", "ε_a", "ε_s", "ε_r"};
inline constexpr TokenNames headNames{"η_t", "η_a", "η_s", "η_r"};
inline constexpr TokenNames predictionNames{"π_t", "π_a", "π_s", "π_r"};
inline constexpr TokenNames workingNames{"ω_t", "ω_a", "ω_s", "ω_r"};

/// Bytes of these tensors for one micro-batch: tokens s·b ÷ c, times what each tensor is divided to.
/// Korthikanti et al. (2022), section 4, eqs. 1 to 5, and Fujii et al. (2024), eq. 12, are special cases.
template <class T>
[[nodiscard]] T microBatchBytes(const TokenBytes& tokens, const TokenNames& names, const Letters<T>& x) {
    using formula::amount;
    Sum<T> perToken;
    if (tokens.tensor != 0)
        perToken.add(
            amount<T>(names.tensor, QUADRILLE_MESSAGE("bytes per token that TP divides"), tokens.tensor) /
            x.t);
    if (tokens.scores != 0)
        perToken.add(amount<T>(names.scores, QUADRILLE_MESSAGE("bytes per token and key of attention scores"),
                               tokens.scores) *
                     x.s / x.t);
    if (tokens.sequence != 0)
        perToken.add(amount<T>(names.sequence,
                               QUADRILLE_MESSAGE("bytes per token that sequence parallelism divides"),
                               tokens.sequence) /
                     x.q);
    if (tokens.replicated != 0)
        perToken.add(amount<T>(names.replicated,
                               QUADRILLE_MESSAGE("bytes per token that every TP rank keeps"),
                               tokens.replicated));
    if (tokens.none())
        return perToken.total();
    return x.s * x.b / x.c * perToken.total();
}

/// Bytes that one state takes for each parameter under this recipe; 0 where it does not exist.
[[nodiscard]] inline double bytesOf(const StateBytes& state, const Scenario& scenario) {
    const Recipe& recipe = scenario.recipe;
    constexpr int fp32 = 4;
    if (scenario.plan.zero >= state.absentFrom || (state.onlyFp8 && !isNarrow(recipe.precision)) ||
        (state.onlyFp32Gradients && recipe.gradientBytes != fp32))
        return 0;
    switch (state.amount) {
    case StateBytes::Amount::fixed:
        return state.onlyFp8 ? state.bytes * weightBytes(recipe.precision, recipe.fp8Recipe) : state.bytes;
    case StateBytes::Amount::gradient:
        return recipe.gradientBytes;
    case StateBytes::Amount::master:
        return recipe.masterWeights ? state.bytes : 0;
    case StateBytes::Amount::moments:
        break;
    }
    return recipe.momentBytes;
}

/// Bytes of one part of the states. ZeRO shards shared parameters over d·c ranks, or those of a shard group,
/// and experts over those of them that hold the same (Rajbhandari et al. 2020, section 5; Megatron-core,
/// distributed optimizer).
template <class T>
[[nodiscard]] T stateBytes(StateBytes::Part part, const Parameters<T>& onGpu, const Scenario& scenario,
                           const Letters<T>& x, const std::optional<Parameters<T>>& inFp8 = {}) {
    using formula::amount;
    double whole = 0;
    double sharded = 0;
    double freedWhole = 0;
    double freedSharded = 0;
    for (const StateBytes& state : scenario.recipe.framework->states) {
        if (state.part != part)
            continue;
        const double bytes = bytesOf(state, scenario);
        const bool isSharded = scenario.plan.zero >= state.shardedFrom;
        (isSharded ? sharded : whole) += bytes;
        if (inFp8 && state.absentWithFp8Params)
            (isSharded ? freedSharded : freedWhole) += bytes;
    }
    const bool hasExperts = scenario.model.experts.has_value();
    Sum<T> sum;
    if (whole != 0)
        sum.add(amount<T>("w", QUADRILLE_MESSAGE("bytes per parameter that every replica holds"), whole) *
                (hasExperts ? onGpu.shared + onGpu.experts : onGpu.shared));
    if (sharded != 0) {
        const auto perParameter =
            amount<T>("z", QUADRILLE_MESSAGE("bytes per parameter that ZeRO shards"), sharded);
        const T ranks = x.g;
        sum.add(perParameter * (hasExperts ? onGpu.shared / ranks + onGpu.experts * expertSpread(x) / ranks
                                           : onGpu.shared / ranks));
    }
    if (freedWhole + freedSharded == 0)
        return sum.total();
    const T freed = amount<T>("w_8", QUADRILLE_MESSAGE("bytes per parameter that is kept in FP8 instead"),
                              freedWhole + freedSharded);
    const T held = hasExperts ? inFp8->shared + inFp8->experts : inFp8->shared;
    if (freedSharded == 0)
        return sum.total() - freed * held;
    return sum.total() - freed * (hasExperts ? inFp8->shared / x.g + inFp8->experts * expertSpread(x) / x.g
                                             : inFp8->shared / x.g);
}

} // namespace quadrille::detailed
