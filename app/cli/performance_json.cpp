// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/performance_json.h"

#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"
#include "core/performance/spread.h"

#include <string>

namespace quadrille::cli {
namespace {

constexpr double tera = 1e12;
constexpr double giga = 1e9;

struct TrafficName {
    TrafficKind kind;
    const char* key;
    const char* text;
};

constexpr std::array trafficNames{TrafficName{TrafficKind::tensor, "tensor_parallel", "tensor parallel"},
                                  TrafficName{TrafficKind::context, "context_parallel", "context parallel"},
                                  TrafficName{TrafficKind::pipeline, "pipeline_p2p", "pipeline messages"},
                                  TrafficName{TrafficKind::data, "data_parallel", "data parallel"},
                                  TrafficName{TrafficKind::expert, "expert_parallel", "expert parallel"}};

/// The parts as CLI.md sums them up: everything that computes is one of them.
Json breakdown(const Performance& p) {
    const auto seconds = [&p](auto... parts) { return (p.part(parts).value() + ...); };
    return {{"compute", seconds(StepPart::ideal, StepPart::matrices, StepPart::attention,
                                StepPart::memoryBound, StepPart::recomputation)},
            {"tensor_parallel", seconds(StepPart::tensor)},
            {"context_parallel", seconds(StepPart::context)},
            {"expert_parallel", seconds(StepPart::expert)},
            {"expert_imbalance", seconds(StepPart::imbalance)},
            {"pipeline_p2p", seconds(StepPart::pipeline)},
            {"bubble", seconds(StepPart::fillAndDrain, StepPart::unequalStages)},
            {"data_parallel", seconds(StepPart::data)},
            {"offload", seconds(StepPart::offload)},
            {"optimizer", seconds(StepPart::optimizer)},
            {"overhead", seconds(StepPart::overhead)}};
}

Json exchanges(const Performance& p) {
    Json all = Json::object();
    for (const TrafficName& each : trafficNames) {
        const Exchange& exchange = p.exchange(each.kind);
        all[each.key] = {{"sent_bytes", exchange.sent.value()},
                         {"over_network_bytes", exchange.overNetwork.value()},
                         {"total_seconds", exchange.time.value()},
                         {"exposed_seconds", exchange.exposed.value()},
                         {"ranks", exchange.ranks},
                         {"ranks_in_node", exchange.ranksInNode}};
    }
    return all;
}

std::string profileName(const Profile& profile) {
    return profile.calibrated() ? profile.name : "uncalibrated";
}

constexpr std::size_t nearestShown = 3;

/// The published runs nearest to the plan among those that its profile was fitted on; distances in doublings.
Json nearestRunsJson(const Scenario& scenario) {
    Json list = Json::array();
    for (const NearRuns& each : nearestRuns(scenario, nearestShown))
        list.push_back({{"name", each.runs->name},
                        {"framework", each.runs->framework},
                        {"runs", each.runs->runs},
                        {"distance", each.distance},
                        {"error", errorOf(*each.runs)}});
    return list;
}

/// A line; empty where there are none.
std::string nearestRunsText(const Scenario& scenario) {
    const auto nearest = nearestRuns(scenario, 1);
    if (nearest.empty())
        return {};
    const RunCluster& runs = *nearest.front().runs;
    const double distance = nearest.front().distance;
    return "closest runs        " + std::to_string(runs.runs) + " of " + runs.name +
           (distance > 0 ? ", " + fixed(distance, 1) + " doublings away" : ", which enclose the plan") +
           "; nine in ten of them within " + percent(errorOf(runs)) + "\n";
}

} // namespace

Json performanceJson(const Performance& p, const Scenario& scenario) {
    Json conventions = Json::object();
    for (const FlopConvention convention : allFlopConventions)
        conventions[name(convention)] = {{"tflops_per_gpu", p.perGpu(convention).value() / tera},
                                         {"utilisation", p.mfu(convention)}};
    Json parts = Json::object();
    for (const StepPart part : allStepParts)
        parts[name(part)] = p.part(part).value();
    const double low = p.step.value() / p.intervalFactor();
    const double high = p.step.value() * p.intervalFactor();
    return {{"step_seconds", p.step.value()},
            {"tokens_per_second_per_gpu", p.tokensPerSecondPerGpu()},
            {"tflops_per_gpu", p.perGpu().value() / tera},
            {"mfu", p.mfu()},
            {"flop_convention", name(p.counted(FlopConvention::model))},
            {"breakdown_seconds", breakdown(p)},
            {"parts_seconds", parts},
            {"communication", exchanges(p)},
            {"flop_conventions", conventions},
            {"interval",
             {{"confidence", 0.9},
              {"step_seconds_low", low},
              {"step_seconds_high", high},
              {"extrapolated", p.extrapolated}}},
            {"interval_low_seconds", low},
            {"interval_high_seconds", high},
            {"extrapolated", p.extrapolated},
            {"nearest_runs", nearestRunsJson(scenario)},
            {"profile", profileName(*scenario.cluster.gpu.profile)}};
}

std::string performanceText(const Performance& p, const Scenario& scenario) {
    const double range = p.intervalFactor();
    std::string text = "step                " + fixed(p.step.value(), 3) + " s (nine in ten within " +
                       fixed(p.step.value() / range, 3) + " to " + fixed(p.step.value() * range, 3) +
                       " s; profile " + profileName(*scenario.cluster.gpu.profile) +
                       (p.extrapolated ? ", outside of the runs it was fitted on" : "") + ")\n" +
                       nearestRunsText(scenario) + "tokens/s per GPU    " +
                       fixed(p.tokensPerSecondPerGpu(), 1) + "\nTFLOP/s per GPU     " +
                       fixed(p.perGpu().value() / tera, 1) + "\nMFU                 " + percent(p.mfu()) +
                       (p.counted(FlopConvention::model) == FlopConvention::model
                            ? " (attention counted whole; "
                            : " (attention counted whole would be above the peak; ") +
                       percent(p.mfu(FlopConvention::causal)) + " with its masked half left out, " +
                       percent(p.mfu(FlopConvention::hardware)) + " HFU)\n\n";
    TextTable parts({{"part of the step", TextTable::Align::left}, {"seconds"}, {"share"}});
    for (const StepPart part : allStepParts)
        if (p.part(part).value() != 0)
            parts.add({name(part), fixed(p.part(part).value(), 4), percent(p.part(part) / p.step)});
    text += parts.text() + "\n";
    TextTable traffic({{"communication", TextTable::Align::left},
                       {"GB sent"},
                       {"over network"},
                       {"seconds"},
                       {"exposed"},
                       {"ranks"},
                       {"in a node"}});
    bool any = false;
    for (const TrafficName& each : trafficNames) {
        const Exchange& exchange = p.exchange(each.kind);
        if (exchange.ranks <= 1)
            continue;
        any = true;
        traffic.add({each.text, fixed(exchange.sent.value() / giga, 2),
                     fixed(exchange.overNetwork.value() / giga, 2), fixed(exchange.time.value(), 4),
                     fixed(exchange.exposed.value(), 4), std::to_string(exchange.ranks),
                     std::to_string(exchange.ranksInNode)});
    }
    return any ? text + traffic.text() : text;
}

} // namespace quadrille::cli
