// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/performance_json.h"

#include "app/cli/figures_json.h"
#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"
#include "core/performance/spread.h"
#include "widgets/communication/communication_text.h"
#include "widgets/waterfall/waterfall_text.h"

#include <string>

namespace quadrille::cli {
namespace {

constexpr double tera = 1e12;
constexpr double giga = 1e9;

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
                        {"same_framework", each.sameFramework},
                        {"apart", each.apart()},
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
           (nearest.front().sameFramework ? "" : ", with another framework") +
           "; nine in ten of them within " + percent(errorOf(runs)) + "\n";
}

} // namespace

Json performanceJson(const Analysis& analysis) {
    Json json = figuresJson("performance.", analysis);
    json["nearest_runs"] = nearestRunsJson(analysis.scenario());
    json["profile"] = profileName(*analysis.scenario().cluster.gpu.profile);
    return json;
}

std::string performanceText(const Performance& p, const Scenario& scenario) {
    std::string text = "step                " + fixed(p.step.value(), 3) + " s (nine in ten within " +
                       fixed(p.shortestStep().value(), 3) + " to " + fixed(p.longestStep().value(), 3) +
                       " s; profile " + profileName(*scenario.cluster.gpu.profile) +
                       (p.calibrated && p.extrapolated ? ", outside of the runs it was fitted on" : "") +
                       ")\n" + nearestRunsText(scenario) + "tokens/s per GPU    " +
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
            parts.add({waterfall::partName(part).toStdString(), fixed(p.part(part).value(), 4),
                       percent(p.part(part) / p.step)});
    text += parts.text() + "\n";
    TextTable traffic({{"communication", TextTable::Align::left},
                       {"GB sent"},
                       {"over network"},
                       {"seconds"},
                       {"exposed"},
                       {"ranks"},
                       {"in a node"},
                       {"path", TextTable::Align::left}});
    bool any = false;
    for (const TrafficKind kind : allTrafficKinds) {
        const Exchange& exchange = p.exchange(kind);
        if (exchange.ranks <= 1)
            continue;
        any = true;
        traffic.add({communication::kindName(kind).toStdString(), fixed(exchange.sent.value() / giga, 2),
                     fixed(exchange.overNetwork.value() / giga, 2), fixed(exchange.time.value(), 4),
                     fixed(exchange.exposed.value(), 4), std::to_string(exchange.ranks),
                     std::to_string(exchange.ranksInNode), std::string(name(exchange.path))});
        if (const Exchange& experts = p.expertData; kind == TrafficKind::data && experts.sent.value() > 0)
            traffic.add({"  of it experts", fixed(experts.sent.value() / giga, 2),
                         fixed(experts.overNetwork.value() / giga, 2), "-", "-",
                         std::to_string(experts.ranks), std::to_string(experts.ranksInNode),
                         std::string(name(experts.path))});
    }
    if (p.host.sent.value() > 0) {
        any = true;
        traffic.add({"Host’s memory, each way", fixed(p.host.sent.value() / giga, 2), "-",
                     fixed(p.host.time.value(), 4), fixed(p.host.exposed.value(), 4), "-", "-", "-"});
    }
    return any ? text + traffic.text() : text;
}

} // namespace quadrille::cli
