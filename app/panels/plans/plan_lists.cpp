// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/plan_lists.h"

#include "core/text/notable.h"
#include "widgets/format.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>

namespace quadrille::plan_lists {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plan_lists)
};

PlanRow row(const PlansAnswer& answer, const QString& mark, const PlanPoint& point) {
    return {mark, answer.question->plan(point), point, answer.isAsGood(point), {}};
}

PlanPoint pointOf(const PlansAnswer& answer, const FoundPlan& plan) {
    return planPoint(answer.question->space.number(plan.places), plan.seen);
}

} // namespace

std::vector<PlanRow> bestWithEach(const PlansAnswer& answer) {
    std::vector<PlanRow> rows;
    const PlanSpace& space = answer.question->space;
    for (std::size_t axis = 0; axis < answer.found.bestWith.size(); ++axis) {
        const SearchAxis& on = space.axes[axis];
        for (std::size_t value = 0; value < on.values.size() && on.values.size() > 1; ++value) {
            const std::optional<FoundPlan>& plan = answer.found.bestWith[axis][value];
            if (plan)
                rows.push_back(row(answer,
                                   settingName(*on.setting) + QChar(QChar::Nbsp) +
                                       settingValue(*on.setting, on.values[value]),
                                   pointOf(answer, *plan)));
        }
    }
    return rows;
}

std::vector<PlanRow> takenByRules(const PlansAnswer& answer) {
    std::vector<PlanRow> rows;
    if (!answer.found.best.empty())
        rows.push_back(
            row(answer, Text::tr("Fastest predicted"), pointOf(answer, answer.found.best.front())));
    for (const PlanningRule rule : planningRules)
        if (const auto& point = answer.byRule.at(static_cast<std::size_t>(rule)))
            rows.push_back(row(answer,
                               rule == PlanningRule::paper   ? Text::tr("Fujii et al.")
                               : rule == PlanningRule::guide ? Text::tr("Guide's tree")
                                                             : Text::tr("Hand rule"),
                               *point));
    return rows;
}

std::vector<PlanRow> worthRunning(const PlansAnswer& answer) {
    std::vector<PlanRow> rows;
    for (const WorthRunning& each : answer.worth) {
        const bool isFirst = &each == &answer.worth.front();
        const QString gain = isFirst && each.gain < notableShare ? Text::tr("highest expected throughput")
                                                                 : format::signedPercent(each.gain);
        const QString mark = each.fits ? gain : zoneGlyph(Zone::yellow) + QChar(QChar::Nbsp) + gain;
        const auto isMeant = [&](const FoundPlan& plan) {
            return pointOf(answer, plan).number == each.number;
        };
        const auto at = std::ranges::lower_bound(*answer.points, each.number, {}, &PlanPoint::number);
        if (const auto risky = std::ranges::find_if(answer.found.risky, isMeant);
            risky != answer.found.risky.end())
            rows.push_back(row(answer, mark, pointOf(answer, *risky)));
        else if (at != answer.points->end() && at->number == each.number) // else too many to be kept
            rows.push_back(row(answer, mark, *at));
    }
    return rows;
}

std::vector<PlanRow> published(const std::vector<PublishedBook::Entry>& entries) {
    std::vector<PlanRow> rows;
    rows.reserve(entries.size());
    for (const PublishedBook::Entry& each : entries) {
        PlanRow row{QString::fromStdString(each.plan.label), each.plan.scenario, each.seen, false, {}};
        if (each.plan.step)
            row.measured = each.plan.step->value();
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace quadrille::plan_lists
