// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/offers.h"
#include "core/check/rules.h"

#include <algorithm>

/// Settings that a framework's profile, or the time of a step, does not see: nothing is ignored in silence.
namespace quadrille {
namespace {

bool detailed(const Scenario& s) {
    return s.estimator == Estimator::detailed && !s.recipe.framework->tensors.empty();
}

/// The ZeRO stage that shards such states (Rajbhandari et al. 2020, section 5).
int stageThatShards(StateBytes::Part part) {
    switch (part) {
    case StateBytes::Part::optimizer:
        return 1;
    case StateBytes::Part::gradients:
        return 2;
    case StateBytes::Part::parameters:
        break;
    }
    return 3;
}

/// The first states that the plan's ZeRO stage would shard and the profile keeps whole; null: none.
const StateBytes* keptWhole(const Scenario& s) {
    if (!detailed(s) || dataParallel(s) * s.plan.cp / shardGroups(s) <= 1)
        return nullptr;
    const std::vector<StateBytes>& states = s.recipe.framework->states;
    const auto found = std::ranges::find_if(states, [&s](const StateBytes& state) {
        return s.plan.zero >= stageThatShards(state.part) && s.plan.zero < state.shardedFrom &&
               s.plan.zero < state.absentFrom;
    });
    return found != states.end() ? &*found : nullptr;
}

/// What the framework can be configured with instead. \pre refusing() has an offer
Alternatives offered(const Scenario& s, std::string_view setting) {
    return {refusing(s, setting)->values};
}

bool reads(const Scenario& s, StateBytes::Amount amount) {
    return std::ranges::any_of(s.recipe.framework->states,
                               [amount](const StateBytes& state) { return state.amount == amount; });
}

/// With attention in tiles there are no scores to drop: only the vectors beside them.
bool selectiveSavesNothing(const Scenario& s) {
    if (!detailed(s) || !s.recipe.flashAttention ||
        !(repeatedModules(s) == RecomputeModules{RecomputeModule::coreAttention}))
        return false;
    return std::ranges::none_of(s.recipe.framework->tensors, [](const StoredTensor& tensor) {
        const bool unfused =
            std::ranges::find(tensor.conditions, TensorCondition::unfused) != tensor.conditions.end();
        const bool narrow = tensor.width == TensorWidth::heads || tensor.width == TensorWidth::one;
        return tensor.droppedBySelective && !unfused && !narrow;
    });
}

/// Whose modules of multi-token prediction predictions.h describes.
constexpr std::string_view predictingFramework = "megatron";

/// The named modules that this model or its framework's profile has no stored tensors of, the attention core
/// apart.
RecomputeModules modulesThatSaveNothing(const Scenario& s) {
    RecomputeModules idle;
    if (!detailed(s) || s.plan.recompute != Recompute::selective)
        return idle;
    const RecomputeModules repeated = repeatedModules(s);
    for (const RecomputeModule module : allRecomputeModules) {
        const bool part = module == RecomputeModule::moeActivation && repeated.has(RecomputeModule::moe);
        if (module == RecomputeModule::coreAttention || !s.plan.recomputeModules.has(module) || part)
            continue;
        const bool saves =
            repeated.has(module) &&
            std::ranges::any_of(s.recipe.framework->tensors, [module](const StoredTensor& tensor) {
                return tensor.droppedBy.has(module);
            });
        if (!saves)
            idle.add(module);
    }
    return idle;
}

} // namespace

std::span<const Rule> profileRules() { // NOLINT(readability-function-size)
    static const std::vector<Rule> list{
        {"framework-shards-states",
         "zero",
         Severity::warning,
         [](const Scenario& s) { return keptWhole(s) != nullptr; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The profile %1 does not shard %2: under ZeRO %3 every rank keeps them whole; step "
                         "time and messages are those of ZeRO %3 all the same."),
                     {s.recipe.framework->name, keptWhole(s)->name, static_cast<std::int64_t>(s.plan.zero)}};
         },
         {}},
        {"framework-offers-zero-stage",
         "zero",
         Severity::warning,
         [](const Scenario& s) { return refusing(s, "zero") != nullptr; },
         [](const Scenario& s) -> Message {
             return {refusing(s, "zero")->onlyPipelined
                         ? QUADRILLE_MESSAGE("%1 cannot be configured with ZeRO %2 beside a pipeline, only "
                                             "with %3; these are the figures of one that could.")
                         : QUADRILLE_MESSAGE("%1 cannot be configured with ZeRO %2, only with %3; these are "
                                             "the figures of one that could."),
                     {s.recipe.framework->label, static_cast<std::int64_t>(s.plan.zero), offered(s, "zero")}};
         },
         {}},
        {"framework-offers-schedule",
         "schedule",
         Severity::warning,
         [](const Scenario& s) { return refusing(s, "schedule") != nullptr; },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("%1 cannot be configured with the schedule %2, only with %3; these are "
                                   "the figures of one that could."),
                 {s.recipe.framework->label, std::string(scheduleName(s.plan.schedule)),
                  offered(s, "schedule")}};
         },
         {Dimension::virtualStages}},
        {"framework-offers-recomputation",
         "recompute",
         Severity::warning,
         [](const Scenario& s) { return refusing(s, "recompute") != nullptr; },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("%1 cannot be configured with recomputation %2, only with %3; these "
                                   "are the figures of one that could."),
                 {s.recipe.framework->label, std::string(name(s.plan.recompute)), offered(s, "recompute")}};
         },
         {}},
        {"framework-offers-recomputed-layers",
         "recompute-every",
         Severity::warning,
         [](const Scenario& s) { return refusing(s, "recompute-every") != nullptr; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "%1 cannot be configured to recompute one layer in %2 (recompute-every), only with "
                         "%3; these are the figures of one that could."),
                     {s.recipe.framework->label, s.plan.recomputeEvery, offered(s, "recompute-every")}};
         },
         {}},
        {"shard-group-needs-sharding",
         "shard-group",
         Severity::warning,
         [](const Scenario& s) { return s.plan.shardGroup > 0 && s.plan.zero == 0; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("ZeRO 0 shards nothing: groups of %1 ranks change nothing."),
                     {s.plan.shardGroup}};
         },
         {}},
        {"framework-keeps-16-bit-weights",
         "fp8-params",
         Severity::warning,
         [](const Scenario& s) {
             return detailed(s) && keepsFp8Params(s.recipe) &&
                    std::ranges::none_of(s.recipe.framework->states,
                                         [](const StateBytes& state) { return state.absentWithFp8Params; });
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("The profile %1 keeps 16-bit weights beside parameters in FP8: these are "
                                   "gathered faster and save no memory but that of gathered layers."),
                 {s.recipe.framework->name}};
         },
         {}},
        {"framework-has-its-own-gradients",
         "grad-bytes",
         Severity::warning,
         [](const Scenario& s) {
             return detailed(s) && s.recipe.gradientBytes != Recipe().gradientBytes &&
                    !reads(s, StateBytes::Amount::gradient);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The profile %1 says itself in how many bytes gradients are kept; its memory "
                         "does not change with %2."),
                     {s.recipe.framework->name, static_cast<std::int64_t>(s.recipe.gradientBytes)}};
         },
         {}},
        {"framework-has-its-own-masters",
         "master-weights",
         Severity::warning,
         [](const Scenario& s) {
             return detailed(s) && !s.recipe.masterWeights && !reads(s, StateBytes::Amount::master);
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The profile %1 keeps no fp32 copy beside its weights that could be left out."),
                     {s.recipe.framework->name}};
         },
         {}},
        {"framework-predicts-tokens",
         "mtp",
         Severity::warning,
         [](const Scenario& s) {
             return detailed(s) && s.model.predictLayers > 0 &&
                    s.recipe.framework->name != predictingFramework;
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "Modules of multi-token prediction are those of Megatron-Core; %1 may hold them "
                         "otherwise, or have none."),
                     {s.recipe.framework->name}};
         },
         {}},
        {"selective-saves-nothing",
         "recompute",
         Severity::warning,
         &selectiveSavesNothing,
         [](const Scenario&) -> Message {
             return {QUADRILLE_MESSAGE(
                         "FlashAttention stores no scores, so that selective recomputation saves next to "
                         "no memory; it runs the attention cores again all the same."),
                     {}};
         },
         {}},
        {"modules-need-selective",
         "recompute-modules",
         Severity::warning,
         [](const Scenario& s) {
             return !s.plan.recomputeModules.none() && s.plan.recompute != Recompute::selective;
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE("Modules to recompute (%1) count under selective recomputation alone."),
                 {text(s.plan.recomputeModules)}};
         },
         {}},
        {"modules-save-nothing",
         "recompute-modules",
         Severity::warning,
         [](const Scenario& s) { return !modulesThatSaveNothing(s).none(); },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "Neither %1 nor the profile %2 has anything that recomputation of %3 would "
                         "not keep."),
                     {s.model.label, s.recipe.framework->name, text(modulesThatSaveNothing(s))}};
         },
         {}},
    };
    return list;
}

} // namespace quadrille
