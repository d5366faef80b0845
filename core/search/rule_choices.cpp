// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rule_choices.h"

#include <algorithm>
#include <ranges>
#include <string_view>

namespace quadrille {

std::vector<RuleChooser::Looked> RuleChooser::lookedAt(const PlanSpace& space) {
    static constexpr std::array<std::string_view, 6> names{"tp", "cp", "pp", "ep", "mbs", "zero"};
    std::vector<Looked> looked;
    std::uint64_t stride = 1;
    for (const SearchAxis& axis : std::views::reverse(space.axes)) {
        if (std::ranges::find(names, axis.setting->name) != names.end()) {
            Looked each{&std::get<WholeValue>(axis.setting->value), stride, {}};
            for (const std::string& value : axis.values)
                each.values.push_back(std::stoll(value));
            looked.push_back(std::move(each));
        }
        stride *= axis.values.size();
    }
    return looked;
}

RuleChooser::RuleChooser(const Scenario& base, const PlanSpace& space)
    : m_looked(lookedAt(space)), m_scenario(base) {}

void RuleChooser::look(const PlanPoint& point) {
    for (const Looked& each : m_looked)
        each.member->set(m_scenario, each.values[point.number / each.stride % each.values.size()]);
    m_scenario.cluster.gpus = point.gpus;
    for (std::size_t rule = 0; rule < planningRules.size(); ++rule) {
        const std::pair key(
            preference(planningRules.at(rule), m_scenario.model, m_scenario.cluster, m_scenario.plan),
            -amount(PlanQuantity::throughput, point));
        if (m_chosen.at(rule) && m_best.at(rule) <= key)
            continue;
        m_best.at(rule) = key;
        m_chosen.at(rule) = point;
    }
}

ChosenByRules chosenByRules(const Scenario& base, const PlanSpace& space, std::span<const PlanPoint> plans) {
    RuleChooser chooser(base, space);
    for (const PlanPoint& point : plans)
        chooser.look(point);
    return chooser.chosen();
}

} // namespace quadrille
