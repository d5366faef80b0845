// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

constexpr std::array<std::string_view, 1> iterationMarks{"elapsed time per iteration (ms):"};
constexpr std::array iterationNumbers{
    NumberRule{Quantity::iteration, "iteration"},
    NumberRule{Quantity::seconds, "elapsed time per iteration (ms):", 1e-3},
    NumberRule{Quantity::flopsPerGpu, "throughput per GPU (TFLOP/s/GPU):", 1e12},
    NumberRule{Quantity::globalBatch, "global batch size:"},
};

// Printed for each step beside the other, which has more digits of the time.
constexpr std::array<std::string_view, 2> rateMarks{"Step Time", "MODEL_TFLOP/s/GPU"};
constexpr std::array rateNumbers{NumberRule{Quantity::flopsPerGpu, "MODEL_TFLOP/s/GPU", 1e12, Place::before}};
constexpr std::array aloneNumbers{NumberRule{Quantity::seconds, "Step Time :"}};

constexpr std::array shapes{
    LineShape{iterationMarks, iterationNumbers},
    LineShape{rateMarks, rateNumbers},
    LineShape{.marks = rateMarks, .numbers = aloneNumbers, .lastResort = true},
};

} // namespace

constinit const LogFormat megatronBridge{
    .name = "bridge",
    .label = "Megatron-Bridge",
    .source = "NVIDIA-NeMo/Megatron-Bridge@067f987, src/megatron/bridge/training/utils/train_utils.py, "
              "training_log()",
    .shapes = shapes,
    .needs = "MODEL_TFLOP/s/GPU",
};

} // namespace quadrille::logs
