// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {

std::span<const LogFormat* const> formats() {
    static constexpr std::array<const LogFormat*, 7> all{&megatronBridge, &megatronLm, &torchtitan, &nanotron,
                                                         &nemo,           &deepspeed,  &huggingFace};
    return all;
}

} // namespace quadrille::logs
