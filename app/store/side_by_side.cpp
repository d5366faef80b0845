// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/side_by_side.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(kept_plans)
};

} // namespace

std::vector<PlanBeside> plansSideBySide(const StoreState& state) {
    std::vector<PlanBeside> plans;
    const auto add = [&plans](const QString& key, const QString& name, const Scenario& scenario) {
        const auto same = std::ranges::find(plans, scenario, &PlanBeside::scenario);
        if (same == plans.end())
            return plans.push_back({name, scenario, {key}});
        same->name = Text::tr("%1 · %2", "two names of one plan").arg(same->name, name);
        same->keys << key;
    };
    if (state.baseline)
        add(QStringLiteral("A"), QStringLiteral("A"), *state.baseline);
    for (const KeptPlan& plan : state.kept)
        add(plan.name, plan.name, plan.scenario);
    add(planOnScreen, Text::tr("This plan"), state.scenario);
    return plans;
}

} // namespace quadrille
