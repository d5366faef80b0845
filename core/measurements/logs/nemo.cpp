// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

constexpr std::array<std::string_view, 1> marks{"train_step_timing in s"};

constexpr std::array numbers{
    // ProgressPrinter: "Training epoch 0, iteration 19/99 | … | train_step_timing in s: 5.2"
    NumberRule{Quantity::iteration, ", iteration"},
    NumberRule{Quantity::seconds, "train_step_timing in s:"},
    NumberRule{Quantity::globalBatch, "global_batch_size:"},
    NumberRule{Quantity::flopsPerGpu, "TFLOPS_per_GPU:", 1e12},
    // Lightning's progress bar: "Epoch 0: : 100%|…| 100/100 [10:48<00:00, …, train_step_timing in s=3.130]"
    NumberRule{Quantity::iteration, "global_step="},
    NumberRule{Quantity::seconds, "train_step_timing in s="},
    NumberRule{Quantity::globalBatch, "global_batch_size="},
    NumberRule{Quantity::flopsPerGpu, "TFLOPS_per_GPU=", 1e12},
};

// The same bar where the callback that times steps is left out. NeMo hands Lightning a global batch at a
// time, so that an iteration of the bar is a step.
constexpr std::array<std::string_view, 3> barMarks{"Epoch", "global_step=", "it"};
constexpr std::array barNumbers{
    NumberRule{Quantity::iteration, "global_step="},
    NumberRule{Quantity::seconds, "s/it", 1, Place::before},
    NumberRule{Quantity::stepsPerSecond, "it/s", 1, Place::before},
    NumberRule{Quantity::globalBatch, "global_batch_size="},
};

constexpr std::array shapes{
    LineShape{marks, numbers},
    LineShape{.marks = barMarks, .numbers = barNumbers, .lastResort = true},
};

} // namespace

constinit const LogFormat nemo{
    .name = "nemo",
    .label = "NeMo",
    .source = "NVIDIA/NeMo@01f7dbc, nemo/lightning/pytorch/callbacks/progress_printer.py, "
              "ProgressPrinter.format_string(); Lightning's progress bar",
    .shapes = shapes,
};

} // namespace quadrille::logs
