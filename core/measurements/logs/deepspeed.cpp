// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

// ThroughputTimer: "epoch=0/micro_step=40/global_step=10, RunningAvgSamplesPerSec=12.1,
// CurrSamplesPerSec=12.3, …", in sequences of the whole job.
constexpr std::array<std::string_view, 1> throughputMarks{"CurrSamplesPerSec="};
constexpr std::array throughputNumbers{
    NumberRule{Quantity::iteration, "global_step="},
    NumberRule{Quantity::samples, "CurrSamplesPerSec="},
};

// The pipeline engine: "steps: 10 loss: 2.1000 iter time (s): 1.234 samples/sec: 51.8".
constexpr std::array<std::string_view, 2> pipelineMarks{"iter time (s):", "samples/sec:"};
constexpr std::array pipelineNumbers{
    NumberRule{Quantity::iteration, "steps:"},
    NumberRule{Quantity::seconds, "iter time (s):"},
};

// Before version 0.7: "0/40, SamplesPerSec=83.4, MemAllocated=1.2GB", steps behind the stroke.
constexpr std::array<std::string_view, 1> earlierMarks{", SamplesPerSec="};
constexpr std::array earlierNumbers{
    NumberRule{Quantity::iteration, ", SamplesPerSec=", 1, Place::before},
    NumberRule{Quantity::samples, ", SamplesPerSec="},
};

constexpr std::array shapes{
    LineShape{pipelineMarks, pipelineNumbers},
    LineShape{throughputMarks, throughputNumbers},
    LineShape{.marks = earlierMarks, .numbers = earlierNumbers, .lastResort = true},
};

} // namespace

constinit const LogFormat deepspeed{
    .name = "deepspeed",
    .label = "DeepSpeed",
    .source = "deepspeedai/DeepSpeed@038beb6, deepspeed/utils/timer.py, ThroughputTimer.stop(); "
              "the same @e787c16, deepspeed/runtime/pipe/engine.py, train_batch()",
    .shapes = shapes,
};

} // namespace quadrille::logs
