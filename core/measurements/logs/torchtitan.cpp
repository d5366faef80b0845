// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

constexpr std::array<std::string_view, 2> marks{"step:", "loss:"};

constexpr std::array numbers{
    NumberRule{Quantity::iteration, "step:"},
    NumberRule{Quantity::tokensPerGpu, " tps:"},
    NumberRule{Quantity::tokensPerGpu, " wps:"}, // until 2025
    NumberRule{Quantity::flopsPerGpu, " tflops:", 1e12},
};

constexpr std::array shapes{LineShape{marks, numbers}};

} // namespace

constinit const LogFormat torchtitan{
    .name = "torchtitan",
    .label = "torchtitan",
    .source = "pytorch/torchtitan@b5bcd76, torchtitan/components/metrics.py, MetricsProcessor.log()",
    .shapes = shapes,
};

} // namespace quadrille::logs
