// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/run_scenario.h"
#include "core/memory/memory_estimate.h"
#include "core/performance/performance.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quadrille {

/// One measured training run.
struct MeasuredRun {
    std::string source;   ///< "Fujii et al. (2024)": short, the same for all runs of a source
    std::string table;    ///< "Table 3": runs of one table share hardware and software
    std::string label;    ///< "TP 4 · CP 1 · PP 2 · MBS 1, 8 GPUs": what distinguishes it within the table
    RunScenario scenario; ///< as far as the source has it
    std::optional<Seconds> step; ///< of one optimizer step; none: ran out of memory, or only memory measured
    std::optional<Bytes> memory; ///< of the fullest GPU
    MemoryKind memoryKind = MemoryKind::reserved; ///< what memory means
    bool ranOut = false;
    bool fitted = true; ///< may be used to fit profiles; false where the source leaves too much unsaid
    std::string note;   ///< what the source leaves unsaid and was assumed

    /// "Fujii et al. (2024), Table 3".
    [[nodiscard]] std::string group() const { return source + ", " + table; }

    friend bool operator==(const MeasuredRun&, const MeasuredRun&) = default;
};

/// Runs of the user, wherever they are kept.
using RunPointers = std::span<const MeasuredRun* const>;
[[nodiscard]] std::vector<const MeasuredRun*> pointersTo(std::span<const MeasuredRun> runs);

/// Seconds of the step that reaches so many FLOP/s per GPU by a convention. \pre runnable(scenario)
[[nodiscard]] Seconds stepOf(const Scenario& scenario, FlopsPerSecond perGpu, FlopConvention convention);

} // namespace quadrille
