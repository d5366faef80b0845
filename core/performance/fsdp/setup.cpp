// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/fsdp/setup.h"

#include "core/formula/amount.h"

namespace quadrille::fsdp {
namespace {

template <class T>
Inputs<T> read(const Setup& setup) {
    using formula::amount;
    using formula::letter;
    return {.L = letter<T>("L", QUADRILLE_MESSAGE("Layers"), setup.layers),
            .H = letter<T>("H", QUADRILLE_MESSAGE("Hidden size"), setup.hidden),
            .sequence = letter<T>("l_seq", QUADRILLE_MESSAGE("Sequence length"), setup.sequence),
            .N = letter<T>("N", QUADRILLE_MESSAGE("GPUs"), setup.gpus),
            .Q = amount<T>("Q", QUADRILLE_MESSAGE("Bytes of a number"), setup.bytesPerNumber),
            .gamma = amount<T>("γ", QUADRILLE_MESSAGE("Share of activations kept"), setup.gamma),
            .sharded = setup.shardsParameters,
            .memory = amount<T>("M_MAX", QUADRILLE_MESSAGE("Memory of a GPU, bytes"), setup.memory.value()),
            .reserved = amount<T>("M_Reserved", QUADRILLE_MESSAGE("Bytes reserved for the system"),
                                  setup.reserved.value()),
            .bandwidth = amount<T>("S_volume", QUADRILLE_MESSAGE("Bandwidth between nodes per GPU, bytes/s"),
                                   setup.bandwidth.value()),
            .latency = amount<T>("ϵ", QUADRILLE_MESSAGE("Latency per layer and GPU, seconds"),
                                 setup.latency.value()),
            .peak = amount<T>("S_FLOPs", QUADRILLE_MESSAGE("Peak of a GPU, FLOP/s"), setup.peak.value()),
            .alpha = amount<T>("α̂_HFU", QUADRILLE_MESSAGE("Hardware FLOPs utilisation of computing alone"),
                               setup.alpha)};
}

} // namespace

Inputs<double> inputsOf(const Setup& setup) {
    return read<double>(setup);
}

Inputs<formula::Traced> tracedInputs(const Setup& setup) {
    return read<formula::Traced>(setup);
}

} // namespace quadrille::fsdp
