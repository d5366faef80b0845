// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rule_choices.h"

#include <ranges>

namespace quadrille {
namespace {

/// A number of the plan that the rules look at, as one axis of the space has it.
struct Looked {
    std::int64_t Plan::*member = nullptr;
    std::uint64_t stride = 1; ///< plans of the space from one value to the next
    std::vector<std::int64_t> values;
};

std::vector<Looked> lookedAt(const PlanSpace& space) {
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

} // namespace

std::array<std::optional<PlanPoint>, planningRules.size()>
chosenByRules(const Scenario& base, const PlanSpace& space, std::span<const PlanPoint> plans) {
    const std::vector<Looked> looked = lookedAt(space);
    std::array<std::optional<PlanPoint>, planningRules.size()> chosen;
    std::array<std::pair<Preference, double>, planningRules.size()> best{};
    Plan plan = base.plan; // NOLINT(misc-const-correctness): written through the settings' members.
    Cluster cluster = base.cluster;
    for (const PlanPoint& point : plans) {
        for (const Looked& each : looked)
            plan.*each.member = each.values[point.number / each.stride % each.values.size()];
        cluster.gpus = point.gpus;
        for (std::size_t rule = 0; rule < planningRules.size(); ++rule) {
            const std::pair key(preference(planningRules.at(rule), base.model, cluster, plan),
                                -amount(PlanQuantity::throughput, point));
            if (chosen.at(rule) && best.at(rule) <= key)
                continue;
            best.at(rule) = key;
            chosen.at(rule) = point;
        }
    }
    return chosen;
}

} // namespace quadrille
