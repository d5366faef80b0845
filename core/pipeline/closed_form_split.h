// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"

#include <cmath>

/// As closed_form.h, for the schedules that split the backward or run it both ways: what execute() finds
/// without latency where all stages take the same time and the condition named holds. Beside the symbols
/// there: I and W are the halves of B for input and for weights, FB a fused block. Makespan is wall clock,
/// first start to last end of all ranks; the papers' longest rank span is named where it is meant. Those
/// of V-Half and V-Min, which round, are of doubles, the others of every number type.
namespace quadrille::closed_form {

/// Makespan of ZB-H1: m(F + I + W) + (p − 1)(F + I − W); exact when W ≤ min(F, I). No rank's span is longer.
/// Of zb1p-interleaved with m·v for m, when also m is a multiple of ⌊m ÷ p⌋ ≥ 1 (its groups are even).
/// Qi et al. 2023, section 2.3.
template <class T>
[[nodiscard]] T zeroBubbleH1Makespan(const T& ranks, const T& microbatches, const T& chunks, const T& forward,
                                     const T& inputGradient, const T& weightGradient) {
    return microbatches * chunks * (forward + inputGradient + weightGradient) +
           (ranks - 1.0) * (forward + inputGradient - weightGradient);
}

/// Makespan of ZB-H2: m(F + I + W) + (p − 1)·max(F, F + I − 2W); exact when W ≤ F. Never zero-bubble.
template <class T>
[[nodiscard]] T zeroBubbleH2Makespan(const T& ranks, const T& microbatches, const T& forward,
                                     const T& inputGradient, const T& weightGradient) {
    using namespace formula;
    const T behind = forward + inputGradient - 2.0 * weightGradient;
    const T eachRank = maximum(forward, behind);
    return microbatches * (forward + inputGradient + weightGradient) + (ranks - 1.0) * eachRank;
}

/// Longest rank span of ZB-H2: m(F + I + W) + (p − 1)·max(0, F + I − 2W); exact when W ≤ F. Qi et al. 2023,
/// section 2.3.
template <class T>
[[nodiscard]] T zeroBubbleH2Span(const T& ranks, const T& microbatches, const T& forward,
                                 const T& inputGradient, const T& weightGradient) {
    using namespace formula;
    const T behind = forward + inputGradient - 2.0 * weightGradient;
    const T nothing = 0.0 * behind;
    const T eachRank = maximum(nothing, behind);
    return microbatches * (forward + inputGradient + weightGradient) + (ranks - 1.0) * eachRank;
}

/// The most chunks of ZB-H1 on rank r, released at the end of I: p − r. Held until W: p on every rank.
template <class T>
[[nodiscard]] T zeroBubbleH1PeakAtInputGradient(const T& ranks, const T& rank) {
    return ranks - rank;
}

/// The most chunks of ZB-H2 on rank r, released at the end of I: 2(p − r) − 1. Held until W: 2p − 1 on every
/// rank, which is this of rank 0.
template <class T>
[[nodiscard]] T zeroBubbleH2PeakAtInputGradient(const T& ranks, const T& rank) {
    return 2.0 * (ranks - rank) - 1.0;
}

/// Longest rank span of ZB-V in units of F = I = W: max(6m, 4p + 4m − 2), for every m. Qi et al. 2024.
template <class T>
[[nodiscard]] T zeroBubbleVSpan(const T& ranks, const T& microbatches) {
    using namespace formula;
    const T full = 6.0 * microbatches;
    const T few = 4.0 * ranks + 4.0 * microbatches - 2.0;
    return maximum(full, few);
}

/// Makespan of ZB-V in units of F = I = W: 6m + p − 1, for m ≥ 2p − 1.
template <class T>
[[nodiscard]] T zeroBubbleVMakespan(const T& ranks, const T& microbatches) {
    return 6.0 * microbatches + ranks - 1.0;
}

/// The most chunks of ZB-V on every rank, at I as at W: 2p, for m ≥ 2p − 1.
template <class T>
[[nodiscard]] T zeroBubbleVPeak(const T& ranks) {
    return 2.0 * ranks;
}

/// Makespan of V-Half in units of F = I = W for m ≥ 2⌊p/2⌋ + 2: 6m + 3p − 7 for even p ≥ 4, 6m + 1 for p = 2,
/// 6m + 3p − 4 for odd p ≥ 3.
[[nodiscard]] inline double vHalfMakespan(double ranks, double microbatches) {
    const double busy = 6.0 * microbatches;
    if (ranks == 2)
        return busy + 1.0;
    const bool odd = std::fmod(ranks, 2.0) == 1;
    return busy + 3.0 * ranks - (odd ? 4.0 : 7.0);
}

/// The most chunks of V-Half on its fullest rank, held until W, for m ≥ 2⌊p/2⌋ + 2: 2⌊(p + 2) ÷ 2⌋.
[[nodiscard]] inline double vHalfPeak(double ranks) {
    return 2.0 * std::floor((ranks + 2.0) / 2.0);
}

/// Makespan of V-Min in units of F = I = W for p ≥ 2, m ≥ ⌊2p/3⌋ + 2: 6m + 4p − 5, and 6m + 4p − 7 where 3
/// divides p.
[[nodiscard]] inline double vMinMakespan(double ranks, double microbatches) {
    const bool thirds = std::fmod(ranks, 3.0) == 0;
    return 6.0 * microbatches + 4.0 * ranks - (thirds ? 7.0 : 5.0);
}

/// The most chunks of V-Min on its fullest rank, held until W, for m ≥ ⌊2p/3⌋ + 2: 2⌊(p + 4) ÷ 3⌋.
[[nodiscard]] inline double vMinPeak(double ranks) {
    return 2.0 * std::floor((ranks + 4.0) / 3.0);
}

/// Idle time of the worst rank of DualPipe and DualPipeV: (H − 1)(FB + F − 2W), where the two phases meet
/// after H ranks (p ÷ 2 in DualPipe, p in DualPipeV). Exact when W ≤ I ≤ F and max(F, B) ≤ FB. The published
/// (H − 1)(FB + B − 3W) is the same where I = F. DeepSeek-AI 2024, table 2.
template <class T>
[[nodiscard]] T dualPipeIdle(const T& half, const T& forward, const T& weightGradient, const T& fused) {
    return (half - 1.0) * (fused + forward - 2.0 * weightGradient);
}

/// The most chunks of DualPipe and DualPipeV on every rank, at I as at W: 2H + 1, with H as above; in
/// DualPipe p + 1. DeepSeek-AI 2024, table 2.
template <class T>
[[nodiscard]] T dualPipePeak(const T& half) {
    return 2.0 * half + 1.0;
}

/// Idle time of every rank of Chimera with 2f pipelines: (p/f − 2)[max(F, B) + (m/p − 1)·|B − F|]. Exact for
/// all F and B. Li and Hoefler 2021.
template <class T>
[[nodiscard]] T chimeraIdle(const T& ranks, const T& microbatches, const T& pipelines, const T& forward,
                            const T& backward) {
    using namespace formula;
    const T longer = maximum(forward, backward);
    const T shorter = minimum(forward, backward);
    return (2.0 * ranks / pipelines - 2.0) * (longer + (microbatches / ranks - 1.0) * (longer - shorter));
}

} // namespace quadrille::closed_form
