// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resolved/resolved.h"

/// What offloading to the host's memory adds to a step.
namespace quadrille::step {

/// What travels between a GPU and its host, and what of it the rank waits for, on the rank that waits
/// longest.
template <class T>
struct HostInputs {
    T microBatches;      ///< of one step that pass through the rank
    T waitsOut, waitsIn; ///< seconds that activations of one micro-batch take to leave beyond the forward
                         ///< pass of their chunks, and to come back beyond the backward pass
    T activations;       ///< bytes that leave for every micro-batch
    T states;            ///< bytes of its optimizer states
    T bytesPerSecond;    ///< of the link, one direction
};

/// Seconds of a step that the rank waits for its host. Activations travel behind computation. Optimizer
/// states need the room that activations leave, and these need theirs: they come before the optimizer's step
/// and leave after it, and nothing hides them. An upper bound where a framework overlaps more.
template <class T>
[[nodiscard]] T hostSeconds(const HostInputs<T>& x) {
    return x.microBatches * (x.waitsOut + x.waitsIn) + 2.0 * x.states / x.bytesPerSecond;
}

/// Bytes of a step that leave for the host, of which as many return.
template <class T>
[[nodiscard]] T hostBytes(const HostInputs<T>& x) {
    return x.microBatches * x.activations + x.states;
}

/// \pre runnable(resolved.scenario()), which offloads
[[nodiscard]] HostInputs<double> hostInputs(const Resolved& resolved);

} // namespace quadrille::step
