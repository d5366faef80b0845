// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

constexpr std::array<std::string_view, 1> marks{"elapsed_time_per_iteration_ms:"};

constexpr std::array numbers{
    NumberRule{Quantity::iteration, "iteration:"},
    NumberRule{Quantity::seconds, "elapsed_time_per_iteration_ms:", 1e-3},
    NumberRule{Quantity::tokensPerGpu, "tokens_per_sec_per_gpu:"},
    NumberRule{Quantity::tokens, "tokens_per_sec:"},
    NumberRule{Quantity::flopsPerGpu, "model_tflops_per_gpu:", 1e12},
    NumberRule{Quantity::globalBatch, "global_batch_size:"},
};

constexpr std::array shapes{LineShape{marks, numbers}};

} // namespace

constinit const LogFormat nanotron{
    .name = "nanotron",
    .label = "nanotron",
    .source = "huggingface/nanotron@b21538c, src/nanotron/trainer.py, train_step_logs()",
    .shapes = shapes,
};

} // namespace quadrille::logs
