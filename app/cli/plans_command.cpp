// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/text_table.h"
#include "app/cli/user_catalogue.h"
#include "app/data/published_plans_file.h"
#include "app/text_io/numbers.h"
#include "core/analysis/analysis.h"

namespace quadrille::cli {
namespace {

using Align = TextTable::Align;

/// A plan beside what we predict of it.
struct Held {
    const PublishedPlan& plan;
    Glance seen;

    [[nodiscard]] double tokens(Seconds step) const {
        const Plan& p = plan.scenario.plan;
        return static_cast<double>(p.globalBatch) * static_cast<double>(p.sequence) /
               (step.value() * static_cast<double>(plan.scenario.cluster.gpus));
    }
};

Json json(const Held& held) {
    const Plan& plan = held.plan.scenario.plan;
    Json entry{{"name", held.plan.name},
               {"label", held.plan.label},
               {"source", held.plan.source},
               {"note", held.plan.note},
               {"model", held.plan.scenario.model.name},
               {"gpu", held.plan.scenario.cluster.gpu.name},
               {"gpus", held.plan.scenario.cluster.gpus},
               {"tp", plan.tp},
               {"cp", plan.cp},
               {"pp", plan.pp},
               {"ep", plan.ep},
               {"dp", dataParallel(held.plan.scenario)},
               {"vpp", plan.vpp},
               {"mbs", plan.microBatch},
               {"gbs", plan.globalBatch},
               {"seq", plan.sequence},
               {"measured_step_seconds", nullptr},
               {"measured_tokens_per_second_per_gpu", nullptr},
               {"step_seconds", held.seen.step.value()},
               {"tokens_per_second_per_gpu", held.seen.tokensPerSecondPerGpu},
               {"step_low_seconds", held.seen.shortestStep().value()},
               {"step_high_seconds", held.seen.longestStep().value()},
               {"memory_gib", inGib(held.seen.total)}};
    if (held.plan.step) {
        entry["measured_step_seconds"] = held.plan.step->value();
        entry["measured_tokens_per_second_per_gpu"] = held.tokens(*held.plan.step);
    }
    return entry;
}

std::string text(const std::vector<Held>& plans) {
    TextTable table({{"name", Align::left},
                     {"GPUs"},
                     {"TP"},
                     {"CP"},
                     {"PP"},
                     {"EP"},
                     {"DP"},
                     {"measured tok/s/GPU"},
                     {"predicted"},
                     {"is"},
                     {"source", Align::left}});
    for (const Held& held : plans) {
        const Scenario& s = held.plan.scenario;
        table.add({held.plan.name, std::to_string(s.cluster.gpus), std::to_string(s.plan.tp),
                   std::to_string(s.plan.cp), std::to_string(s.plan.pp), std::to_string(s.plan.ep),
                   std::to_string(dataParallel(s)),
                   held.plan.step ? fixed(held.tokens(*held.plan.step), 1) : "-",
                   fixed(held.seen.tokensPerSecondPerGpu, 1),
                   held.plan.step ? percent(held.plan.step->value() / held.seen.step.value()) : "-",
                   held.plan.source});
    }
    return table.text() + "\nTake one with --published NAME; what stands beside it changes it.\n";
}

} // namespace

Command addPlans(CLI::App& root) {
    auto asJson = std::make_shared<bool>(false);
    CLI::App& app =
        addCommand(root, "plans", "The published plans that --published knows, measured and predicted");
    addJsonFlag(app, *asJson);
    return {&app, [asJson](Output& out, const std::stop_token& stop) {
                const std::vector<PublishedPlan> plans = loadPublishedPlans(userCatalogue());
                std::vector<Held> held;
                held.reserve(plans.size());
                for (const PublishedPlan& plan : plans)
                    held.push_back({plan, glance(plan.scenario, stop)});
                if (!*asJson) {
                    out << text(held);
                    return exitDone;
                }
                Json list = Json::array();
                for (const Held& each : held)
                    list.push_back(json(each));
                out << jsonText({{"plans", std::move(list)}}) << "\n";
                return exitDone;
            }};
}

} // namespace quadrille::cli
