// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rule_choices.h"

#include <ranges>

namespace quadrille {

std::vector<RuleChooser::Looked> RuleChooser::lookedAt(const PlanSpace& space) {
    constexpr std::array members{std::pair("tp", &Plan::tp), std::pair("cp", &Plan::cp),
                                 std::pair("pp", &Plan::pp), std::pair("ep", &Plan::ep),
                                 std::pair("mbs", &Plan::microBatch)};
    std::vector<Looked> looked;
    std::uint64_t stride = 1;
    for (const SearchAxis& axis : std::views::reverse(space.axes)) {
        for (const auto& [name, member] : members) {
            if (axis.setting->name != name)
                continue;
            Looked each{member, stride, {}};
            for (const std::string& value : axis.values)
                each.values.push_back(std::stoll(value));
            looked.push_back(std::move(each));
        }
        stride *= axis.values.size();
    }
    return looked;
}

RuleChooser::RuleChooser(const Scenario& base, const PlanSpace& space)
    : m_looked(lookedAt(space)), m_model(base.model), m_cluster(base.cluster), m_plan(base.plan) {}

void RuleChooser::look(const PlanPoint& point) {
    for (const Looked& each : m_looked)
        m_plan.*each.member = each.values[point.number / each.stride % each.values.size()];
    m_cluster.gpus = point.gpus;
    for (std::size_t rule = 0; rule < planningRules.size(); ++rule) {
        const std::pair key(preference(planningRules.at(rule), m_model, m_cluster, m_plan),
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
