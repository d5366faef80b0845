// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict/verdict_text.h"

#include "core/analysis/plan_comparison.h"
#include "core/performance/spread.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/picture/colours.h"
#include "widgets/plural.h"
#include "widgets/verdict/utilisation_range.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace quadrille::verdict {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(VerdictBar)
};

/// 80, 79.6: no more decimals than the capacity has.
QString capacityText(Bytes capacity) {
    const bool whole = std::abs(inGib(capacity) - std::round(inGib(capacity))) < 0.05;
    return format::gib(capacity, whole ? 0 : 1);
}

constexpr int plainDecimals = 1; ///< of GiB and of percent

QString against(const QString& difference) {
    return Text::tr("%1 vs A", "a difference from the baseline").arg(difference);
}

/// Rounded to so many decimals nothing is left.
bool vanishes(double value, int decimals) {
    return std::abs(value) < std::pow(10.0, -decimals) / 2;
}

/// "+3.2", "−3.2", "±0.0"
QString withSign(double value, int decimals) {
    const QString digits = format::decimal(std::abs(value), decimals);
    if (vanishes(value, decimals))
        return QStringLiteral("±") + digits;
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

/// Decimals for three significant digits.
int decimalsOf(double value) {
    return value >= 100 ? 0 : value >= 10 ? 1 : 2;
}

QString rounded(double value) {
    return format::decimal(value, decimalsOf(value));
}

/// How short a line may get before a difference goes that others tell as well.
enum Keeps : std::size_t { least = 3, less = 4, longer = 5, longest = 6, always = 7 };

/// How a number differs from that of the baseline; no words where nothing that is shown does.
struct Difference {
    QString words;
    QString brief;
    Meaning meaning = Meaning::none;
};

Meaning lessIsBetter(double more) {
    return more < 0 ? Meaning::better : Meaning::worse;
}

/// Of two speeds: tokens, FLOPs, or what share of the peak is reached.
Meaning ofSpeeds(double now, double before, const Performance& speed, const Performance& baseline) {
    if (isWithinInterval(now, before, speed, baseline))
        return Meaning::unsure;
    return now > before ? Meaning::better : Meaning::worse;
}

/// The whole number, the same with a plain difference, the brief one, and at last that without a difference.
Forms formsOf(const QString& whole, const QString& brief, const Difference& difference, Keeps keeps) {
    const auto& [words, briefWords, meaning] = difference;
    if (words.isEmpty())
        return {{whole, {}}, {whole, {}}, {brief, {}}};
    Forms forms{{whole, against(words), meaning}, {whole, words, meaning}};
    while (forms.size() < keeps)
        forms.push_back({brief, briefWords, meaning});
    if (keeps != Keeps::always)
        forms.push_back({brief, {}});
    return forms;
}

/// Of a share of 1 that is larger by `more`.
Difference ofShare(double more, Meaning meaning) {
    if (vanishes(100 * more, plainDecimals))
        return {};
    return {format::signedPercentPoints(more), withSign(100 * more, plainDecimals), meaning};
}

Forms ofCount(const QString& whole, const QString& brief, std::int64_t count, const std::int64_t* baseline) {
    Difference difference;
    if (baseline != nullptr && *baseline != count)
        difference = {signedCount(count - *baseline), signedCount(count - *baseline), Meaning::neutral};
    return formsOf(whole, brief, difference, Keeps::less);
}

/// \param meaning of a difference, should there be one
Forms ofRate(const QString& whole, const QString& brief, double rate, std::optional<double> baseline,
             Meaning meaning, Keeps keeps) {
    Difference difference;
    if (const int decimals = decimalsOf(rate); baseline && !vanishes(rate - *baseline, decimals))
        difference = {withSign(rate - *baseline, decimals), withSign(rate - *baseline, decimals), meaning};
    Forms forms = formsOf(whole, brief, difference, keeps);
    forms[1].text = brief; // its whole name is the longest of all
    return forms;
}

/// What a repair sets, as the window calls it; the field is an option of the command line.
QString repairedName(const Repair& repair) {
    if (const auto dimension = dimensionFromName(repair.field))
        return format::dimensionSymbol(*dimension);
    const std::map<std::string_view, QString> names{
        {"schedule", Text::tr("the schedule")},       {"layer-split", Text::tr("the layer split")},
        {"gpus-per-node", Text::tr("GPUs per node")}, {"precision", Text::tr("the precision")},
        {"sp", Text::tr("sequence parallelism")},     {"zero", Text::tr("the ZeRO stage")},
        {"recompute", Text::tr("recomputation")},     {"grad-bytes", Text::tr("the bytes of a gradient")},
        {"estimator", Text::tr("the estimator")}};
    if (const auto found = names.find(repair.field); found != names.end())
        return found->second;
    // A setting without words of its own has its entry's.
    for (const GlossaryEntry& entry : glossary())
        if (entry.id == repair.field)
            return glossary_text::term(entry);
    return QString::fromStdString(repair.field);
}

QString repairedValue(const Repair& repair) {
    const QString value = QString::fromStdString(repair.value);
    if (const auto dimension = dimensionFromName(repair.field)) {
        bool whole = false;
        const qlonglong number = value.toLongLong(&whole);
        return whole ? format::dimensionValue(*dimension, number) : value;
    }
    if (const auto kind = scheduleFromName(repair.value); kind && repair.field == "schedule")
        return format::scheduleLabel(*kind);
    if (repair.field == "precision")
        return value.toUpper(); // "BF16", in every language
    const std::map<std::string_view, QString> words{{"on", Text::tr("On")},
                                                    {"off", Text::tr("Off")},
                                                    {"none", Text::tr("None")},
                                                    {"selective", Text::tr("Selective")},
                                                    {"full", Text::tr("Full")},
                                                    {"even", Text::tr("Even")},
                                                    {"balanced", Text::tr("Balanced")},
                                                    {"paper", Text::tr("Paper, eq. 18")},
                                                    {"detailed", Text::tr("Detailed")}};
    const auto found = words.find(repair.value);
    return found != words.end() ? found->second : value;
}

} // namespace

