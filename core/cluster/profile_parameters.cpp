// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_parameters.h"

#include "core/text/message.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

const std::array<ParameterTraits, profileParameters>& allProfileParameters() {
    using enum ProfileParameter;
    using enum ParameterScale;
    static const std::array<ParameterTraits, profileParameters> list{{
        {gemm, "gemm", QUADRILLE_MESSAGE("Large matrix products, share of the peak"), "", share, 0.1, 1, 0.7},
        {gemmEdge, "gemm_edge", QUADRILLE_MESSAGE("Elements by which matrices count longer"), "elements",
         amount, 1, 4096, 1},
        {attention, "attention", QUADRILLE_MESSAGE("Attention core, share of the peak"), "", share, 0.05, 1,
         0.8},
        {memory, "memory", QUADRILLE_MESSAGE("Memory-bound operators, share of the memory bandwidth"), "",
         share, 0.05, 1, 0.7},
        {launch, "launch", QUADRILLE_MESSAGE("Launch of an operator"), "s", amount, 1e-8, 1e-3, 0.8},
        {host, "host", QUADRILLE_MESSAGE("Host's time to issue an operator"), "s", amount, 1e-8, 1e-2, 1.2},
        {fastLink, "fast_link", QUADRILLE_MESSAGE("Collectives, share of the fast link's bandwidth"), "",
         share, 0.05, 1, 0.7},
        {network, "network", QUADRILLE_MESSAGE("Collectives, share of the network's bandwidth"), "", share,
         0.02, 1, 0.8},
        {fastLatency, "fast_latency", QUADRILLE_MESSAGE("Latency of a hop over the fast link"), "s", amount,
         1e-8, 1e-2, 0.8},
        {networkLatency, "network_latency", QUADRILLE_MESSAGE("Latency of a hop over the network"), "s",
         amount, 1e-8, 1e-1, 1},
        {busyLatency, "busy_latency",
         QUADRILLE_MESSAGE("Further latency of tensor parallelism, a rank, beside a pipeline that leaves the "
                           "node by way of "
                           "the host"),
         "s", amount, 1e-9, 1e-2, 1.5},
        {busyHost, "busy_host",
         QUADRILLE_MESSAGE("Host's time for a tensor parallel collective, a rank, beside a pipeline that "
                           "leaves the node by "
                           "way of the host"),
         "s", amount, 1e-9, 1e-2, 2},
        {tensorOverlap, "tensor_overlap", QUADRILLE_MESSAGE("Hidden share of tensor parallel communication"),
         "", share, 0, 1, 1.2},
        {contextOverlap, "context_overlap",
         QUADRILLE_MESSAGE("Share of the attention core that hides ring messages"), "", share, 0, 1, 1.2},
        {dataOverlap, "data_overlap",
         QUADRILLE_MESSAGE("Share of the last backward pass that hides gradient reduction"), "", share, 0, 1,
         1.2},
        {stepOverhead, "step_overhead", QUADRILLE_MESSAGE("Fixed time of a step"), "s", amount, 1e-6, 60,
         1.2},
        {microBatchOverhead, "micro_batch_overhead",
         QUADRILLE_MESSAGE("Fixed time of a micro-batch's pass through a stage"), "s", amount, 1e-8, 1, 1.2},
        {hostJitter, "host_jitter",
         QUADRILLE_MESSAGE("Launches and overheads longer with every doubling of the GPUs, share"), "",
         amount, 1e-5, 2, 1.2},
        {groupJitter, "group_jitter",
         QUADRILLE_MESSAGE("Passes longer with every doubling of TP × CP × PP, share"), "", amount, 1e-6, 0.5,
         1.2},
    }};
    return list;
}

const ParameterTraits& traits(ProfileParameter parameter) {
    return allProfileParameters().at(static_cast<std::size_t>(parameter));
}

std::optional<ProfileParameter> profileParameterFromName(std::string_view key) {
    for (const ParameterTraits& each : allProfileParameters())
        if (key == each.key)
            return each.parameter;
    return std::nullopt;
}

double priorScale(ProfileParameter parameter, double value) {
    const ParameterTraits& known = traits(parameter);
    if (known.scale == ParameterScale::amount)
        return std::log(value);
    const double position = (value - known.lower) / (known.upper - known.lower);
    return std::log(position / (1 - position));
}

bool withinBounds(const Profile& profile) {
    return std::ranges::all_of(allProfileParameters(), [&profile](const ParameterTraits& known) {
        return profile.at(known.parameter) >= known.lower && profile.at(known.parameter) <= known.upper;
    });
}

std::string_view name(ProfileFeature feature) {
    static constexpr std::array<std::string_view, profileFeatures> names{
        "hidden", "sequence", "gpus", "tp", "cp", "pp", "mbs", "micro_batches"};
    return names.at(static_cast<std::size_t>(feature));
}

} // namespace quadrille
