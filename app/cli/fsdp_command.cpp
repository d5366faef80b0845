// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/fsdp_answer.h"
#include "app/cli/user_catalogue.h"
#include "app/data/fsdp_study_file.h"

#include <array>

namespace quadrille::cli {
namespace {

int fsdpStudy(const FsdpOptions& options, Output& out) {
    const FsdpStudy study = loadFsdpStudy();
    const FsdpRequest request = fsdpRequest(options, study, userCatalogue());
    if (request.sweep) {
        writeFsdpSweep(out, request, study, options.json, options.csv);
        return exitDone;
    }
    const FsdpAnswer answer = fsdpAnswer(request, study, options.explain);
    if (options.json)
        out << fsdpJson(answer);
    if (!answer.diagnostics.empty())
        return notRunnable(out, answer.diagnostics);
    if (!options.json)
        out << fsdpText(answer);
    return exitDone;
}

} // namespace

Command addFsdp(CLI::App& root) {
    auto options = std::make_shared<FsdpOptions>();
    CLI::App& app = addCommand(
        root, "fsdp",
        "The study of fully sharded data parallelism of Wang et al. (2024), for any model and cluster");
    const auto add = [&app](const char* name, std::string& text, const char* type, const char* help) {
        return addValue(app, name, text, type, help);
    };
    add("--model", options->model, "NAME",
        "1.3B, 7B, 13B, 30B, 65B, 175B, 310B of the study, or of the catalogue (see “quadrille models”); "
        "default "
        "13B");
    add("--layers", options->layers, "N", "transformer layers, L");
    add("--hidden", options->hidden, "N", "hidden size, H; parameters are 12LH²");
    CLI::Option* cluster = add("--cluster", options->cluster, "NAME",
                               "cluster of the study, such as 80GB-H100-100Gbps; default 40GB-A100-200Gbps");
    exclude(add("--gpu", options->gpu, "NAME", "GPU of the catalogue instead (see “quadrille gpus”)"),
            {cluster});
    add("--nic-gbps", options->nicGbps, "GBPS",
        "bandwidth between nodes per GPU, one direction, Gbit/s, S_volume; default from the cluster");
    add("--memory-gib", options->memoryGib, "GIB", "memory of a GPU; default from the cluster");
    add("--gpus", options->gpus, "N", "number of GPUs; default 512");
    add("--seq", options->sequence, "N", "sequence length, tokens; default 2048");
    add("--gamma", options->gamma, "SHARE",
        "share of the activations kept, 0 to 1; default 0, all recomputed; the search takes any unless "
        "given");
    add("--zero", options->zero, "1|2|3",
        "3 shards the parameters, too; default 3; the search takes any unless given");
    add("--precision", options->precision, "BYTES", "bytes of a number, Q; default 2");
    add("--latency", options->latency, "SECONDS", "ε of eq. 5, for each layer and GPU; default 0");
    add("--reserved-gb", options->reservedGb, "GB", "memory left to the system, 10^9 bytes; default 10");
    add("--alpha", options->alpha, "SHARE",
        "HFU of computing alone, and the highest of the search; default 1");
    addFlag(app, "--whole-sequences", options->wholeSequences,
            "the search takes only what has a whole sequence on a GPU, which the paper does not ask for");
    add("--tokens", options->tokens, "N", "tokens of a GPU and step; default as many as fit");
    add("--sweep", options->sweep, "model|gpus|bandwidth", "the best of the grid search along one of them");
    CLI::Option* json = addJsonFlag(app, options->json);
    exclude(addFlag(app, "--csv", options->csv, "A line a stop of the sweep"), {json});
    addFlag(app, "--explain", options->explain,
            "Formula, substituted values, result and source of every quantity");
    return {&app, [options](Output& out, const std::stop_token&) { return fsdpStudy(*options, out); }};
}

} // namespace quadrille::cli
