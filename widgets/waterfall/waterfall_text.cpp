// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_text.h"

#include "core/text/notable.h"
#include "widgets/verdict/utilisation_range.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::waterfall {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(waterfall)
};

/// "; 120 ms less than A", empty without A.
QString comparison(const WaterfallContent& content, double now, double before) {
    if (!content.baseline)
        return {};
    const TimeScale scale = TimeScale::of(WaterfallContent::step(*content.performance));
    const QString difference = scale.text(std::abs(now - before));
    if (scale.number(now) == scale.number(before))
        return Text::tr("; as long as in A");
    return now > before ? Text::tr("; %1 more than in A", "a time").arg(difference)
                        : Text::tr("; %1 less than in A", "a time").arg(difference);
}

QString certainty(const Performance& performance) {
    if (!performance.calibrated)
        return Text::tr(" This GPU is uncalibrated: the prediction starts from its specifications.");
    if (performance.extrapolated)
        return Text::tr(" The plan lies outside of what the profile was fitted on.");
    return {};
}

} // namespace

TimeScale TimeScale::of(double longest) {
    TimeScale scale{.unit = format::timeUnit(longest)};
    const double value = format::inUnit(longest, scale.unit);
    if (!(value > 0))
        return scale;
    constexpr int significant = 4;
    const int before = static_cast<int>(std::floor(std::log10(value))) + 1;
    scale.decimals = std::clamp(significant - std::max(before, -6), 0, significant + 6);
    return scale;
}

QString TimeScale::number(double seconds) const {
    return format::decimalOrLess(format::inUnit(seconds, unit), decimals, 1e12);
}

QString TimeScale::text(double seconds) const {
    return format::withUnit(number(seconds), unit);
}

QStringList utilisation(const Performance& performance, FlopConvention convention) {
    const double mfu = performance.mfu(convention);
    if (!std::isfinite(mfu) || !std::isfinite(performance.interval().slower))
        return {};
    const QString name = convention == FlopConvention::hardware
                             ? Text::tr("HFU %1", "hardware FLOPs utilisation").arg(format::percent(mfu))
                             : Text::tr("MFU %1", "model FLOPs utilisation").arg(format::percent(mfu));
    const UtilisationRange range = utilisationRange(performance, convention);
    const QString ranged = Text::tr("%1 (%2–%3)", "utilisation, and the interval in which it is expected")
                               .arg(name, format::decimal(100 * range.low, 1), format::percent(range.high));
    QStringList words{ranged, name};
    if (!performance.calibrated)
        words.prepend(Text::tr("%1, uncalibrated", "utilisation and its interval").arg(ranged));
    return words;
}

QString baselineName() {
    return Text::tr("Baseline A");
}

QString axisName(format::TimeUnit unit) {
    return Text::tr("Time of one step, %1", "unit of time").arg(format::unitName(unit));
}

QString rowName(const WaterfallRow& row, bool brief) {
    if (row.total)
        return brief ? Text::tr("Step") : Text::tr("Whole step");
    if (row.folded())
        return Text::tr("%n smaller part(s)", nullptr, static_cast<int>(row.parts.size()));
    return brief ? shortName(row.parts.front()) : partName(row.parts.front());
}

QString finding(const WaterfallContent& content) {
    const Performance& performance = *content.performance;
    const double ideal = content.share(WaterfallContent::seconds(performance, StepPart::ideal));
    const QString peak = format::percent(ideal, 0);
    const auto loss = content.largestLoss();
    QString found = Text::tr("%1 of the step computes at peak", "share").arg(peak);
    if (loss) {
        const bool bubble = *loss == bubbleParts.front();
        const double seconds = bubble ? content.bubble() : WaterfallContent::seconds(performance, *loss);
        const QString lost = format::percent(content.share(seconds), 0);
        found = Text::tr("%1 of the step computes at peak; the largest loss is %2: %3",
                         "share, part of the step, share")
                    .arg(peak, bubble ? Text::tr("the pipeline's bubble") : partPhrase(*loss), lost);
    }
    if (!content.baseline)
        return found;
    const double now = WaterfallContent::step(performance);
    const double before = WaterfallContent::step(*content.baseline);
    const bool haveBoth = now > 0 && before > 0;
    if (!haveBoth)
        return found;
    const QString length = TimeScale::of(now).text(now);
    const double change = now / before - 1;
    if (std::abs(change) < notableShare)
        return Text::tr("%1; %2, as long as A", "a sentence, a time").arg(found, length);
    constexpr double many = 1; // beyond it a percentage is no help
    if (change > many)
        return Text::tr("%1; %2, %3 times as long as A", "a sentence, a time, a factor")
            .arg(found, length, format::number(1 + change, 3));
    const QString by = format::percent(std::abs(change));
    return change < 0
               ? Text::tr("%1; %2, %3 shorter than A", "a sentence, a time, share").arg(found, length, by)
               : Text::tr("%1; %2, %3 longer than A", "a sentence, a time, share").arg(found, length, by);
}

QString readout(const WaterfallContent& content, const WaterfallRow& row) {
    const Performance& performance = *content.performance;
    const TimeScale scale = TimeScale::of(WaterfallContent::step(performance));
    const QString length = scale.text(row.time);
    const QString compared = comparison(content, row.time, row.ghostTime);
    if (row.total) {
        const QStringList words = utilisation(performance, content.convention);
        return Text::tr("Whole step: %1, %2%3.", "a time, utilisation, comparison with A")
                   .arg(length, words.isEmpty() ? QStringLiteral("–") : words.at(words.size() - 2),
                        compared) +
               certainty(performance);
    }
    const QString part = format::percent(content.share(row.time));
    if (row.folded()) {
        QStringList names;
        for (const StepPart each : row.parts)
            names << Text::tr("%1 %2", "part of the step, a time")
                         .arg(shortName(each), scale.text(WaterfallContent::seconds(performance, each)));
        return Text::tr("%1, %2 of the step%3: %4.", "a time, share, comparison with A, a list")
            .arg(length, part, compared, names.join(Text::tr(", ", "between the parts of a list")));
    }
    const StepPart only = row.parts.front();
    QString said = Text::tr("%1: %2, %3 of the step%4. %5 %6",
                            "part of the step, time, share, comparison with A, two sentences")
                       .arg(partName(only), length, part, compared, meaning(only), remedy(only));
    if (std::ranges::find(bubbleParts, only) == bubbleParts.end())
        return said;
    return Text::tr("%1 The whole bubble is %2 of the pipeline's time: idle ÷ total.", "sentences, share")
        .arg(said, format::percent(performance.pipeline.overTotal()));
}

} // namespace quadrille::waterfall
