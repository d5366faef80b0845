// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_text.h"

#include "widgets/chart/tick_number.h"
#include "widgets/format.h"
#include "widgets/truth_scatter/truth_layout.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace quadrille::truth {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(truth_scatter)
};

constexpr double tera = 1e12;

/// The number alone, in the unit of the axis.
double shown(double value, TruthMeasure measure) {
    switch (measure) {
    case TruthMeasure::flops:
        return value / tera;
    case TruthMeasure::utilisation:
        return 100 * value;
    case TruthMeasure::step:
    case TruthMeasure::memory:
        break;
    }
    return value;
}

/// Of names in the order of the measures.
QString nameOf(TruthMeasure measure, const std::array<const char*, 4>& names) {
    return QCoreApplication::translate("truth_scatter", names.at(static_cast<std::size_t>(measure)));
}

} // namespace

QString measureName(TruthMeasure measure) {
    return nameOf(measure,
                  {QT_TRANSLATE_NOOP("truth_scatter", "TFLOP/s per GPU"),
                   QT_TRANSLATE_NOOP("truth_scatter", "MFU"), QT_TRANSLATE_NOOP("truth_scatter", "Step time"),
                   QT_TRANSLATE_NOOP("truth_scatter", "Memory")});
}

QString measuredName(TruthMeasure measure) {
    return nameOf(measure, {QT_TRANSLATE_NOOP("truth_scatter", "Measured TFLOP/s per GPU"),
                            QT_TRANSLATE_NOOP("truth_scatter", "Measured MFU (%)"),
                            QT_TRANSLATE_NOOP("truth_scatter", "Measured step time (s)"),
                            QT_TRANSLATE_NOOP("truth_scatter", "Measured memory of a GPU (GiB)")});
}

QString predictedName(TruthMeasure measure) {
    return nameOf(measure, {QT_TRANSLATE_NOOP("truth_scatter", "Predicted TFLOP/s per GPU"),
                            QT_TRANSLATE_NOOP("truth_scatter", "Predicted MFU (%)"),
                            QT_TRANSLATE_NOOP("truth_scatter", "Predicted step time (s)"),
                            QT_TRANSLATE_NOOP("truth_scatter", "Predicted memory of a GPU (GiB)")});
}

QString ranOutName() {
    return Text::tr("ran out");
}

QString noStepName() {
    return Text::tr("no step", "a short label: of these runs no step was measured");
}

QString bandName() {
    return Text::tr("±%1").arg(format::percent(truthBand, 0));
}

QString amount(double value, TruthMeasure measure) {
    switch (measure) {
    case TruthMeasure::flops:
        return Text::tr("%1 TFLOP/s").arg(format::decimal(value / tera, value < 100 * tera ? 1 : 0));
    case TruthMeasure::utilisation:
        return format::percent(value);
    case TruthMeasure::memory:
        return format::gib(gibibytes(value));
    case TruthMeasure::step:
        break;
    }
    return format::duration(value);
}

QStringList tickTexts(const std::vector<double>& values, TruthMeasure measure) {
    constexpr int most = 6;
    const auto whole = [](double value) { return std::abs(value - std::round(value)) < 1e-6; };
    int decimals = 0;
    for (const double value : values)
        while (decimals < most && !whole(shown(value, measure) * std::pow(10.0, decimals)))
            ++decimals;
    // A logarithmic axis over many decades would write 0.001 and 100.000.
    const bool even = decimals == 0 || values.back() < 100 * values.front();
    QStringList texts;
    for (const double value : values)
        texts << (even ? format::decimal(shown(value, measure), decimals)
                       : tickNumber(shown(value, measure)));
    return texts;
}

