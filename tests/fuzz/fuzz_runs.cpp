// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/runs_csv.h"
#include "core/check/check.h"
#include "core/scenario/scenario_json.h"
#include "tests/fuzz/holds.h"
#include "tests/fuzz/runs_text.h"

using namespace quadrille;

namespace {

void checkRun(const MeasuredRun& run) {
    fuzz::holds(!run.step || fuzz::positive(run.step->value()), "a step takes time");
    fuzz::holds(!run.memory || fuzz::positive(run.memory->value()), "memory is a number");
    const Scenario scenario = run.scenario;
    fuzz::holds(runnable(scenario), "the run's scenario runs");
    for (const std::string& words : {run.table, run.label, run.note})
        fuzz::holds(!firstNonUtf8(words), "words are text");
}

} // namespace

/// Measured runs as CSV.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = loadCatalogue();
    const std::string rows = fuzz::withoutRowsOfFiles(fuzz::textOf(data, size));
    const auto file = fuzz::readOrRefused([&] { return readRuns(rows, catalogue, "fuzz"); });
    if (!file)
        return 0;
    for (const MeasuredRun& run : file->runs)
        checkRun(run);
    if (!file->runs.empty()) {
        const Scenario scenario = file->runs.front().scenario;
        fuzz::comesBack(scenario, toJson(scenario),
                        [](std::string_view text) { return scenarioFromJson(parseJson(text, "scenario")); });
    }
    for (const UnreadRun& line : file->unread)
        fuzz::holds(!firstNonUtf8(line.field + english(line.rule)), "what is said of a line is text");
    return 0;
}