QString word(const Analysis& analysis) {
    if (!analysis.memory)
        return Text::tr("cannot run");
    const Zone zone = analysis.memory->zone;
    const auto probability = analysis.memory->oomProbability;
    return zone == Zone::yellow && probability ? format::likelyToRunOut(*probability)
                                               : format::zoneName(zone);
}

QString glyph(const Analysis& analysis) {
    return analysis.memory ? zoneGlyph(analysis.memory->zone) : QStringLiteral("⊘");
}

Forms memory(const MemoryEstimate& estimate, const MemoryEstimate* baseline) {
    const QString used = format::gibNumber(estimate.total());
    const QString capacity = capacityText(estimate.capacity);
    const QString whole = Text::tr("%1 of %2 (%3)").arg(used, capacity, format::percent(estimate.share(), 0));
    const QString brief = Text::tr("%1 of %2", "used, capacity").arg(used, capacity);
    if (baseline == nullptr)
        return formsOf(whole, brief, {}, Keeps::always);
    const double more = inGib(estimate.total() - baseline->total());
    Difference difference;
    if (!vanishes(more, plainDecimals))
        difference = {format::signedGib(gibibytes(more)), withSign(more, plainDecimals), lessIsBetter(more)};
    return formsOf(whole, brief, difference, Keeps::always);
}

Forms bubble(const PipelineSummary& pipeline, const PipelineSummary* baseline) {
    const double now = pipeline.span.overTotal();
    const QString share = format::percent(now);
    const QString whole = Text::tr("bubble %1 of total").arg(share);
    const QString brief = Text::tr("bubble %1").arg(share);
    const double more = baseline != nullptr ? now - baseline->span.overTotal() : 0;
    return formsOf(whole, brief, ofShare(more, lessIsBetter(more)), Keeps::longer);
}

QString bubbleParts(const PipelineSummary& pipeline) {
    const PipelineSpan& span = pipeline.span;
    const auto share = [&span](double seconds) { return format::percent(seconds / span.makespan); };
    QString whole = Text::tr("Idle share of the pipeline, idle ÷ total: %1.").arg(share(span.idle()));
    if (!(span.idle() > 0))
        return whole;
    const QString parts =
        Text::tr("Fill and drain %1, unequal stages %2, waiting for messages %3.", "three shares")
            .arg(share(span.fillAndDrain()), share(span.unequalStages()), share(span.messages()));
    const QString sentences = Text::tr("%1\n%2", "two sentences").arg(whole, parts);
    return pipeline.textbook ? Text::tr("%1\nTextbook, for equal stages: %2.", "sentences, share")
                                   .arg(sentences, format::percent(pipeline.textbook->overTotal))
                             : sentences;
}

