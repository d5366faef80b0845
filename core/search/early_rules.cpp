// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/early_rules.h"

#include <algorithm>
#include <optional>

namespace quadrille {
namespace {

/// Empty: none.
std::string_view firstBroken(const std::vector<const Rule*>& rules, const Scenario& scenario) {
    for (const Rule* rule : rules)
        if (rule->broken(scenario))
            return rule->id;
    return {};
}

/// How many axes have to be chosen before the rule can be asked; none: all.
std::optional<std::size_t> axesBefore(const EarlyRule& rule, const PlanSpace& space) {
    const auto reads = [&rule](std::string_view name) {
        return std::ranges::find(rule.reads, name) != rule.reads.end();
    };
    // Virtual stages take a schedule with them that the plan does not keep where no axis has it.
    if (reads("schedule") && space.has("vpp") && !space.has("schedule"))
        return {};
    std::size_t before = 0;
    for (std::size_t axis = 0; axis < space.axes.size(); ++axis)
        if (reads(space.axes[axis].setting->name))
            before = axis + 1;
    return before;
}

} // namespace

std::span<const EarlyRule> earlyRules() {
    static const std::vector<EarlyRule> list{
        {"gpus-divisible-by-replica", {"gpus", "tp", "cp", "pp"}},
        {"heads-divisible-by-tp", {"tp", "heads"}},
        {"kv-heads-divisible-by-tp", {"tp", "heads", "kv-heads"}},
        {"ffn-divisible-by-tp", {"tp", "ffn"}},
        {"layers-divisible-by-stages",
         {"pp", "vpp", "layer-split", "layers", "hidden", "heads", "ffn", "vocab"}},
        {"global-batch-divisible", {"gpus", "tp", "cp", "pp", "mbs", "gbs"}},
        {"experts-divisible-by-ep", {"ep"}},
        {"ep-divides-replicas", {"gpus", "tp", "cp", "pp", "ep", "etp"}},
        {"virtual-stages-need-interleaving", {"vpp", "schedule"}},
        {"interleaving-needs-virtual-stages", {"vpp", "schedule"}},
        {"interleaving-needs-pipeline", {"pp", "vpp"}},
        {"interleaving-microbatches", {"gpus", "tp", "cp", "pp", "vpp", "mbs", "gbs", "schedule"}},
    };
    return list;
}

RulesByAxis::RulesByAxis(const PlanSpace& space, bool early) : m_rules(space.axes.size() + 1) {
    for (const Rule* rule : allRules()) {
        if (rule->severity != Severity::error)
            continue;
        const auto known = std::ranges::find(earlyRules(), rule->id, &EarlyRule::id);
        const auto before =
            early && known != earlyRules().end() ? axesBefore(*known, space) : std::optional<std::size_t>();
        if (before.value_or(space.axes.size()) < space.axes.size())
            m_rules[*before].push_back(rule);
        else
            m_late.push_back(rule);
    }
}

std::string_view RulesByAxis::broken(const Scenario& scenario, std::size_t axes) const {
    return m_rules[axes].empty() || !rangesHold(scenario) ? std::string_view()
                                                          : firstBroken(m_rules[axes], scenario);
}

std::string_view RulesByAxis::anyBroken(const Scenario& scenario, std::size_t axes) const {
    for (std::size_t some = 0; some <= axes; ++some)
        if (const std::string_view rule = broken(scenario, some); !rule.empty())
            return rule;
    return {};
}

std::string_view RulesByAxis::lastBroken(const Scenario& scenario) const {
    return rangesHold(scenario) ? firstBroken(m_late, scenario) : "in-range";
}

} // namespace quadrille
