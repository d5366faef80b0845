// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/guide_tree.h"

#include "core/analysis/memory_glance.h"
#include "core/check/offers.h"
#include "core/text/rounded.h"

namespace quadrille {
namespace {

double gib(Bytes bytes) {
    return tenths(inGib(bytes));
}

TreeNode nodeOf(TreeQuestion question, const Scenario& scenario, const StatesOnOneGpu& states) {
    using enum TreeQuestion;
    const Cluster& cluster = scenario.cluster;
    const Message asksOn{QUADRILLE_MESSAGE("Ask on"), {}};
    switch (question) {
    case whole:
        return {.question = question,
                .asks = {QUADRILLE_MESSAGE("Do all states of training fit on one GPU?"), {}},
                .compares = {QUADRILLE_MESSAGE("16 bytes a parameter: %1 GiB for %2"),
                             {gib(states.all), gib(states.room)}},
                .reached = true,
                .yes = {{QUADRILLE_MESSAGE("Data parallelism alone"), {}}, false, states.whole},
                .no = {asksOn, true, !states.whole},
                .wrong = {}};
    case sharded:
        return {.question = question,
                .asks = {QUADRILLE_MESSAGE("Do they with ZeRO 1 or 2?"), {}},
                .compares = {QUADRILLE_MESSAGE("ZeRO 2 on %1 GPUs: %2 GiB for %3"),
                             {cluster.gpus, gib(states.least), gib(states.room)}},
                .reached = !states.whole,
                .yes = {{QUADRILLE_MESSAGE("ZeRO 1 or 2, nothing split"), {}}, false, states.sharded},
                .no = {asksOn, true, !states.sharded},
                .wrong = {}};
    case fastLink: {
        const bool fast = cluster.gpu.scaleUpDomain > 1;
        constexpr double giga = 1e9;
        return {.question = question,
                .asks = {QUADRILLE_MESSAGE("Does a node have NVLink or its like?"), {}},
                .compares = fast ? Message{QUADRILLE_MESSAGE("%1 GPUs a node, %2 GB/s each"),
                                           {cluster.gpusPerNode, tenths(cluster.gpu.scaleUp.value() / giga)}}
                                 : Message{QUADRILLE_MESSAGE("PCIe, %1 GB/s"),
                                           {tenths(cluster.gpu.scaleUp.value() / giga)}},
                .reached = !states.whole && !states.sharded,
                .yes = {{QUADRILLE_MESSAGE("TP %1, then as few stages as fit, DP for the rest"),
                         {guideTensor(cluster)}},
                        false,
                        fast},
                .no = {{QUADRILLE_MESSAGE("ZeRO 3 rather than TP"), {}}, false, !fast},
                .wrong = {}};
    }
    case experts: {
        const auto& experts = scenario.model.experts;
        return {.question = question,
                .asks = {QUADRILLE_MESSAGE("Does the model have experts?"), {}},
                .compares = experts ? Message{QUADRILLE_MESSAGE("%1 experts, %2 of them for a token"),
                                              {experts->experts, experts->topK}}
                                    : Message{QUADRILLE_MESSAGE("A dense model"), {}},
                .reached = true,
                .yes = {{QUADRILLE_MESSAGE("EP over the GPUs of DP"), {}}, false, experts.has_value()},
                .no = {{QUADRILLE_MESSAGE("No EP"), {}}, false, !experts.has_value()},
                .wrong = {}};
    }
    case longSequence:
        break;
    }
    const bool isLong = scenario.plan.sequence > guideLongSequence;
    return {.question = question,
            .asks = {QUADRILLE_MESSAGE("Is a sequence longer than %1 tokens?"), {guideLongSequence}},
            .compares = {QUADRILLE_MESSAGE("%1 tokens"), {scenario.plan.sequence}},
            .reached = true,
            .yes = {{QUADRILLE_MESSAGE("CP by ring or Ulysses"), {}}, false, isLong},
            .no = {{QUADRILLE_MESSAGE("No CP"), {}}, false, !isLong},
            .wrong = {}};
}

bool isReached(TreeQuestion question, const StatesOnOneGpu& states) {
    if (question == TreeQuestion::sharded)
        return !states.whole;
    if (question == TreeQuestion::fastLink)
        return !states.whole && !states.sharded;
    return true;
}

std::optional<TakenPlan> taken(const Scenario& scenario, std::initializer_list<std::string_view> settings,
                               const std::stop_token& stop) {
    return takenByRule(PlanningRule::guide, scenario, {settings.begin(), settings.size()}, stop);
}

/// As it is asked for, whether it fits then or not; none where it cannot run.
std::optional<TakenPlan> takenAs(const Scenario& wanted, const Scenario& scenario,
                                 const std::stop_token& stop) {
    const std::optional<Scenario> runs = asItRuns(wanted);
    if (!runs)
        return std::nullopt;
    const bool fits = memoryGlance(*runs, stop).zone == Zone::green;
    return TakenPlan{.scenario = *runs, .fits = fits, .agreesWith = fits && *runs == scenario};
}

/// With nothing split. None where the framework cannot be configured so.
std::optional<TakenPlan> takenWhole(const Scenario& scenario, const std::stop_token& stop) {
    Scenario whole = scenario;
    whole.plan.tp = whole.plan.pp = 1;
    std::optional<TakenPlan> taken = takenAs(whole, scenario, stop);
    return taken && !addsRefusal(scenario, taken->scenario) ? taken : std::nullopt;
}

/// With one of the guide's stages of ZeRO, the first after which the plan fits, else the last of them; the
/// plan's own, where that is among them and fits. None where the framework cannot be configured with any.
/// Nothing is split where the states fit without.
std::optional<TakenPlan> takenWithZero(const Scenario& scenario, const StatesOnOneGpu& states,
                                       const std::stop_token& stop) {
    const bool whole = states.whole || states.sharded;
    const auto stages = guideZero(states, scenario.cluster);
    std::vector<int> offered(stages.begin(), stages.end());
    std::erase_if(offered, [&scenario](int stage) {
        Scenario sharded = scenario;
        sharded.plan.zero = stage;
        sharded.plan.pp = 1; // how many stages there are is not said yet
        return refusing(sharded, "zero") != nullptr;
    });
    std::optional<TakenPlan> found;
    const auto with = [&](int stage) {
        Scenario sharded = scenario;
        sharded.plan.zero = stage;
        std::optional<TakenPlan> one = whole ? takenWhole(sharded, stop) : taken(sharded, {"tp", "pp"}, stop);
        if (one && stage != scenario.plan.zero)
            one->agreesWith = false;
        if (one)
            found = one;
    };
    for (const int stage : offered)
        if (stage == scenario.plan.zero)
            with(stage);
    for (const int stage : offered)
        if (!found || !found->fits)
            with(stage);
    return found;
}

/// With a degree of one: the guide looks at nothing else here.
std::optional<TakenPlan> takenWithout(const Scenario& scenario, Dimension degree,
                                      const std::stop_token& stop) {
    Scenario without = scenario;
    assign(without, degree, 1);
    return takenAs(without, scenario, stop);
}

} // namespace

std::array<TreeNode, treeQuestions.size()> guideTree(const Scenario& scenario) {
    const StatesOnOneGpu states = statesOnOneGpu(scenario.model, scenario.cluster);
    std::array<TreeNode, treeQuestions.size()> tree;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        tree.at(i) = nodeOf(treeQuestions.at(i), scenario, states);
        tree.at(i).wrong = guideErrors(treeQuestions.at(i));
    }
    return tree;
}

std::optional<TakenPlan> recommended(TreeQuestion question, const Scenario& scenario,
                                     const std::stop_token& stop) {
    const StatesOnOneGpu states = statesOnOneGpu(scenario.model, scenario.cluster);
    if (!isReached(question, states))
        return std::nullopt;
    switch (question) {
    case TreeQuestion::whole:
        return states.whole ? takenWithZero(scenario, states, stop) : std::nullopt;
    case TreeQuestion::sharded:
        return states.sharded ? takenWithZero(scenario, states, stop) : std::nullopt;
    case TreeQuestion::fastLink:
        return scenario.cluster.gpu.scaleUpDomain > 1 ? taken(scenario, {"tp", "pp"}, stop)
                                                      : takenWithZero(scenario, states, stop);
    case TreeQuestion::experts:
        return scenario.model.experts ? taken(scenario, {"ep"}, stop)
                                      : takenWithout(scenario, Dimension::expert, stop);
    case TreeQuestion::longSequence:
        break;
    }
    return scenario.plan.sequence > guideLongSequence ? taken(scenario, {"cp"}, stop)
                                                      : takenWithout(scenario, Dimension::context, stop);
}

} // namespace quadrille