Forms dataParallel(const PipelineSummary& pipeline, const PipelineSummary* baseline) {
    const QString text = Text::tr("DP %1", "data parallel size").arg(format::count(pipeline.dataParallel));
    return ofCount(text, text, pipeline.dataParallel,
                   baseline != nullptr ? &baseline->dataParallel : nullptr);
}

Forms microBatches(const PipelineSummary& pipeline, const PipelineSummary* baseline) {
    const QString number = format::count(pipeline.microBatches);
    return ofCount(Text::tr("%1 micro-batches", nullptr, pluralOf(pipeline.microBatches)).arg(number),
                   Text::tr("m %1", "number of micro-batches").arg(number), pipeline.microBatches,
                   baseline != nullptr ? &baseline->microBatches : nullptr);
}

Forms step(const Performance& performance, const Performance* baseline) {
    const QString time = format::duration(performance.step.value());
    const QString whole = Text::tr("%1 a step", "a time").arg(time);
    if (baseline == nullptr)
        return formsOf(whole, time, {}, Keeps::always);
    const format::TimeUnit unit = format::timeUnit(performance.step.value());
    const double longer =
        format::inUnit(performance.step.value(), unit) - format::inUnit(baseline->step.value(), unit);
    const int decimals = decimalsOf(format::inUnit(performance.step.value(), unit));
    Difference difference;
    if (!vanishes(longer, decimals)) {
        const QString words = format::withUnit(withSign(longer, decimals), unit);
        difference = {
            words, words,
            ofSpeeds(1 / performance.step.value(), 1 / baseline->step.value(), performance, *baseline)};
    }
    return formsOf(whole, time, difference, Keeps::always);
}

Forms utilisation(const Performance& performance, FlopConvention convention, const Performance* baseline) {
    const double share = performance.mfu(convention);
    const UtilisationRange range = utilisationRange(performance, convention);
    const int decimals = share >= 0.1 ? 0 : 1; // 4.8 % (4.5–5.2), but 48.2 % (45–52)
    QString interval =
        Text::tr("%1–%2", "an interval")
            .arg(format::decimal(100 * range.low, decimals), format::decimal(100 * range.high, decimals));
    if (!performance.calibrated)
        interval = Text::tr("%1, uncalibrated", "an interval").arg(interval);
    else if (performance.extrapolated)
        interval = Text::tr("%1, extrapolated", "an interval").arg(interval);
    const QString text = convention == FlopConvention::hardware
                             ? Text::tr("%1 HFU (%2)", "hardware FLOPs utilisation and its interval")
                                   .arg(format::percent(share), interval)
                             : Text::tr("%1 MFU (%2)", "model FLOPs utilisation and its interval")
                                   .arg(format::percent(share), interval);
    Difference difference;
    if (baseline != nullptr) {
        const double more = share - baseline->mfu(convention);
        difference = ofShare(more, ofSpeeds(share, baseline->mfu(convention), performance, *baseline));
    }
    return formsOf(text, text, difference, Keeps::longest);
}

Forms tokens(const Performance& performance, const Performance* baseline) {
    const double rate = performance.tokensPerSecondPerGpu();
    const QString number = rounded(rate);
    return ofRate(Text::tr("%1 tokens/s per GPU").arg(number), Text::tr("%1 tok/s/GPU").arg(number), rate,
                  baseline != nullptr ? std::optional(baseline->tokensPerSecondPerGpu()) : std::nullopt,
                  baseline != nullptr
                      ? ofSpeeds(rate, baseline->tokensPerSecondPerGpu(), performance, *baseline)
                      : Meaning::none,
                  Keeps::less);
}

Forms flops(const Performance& performance, FlopConvention convention, const Performance* baseline) {
    const auto rateOf = [convention](const Performance& of) { return of.perGpu(convention).value() / 1e12; };
    const double rate = rateOf(performance);
    const QString number = rounded(rate);
    return ofRate(Text::tr("%1 TFLOP/s per GPU").arg(number), Text::tr("%1 TFLOP/s").arg(number), rate,
                  baseline != nullptr ? std::optional(rateOf(*baseline)) : std::nullopt,
                  baseline != nullptr ? ofSpeeds(rate, rateOf(*baseline), performance, *baseline)
                                      : Meaning::none,
                  Keeps::least);
}

