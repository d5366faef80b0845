// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fsdp_request.h"

#include "app/text_io/nearest.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/model/parameters.h"
#include "core/text/lower_case.h"

#include <array>

namespace quadrille::cli {
using namespace text_io;
namespace {

constexpr const char* defaultModel = "13B";
constexpr const char* defaultCluster = "40GB-A100-200Gbps";

std::int64_t wholeOr(std::string_view field, const std::string& text, std::int64_t fallback) {
    return text.empty() ? fallback : wholeNumber(field, text);
}

double decimalOr(std::string_view field, const std::string& text, double fallback, bool zeroToo) {
    return text.empty() ? fallback : decimalNumber(field, text, zeroToo);
}

/// From 0 (or above 0) to 1.
double share(std::string_view field, const std::string& text, bool zeroToo) {
    const double value = decimalNumber(field, text, zeroToo);
    if (value > 1)
        refuse(field, "must be at most 1, not %1", inQuotes(text));
    return value;
}

void resolveModel(FsdpRequest& request, const FsdpOptions& options, const FsdpStudy& study,
                  const Catalogue& catalogue) {
    fsdp::Setup& setup = request.setup;
    const bool defined = !options.layers.empty() && !options.hidden.empty();
    const std::string name = options.model.empty() && !defined ? defaultModel : options.model;
    if (const FsdpStudy::Model* found = study.findModel(name)) {
        request.model = found->name;
        request.studyModel = static_cast<std::size_t>(found - study.models.data());
        setup.layers = found->layers;
        setup.hidden = found->hidden;
    } else if (const ModelSpec* known = findModel(catalogue.models, lowerCase(name))) {
        request.model = known->name;
        request.counted = static_cast<double>(parameterCount(*known));
        setup.layers = known->layers;
        setup.hidden = known->hidden;
    } else if (!name.empty()) {
        auto names = namesOf(study.models);
        const auto more = namesOf(catalogue.models);
        names.insert(names.end(), more.begin(), more.end());
        std::string ofStudy;
        for (const auto& model : study.models)
            ofStudy += (ofStudy.empty() ? "" : ", ") + model.name;
        throw UnknownName("model", ofStudy + " or a name that “quadrille models” lists", name, names);
    }
    setup.layers = wholeOr("layers", options.layers, setup.layers);
    setup.hidden = wholeOr("hidden", options.hidden, setup.hidden);
    if (!options.layers.empty() || !options.hidden.empty()) {
        request.model.clear();
        request.studyModel.reset();
        request.counted.reset();
    }
}

void takeGpu(FsdpRequest& request, const GpuSpec& gpu) {
    request.gpu = gpu.name;
    request.setup.memory = gpu.memory;
    request.setup.peak = gpu.bf16;
    request.setup.bandwidth = fsdp::gigabits(gpu.nicGbps);
}

void resolveCluster(FsdpRequest& request, const FsdpOptions& options, const FsdpStudy& study,
                    const Catalogue& catalogue) {
    if (!options.gpu.empty()) {
        const GpuSpec* found = findGpu(catalogue.gpus, lowerCase(options.gpu));
        if (found == nullptr)
            throw UnknownName("gpu", std::string("a name that “quadrille gpus” lists"), options.gpu,
                              namesOf(catalogue.gpus));
        takeGpu(request, *found);
    } else {
        const std::string name = options.cluster.empty() ? defaultCluster : options.cluster;
        const FsdpStudy::Cluster* found = study.findCluster(name);
        if (found == nullptr)
            refuse("cluster", "must be %1, not %2", Alternatives{namesOf(study.clusters)}, inQuotes(name));
        request.cluster = found->name;
        request.gpu = found->gpu;
        request.studyCluster = static_cast<std::size_t>(found - study.clusters.data());
        request.setup.memory = found->memory;
        request.setup.peak = found->peak;
        request.setup.bandwidth = fsdp::gigabits(found->gpuGbps);
    }
    if (!options.nicGbps.empty())
        request.setup.bandwidth = fsdp::gigabits(decimalNumber("nic-gbps", options.nicGbps, false));
    if (!options.memoryGib.empty())
        request.setup.memory = gibibytes(decimalNumber("memory-gib", options.memoryGib, false));
    if (!options.nicGbps.empty() || !options.memoryGib.empty())
        request.studyCluster.reset();
}

void resolveTraining(FsdpRequest& request, const FsdpOptions& options) {
    fsdp::Setup& setup = request.setup;
    setup.gpus = wholeOr("gpus", options.gpus, setup.gpus);
    setup.sequence = wholeOr("seq", options.sequence, setup.sequence);
    setup.bytesPerNumber = decimalOr("precision", options.precision, setup.bytesPerNumber, false);
    setup.latency = Seconds(decimalOr("latency", options.latency, 0, true));
    if (!options.reservedGb.empty())
        setup.reserved = Bytes(decimalNumber("reserved-gb", options.reservedGb, true) * 1e9);
    if (!options.gamma.empty())
        request.space.gamma = setup.gamma = share("gamma", options.gamma, true);
    if (!options.alpha.empty())
        request.space.alphaMax = setup.alpha = share("alpha", options.alpha, false);
    if (!options.zero.empty()) {
        if (options.zero != "1" && options.zero != "2" && options.zero != "3")
            refuse("zero", "must be 1, 2 or 3, not %1", inQuotes(options.zero));
        request.space.shardsParameters = setup.shardsParameters = options.zero == "3";
    }
    if (options.wholeSequences)
        request.space.leastTokens = static_cast<double>(setup.sequence);
    if (!options.tokens.empty())
        request.tokens = decimalNumber("tokens", options.tokens, false);
}

} // namespace

const char* name(FsdpAxis axis) {
    switch (axis) {
    case FsdpAxis::model:
        return "model";
    case FsdpAxis::gpus:
        return "gpus";
    case FsdpAxis::bandwidth:
        break;
    }
    return "bandwidth";
}

FsdpRequest fsdpRequest(const FsdpOptions& options, const FsdpStudy& study, const Catalogue& catalogue) {
    FsdpRequest request;
    resolveModel(request, options, study, catalogue);
    resolveCluster(request, options, study, catalogue);
    resolveTraining(request, options);
    if (options.sweep.empty()) {
        if (options.csv)
            refuse("csv", "goes with --sweep only");
        return request;
    }
    if (request.tokens)
        refuse("tokens", "does not go with --sweep, which takes as many as fit");
    if (options.explain)
        refuse("explain", "does not go with --sweep");
    for (const FsdpAxis axis : {FsdpAxis::model, FsdpAxis::gpus, FsdpAxis::bandwidth})
        if (options.sweep == name(axis))
            request.sweep = axis;
    if (!request.sweep)
        refuse("sweep", "must be model, gpus or bandwidth, not %1", inQuotes(options.sweep));
    return request;
}

} // namespace quadrille::cli
