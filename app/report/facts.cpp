// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/facts.h"

#include "app/render/plan_pictures.h"
#include "app/store/side_by_side.h"

namespace quadrille::report {
namespace {

/// Of all broken rules, in their order; each once.
std::vector<Mended> mendedOf(const Analysis& analysis, const std::stop_token& stop) {
    std::vector<Mended> mended;
    for (const Diagnostic& diagnostic : analysis.diagnostics)
        for (const Repair& repair : diagnostic.repairs) {
            const auto isKnown = [&repair](const Mended& each) { return each.repair == repair; };
            const Scenario scenario = repaired(analysis.scenario(), repair);
            if (!runnable(scenario) || std::ranges::any_of(mended, isKnown))
                continue;
            mended.push_back({repair, analyzeWithoutTimeline(scenario, stop)});
        }
    return mended;
}

} // namespace

Facts gather(Session session, const std::stop_token& stop) {
    Facts facts{.session = std::move(session)};
    const Scenario& scenario = facts.session.scenario;
    facts.analysis = analyze(scenario, TimeBase::model, stop);
    const std::vector<PlanBeside> plans =
        plansSideBySide({scenario, facts.session.baseline, facts.session.kept});
    if (plans.size() > 1)
        for (const PlanBeside& plan : plans)
            facts.beside.push_back(
                {plan.name, std::make_shared<const Analysis>(
                                plan.scenario == scenario ? facts.analysis
                                                          : analyze(plan.scenario, TimeBase::model, stop))});
    if (facts.analysis.runnable()) {
        facts.changes = makeItFit(scenario, mostProposals, stop);
        facts.around = plansAround(facts.analysis, facts.session.view.heatmapShows, stop);
    } else {
        facts.mended = mendedOf(facts.analysis, stop);
    }
    return facts;
}

} // namespace quadrille::report