QString counted(FlopConvention convention) {
    switch (convention) {
    case FlopConvention::model:
        return Text::tr("Model FLOPs as Megatron-LM counts them: attention not halved.");
    case FlopConvention::causal:
        return Text::tr("Model FLOPs without the masked half of attention.");
    case FlopConvention::hardware:
        break;
    }
    return Text::tr("Hardware FLOPs: what the kernels compute, recomputation included, without what the mask "
                    "leaves out.");
}

QString certainty(const Performance& performance) {
    if (!performance.calibrated)
        return Text::tr(
            "Uncalibrated: no runs on this GPU were fitted. Nine of ten measurements are expected "
            "in the interval.");
    return performance.extrapolated
               ? Text::tr("Extrapolated: the plan lies outside of the runs that were fitted. Nine of ten "
                          "measurements are expected in the interval.")
               : Text::tr("Fitted on measured runs; nine of ten measurements are expected in the interval.");
}

QString nearest(const Scenario& scenario) {
    const auto runs = nearestRuns(scenario, 1);
    if (runs.empty())
        return {};
    const RunCluster* const closest = runs.front().runs;
    const double distance = runs.front().distance;
    const QString error = format::percent(errorOf(*closest));
    const QString name = QString::fromStdString(closest->name);
    QString sentence =
        distance > 0
            ? Text::tr("Closest: %n runs of %1, %2 doublings away; nine in ten of them within %3.", "",
                       closest->runs)
                  .arg(name, format::decimal(distance, 1), error)
            : Text::tr("Closest: %n runs of %1, which enclose the plan; nine in ten of them within %2.", "",
                       closest->runs)
                  .arg(name, error);
    if (!runs.front().sameFramework)
        sentence +=
            u' ' +
            Text::tr("They ran under another framework, %1.").arg(QString::fromStdString(closest->framework));
    return sentence;
}

QString signedCount(std::int64_t difference) {
    const QString digits = format::count(difference < 0 ? -difference : difference);
    return (difference < 0   ? QStringLiteral("−")
            : difference > 0 ? QStringLiteral("+")
                             : QStringLiteral("±")) +
           digits;
}

QString repair(const Repair& repair, bool first) {
    const QString name = repairedName(repair);
    const QString value = repairedValue(repair);
    return first ? Text::tr("Set %1 to %2").arg(name, value) : Text::tr("%1 %2").arg(name, value);
}

QString spoken(const Analysis& analysis, FlopConvention convention) {
    const QString verdict = word(analysis);
    const QString capital = verdict.left(1).toUpper() + verdict.mid(1);
    if (analysis.memory) {
        QString sentence = Text::tr("%1: %2.").arg(capital, memory(*analysis.memory).front().text);
        const QString risk = analysis.memory->oomProbability
                                 ? format::likelyToRunOut(*analysis.memory->oomProbability)
                                 : QString();
        if (!risk.isEmpty() && risk != verdict)
            sentence += u' ' + Text::tr("%1.", "a sentence").arg(risk);
        if (analysis.pipeline)
            sentence += u' ' + Text::tr("Pipeline %1, %2, %3.")
                                   .arg(bubble(*analysis.pipeline).front().text,
                                        dataParallel(*analysis.pipeline).front().text,
                                        microBatches(*analysis.pipeline).front().text);
        if (analysis.performance)
            sentence += u' ' + Text::tr("%1, %2, %3.", "a step's time, utilisation, tokens per second")
                                   .arg(step(*analysis.performance).front().text,
                                        utilisation(*analysis.performance, convention).front().text,
                                        tokens(*analysis.performance).front().text);
        return sentence;
    }
    const auto error = std::find_if(analysis.diagnostics.begin(), analysis.diagnostics.end(),
                                    [](const Diagnostic& d) { return d.severity == Severity::error; });
    if (error == analysis.diagnostics.end())
        return Text::tr("%1.").arg(capital);
    return Text::tr("%1: %2").arg(capital, format::sentence(error->message));
}

} // namespace quadrille::verdict
