// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/pictured_plans.h"

#include "core/analysis/plan_comparison.h"
#include "widgets/format.h"

#include <QCoreApplication>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plans_picture)
};

} // namespace

PlansComparison comparePlans(std::span<const SharedAnalysis> plans, std::size_t reference,
                             FlopConvention convention) {
    std::vector<NamedAnalysis> named;
    for (const SharedAnalysis& plan : plans)
        named.push_back({plan.name.toStdString(), plan.analysis.get()});
    return comparePlans(std::span<const NamedAnalysis>(named), reference, convention);
}

std::vector<PicturedPlan> picturedPlans(std::span<const SharedAnalysis> plans, std::size_t reference) {
    std::vector<PicturedPlan> pictured;
    const SharedAnalysis& against = plans[reference];
    for (const SharedAnalysis& plan : plans) {
        const Analysis& analysis = *plan.analysis;
        PicturedPlan& drawn = pictured.emplace_back(PicturedPlan{plan.name, plan.analysis, {}, {}, {}, {}});
        if (!analysis.runnable()) {
            const auto error = firstError(analysis.scenario());
            drawn.why = error ? format::sentence(*error) : Text::tr("It cannot run.");
            continue;
        }
        if (!trainTheSame(analysis.scenario(), against.analysis->scenario()))
            drawn.whyNoTime = Text::tr("It trains another model than %1.").arg(against.name);
        else if (analysis.timeline == nullptr)
            drawn.whyNoPipeline = Text::tr("Its pipeline of %1 operations is too long to be drawn.")
                                      .arg(format::count(operationCount(analysis.resolved)));
        else
            drawn.pipeline = std::make_shared<const gantt::TimelineIndex>(analysis.timeline);
    }
    return pictured;
}

} // namespace quadrille
