// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/profile.h"
#include "core/text/shared_value.h"
#include "core/units/units.h"

#include <cstdint>
#include <optional>
#include <string>

namespace quadrille {

/// What it is trained on: one device of a catalogue. Bandwidths are per GPU and per direction.
struct GpuSpec {
    std::string name;                  ///< catalogue name: "h100-sxm-80gb"
    std::string label;                 ///< as people write it: "H100 SXM5 80GB"
    std::string vendor;                ///< "NVIDIA", …
    Bytes memory;                      ///< the limit: what the framework can see, not what the box says
    FlopsPerSecond bf16;               ///< dense 16-bit peak
    std::optional<FlopsPerSecond> fp8; ///< dense 8-bit peak; none where the device has no such units
    std::optional<FlopsPerSecond> fp4; ///< dense NVFP4 peak; none where no vendor's figure is known
    bool hasBf16 = true;               ///< false for devices whose 16-bit units only know FP16
    BytesPerSecond hbm;                ///< device memory
    BytesPerSecond scaleUp;            ///< NVLink, XGMI, ICI: to the other GPUs of the same domain
    /// Of scaleUp what one pair of GPUs shares: less where links join GPUs directly rather than by a switch.
    /// Unset: all of it.
    std::optional<BytesPerSecond> peer;
    std::optional<BytesPerSecond> hostLink; ///< PCIe or NVLink-C2C to the host's memory; unset: not known
    std::optional<double> boardWatts; ///< at most, as the vendor's data sheet has it (TDP); unset: not known
    /// Share of bf16 that matrix products of some 0.2 ms and more were measured to reach in the median;
    /// unset: not known.
    std::optional<double> largeProducts;
    std::int64_t scaleUpDomain = 1; ///< how many GPUs that link joins
    std::int64_t gpusPerNode = 8;   ///< usual host
    double nicGbps = 0;             ///< usual network bandwidth of one GPU, Gbit/s
    std::string confidence;         ///< "A" checked, "B" plausible, "C" verify before relying on it
    std::string notes;
    std::string source;
    SharedValue<Profile> profile; ///< what it reaches of these figures

    friend bool operator==(const GpuSpec&, const GpuSpec&) = default;
};

} // namespace quadrille
