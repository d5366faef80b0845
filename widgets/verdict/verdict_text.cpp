// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict/verdict_text.h"

#include "widgets/format.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace quadrille::verdict {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(VerdictBar)
};

/// The number that chooses a plural form; larger ones than an int holds are plural all the same.
int pluralOf(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, 0, std::numeric_limits<int>::max()));
}

/// 80, 79.6: no more decimals than the capacity has.
QString capacityText(Bytes capacity) {
    const bool whole = std::abs(inGib(capacity) - std::round(inGib(capacity))) < 0.05;
    return format::gib(capacity, whole ? 0 : 1);
}

} // namespace

QString word(const Analysis& analysis) {
    if (!analysis.memory)
        return Text::tr("cannot run");
    const Zone zone = analysis.memory->zone;
    const auto probability = analysis.memory->oomProbability;
    constexpr double doubt = 0.05;
    // A plain yes or no only where the probability says so too.
    const bool certain = !probability || (zone == Zone::green && *probability < doubt) ||
                         (zone == Zone::red && *probability > 1 - doubt);
    return certain ? format::zoneName(zone) : format::likelyToRunOut(*probability);
}

QString glyph(const Analysis& analysis) {
    return analysis.memory ? zoneGlyph(analysis.memory->zone) : QStringLiteral("⊘");
}

QString memory(const MemoryEstimate& estimate) {
    return Text::tr("%1 of %2 (%3)")
        .arg(format::gibNumber(estimate.total()), capacityText(estimate.capacity),
             format::percent(estimate.share(), 0));
}

QString bubble(const PipelineSummary& pipeline) {
    return Text::tr("bubble %1 of total").arg(format::percent(pipeline.bubbleOverTotal));
}

QString dataParallel(const PipelineSummary& pipeline) {
    return Text::tr("DP %1", "data parallel size").arg(format::count(pipeline.dataParallel));
}

QString microBatches(const PipelineSummary& pipeline) {
    return Text::tr("%1 micro-batches", nullptr, pluralOf(pipeline.microBatches))
        .arg(format::count(pipeline.microBatches));
}

QString signedCount(std::int64_t difference) {
    const QString digits = format::count(difference < 0 ? -difference : difference);
    return (difference < 0   ? QStringLiteral("−")
            : difference > 0 ? QStringLiteral("+")
                             : QStringLiteral("±")) +
           digits;
}

QString repair(const Repair& repair, bool first) {
    QString name = QString::fromStdString(repair.field);
    QString value = QString::fromStdString(repair.value);
    if (const auto dimension = dimensionFromName(repair.field)) {
        name = format::dimensionSymbol(*dimension);
        bool whole = false;
        const qlonglong number = value.toLongLong(&whole);
        if (whole)
            value = format::dimensionValue(*dimension, number);
    } else if (repair.field == "schedule") {
        name = Text::tr("the schedule");
    } else if (repair.field == "gpus-per-node") {
        name = Text::tr("GPUs per node");
    }
    return first ? Text::tr("Set %1 to %2").arg(name, value) : Text::tr("%1 %2").arg(name, value);
}

QString spoken(const Analysis& analysis) {
    const QString verdict = word(analysis);
    const QString capital = verdict.left(1).toUpper() + verdict.mid(1);
    if (analysis.memory) {
        QString sentence = Text::tr("%1: %2.").arg(capital, memory(*analysis.memory));
        const QString risk = analysis.memory->oomProbability
                                 ? format::likelyToRunOut(*analysis.memory->oomProbability)
                                 : QString();
        if (!risk.isEmpty() && risk != verdict)
            sentence += u' ' + Text::tr("%1.", "a sentence").arg(risk);
        if (analysis.pipeline)
            sentence += u' ' + Text::tr("Pipeline %1, %2, %3.")
                                   .arg(bubble(*analysis.pipeline), dataParallel(*analysis.pipeline),
                                        microBatches(*analysis.pipeline));
        return sentence;
    }
    const auto error = std::find_if(analysis.diagnostics.begin(), analysis.diagnostics.end(),
                                    [](const Diagnostic& d) { return d.severity == Severity::error; });
    if (error == analysis.diagnostics.end())
        return Text::tr("%1.").arg(capital);
    return Text::tr("%1: %2").arg(capital, format::sentence(error->message));
}

} // namespace quadrille::verdict
