// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

// tqdm of the trainer, which counts optimizer steps: " 10%|█  | 100/1000 [05:00<45:00,  3.00s/it]". Bars of
// other things have a description before the percentage, or another total.
constexpr std::array<std::string_view, 2> barMarks{"%|", "it"};
constexpr std::array barNumbers{
    NumberRule{Quantity::iteration, "| ", 1, Place::afterLast},
    NumberRule{Quantity::total, "/"},
    NumberRule{Quantity::seconds, "s/it", 1, Place::before},
    NumberRule{Quantity::stepsPerSecond, "it/s", 1, Place::before},
};

// The last line: a mean over the whole run, the time for saving and evaluation in it.
constexpr std::array<std::string_view, 2> summaryMarks{"'train_runtime':", "'train_steps_per_second':"};
constexpr std::array summaryNumbers{
    NumberRule{Quantity::stepsPerSecond, "'train_steps_per_second':"},
};

constexpr std::array shapes{
    LineShape{.marks = barMarks, .numbers = barNumbers, .percentFirst = true},
    LineShape{.marks = summaryMarks, .numbers = summaryNumbers, .lastResort = true},
};

} // namespace

constinit const LogFormat huggingFace{
    .name = "hugging-face",
    .label = "Hugging Face Trainer",
    .source = "huggingface/transformers@c599e98, src/transformers/trainer_utils.py, speed_metrics(); "
              "trainer_callback.py, ProgressCallback",
    .shapes = shapes,
    .needs = "'loss':",
};

} // namespace quadrille::logs
