// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrate_benchmarks.h"
#include "app/cli/command.h"
#include "app/cli/from_files.h"
#include "app/cli/runs_input.h"
#include "app/cli/text_table.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/numbers.h"
#include "app/text_io/profile_file.h"
#include "app/text_io/refuse.h"
#include "core/cluster/profile_json.h"
#include "core/measurements/fit.h"
#include "core/measurements/oom_study.h"
#include "core/measurements/published_profiles.h"
#include "core/measurements/related_gpus.h"
#include "core/text/catalogue_entries.h"

#include <algorithm>
#include <array>
#include <charconv>
namespace quadrille::cli {
namespace {

struct Options {
    std::string runs, output, from, gpu, name, label;
    bool shipped = false;
    bool oom = false;
    BenchmarkFiles benchmarks;
};

/// The runs on one family of GPUs: the one that was asked for, or the only one.
std::vector<MeasuredRun> oneFamily(std::vector<MeasuredRun> runs, const Options& options,
                                   const Catalogue& catalogue) {
    std::vector<std::string> families;
    for (const MeasuredRun& run : runs)
        if (const std::string family = deviceFamily(runs, *run.scenario.gpu);
            std::find(families.begin(), families.end(), family) == families.end())
            families.push_back(family);
    GpuSpec wanted = *runs.front().scenario.gpu;
    if (!options.gpu.empty()) {
        const GpuSpec* gpu = findGpu(catalogue.gpus, options.gpu);
        if (gpu == nullptr)
            refuse("gpu", "must be a name that “quadrille gpus” lists, not %1", inQuotes(options.gpu));
        wanted = *gpu;
    } else if (families.size() > 1) {
        std::string list;
        for (const std::string& family : families)
            list += (list.empty() ? "" : ", ") + family;
        refuse("runs", "must be on GPUs of one kind, or --gpu must choose one of %1", list);
    }
    std::erase_if(runs, [&wanted](const MeasuredRun& run) { return !related(*run.scenario.gpu, wanted); });
    if (std::ranges::none_of(runs, isFittable))
        refuse("runs", "must have one with a measured time on this GPU");
    return runs;
}

std::string report(const ProfileFit& fit) {
    TextTable table({{"parameter", TextTable::Align::left},
                     {"prior"},
                     {"fitted"},
                     {"unit", TextTable::Align::left},
                     {"from the runs %"}});
    for (const FittedParameter& each : fit.parameters)
        table.add({traits(each.parameter).label, significant(each.prior), significant(each.value),
                   traits(each.parameter).unit, fixed(100 * each.learnt, 0)});
    return "Fitted to " + std::to_string(fit.profile.runs) + (fit.profile.runs == 1 ? " run: " : " runs: ") +
           fit.profile.fittedOn + "\n\n" + table.text() +
           "\nDeviation of ln(measured / predicted): " + fixed(fit.deviationBefore, 3) + " before, " +
           fixed(fit.deviationAfter, 3) + " after, " + fixed(fit.profile.deviation, 3) +
           " to be expected of other runs" + (fit.converged ? ".\n" : "; the fit did not settle.\n");
}

/// The file that Quadrille ships, made again.
void writeShipped(const Options& options, const Catalogue& catalogue, const std::stop_token& stop) {
    TargetFile target("output", options.output);
    nlohmann::json file{{"about",
                         "What GPUs and their links reach of their specifications, fitted to the shipped "
                         "runs; “quadrille calibrate --shipped” writes this file."},
                        {"source", "measured_runs.json, runs, fsdp_study.json and published_tables.json"},
                        {"profiles", nlohmann::json::array()}};
    for (const Profile& profile : publishedProfiles(runsInput({}, catalogue, stop)))
        file["profiles"].push_back(toJson(profile));
    target.output() << file.dump(2) << "\n";
    target.commit();
}

/// As is the other: coefficients with as many digits as the fit repeats on any machine.
void writeShippedOom(const Options& options, const Catalogue& catalogue, const std::stop_token& stop) {
    TargetFile target("output", options.output);
    const std::vector<MeasuredRun> runs = runsInput({}, catalogue, stop);
    const OomModel model = fitOomModel(labelledRuns(pointersTo(runs)));
    const auto rounded = [](double number) {
        std::array<char, 32> buffer{};
        constexpr int digits = 10;
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                       std::chars_format::general, digits);
        double kept = 0;
        std::from_chars(buffer.data(), end.ptr, kept);
        return kept;
    };
    nlohmann::json file{{"about", "The probability of running out of memory: see core/memory/detailed/oom.h. "
                                  "“quadrille calibrate --shipped --oom” writes this file."},
                        {"source", "Coefficients: Fujii et al. (2024), Tables 3, 4 and 6; shifts: "
                                   "measured_runs.json and runs"},
                        {"coefficients", nlohmann::json::array()},
                        {"shifts", nlohmann::json::array()}};
    for (const double coefficient : model.coefficients)
        file["coefficients"].push_back(rounded(coefficient));
    for (const OomShift& each : model.shifts)
        file["shifts"].push_back(
            {{"framework", each.framework}, {"shift", each.shift}, {"sharpness", rounded(each.sharpness)}});
    target.output() << file.dump(2) << "\n";
    target.commit();
}

std::string checkedName(const Options& options, const GpuSpec& gpu) {
    std::string name = options.name.empty() ? gpu.name : options.name;
    if (!isCatalogueName(name))
        refuse("name", "must be lower-case letters, digits, dots and dashes, not %1", inQuotes(name));
    return name;
}

/// The profile of a GPU after tables of benchmarks.
int calibrateByBenchmarks(const Options& options, const Catalogue& catalogue, Output& out) {
    if (options.gpu.empty())
        refuse("gpu", QUADRILLE_MESSAGE("must be given with the table of a benchmark"));
    Scenario scenario = scenarioOf({{"gpu", options.gpu}}, catalogue);
    if (!options.from.empty())
        scenario.cluster.gpu.profile = SharedValue<Profile>(readProfile("from", options.from));
    const GpuSpec gpu = scenario.cluster.gpu;
    const std::string name = checkedName(options, gpu);
    TargetFile target("output", options.output);
    std::string said;
    Profile profile = profileOf(options.benchmarks, std::move(scenario), said);
    profile.name = name;
    profile.label = options.label.empty() ? gpu.label : options.label;
    profile.source = "Benchmarks of links and matrix products, on the profile of " +
                     (gpu.profile->name.empty() ? std::string("an uncalibrated device") : gpu.profile->name);
    target.output() << toJson(profile).dump(2) << "\n";
    target.commit();
    if (!isStandardOutput(options.output))
        out << said;
    return exitDone;
}

int calibrateProfile(const Options& options, Output& out, const std::stop_token& stop) {
    const Catalogue catalogue = userCatalogue();
    if (options.oom && !options.shipped)
        refuse("oom", "must be given together with --shipped");
    if (options.shipped) {
        (options.oom ? writeShippedOom : writeShipped)(options, catalogue, stop);
        return exitDone;
    }
    if (options.benchmarks.any())
        return calibrateByBenchmarks(options, catalogue, out);
    const std::vector<MeasuredRun> runs =
        oneFamily(runsInput(options.runs, catalogue, stop), options, catalogue);
    const GpuSpec& gpu = *runs.front().scenario.gpu;
    // The shipped profiles are fitted to the shipped runs, which must not count twice.
    const Profile start = !options.from.empty()  ? readProfile("from", options.from)
                          : options.runs.empty() ? Profile{}
                                                 : *runs.front().scenario.profile;
    const std::string name = checkedName(options, gpu);
    TargetFile target("output", options.output);
    ProfileFit found = fit(runs, start);
    found.profile.name = name;
    found.profile.label = options.label.empty() ? gpu.label : options.label;
    found.profile.source = "Maximum of the posterior by robust least squares, from the priors of " +
                           (start.name.empty() ? std::string("an uncalibrated device") : start.name);
    target.output() << toJson(found.profile).dump(2) << "\n";
    target.commit();
    if (!isStandardOutput(options.output))
        out << report(found);
    return exitDone;
}

} // namespace

