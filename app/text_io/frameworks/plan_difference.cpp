// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/plan_difference.h"

#include "core/layout/attention_heads.h"

#include <algorithm>

namespace quadrille::frameworks {
namespace {

/// Whether the setting plays a part in the plan.
bool playsPart(std::string_view name, const Scenario& s) {
    const bool contexts = s.plan.cp > 1;
    if (name == "cp-method" || name == "cp-balance")
        return contexts;
    if (name == "ulysses")
        return contexts && s.plan.contextMethod == ContextMethod::ulyssesRing;
    if (name == "ep" || name == "etp" || name == "moe-overlap" || name == "expert-imbalance" ||
        name == "capacity-factor" || name == "route-nodes" || name == "fp8-dispatch")
        return s.model.experts.has_value();
    if (name == "recompute-modules")
        return s.plan.recompute == Recompute::selective;
    if (name == "recompute-every")
        return s.plan.recompute == Recompute::full;
    if (name == "offload-share")
        return offloadsActivations(s.plan.offload);
    if (name == "fp8-recipe" || name == "fp8-params")
        return s.recipe.precision == Precision::fp8;
    if (name == "attention-kernel")
        return s.recipe.flashAttention;
    if (name == "shard-group")
        return s.plan.zero > 0;
    return true;
}

} // namespace

std::string effectiveText(const Setting& setting, const Scenario& s) {
    const std::string_view name = setting.name;
    if (!playsPart(name, s))
        return {};
    if (name == "sp")
        return usesSequenceParallel(s.plan) ? "on" : "off";
    if (name == "etp")
        return std::to_string(expertTensor(s.plan));
    if (name == "shard-group")
        return std::to_string(shardGroups(s) > 1 ? s.plan.shardGroup : 0);
    if (name == "moe-overlap")
        return hidesExperts(s.plan) ? "on" : "off";
    if (name == "recompute-modules")
        return text(repeatedModules(s));
    if (name == "ulysses")
        return std::to_string(layout::ulyssesRanks(s));
    if (name == "layer-split") {
        const std::int64_t stages = s.plan.pp * s.plan.vpp;
        if (stages <= s.model.layers * 4)
            if (const auto layers = dealtLayers(s, stages))
                return text(
                    LayerSplit{.kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = *layers});
    }
    return settingText(setting, s);
}

std::string briefText(const Setting& setting, const Scenario& s) {
    constexpr std::ptrdiff_t fewest = 9;
    std::string text = effectiveText(setting, s);
    if (setting.name != "layer-split" || std::ranges::count(text, ',') < fewest - 1)
        return text;
    std::string brief;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find(','));
        std::size_t times = 0;
        while (!rest.empty() && rest.substr(0, rest.find(',')) == word) {
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
            ++times;
        }
        brief += (brief.empty() ? "" : ", ") + std::string(word);
        if (times > 1)
            brief += "*" + std::to_string(times);
    }
    return brief;
}

bool runsAlike(const Setting& setting, const Scenario& a, const Scenario& b) {
    return effectiveText(setting, a) == effectiveText(setting, b);
}

} // namespace quadrille::frameworks
