// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_text.h"

#include "widgets/format.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/time_text.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::course {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(course)
};

QString gib(Bytes bytes) {
    const double amount = inGib(bytes);
    return format::gib(bytes, amount > 0 && amount < 0.05 ? 3 : 1);
}

QString shareOf(const Content& content, Bytes bytes) {
    return content.course->capacity > Bytes() ? format::percent(bytes / content.course->capacity, 0)
                                              : QStringLiteral("–");
}

QString parts(const Content& content, const Level& level) {
    if (!level.moment)
        return Text::tr("states %1, activations %2, waiting", "GiB")
            .arg(gib(content.course->states), gib(level.activations));
    return Text::tr("states %1, activations %2, working memory %3", "GiB")
        .arg(gib(content.course->states), gib(level.activations), gib(level.working));
}

QString unitsText(double time) {
    constexpr double mostWhole = 1e15;
    if (time == std::round(time) && std::abs(time) < mostWhole)
        return format::count(static_cast<std::int64_t>(time));
    return format::number(time, 6);
}

} // namespace

QString defaultAxisName(const Content& content) {
    if (content.timeBase == TimeBase::model)
        return gantt::modelAxisName(gantt::axisUnit(content.range, content.timeBase));
    return gantt::defaultAxisName();
}

QString baseName(const Base& base) {
    return base.part ? format::partName(*base.part) : Text::tr("States");
}

QString workingName() {
    return Text::tr("Working memory");
}

QString timeText(const Content& content, double time) {
    return content.timeBase == TimeBase::units
               ? unitsText(time)
               : gantt::momentText(time, content.course->makespan, content.timeBase);
}

QString tickText(const Content& content, double time, double step) {
    return content.timeBase == TimeBase::units ? unitsText(time)
                                               : gantt::tickText(time, step, content.range, content.timeBase);
}

QString peakLabel(const Content& content, bool full) {
    const Bytes total = content.peakTotal();
    QString amount = gib(total) + u' ' + zoneGlyph(zoneOf(total, content.course->limits));
    if (!full || content.fullestAfterPasses())
        return amount;
    return Text::tr("%1 %2", "GiB, name of a moment").arg(amount, format::sentence(content.course->peakName));
}

QString finding(const Content& content) {
    const MemoryCourse& shown = *content.course;
    const QString stage = format::count(shown.stage);
    if (shown.moments.empty())
        return Text::tr("Stage %1 runs nothing and holds %2 of states", "stage, GiB")
            .arg(stage, gib(shown.states));
    const Bytes total = content.peakTotal();
    if (content.fullestAfterPasses())
        return Text::tr("Stage %1 holds most %2, %3; up to %4 before, %5 of %6",
                        "stage, name of a moment, GiB, GiB, share, capacity")
            .arg(stage, format::sentence(shown.peakName), gib(content.memory->total()), gib(total),
                 shareOf(content, total), format::capacity(shown.capacity));
    return Text::tr("Stage %1 peaks at %2, %3 of %4: %5", "stage, GiB, share, capacity, name of a moment")
        .arg(stage, gib(total), shareOf(content, total), format::capacity(shown.capacity),
             format::sentence(shown.peakName));
}

QString momentReadout(const Content& content, std::size_t moment) {
    const MemoryMoment& held = content.course->moments[moment];
    const Level level{held.activations, held.working, moment};
    const QString said =
        Text::tr("Operation %1, time %2 to %3: %4, %5 of capacity: %6",
                 "number, two times, GiB, share, parts")
            .arg(format::count(static_cast<std::int64_t>(moment)), timeText(content, held.start),
                 timeText(content, held.end), gib(content.total(level)),
                 shareOf(content, content.total(level)), parts(content, level));
    return moment == content.course->peak ? Text::tr("%1. The peak of these passes.").arg(said) : said;
}

QString readout(const Content& content, const gantt::TimeRange& stretch) {
    const Level level = content.index->fullest(stretch.begin, stretch.end);
    const Bytes total = content.total(level);
    const bool one = content.index->at(stretch.begin) == level && content.index->at(stretch.end) == level;
    if (one && level.moment)
        return momentReadout(content, *level.moment);
    if (one)
        return Text::tr("Time %1: %2, %3 of capacity: %4", "time, GiB, share, parts")
            .arg(timeText(content, stretch.begin), gib(total), shareOf(content, total),
                 parts(content, level));
    return Text::tr("Time %1 to %2: at most %3, %4 of capacity: %5", "two times, GiB, share, parts")
        .arg(timeText(content, stretch.begin), timeText(content, stretch.end), gib(total),
             shareOf(content, total), parts(content, level));
}

} // namespace quadrille::course
