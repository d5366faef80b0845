// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

constexpr std::array<std::string_view, 1> marks{"elapsed time per iteration (ms):"};

constexpr std::array numbers{
    NumberRule{Quantity::iteration, "iteration"},
    NumberRule{Quantity::seconds, "elapsed time per iteration (ms):", 1e-3},
    NumberRule{Quantity::tokensPerGpu, "tokens per second per GPU:"},
    NumberRule{Quantity::flopsPerGpu, "throughput per GPU (TFLOP/s/GPU):", 1e12},
    // Megatron-DeepSpeed.
    NumberRule{Quantity::flopsPerGpu, "TFLOPs:", 1e12},
    NumberRule{Quantity::globalBatch, "global batch size:"},
};

constexpr std::array shapes{LineShape{marks, numbers}};

} // namespace

constinit const LogFormat megatronLm{
    .name = "megatron",
    .label = "Megatron-LM",
    .source = "NVIDIA/Megatron-LM@d086a2e, megatron/training/training.py, training_log(); "
              "deepspeedai/Megatron-DeepSpeed, megatron/training.py",
    .shapes = shapes,
};

} // namespace quadrille::logs
