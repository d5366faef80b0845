// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/step_windows.h"

#include <cstdint>
#include <vector>

namespace quadrille::traces {

/// How the passes of a trace were found.
enum class PassSource : std::uint8_t {
    none,        ///< there are none
    annotations, ///< by names that the program gave them
    threads      ///< by the thread that issued their kernels: one of automatic differentiation, or another
};

/// "none", "annotations", "threads".
[[nodiscard]] const char* name(PassSource source);

/// A pass through a stage. Where the name has no stage or micro-batch they are -1.
struct MeasuredPass {
    Operation operation;
    Span span; ///< from its first kernel to the end of its last, those of data parallelism and the pipeline
               ///< aside

    friend bool operator==(const MeasuredPass&, const MeasuredPass&) = default;
};

struct MeasuredPasses {
    PassSource source = PassSource::none;
    std::vector<MeasuredPass> passes; ///< in the order of time
    friend bool operator==(const MeasuredPasses&, const MeasuredPasses&) = default;
};

/// The passes of a step. By annotations a pass has the kernels that the host issued within one, whatever
/// thread did, or that ran within its mark on the GPU. Without annotations every change between forward and
/// backward begins a pass, so that neighbours of the same kind are one.
[[nodiscard]] MeasuredPasses passesOf(const RankTrace& trace, const StepWindow& step);

} // namespace quadrille::traces
