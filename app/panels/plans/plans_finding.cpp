// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/plans_finding.h"

#include "core/text/notable.h"
#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"
#include "widgets/plural.h"
#include "widgets/verdict/verdict_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::plans_finding {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plans_finding)
};

/// Rounded up: what is read allows as much.
QString atMost(double value, int decimals) {
    const double unit = std::pow(10, decimals);
    return format::decimal(std::ceil(value * unit) / unit, decimals);
}

QString limitText(const Relaxation& way, const RelaxedLimit& limit) {
    if (limit.reason == outOfMemoryReason)
        return Text::tr("a P(OOM) of %1 (%2)", "probability, memory of a plan")
            .arg(format::chance(limit.value), format::gib(way.plan.seen.total));
    if (limit.reason == memoryReason)
        return Text::tr("memory ≤ %1 GiB").arg(atMost(limit.value, 1));
    if (limit.reason == bubbleReason)
        return Text::tr("bubble ≤ %1 %").arg(atMost(100 * limit.value, 1));
    if (limit.reason == stepReason)
        return Text::tr("step time ≤ %1 s").arg(atMost(limit.value, 3));
    return Text::tr("nodes of a group ≤ %1").arg(format::count(std::llround(limit.value)));
}

QString waysOut(const std::vector<Relaxation>& ways) {
    QStringList all;
    for (const Relaxation& way : ways) {
        QStringList together;
        for (const RelaxedLimit& limit : way.limits)
            together << limitText(way, limit);
        all << together.join(Text::tr(" and ", "limits that are relaxed together"));
    }
    return all.join(Text::tr(", or ", "between ways to relax limits"));
}

/// "Set GBS to 1,022; or GPUs 8"
QString waysToRunIn(const std::vector<RunningRepair>& ways) {
    QStringList all;
    for (const RunningRepair& way : ways)
        all << verdict::repair(way.repair, all.isEmpty());
    return all.join(Text::tr("; or ", "between what to set instead"));
}

} // namespace

QString whyNone(const PlansAnswer& answer) {
    if (answer.question == nullptr)
        return {};
    if (answer.question->isTooLarge())
        return Text::tr("%1 plans are too many to look at: keep something as it is")
            .arg(format::number(answer.question->space.size(), 2));
    if (!answer.whole)
        return Text::tr("Searching, %1 looked at, none of which fits so far")
            .arg(format::percent(static_cast<double>(answer.found.evaluated) / answer.question->space.size(),
                                 0));
    if (!answer.relax.empty() && !isMemoryAlone(answer.relax))
        return Text::tr("No plan keeps every limit. Enough would be %1").arg(waysOut(answer.relax));
    if (answer.found.closest) {
        const Glance& seen = answer.found.closest->seen;
        const bool mayDo = seen.total <= answer.question->base.cluster.gpu.memory;
        return (mayDo ? Text::tr(
                            "No plan fits: the one that needs least takes %1 of %2. Allow a higher P(OOM), "
                            "try more settings, or take more GPUs")
                      : Text::tr("No plan fits: the one that needs least takes %1 of %2. Try more settings, "
                                 "or take more GPUs"))
            .arg(format::gib(seen.total), format::capacity(answer.question->base.cluster.gpu.memory));
    }
    if (!answer.none)
        return Text::tr("Looking for plans…");
    QString none = Text::tr("None of %1 plans can run.")
                       .arg(format::count(static_cast<std::int64_t>(answer.found.evaluated)));
    if (answer.none->reason)
        none = Text::tr("%1 In the way of the closest: %2", "two sentences")
                   .arg(none, format::sentence(*answer.none->reason));
    if (answer.none->ways.empty())
        return none;
    const QString ways = waysToRunIn(answer.none->ways);
    return answer.none->noneFits
               ? Text::tr("%1 Some could, though none looked at fits in memory: %2",
                          "sentences on why no plan can run; what to set instead")
                     .arg(none, ways)
               : Text::tr("%1 Some could: %2", "sentences on why no plan can run; what to set instead")
                     .arg(none, ways);
}

QString finding(const PlansAnswer& answer, const std::optional<PlanPoint>& current) {
    const PlanSearchAnswer& found = answer.found;
    if (found.best.empty())
        return {};
    const PlansQuestion& question = *answer.question;
    const PlanPoint best =
        planPoint(question.space.number(found.best.front().places), found.best.front().seen);
    QString text;
    if (!answer.whole)
        text = Text::tr("Searching, %1 looked at. ")
                   .arg(format::percent(static_cast<double>(found.evaluated) / question.space.size(), 0));
    text += Text::tr("%1 of %2 plans fit. Fastest: %3")
                .arg(format::count(static_cast<std::int64_t>(found.feasible)),
                     format::count(static_cast<std::int64_t>(found.evaluated)),
                     planName(question.plan(best), question.settings()));
    if (current) {
        const double gain =
            amount(PlanQuantity::throughput, best) / amount(PlanQuantity::throughput, *current) - 1;
        text += gain >= notableShare    ? Text::tr(", %1 faster than this plan").arg(format::percent(gain))
                : gain <= -notableShare ? Text::tr(", %1 slower than this plan").arg(format::percent(-gain))
                                        : Text::tr(", as fast as this plan");
    }
    if (found.asGood.size() > 1) {
        text += QStringLiteral(". ") +
                Text::tr("%Ln other plan(s) may be as good", nullptr, pluralOf(std::ssize(found.asGood) - 1));
        QStringList same;
        const auto places = shared(question.space, found.asGood);
        for (std::size_t axis = 0; axis < places.size(); ++axis) {
            const SearchAxis& on = question.space.axes[axis];
            if (places[axis] && on.values.size() > 1)
                same << settingName(*on.setting) + QChar(QChar::Nbsp) +
                            settingValue(*on.setting, on.values[*places[axis]]);
        }
        if (!same.isEmpty())
            text += Text::tr(", all with %1").arg(same.join(QStringLiteral(" · ")));
    }
    const auto risky =
        std::ranges::count_if(answer.worth, [](const WorthRunning& each) { return !each.fits; });
    if (!answer.worth.empty() && answer.worth.front().gain >= notableShare)
        text += QStringLiteral(". ") +
                Text::tr("To run %1 first can be expected to reach %2 more than the fastest, where running "
                         "out of memory is to reach nothing")
                    .arg(planName(planAt(question.base, question.space,
                                         question.space.places(answer.worth.front().number)),
                                  question.settings()),
                         format::percent(answer.worth.front().gain));
    if (answer.worth.size() > 1)
        text +=
            QStringLiteral(". ") +
            (risky > 0 ? Text::tr("To run %1, of which %2 may run out of memory, can be expected to gain %3")
                             .arg(format::count(std::ssize(answer.worth)), format::count(risky),
                                  format::percent(answer.worth.back().gain))
                       : Text::tr("To run %1 of them can be expected to gain %2")
                             .arg(format::count(std::ssize(answer.worth)),
                                  format::percent(answer.worth.back().gain)));
    if (answer.isCut())
        text +=
            QStringLiteral(". ") + Text::tr("%1 of them are drawn")
                                       .arg(format::count(static_cast<std::int64_t>(answer.points->size())));
    return text;
}

} // namespace quadrille::plans_finding
