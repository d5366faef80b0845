// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/megatron_parts.h"
#include "app/text_io/numbers.h"

#include <algorithm>

namespace quadrille::frameworks::megatron {
namespace {

/// Layers that the fullest stage holds.
std::int64_t stageLayers(const Scenario& s) {
    const std::int64_t stages = s.plan.pp * s.plan.vpp;
    if (stages > s.model.layers)
        return 1;
    const auto layers = dealtLayers(s, stages);
    return layers ? std::max<std::int64_t>(1, *std::ranges::max_element(*layers))
                  : std::max<std::int64_t>(1, s.model.layers / std::max<std::int64_t>(1, stages));
}

} // namespace

void readRecomputation(Reading& reading) {
    Plan& plan = reading.scenario().plan;
    // Until 2022, and in Megatron-DeepSpeed to this day, all is computed again or nothing.
    const bool all = reading.flag("checkpoint-activations").value_or(false);
    const std::string granularity =
        reading.word("recompute-granularity")
            .value_or(all                                                     ? "full"
                      : reading.flag("recompute-activations").value_or(false) ? "selective"
                                                                              : "none");
    for (const std::string_view key :
         {"recompute-granularity", "recompute-activations", "checkpoint-activations"})
        reading.bearsOn(key, "recompute");
    reading.bearsOn("recompute-modules", "recompute-modules");
    for (const std::string_view key : {"recompute-method", "recompute-num-layers", "checkpoint-num-layers"})
        reading.bearsOn(key, "recompute-every");
    if (granularity == "none" && !reading.has("recompute-granularity"))
        reading.leave("recompute");
    if (granularity == "selective") {
        plan.recompute = Recompute::selective;
        for (const std::string& word : reading.list("recompute-modules"))
            if (const auto module = recomputeModuleFromName(word))
                plan.recomputeModules.add(*module);
            else
                reading.assume("recompute-modules", {QUADRILLE_MESSAGE("%1 is not recomputed here"), {word}});
    } else if (granularity == "full") {
        plan.recompute = Recompute::full;
        const std::string method = reading.word("recompute-method").value_or("uniform");
        const std::int64_t layers = reading.whole("recompute-num-layers")
                                        .value_or(reading.whole("checkpoint-num-layers").value_or(1));
        const std::int64_t held = stageLayers(reading.scenario());
        if (method == "block" && layers < held) {
            plan.recomputeEvery = held / layers;
            if (held % layers != 0)
                reading.assume(
                    "recompute-every",
                    {QUADRILLE_MESSAGE("%1 of the %2 layers of a stage are recomputed"), {layers, held}});
        } else if (method == "uniform" && layers > 1) {
            reading.assume(
                "recompute-every",
                {QUADRILLE_MESSAGE("the input of every layer is kept, not of every %1th"), {layers}});
        }
    } else if (granularity != "none") {
        reading.refuse("recompute-granularity",
                       {QUADRILLE_MESSAGE("must be %1, not %2"),
                        {Alternatives{{"selective", "full"}}, text_io::inQuotes(granularity)}});
    }
}

void writeRecomputation(Writing& writing) {
    const Plan& plan = writing.scenario().plan;
    if (plan.recompute == Recompute::none)
        return;
    writing.put("recompute-granularity", std::string(name(plan.recompute)));
    if (plan.recompute == Recompute::selective) {
        Json modules = Json::array();
        for (const RecomputeModule module : allRecomputeModules)
            if (plan.recomputeModules.has(module))
                modules.push_back(std::string(name(module)));
        if (!modules.empty())
            writing.put("recompute-modules", std::move(modules));
        return;
    }
    const std::int64_t all = stageLayers(writing.scenario());
    const bool some = plan.recomputeEvery > 1 && all / plan.recomputeEvery >= 1;
    writing.put("recompute-method", some ? "block" : "uniform");
    writing.put("recompute-num-layers", some ? all / plan.recomputeEvery : 1);
}

} // namespace quadrille::frameworks::megatron
