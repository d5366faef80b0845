// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel_text.h"

#include "core/text/notable.h"
#include "widgets/format.h"
#include "widgets/gantt/time_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(pipeline)
};

/// "57 → 51 units (−10.5 %)": a sign, so that no colour is needed.
QString changed(const QString& before, const QString& after, double from, double to) {
    if (before == after)
        return Text::tr("%1 in both").arg(before);
    if (!(from > 0))
        return Text::tr("%1 → %2", "value before and after").arg(before, after);
    const double relative = to / from - 1;
    // "57 → 51 units" rather than "57 units → 51 units".
    const QString unit = after.mid(after.lastIndexOf(u' ') + 1);
    const bool sameUnit = after.contains(u' ') && before.endsWith(u' ' + unit);
    const QString plain = sameUnit ? before.chopped(unit.size() + 1) : before;
    const QString share = format::percent(std::abs(relative), std::abs(relative) < 0.1 ? 1 : 0);
    return relative > 0 ? Text::tr("%1 → %2 (+%3)", "value before and after, share").arg(plain, after, share)
                        : Text::tr("%1 → %2 (−%3)", "value before and after, share").arg(plain, after, share);
}

} // namespace

QString bestPossibleText(const QString& schedule, const PipelineNumbers& numbers, TimeBase base) {
    if (numbers.timeline == nullptr)
        return {};
    const Timeline& timeline = *numbers.timeline;
    const QString takes = gantt::durationText(timeline.makespan, base);
    const double above = numbers.bestPossible > 0 ? timeline.makespan / numbers.bestPossible - 1 : 0;
    return above < notableShare
               ? Text::tr("%1 takes %2: no order with its placement is shorter.").arg(schedule, takes)
               : Text::tr("%1 takes %2, %3 above the best possible %4 for its placement.")
                     .arg(schedule, takes, format::percent(above, above < 0.1 ? 1 : 0),
                          gantt::durationText(numbers.bestPossible, base));
}

QStringList differences(const PipelineNumbers& own, const PipelineNumbers& other, TimeBase base) {
    const double before = own.timeline->makespan;
    const double after = other.timeline->makespan;
    return QStringList{Text::tr("Makespan %1")
                           .arg(changed(gantt::durationText(before, base), gantt::durationText(after, base),
                                        before, after))} +
           timelessDifferences(own, other);
}

QStringList timelessDifferences(const PipelineNumbers& own, const PipelineNumbers& other) {
    const Timeline& a = *own.timeline;
    const Timeline& b = *other.timeline;
    QStringList parts;
    parts << Text::tr("Idle %1").arg(changed(format::percent(a.bubbleOverTotal),
                                             format::percent(b.bubbleOverTotal), a.bubbleOverTotal,
                                             b.bubbleOverTotal));
    if (own.memory && other.memory)
        parts << Text::tr("Peak %1", "most memory")
                     .arg(changed(format::gib(*own.memory), format::gib(*other.memory), own.memory->value(),
                                  other.memory->value()));
    if (own.knowsMessages && other.knowsMessages)
        parts << Text::tr("Sent %1", "by a GPU")
                     .arg(changed(format::traffic(own.sent), format::traffic(other.sent), own.sent.value(),
                                  other.sent.value()));
    return parts;
}

} // namespace quadrille
