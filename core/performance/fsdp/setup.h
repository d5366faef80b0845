// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/traced.h"
#include "core/performance/fsdp/formulas.h"
#include "core/units/units.h"

#include <cstdint>

namespace quadrille::fsdp {

/// What the paper's simulations leave to the system: 10 GB of 10^9 bytes (section 3.1).
inline constexpr Bytes usuallyReserved{10e9};

/// One configuration of the study: a model on a cluster, and how it is trained.
struct Setup {
    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t sequence = 2048; ///< tokens
    std::int64_t gpus = 512;
    double bytesPerNumber = 2;    ///< Q
    double gamma = 0;             ///< share of activations kept, 0 to 1
    bool shardsParameters = true; ///< ZeRO 3 rather than 1 or 2
    Bytes memory;                 ///< of a GPU
    Bytes reserved = usuallyReserved;
    BytesPerSecond bandwidth; ///< of a GPU between nodes, one direction
    Seconds latency;          ///< of eq. 5, for each layer and GPU
    FlopsPerSecond peak;      ///< of a GPU
    double alpha = 1;         ///< HFU of computing alone, above 0, at most 1

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Gbit/s, one direction, as bytes/s.
[[nodiscard]] constexpr BytesPerSecond gigabits(double gbps) {
    return BytesPerSecond(gbps * 1e9 / 8);
}

[[nodiscard]] Inputs<double> inputsOf(const Setup& setup);
/// With letters and their meanings, for explanations.
[[nodiscard]] Inputs<formula::Traced> tracedInputs(const Setup& setup);

} // namespace quadrille::fsdp
