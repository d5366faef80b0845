// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/fsdp_sweep.h"

#include <algorithm>

namespace quadrille {

const std::vector<std::int64_t>& fsdpGpuStops() {
    static const std::vector<std::int64_t> stops{4, 8, 16, 32, 64, 128, 256, 512};
    return stops;
}

const std::vector<double>& fsdpBandwidthStops() {
    static const std::vector<double> stops{12.5, 25, 50, 100, 200, 400, 800, 1600};
    return stops;
}

std::optional<std::int64_t> longestSequence(const FsdpStudy& study, std::size_t model, std::int64_t gpus) {
    const auto found = std::ranges::find_if(study.batches, [&](const FsdpStudy::Batch& batch) {
        return batch.batch == 1 && batch.table == 4 && batch.model == model && batch.gpus == gpus;
    });
    return found != study.batches.end() ? std::optional(found->sequence) : std::nullopt;
}

const FsdpStudy::Run* longestRun(const FsdpStudy& study, std::size_t model, std::size_t cluster,
                                 std::int64_t gpus) {
    const auto found = std::ranges::find_if(study.runs, [&](const FsdpStudy::Run& run) {
        return run.table == 11 && run.model == model && run.cluster == cluster && run.gpus == gpus;
    });
    return found != study.runs.end() ? &*found : nullptr;
}

namespace {

/// Calls visit(at, setup, index) for every place of the axis.
template <class Visit>
void eachStop(const FsdpStudy& study, FsdpAxis axis, const fsdp::Setup& setup, Visit visit) {
    fsdp::Setup there = setup;
    std::size_t index = 0;
    switch (axis) {
    case FsdpAxis::model:
        for (const FsdpStudy::Model& model : study.models) {
            there.layers = model.layers;
            there.hidden = model.hidden;
            visit(model.parameters(), there, index++);
        }
        break;
    case FsdpAxis::gpus:
        for (const std::int64_t gpus : fsdpGpuStops()) {
            there.gpus = gpus;
            visit(static_cast<double>(gpus), there, index++);
        }
        break;
    case FsdpAxis::bandwidth:
        for (const double gbps : fsdpBandwidthStops()) {
            there.bandwidth = fsdp::gigabits(gbps);
            visit(gbps, there, index++);
        }
        break;
    }
}

} // namespace

std::vector<FsdpStop> fsdpSweep(const FsdpStudy& study, FsdpAxis axis, const fsdp::Setup& setup,
                                const fsdp::SearchSpace& space) {
    std::vector<FsdpStop> stops;
    eachStop(study, axis, setup, [&](double at, const fsdp::Setup& there, std::size_t) {
        stops.push_back({at, there, fsdp::gridSearch(there, space)});
    });
    return stops;
}

std::vector<FsdpStop> fsdpSweepAtLongest(const FsdpStudy& study, FsdpAxis axis, std::size_t model,
                                         const fsdp::Setup& setup, const fsdp::SearchSpace& space,
                                         bool whole) {
    std::vector<FsdpStop> stops;
    eachStop(study, axis, setup, [&](double at, fsdp::Setup there, std::size_t index) {
        const std::size_t each = axis == FsdpAxis::model ? index : model;
        there.sequence = longestSequence(study, each, there.gpus).value_or(0);
        fsdp::SearchSpace asked = space;
        if (whole)
            asked.leastTokens = static_cast<double>(there.sequence);
        stops.push_back(
            {at, there, there.sequence > 0 ? fsdp::gridSearch(there, asked) : fsdp::SearchResult{}});
    });
    return stops;
}

} // namespace quadrille