Command addCalibrate(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(
        root, "calibrate", "Fit the profile of a GPU or cluster to measured runs",
        "Columns of RUNS.csv: see “quadrille validate --help”. The profile is used by “quadrille validate "
        "--profile” and the window.");
    const auto add = [&app](const char* names, std::string& text, const char* type, const char* help) {
        return addValue(app, names, text, type, help);
    };
    CLI::Option* runs =
        add("runs", options->runs, "RUNS.csv",
            "CSV file of measured runs, a folder of logs with what they ran, or -; default: the "
            "runs that are shipped");
    CLI::Option* output =
        addRequired(app, "-o,--output", options->output, "PROFILE.json", "profile to write, or -");
    add("--from", options->from, "PROFILE",
        "profile whose values are the priors; default that of the runs' GPU, of shipped runs an uncalibrated "
        "one");
    add("--gpu", options->gpu, "NAME", "fit to the runs on GPUs of this kind");
    add("--name", options->name, "NAME", "of the profile; default the GPU's");
    add("--label", options->label, "TEXT", "of the profile, for people; default the GPU's");
    CLI::Option* links =
        addValues(app, "--links", options->benchmarks.links, "TABLE",
                  "what nccl-tests printed: sets bandwidth and latency of the link that its ranks "
                  "share; needs --gpu");
    CLI::Option* gemms =
        addValues(app, "--gemm", options->benchmarks.gemms, "CSV",
                  "measured matrix products, with columns m, n, k, dtype and tflops or ms: sets what "
                  "they reach of the peak; needs --gpu");
    exclude(runs, {links, gemms});
    exclude(addFlag(app, "--shipped", options->shipped,
                    "the profiles that are shipped, fitted anew to the runs that are"),
            {runs, links, gemms});
    addFlag(app, "--oom", options->oom,
            "with --shipped: the probability of running out of memory instead of the profiles");
    return {
        &app,
        [options](Output& out, const std::stop_token& stop) { return calibrateProfile(*options, out, stop); },
        {output}};
}

} // namespace quadrille::cli
