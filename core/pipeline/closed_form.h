// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"

#include <cmath>

/// What execute() finds for schedules whose stages all take the same time, as formulas. Each is a template
/// over its number type T, any of those of core/formula/number.h. Symbols: p ranks, m micro-batches, v chunks
/// a rank (1 for GPipe and 1F1B), F and B the forward and whole backward of one chunk, c the latency of an
/// edge between ranks, in one unit of time. The bubble has two conventions; each name says which.
namespace quadrille::closed_form {

/// Wall clock of one step without latency: (m·v + p − 1)(F + B), for GPipe, 1F1B, eager 1F1B and interleaved
/// 1F1B with any valid group. Huang et al. 2019, section 2.3; Narayanan et al. 2021, sections 2.2.1
/// and 2.2.2.
template <class T>
[[nodiscard]] T makespan(const T& ranks, const T& microbatches, const T& chunks, const T& forward,
                         const T& backward) {
    return (microbatches * chunks + ranks - 1.0) * (forward + backward);
}

/// Wall clock of interleaved 1F1B with fused blocks and group N = p, without latency:
/// p·v(F + B) + (m·v − p(v − 1) − 1)FB. Exact for FB ≥ max(F, B); for FB = F + B it is makespan(), and then
/// for any valid group.
template <class T>
[[nodiscard]] T overlapMakespan(const T& ranks, const T& microbatches, const T& chunks, const T& forward,
                                const T& backward, const T& fused) {
    const T unfused = ranks * chunks;
    const T blocks = microbatches * chunks - ranks * (chunks - 1.0) - 1.0;
    return unfused * (forward + backward) + blocks * fused;
}

/// Wall clock of the breadth-first schedule without latency: ((v − 1)·max(m, p) + m + p − 1)(F + B), for
/// every m and v. Lamy-Poirier 2023.
template <class T>
[[nodiscard]] T breadthFirstMakespan(const T& ranks, const T& microbatches, const T& chunks, const T& forward,
                                     const T& backward) {
    using namespace formula;
    const T chunk = maximum(microbatches, ranks);
    return ((chunks - 1.0) * chunk + microbatches + ranks - 1.0) * (forward + backward);
}

/// Idle ÷ ideal time: (p − 1) ÷ (m·v). Narayanan et al. 2021, sections 2.2.1 and 2.2.2.
template <class T>
[[nodiscard]] T bubbleOverIdeal(const T& ranks, const T& microbatches, const T& chunks) {
    return (ranks - 1.0) / (microbatches * chunks);
}

/// Idle ÷ total time: (p − 1) ÷ (m·v + p − 1). Huang et al. 2019, section 2.3.
template <class T>
[[nodiscard]] T bubbleOverTotal(const T& ranks, const T& microbatches, const T& chunks) {
    return (ranks - 1.0) / (microbatches * chunks + ranks - 1.0);
}

/// What latency adds to the makespan: 2c(p − 1), one way down and one way up; the rest disappears in slack.
/// Of GPipe for any c ≥ 0; of eager 1F1B for 2c ≤ F + B; of interleaved 1F1B with a wide group (N ≥ 2p and m
/// mod N = 0) for c ≤ min(F, B); of the breadth-first schedule for p·c ≤ (m − p)·min(F, B), so from m ≥ 2p on
/// for c ≤ min(F, B), and for any c where v = 1.
template <class T>
[[nodiscard]] T slackLatency(const T& ranks, const T& p2p) {
    return 2.0 * p2p * (ranks - 1.0);
}

/// What latency adds to 1F1B's makespan: 2c(m + p − 2 − ⌈(m − 1)/p⌉). Its steady state has no slack, so all
/// but one in p micro-batches pay both ways. Exact for every m ≥ 1 and c ≥ 0.
template <class T>
[[nodiscard]] T oneForwardOneBackwardLatency(const T& ranks, const T& microbatches, const T& p2p) {
    using std::ceil;
    return 2.0 * p2p * (microbatches + ranks - 2.0 - ceil((microbatches - 1.0) / ranks));
}

/// What latency adds to interleaved 1F1B's makespan with group N = p: 2c(p·v − 1), every edge both ways.
/// Exact for p ≥ 2 and c ≤ min(F, B).
template <class T>
[[nodiscard]] T interleavedLatency(const T& ranks, const T& chunks, const T& p2p) {
    return 2.0 * p2p * (ranks * chunks - 1.0);
}

/// The most chunks that are in flight on rank r under GPipe, the same on every rank: m.
template <class T>
[[nodiscard]] T gpipePeak(const T& microbatches) {
    return microbatches;
}

/// The most chunks that are in flight on rank r under 1F1B: min(m, p − r). Narayanan et al. 2021,
/// section 2.2.1.
template <class T>
[[nodiscard]] T oneForwardOneBackwardPeak(const T& ranks, const T& microbatches, const T& rank) {
    using namespace formula;
    const T warmupAndOne = ranks - rank;
    return minimum(microbatches, warmupAndOne);
}

/// The most chunks that are in flight on rank r under interleaved 1F1B with group N:
/// min(m·v, 2(p − 1 − r) + (v − 1)N + 1).
template <class T>
[[nodiscard]] T interleavedPeak(const T& ranks, const T& microbatches, const T& chunks, const T& group,
                                const T& rank) {
    using namespace formula;
    const T all = microbatches * chunks;
    const T warmupAndOne = 2.0 * (ranks - 1.0 - rank) + (chunks - 1.0) * group + 1.0;
    return minimum(all, warmupAndOne);
}

/// The most chunks that are in flight on rank r under eager 1F1B: min(m, 2(p − r) − 1).
template <class T>
[[nodiscard]] T eagerPeak(const T& ranks, const T& microbatches, const T& rank) {
    using namespace formula;
    const T warmup = 2.0 * (ranks - rank) - 1.0;
    return minimum(microbatches, warmup);
}

/// The most chunks that are in flight on rank r under interleaved 1F1B with fused blocks: one more than
/// without them, min(m·v, 2(p − 1 − r) + (v − 1)N + 2).
template <class T>
[[nodiscard]] T overlapPeak(const T& ranks, const T& microbatches, const T& chunks, const T& group,
                            const T& rank) {
    using namespace formula;
    const T all = microbatches * chunks;
    const T warmupAndTwo = 2.0 * (ranks - 1.0 - rank) + (chunks - 1.0) * group + 2.0;
    return minimum(all, warmupAndTwo);
}

/// The most chunks that are in flight under the breadth-first schedule, the same on every rank: all m·v.
template <class T>
[[nodiscard]] T breadthFirstPeak(const T& microbatches, const T& chunks) {
    return microbatches * chunks;
}

} // namespace quadrille::closed_form