namespace {

QString expectation(const TruthPoint& point, TruthMeasure measure) {
    const QString value = amount(point.predictedIn(measure), measure);
    if (measure == TruthMeasure::memory)
        return Text::tr("predicted %1", "a value").arg(value);
    const auto [lower, upper] = point.intervalIn(measure);
    return Text::tr("predicted %1 (%2 to %3)", "a value and nine of ten measurements around it")
        .arg(value, amount(lower, measure), amount(upper, measure));
}

QString measurement(const TruthPoint& point, TruthMeasure measure) {
    const QString value = amount(point.measuredIn(measure), measure);
    return measure == TruthMeasure::memory ? format::ofKind(value, point.memoryKind) : value;
}

QString memoryFinding(const TruthData& data) {
    if (data.memory.runs == 0)
        return Text::tr("%Ln runs shown, of none of which the memory was measured", nullptr,
                        static_cast<int>(data.points.size()));
    const auto number = static_cast<int>(data.memory.runs);
    return Text::tr("Half of the memories are within %1: %2", "a share, so many runs")
        .arg(format::percent(data.memory.medianError),
             data.fitted ? Text::tr("%Ln runs whose sources say enough", nullptr, number)
                         : Text::tr("%Ln runs whose sources leave much unsaid", nullptr, number));
}

} // namespace

QString finding(const TruthData& data) {
    if (data.points.empty())
        return data.whyNot.isEmpty() ? Text::tr("No run is shown") : data.whyNot;
    if (data.measure == TruthMeasure::memory)
        return memoryFinding(data);
    const auto number = static_cast<int>(data.ours.runs);
    if (number == 0)
        return Text::tr("%Ln runs shown, none of which measured a step", nullptr,
                        static_cast<int>(data.points.size()));
    const QString runs = data.fitted ? Text::tr("%Ln fitted runs", nullptr, number)
                                     : Text::tr("%Ln runs that it was not fitted to", nullptr, number);
    // Of a sweep with runs that nothing explains, the mean would tell of these alone.
    const QString error = format::percent(data.ours.medianError);
    if (data.ours.competitions > 0) {
        const QString loss = format::percent(data.ours.loss);
        return data.leftOut ? Text::tr("Half of the step times are within %1 (%2 by fits without their "
                                       "source), the plan that it picks loses %3: %4",
                                       "three shares, so many runs")
                                  .arg(error, format::percent(*data.leftOut), loss, runs)
                            : Text::tr("The plan that it picks is %1 slower than the best one measured, half "
                                       "of the step times are within %2: %3",
                                       "two shares, so many runs")
                                  .arg(loss, error, runs);
    }
    return data.leftOut ? Text::tr("Half of the step times are within %1 (%2 by a fit without them): %3",
                                   "two shares, so many runs")
                              .arg(error, format::percent(*data.leftOut), runs)
                        : Text::tr("Half of the step times are within %1, by the rule of thumb within %2: %3",
                                   "two shares, so many runs")
                              .arg(error, format::percent(data.rule.medianError), runs);
}

QString readout(const TruthData& data, const TruthPoint& point) {
    const TruthMeasure measure = data.measure;
    QString name = Text::tr("%1, %2: %3 · %4 on %5", "source, table, plan, model, GPU")
                       .arg(data.sources.value(point.source), point.table, point.label, point.model,
                            data.gpus.value(point.gpu));
    if (name.endsWith(u'.')) // an abbreviation's point is the sentence's as well
        name.chop(1);
    const QString expected = expectation(point, measure);
    if (point.outcome == Outcome::crashed)
        return point.expectedToRunOut
                   ? Text::tr("%1. It crashed, and was expected to run out of memory; %2").arg(name, expected)
                   : Text::tr(
                         "%1. It crashed, its source does not say of what; it was not expected to run out "
                         "of memory; %2")
                         .arg(name, expected);
    if (point.ranOut())
        return point.expectedToRunOut
                   ? Text::tr("%1. It ran out of memory, as expected; %2").arg(name, expected)
                   : Text::tr("%1. It ran out of memory, which was not expected; %2").arg(name, expected);
    if (point.outcome == Outcome::failed)
        return Text::tr("%1. It failed, and not for want of memory (%2); %3", "run, why, prediction")
            .arg(name, point.note, expected);
    if (!point.isMeasuredIn(measure))
        return Text::tr("%1. Its memory alone was measured; %2").arg(name, expected);
    const QString text =
        Text::tr("%1. %2, measured %3: %4", "run, prediction, measurement, error")
            .arg(name, expected, measurement(point, measure), format::signedPercent(point.error(measure)));
    return point.expectedToRunOut ? Text::tr("%1; it was expected to run out of memory").arg(text) : text;
}

} // namespace quadrille::truth
