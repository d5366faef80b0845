// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/run_scenario.h"
#include "core/memory/memory_estimate.h"
#include "core/performance/performance.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// How a run ended.
enum class Outcome : std::uint8_t {
    trained,
    ranOut,  ///< out of memory
    crashed, ///< of what the source does not say; where nothing else is known, of memory
    failed   ///< for another reason, which the note says
};

/// Of which pipeline stage a memory was read.
enum class MemoryStage : std::uint8_t { fullest, first, last };

/// "trained", "oom", "crashed", "failed".
[[nodiscard]] std::string_view name(Outcome outcome);
[[nodiscard]] std::optional<Outcome> outcomeFromName(std::string_view word);
/// Counted as out of memory.
[[nodiscard]] constexpr bool ranOut(Outcome outcome) {
    return outcome == Outcome::ranOut || outcome == Outcome::crashed;
}
/// \param measured its step or its memory was
[[nodiscard]] constexpr bool tellsIfItFits(Outcome outcome, bool measured) {
    return ranOut(outcome) || (outcome != Outcome::failed && measured);
}
/// "fullest", "first", "last".
[[nodiscard]] std::string_view name(MemoryStage stage);
[[nodiscard]] std::optional<MemoryStage> memoryStageFromName(std::string_view word);

/// One measured training run.
struct MeasuredRun {
    std::string source;   ///< "Fujii et al. (2024)": short, the same for all runs of a source
    std::string table;    ///< "Table 3": runs of one table share hardware and software
    std::string label;    ///< "TP 4 · CP 1 · PP 2 · MBS 1, 8 GPUs": what distinguishes it within the table
    RunScenario scenario; ///< as far as the source has it
    std::optional<Seconds> step; ///< of one optimizer step; none: ran out of memory, or only memory measured
    std::optional<Bytes> memory; ///< of a GPU of memoryStage
    MemoryKind memoryKind = MemoryKind::reserved; ///< what memory means
    MemoryStage memoryStage = MemoryStage::fullest;
    Outcome outcome = Outcome::trained;
    bool fitted = true; ///< may be used to fit profiles; false where the source leaves too much unsaid
    std::string note;   ///< what the source leaves unsaid and was assumed

    /// "Fujii et al. (2024), Table 3".
    [[nodiscard]] std::string group() const { return source + ", " + table; }
    [[nodiscard]] bool ranOut() const { return quadrille::ranOut(outcome); }

    friend bool operator==(const MeasuredRun&, const MeasuredRun&) = default;
};

/// Runs of the user, wherever they are kept.
using RunPointers = std::span<const MeasuredRun* const>;
[[nodiscard]] std::vector<const MeasuredRun*> pointersTo(std::span<const MeasuredRun> runs);

/// Seconds of the step that reaches so many FLOP/s per GPU by a convention. \pre runnable(scenario)
[[nodiscard]] Seconds stepOf(const Scenario& scenario, FlopsPerSecond perGpu, FlopConvention convention);

} // namespace quadrille
