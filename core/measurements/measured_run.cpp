// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/measured_run.h"

#include "core/text/names.h"

namespace quadrille {

std::string_view name(Outcome outcome) {
    switch (outcome) {
    case Outcome::trained:
        return "trained";
    case Outcome::ranOut:
        return "oom";
    case Outcome::crashed:
        return "crashed";
    case Outcome::failed:
        break;
    }
    return "failed";
}

std::optional<Outcome> outcomeFromName(std::string_view word) {
    return valueNamed(word, {Outcome::trained, Outcome::ranOut, Outcome::crashed, Outcome::failed});
}

std::string_view name(MemoryStage stage) {
    switch (stage) {
    case MemoryStage::fullest:
        return "fullest";
    case MemoryStage::first:
        return "first";
    case MemoryStage::last:
        break;
    }
    return "last";
}

std::optional<MemoryStage> memoryStageFromName(std::string_view word) {
    return valueNamed(word, {MemoryStage::fullest, MemoryStage::first, MemoryStage::last});
}

std::vector<const MeasuredRun*> pointersTo(std::span<const MeasuredRun> runs) {
    std::vector<const MeasuredRun*> pointers;
    pointers.reserve(runs.size());
    for (const MeasuredRun& run : runs)
        pointers.push_back(&run);
    return pointers;
}

Seconds stepOf(const Scenario& scenario, FlopsPerSecond perGpu, FlopConvention convention) {
    const FlopsPerSecond all = perGpu * static_cast<double>(scenario.cluster.gpus);
    return Seconds(flopsPerStep(scenario, convention) / all.value());
}

} // namespace quadrille
