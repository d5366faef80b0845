// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"
#include "app/text_io/runs_csv.h"
#include "core/analysis/analysis.h"
#include "core/cluster/profile_json.h"
#include "core/measurements/fit.h"
#include "core/measurements/related_gpus.h"
#include "tests/fuzz/holds.h"
#include "tests/fuzz/runs_text.h"

using namespace quadrille;

namespace {

constexpr std::size_t mostRuns = 4;
constexpr std::int64_t mostOperations = 2000; ///< of a run's pipeline: the fit predicts it again and again

/// Some runs on one GPU that a profile can be fitted to in no time.
std::vector<MeasuredRun> quickRuns(const RunsFile& file) {
    std::vector<MeasuredRun> runs;
    for (const MeasuredRun& run : file.runs)
        if (runs.size() < mostRuns && isFittable(run) &&
            operationCount(Scenario(run.scenario)) <= mostOperations &&
            (runs.empty() || related(*run.scenario.gpu, *runs.front().scenario.gpu)))
            runs.push_back(run);
    return runs;
}

} // namespace

/// A profile fitted to measured runs from CSV: as a file of its own, and in a session.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = loadCatalogue();
    const std::string text = fuzz::withoutRowsOfFiles(fuzz::textOf(data, size));
    const auto file = fuzz::readOrRefused([&] { return readRuns(text, catalogue, "fuzz"); });
    const auto runs = file ? quickRuns(*file) : std::vector<MeasuredRun>();
    if (runs.empty())
        return 0;
    FitOptions options;
    options.mostIterations = 2;
    const auto& start = *runs.front().scenario.profile;
    const auto found = fuzz::readOrRefused([&] { return fit(runs, start, options); });
    if (!found)
        return 0;
    fuzz::comesBack(found->profile, toJson(found->profile), parseProfile);
    Session session{withProfile(runs.front().scenario, SharedValue<Profile>(found->profile)), {}, {}};
    session.baseline = runs.back().scenario;
    const auto again = fuzz::readOrRefused([&] { return sessionFromBytes(toBytes(session)); });
    fuzz::holds(again && *again == session, "a session with it reads the same");
    return 0;
}
