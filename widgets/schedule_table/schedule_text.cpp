// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule_table/schedule_text.h"

#include "widgets/format.h"

#include <QCoreApplication>
#include <QStringList>

namespace quadrille::schedule_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(schedule_table)
};

} // namespace

QString time(double time, TimeBase base) {
    return base == TimeBase::model ? format::duration(time)
                                   : Text::tr("%1 units").arg(format::number(time, 4));
}

QString finding(const ScheduleRows& rows, const ScheduleName& name) {
    if (rows.verdicts.empty())
        return {};
    const ScheduleVerdict* best = rows.best();
    if (best == nullptr)
        return Text::tr("No schedule can run this plan");
    const QString shortest =
        best->zone == Zone::green ? Text::tr("%1 is the shortest that fits: %2, idle ÷ ideal %3")
        : best->zone == Zone::yellow
            ? Text::tr("No schedule fits safely; %1 is the shortest that may: %2, idle ÷ ideal %3")
            : Text::tr("No schedule fits; %1 is the shortest: %2, idle ÷ ideal %3");
    QString text = shortest.arg(name(best->kind), time(best->makespan, rows.base),
                                format::percent(best->bubbleOverIdeal));
    const ScheduleVerdict* own = rows.own();
    if (own == best)
        return Text::tr("%1; the plan uses it").arg(text);
    if (own != nullptr && own->runs() && own->simulated)
        return Text::tr("%1; the plan's %2 takes %3")
            .arg(text, name(own->kind), time(own->makespan, rows.base));
    return text;
}

QString reason(const ScheduleVerdict& verdict) {
    QStringList reasons;
    for (const Message& message : verdict.refused)
        reasons << format::sentence(message);
    return reasons.join(QLatin1Char(' '));
}

QString readout(const ScheduleVerdict& verdict, const ScheduleRows& rows, const ScheduleName& name) {
    if (!verdict.runs())
        return Text::tr("%1 cannot run this plan: %2").arg(name(verdict.kind), reason(verdict));
    QStringList parts;
    if (verdict.simulated) {
        parts << Text::tr("%1, %2 above the best possible")
                     .arg(time(verdict.makespan, rows.base), format::percent(verdict.aboveBound()))
              << Text::tr("bubble %1 of ideal, %2 of total time")
                     .arg(format::percent(verdict.bubbleOverIdeal), format::percent(verdict.bubbleOverTotal))
              << Text::tr("longest rank span %1").arg(time(verdict.longestRankSpan, rows.base));
    } else {
        parts << Text::tr("too many operations to run them one by one");
    }
    parts << Text::tr("%1 on stage %2, %3", "memory, rank and zone")
                 .arg(format::gib(verdict.memory), format::count(verdict.fullestRank),
                      format::zoneName(verdict.zone));
    if (verdict.oomProbability)
        parts << format::likelyToRunOut(*verdict.oomProbability);
    if (verdict.simulated)
        parts << Text::tr("%1 sent to other stages by the GPU that sends most")
                     .arg(format::traffic(verdict.sent));
    return Text::tr("%1: %2", "a schedule and what it does")
        .arg(name(verdict.kind), parts.join(QStringLiteral(" · ")));
}

} // namespace quadrille::schedule_text
