// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fsdp_curves/fsdp_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::fsdp_text {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(fsdp_curves)
};

QString tokens(double number) {
    const int decimals = number < 9.95 ? 1 : 0;
    return format::decimal(number, decimals);
}

QString named(const QString& number, FsdpMeasure measure) {
    switch (measure) {
    case FsdpMeasure::mfu:
        return Text::tr("%1 MFU", "share").arg(number);
    case FsdpMeasure::hfu:
        return Text::tr("%1 HFU", "share").arg(number);
    case FsdpMeasure::throughput:
        break;
    }
    return Text::tr("%1 per GPU", "tokens per second").arg(number);
}

/// "310B", "512 GPUs", "200 Gbit/s"
QString stopPhrase(const FsdpCurvesData& data, int stop) {
    const QString name = stopName(data, stop);
    switch (data.axis) {
    case FsdpAxis::model:
        return name;
    case FsdpAxis::gpus:
        return Text::tr("%1 GPUs").arg(name);
    case FsdpAxis::bandwidth:
        break;
    }
    return Text::tr("%1 Gbit/s").arg(name);
}

/// Measured ÷ best, of every run that has both.
std::vector<double> measuredShares(const FsdpCurvesData& data) {
    std::vector<double> shares;
    for (int line = 0; line < static_cast<int>(data.lines.size()); ++line)
        for (int stop = 0; stop < static_cast<int>(data.line(line).stops.size()); ++stop) {
            const auto best = valueOf(data.stop({line, stop}), data.measure);
            for (const FsdpStudy::Run* run : measuredAt(data, {line, stop}))
                if (const auto measured = valueOf(*run, data.measure); measured && best)
                    shares.push_back(*measured / *best);
        }
    return shares;
}

/// The last stop at which something fits; −1: none.
int lastStopOfAll(const FsdpCurvesData& data) {
    int last = -1;
    for (const FsdpLine& line : data.lines)
        last = std::max(last, lastStop(line, data.measure));
    return last;
}

/// "At 310B, X can reach 65 % MFU, Y only 45 %": the best and the worst line where the axis ends.
QString endFinding(const FsdpCurvesData& data) {
    const int last = lastStopOfAll(data);
    if (last < 0)
        return Text::tr("No model fits");
    int best = -1, worst = -1;
    const auto at = [&](int line) { return valueOf(data.stop({line, last}), data.measure); };
    for (int line = 0; line < static_cast<int>(data.lines.size()); ++line) {
        if (!at(line))
            continue;
        if (best < 0 || *at(line) > *at(best))
            best = line;
        if (worst < 0 || *at(line) < *at(worst))
            worst = line;
    }
    const QString where = stopPhrase(data, last);
    const QString most = named(value(*at(best), data.measure), data.measure);
    if (best == worst)
        return Text::tr("At %1, %2 can reach %3", "stop, line, value").arg(where, data.line(best).name, most);
    return Text::tr("At %1, %2 can reach %3, %4 only %5", "stop, line, value, line, value")
        .arg(where, data.line(best).name, most, data.line(worst).name, value(*at(worst), data.measure));
}

QString configuration(const fsdp::Candidate& best, std::int64_t sequence) {
    QString text = Text::tr("γ %1, ZeRO %2, %3 tokens a GPU", "share, stage, number")
                       .arg(format::number(best.gamma, 2),
                            best.shardsParameters ? QStringLiteral("3") : QStringLiteral("1/2"),
                            format::count(std::llround(std::floor(best.step.tokens))));
    if (best.step.tokens < static_cast<double>(sequence))
        text = Text::tr("%1, less than one sequence", "how it was reached").arg(text);
    return text;
}

QString measuredText(const FsdpStudy::Run& run, FsdpMeasure measure) {
    if (run.outOfMemory)
        return Text::tr("measured: out of memory");
    const QString shown = value(*valueOf(run, measure), measure);
    const QString sequence = format::count(run.sequence);
    QString text =
        run.batch == 1
            ? Text::tr("measured %1 with one sequence of %2", "value, tokens").arg(shown, sequence)
            : Text::tr("measured %1 with %n sequences of %2", "value, tokens", static_cast<int>(run.batch))
                  .arg(shown, sequence);
    if (measure == FsdpMeasure::hfu)
        text = Text::tr("%1 (MFU · 4/3)", "a measured HFU").arg(text);
    return text;
}

} // namespace

