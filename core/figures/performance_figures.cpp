// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/figure_rows.h"

#include <initializer_list>

namespace quadrille {

const char* figureKey(TrafficKind kind) {
    switch (kind) {
    case TrafficKind::tensor:
        return "tensor_parallel";
    case TrafficKind::context:
        return "context_parallel";
    case TrafficKind::pipeline:
        return "pipeline_p2p";
    case TrafficKind::data:
        return "data_parallel";
    case TrafficKind::expert:
        break;
    }
    return "expert_parallel";
}

namespace figure_rows {
namespace {

constexpr double ninetyPercent = 0.9; ///< what nineInTen stands for

using Of = std::function<FigureValue(const Performance&)>;

void add(std::vector<Figure>& rows, const std::string& name, Measure measure, Of of) {
    rows.push_back({"performance." + name, measure, [of = std::move(of)](const Analysis& a) {
                        return a.performance ? of(*a.performance) : FigureValue();
                    }});
}

/// The parts as CLI.md sums them up: everything that computes is one of them.
void addBreakdown(std::vector<Figure>& rows) {
    struct Sum {
        const char* name;
        std::vector<StepPart> parts;
    };
    const std::initializer_list<Sum> sums{{"compute",
                                           {StepPart::ideal, StepPart::matrices, StepPart::attention,
                                            StepPart::memoryBound, StepPart::recomputation}},
                                          {"tensor_parallel", {StepPart::tensor}},
                                          {"context_parallel", {StepPart::context}},
                                          {"expert_parallel", {StepPart::expert}},
                                          {"expert_imbalance", {StepPart::imbalance}},
                                          {"pipeline_p2p", {StepPart::pipeline}},
                                          {"bubble", {StepPart::fillAndDrain, StepPart::unequalStages}},
                                          {"data_parallel", {StepPart::data}},
                                          {"offload", {StepPart::offload}},
                                          {"optimizer", {StepPart::optimizer}},
                                          {"overhead", {StepPart::overhead}}};
    for (const Sum& sum : sums)
        add(rows, std::string("breakdown_seconds.") + sum.name, seconds,
            [parts = sum.parts](const Performance& p) {
                double all = 0;
                for (const StepPart part : parts)
                    all += p.part(part).value();
                return all;
            });
}

void addExchanges(std::vector<Figure>& rows) {
    for (const TrafficKind kind : allTrafficKinds) {
        const auto addOf = [&](const char* name, Measure measure, double (*of)(const Exchange&)) {
            add(rows, std::string("communication.") + figureKey(kind) + "." + name, measure,
                [kind, of](const Performance& p) { return of(p.exchange(kind)); });
        };
        addOf("sent_bytes", bytes, [](const Exchange& e) { return e.sent.value(); });
        addOf("over_network_bytes", bytes, [](const Exchange& e) { return e.overNetwork.value(); });
        addOf("total_seconds", seconds, [](const Exchange& e) { return e.time.value(); });
        addOf("exposed_seconds", seconds, [](const Exchange& e) { return e.exposed.value(); });
        addOf("ranks", count, [](const Exchange& e) { return static_cast<double>(e.ranks); });
        addOf("ranks_in_node", count, [](const Exchange& e) { return static_cast<double>(e.ranksInNode); });
        addOf("ranks_in_leaf", count, [](const Exchange& e) { return static_cast<double>(e.ranksInLeaf); });
    }
    const auto addTo = [&](const char* name, Measure measure, double (*of)(const Performance&)) {
        add(rows, std::string("communication.") + name, measure,
            [of](const Performance& p) { return of(p); });
    };
    addTo("expert_data.sent_bytes", bytes, [](const Performance& p) { return p.expertData.sent.value(); });
    addTo("expert_data.over_network_bytes", bytes,
          [](const Performance& p) { return p.expertData.overNetwork.value(); });
    addTo("expert_data.ranks", count,
          [](const Performance& p) { return static_cast<double>(p.expertData.ranks); });
    addTo("expert_data.ranks_in_node", count,
          [](const Performance& p) { return static_cast<double>(p.expertData.ranksInNode); });
    addTo("host.sent_bytes", bytes, [](const Performance& p) { return p.host.sent.value(); });
    addTo("host.total_seconds", seconds, [](const Performance& p) { return p.host.time.value(); });
    addTo("host.exposed_seconds", seconds, [](const Performance& p) { return p.host.exposed.value(); });
}

} // namespace

void addPerformance(std::vector<Figure>& rows) {
    using P = Performance;
    const Measure teraflops{Unit::flopsPerSecond, tera};
    const auto addLow = [&rows](const char* name) {
        add(rows, name, seconds, [](const P& p) { return p.shortestStep().value(); });
    };
    const auto addHigh = [&rows](const char* name) {
        add(rows, name, seconds, [](const P& p) { return p.longestStep().value(); });
    };
    const auto addExtrapolated = [&rows](const char* name) {
        add(rows, name, plain, [](const P& p) { return p.extrapolated; });
    };
    add(rows, "step_seconds", seconds, [](const P& p) { return p.step.value(); });
    add(rows, "tokens_per_second_per_gpu", {Unit::tokensPerSecond},
        [](const P& p) { return p.tokensPerSecondPerGpu(); });
    add(rows, "tflops_per_gpu", teraflops, [](const P& p) { return p.perGpu().value() / tera; });
    add(rows, "mfu", share, [](const P& p) { return p.mfu(); });
    add(rows, "flop_convention", plain,
        [](const P& p) { return std::string(name(p.counted(FlopConvention::model))); });
    addBreakdown(rows);
    for (const StepPart part : allStepParts)
        add(rows, std::string("parts_seconds.") + name(part), seconds,
            [part](const P& p) { return p.part(part).value(); });
    addExchanges(rows);
    for (const FlopConvention convention : allFlopConventions) {
        const std::string key = std::string("flop_conventions.") + name(convention);
        add(rows, key + ".tflops_per_gpu", teraflops,
            [convention](const P& p) { return p.perGpu(convention).value() / tera; });
        add(rows, key + ".utilisation", share, [convention](const P& p) { return p.mfu(convention); });
    }
    add(rows, "interval.confidence", share, [](const P&) { return ninetyPercent; });
    addLow("interval.step_seconds_low");
    addHigh("interval.step_seconds_high");
    addExtrapolated("interval.extrapolated");
    addLow("interval_low_seconds");
    addHigh("interval_high_seconds");
    addExtrapolated("extrapolated");
}

} // namespace figure_rows
} // namespace quadrille