QString valueName(FsdpMeasure measure) {
    switch (measure) {
    case FsdpMeasure::mfu:
        return Text::tr("Best MFU");
    case FsdpMeasure::hfu:
        return Text::tr("Best HFU");
    case FsdpMeasure::throughput:
        break;
    }
    return Text::tr("Tokens/s per GPU");
}

QString axisName(FsdpAxis axis) {
    switch (axis) {
    case FsdpAxis::model:
        return Text::tr("Model, by parameters");
    case FsdpAxis::gpus:
        return Text::tr("GPUs");
    case FsdpAxis::bandwidth:
        break;
    }
    return Text::tr("Bandwidth between nodes per GPU, Gbit/s");
}

QString stopName(const FsdpCurvesData& data, int stop) {
    if (data.axis == FsdpAxis::model)
        return data.stopNames.value(stop);
    const double at = data.lines.front().stops.at(static_cast<std::size_t>(stop)).at;
    return data.axis == FsdpAxis::gpus ? format::count(std::llround(at)) : format::number(at);
}

QString value(double number, FsdpMeasure measure) {
    return measure == FsdpMeasure::throughput ? Text::tr("%1 tokens/s").arg(tokens(number))
                                              : format::percent(number);
}

QStringList tickTexts(const std::vector<double>& ticks, FsdpMeasure measure) {
    QStringList texts;
    const bool whole = std::ranges::all_of(
        ticks, [](double tick) { return std::abs(100 * tick - std::round(100 * tick)) < 1e-6; });
    for (const double tick : ticks)
        texts << (measure == FsdpMeasure::throughput ? (tick < 1 ? format::number(tick) : tokens(tick))
                                                     : format::percent(tick, whole ? 0 : 1));
    return texts;
}

QString finding(const FsdpCurvesData& data) {
    if (!data.whyNot.isEmpty() || data.lines.empty())
        return data.whyNot.isEmpty() ? Text::tr("Nothing is chosen for the FSDP curves") : data.whyNot;
    QString text = endFinding(data);
    const std::vector<double> shares = measuredShares(data);
    if (!shares.empty()) {
        const auto [least, most] = std::ranges::minmax(shares);
        const QString from = format::percent(least, 0), to = format::percent(most, 0);
        text = from == to
                   ? Text::tr("%1; measured: %2 of the best", "a sentence, share").arg(text, from)
                   : Text::tr("%1; measured: %2 to %3 of the best", "a sentence, shares").arg(text, from, to);
    }
    return data.conditions.isEmpty()
               ? text
               : Text::tr("%1 (%2)", "a sentence, under which conditions").arg(text, data.conditions);
}

QString readout(const FsdpCurvesData& data, FsdpPlace place) {
    const FsdpStop& stop = data.stop(place);
    const QString where =
        Text::tr("%1, %2", "line, stop").arg(data.line(place.line).name, stopPhrase(data, place.stop));
    const auto best = valueOf(stop, data.measure);
    QString text = best ? Text::tr("%1: at best %2 (%3)", "where, value, how")
                              .arg(where, named(value(*best, data.measure), data.measure),
                                   configuration(*bestOf(stop, data.measure), stop.setup.sequence))
                   : stop.setup.sequence == 0
                       ? Text::tr("%1: Table 4 has no sequence length for it", "where").arg(where)
                       : Text::tr("%1: does not fit", "where").arg(where);
    for (const FsdpStudy::Run* run : measuredAt(data, place)) {
        text = Text::tr("%1; %2", "sentence so far, more").arg(text, measuredText(*run, data.measure));
        if (const auto measured = valueOf(*run, data.measure); measured && best)
            text = Text::tr("%1, %2 of the best", "sentence so far, share")
                       .arg(text, format::percent(*measured / *best, 0));
    }
    return text;
}

} // namespace quadrille::fsdp_text
