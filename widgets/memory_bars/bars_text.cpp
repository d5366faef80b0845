// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_text.h"

#include "core/memory/detailed/estimate.h"
#include "widgets/format.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::bars {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(bars)
};

/// Enough digits to tell the smallest amounts apart from nothing.
QString plainAmount(Bytes bytes) {
    const double gib = inGib(bytes);
    return gib > 0 && gib < 0.05 ? format::gib(bytes, 3) : Text::tr("%1 GiB").arg(number(bytes.value(), 1));
}

/// With the figure's name where the estimate tells three of them apart.
QString amount(const BarsContent& content, Bytes bytes) {
    return content.hasKinds ? format::ofKind(plainAmount(bytes), content.kind()) : plainAmount(bytes);
}

QString shareOf(double bytes, double whole) {
    return whole > 0 ? format::percent(bytes / whole, 1) : QStringLiteral("–");
}

/// The part within a sentence.
QString partWord(MemoryPart part) {
    switch (part) {
    case MemoryPart::parameters:
        return Text::tr("parameters");
    case MemoryPart::gradients:
        return Text::tr("gradients");
    case MemoryPart::optimizer:
        return Text::tr("optimizer states");
    case MemoryPart::activations:
        return Text::tr("activations");
    case MemoryPart::buffers:
        return Text::tr("buffers");
    case MemoryPart::fragmentation:
        return Text::tr("fragmentation");
    case MemoryPart::communicators:
        return Text::tr("communicators");
    case MemoryPart::context:
        return Text::tr("GPU context");
    }
    return {};
}

/// "; 3.2 GiB more than A", empty without a baseline.
QString comparison(const BarsContent& content, const StageMemory* baseline, double now, double before) {
    if (!content.baseline)
        return {};
    if (!baseline)
        return Text::tr("; A has no such stage");
    return Text::tr("; %1 against A").arg(format::signedGib(Bytes(now - before)));
}

/// The band in words, of the stage that it is about; empty for others.
QString bandSentence(const BarsContent& content, int stage) {
    const auto band = content.shownBand();
    if (!band || stage != content.fullest)
        return {};
    return Text::tr("; running out is %1 likely at %2, %3 at %4, %5 at %6", "three times percent and GiB")
        .arg(format::percent(greenProbability, 0), plainAmount(band->unlikely),
             format::percent(evenProbability, 0), plainAmount(band->even),
             format::percent(yellowProbability, 0), plainAmount(band->likely));
}

} // namespace

QString unit() {
    return Text::tr("GiB");
}
QString capacityWord() {
    return Text::tr("capacity");
}
QString baselineName() {
    return Text::tr("Baseline A");
}

QString number(double bytes, int decimals) {
    return format::gibNumber(Bytes(bytes), decimals);
}

QString head(double bytes, int decimals, Zone zone) {
    return number(bytes, decimals) + u' ' + zoneGlyph(zone);
}

QString oomTick(double probability, bool full) {
    const QString percent = format::percent(probability, 0);
    return full ? Text::tr("P(OOM) %1", "probability of running out of memory").arg(percent)
                : Text::tr("P %1", "probability of running out of memory").arg(percent);
}

QString oomRange(double from, double to) {
    return Text::tr("band %1–%2", "from a probability to another")
        .arg(format::decimal(100 * from, 0), format::percent(to, 0));
}

QString namedPart(MemoryPart part, Bytes bytes) {
    return Text::tr("%1 %2", "part of memory and its GiB")
        .arg(format::partName(part), number(bytes.value(), 1));
}

QStringList tickTexts(const std::vector<double>& gib) {
    const double step = gib.size() > 1 ? gib[1] - gib[0] : 1;
    const int decimals = step >= 1 ? 0 : std::min(9, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    QStringList texts;
    for (const double value : gib)
        texts << number(gibibytes(value).value(), decimals);
    return texts;
}

QStringList axisNames(int stagesPerColumn) {
    if (stagesPerColumn <= 1)
        return {Text::tr("Pipeline stage")};
    return {Text::tr("Pipeline stage; each column shows the fullest of up to %n stages", nullptr,
                     stagesPerColumn),
            Text::tr("Stage; fullest of %n each", nullptr, stagesPerColumn),
            Text::tr("max of %n", "stages a column stands for", stagesPerColumn)};
}

QString finding(const BarsContent& content) {
    const int fullest = content.fullest;
    const StageMemory& stage = content.stage(fullest);
    const Bytes total = stage.total(content.kind());
    const auto parts = partsOf(content.kind());
    const MemoryPart part =
        *std::max_element(parts.begin(), parts.end(),
                          [&stage](MemoryPart a, MemoryPart b) { return stage.part(a) < stage.part(b); });
    const QString share =
        total > Bytes() ? format::percent(stage.part(part) / total, 0) : format::percent(0, 0);
    const bool alike = std::all_of(content.totals.begin(), content.totals.end(),
                                   [&](double other) { return other == content.totals.front(); });
    QString held;
    const QString word = partWord(part);
    if (content.stages() == 1)
        held = Text::tr("Every GPU holds %1, %2 of it %3").arg(amount(content, total), share, word);
    else if (alike)
        held = Text::tr("All stages hold alike: %1, %2 of it %3").arg(amount(content, total), share, word);
    else
        held = Text::tr("Stage %1 holds most: %2, %3 of it %4")
                   .arg(format::count(stage.stage), amount(content, total), share, word);
    if (!content.moment.isEmpty())
        held = Text::tr("At %1: %2", "a moment, a sentence").arg(content.moment, held);
    if (content.estimate->oomProbability)
        held = Text::tr("%1; %2", "a sentence, a probability")
                   .arg(held, format::likelyToRunOut(*content.estimate->oomProbability));
    if (!content.baseline)
        return held;
    const Bytes before(content.baselineTotals[std::size_t(content.baselineFullest)]);
    if (std::abs(inGib(total - before)) < 0.05)
        return Text::tr("%1; as much as A").arg(held);
    return total > before ? Text::tr("%1; %2 more than A").arg(held, plainAmount(total - before))
                          : Text::tr("%1; %2 less than A").arg(held, plainAmount(before - total));
}

QString stageReadout(const BarsContent& content, int stage) {
    const StageMemory& memory = content.stage(stage);
    const double total = content.totals[std::size_t(stage)];
    const StageMemory* before = content.baselineStage(stage);
    const QString held =
        Text::tr("Stage %1: %2, %3 of capacity, %4", "stage, GiB, share, zone")
            .arg(format::count(memory.stage), amount(content, Bytes(total)),
                 shareOf(total, content.estimate->capacity.value()), format::zoneName(content.zone(stage)));
    const QString compared =
        bandSentence(content, stage) +
        comparison(content, before, total, before ? before->total(content.kind()).value() : 0);
    if (!content.moment.isEmpty())
        return Text::tr("At %1: %2", "a moment, a sentence").arg(content.moment, held + compared);
    if (memory.peak.moment != MemoryPeak::Moment::whole)
        return Text::tr("%1; fullest: %2%3", "a sentence, name of a moment, comparison with A")
            .arg(held, format::sentence(describe(memory)), compared);
    return Text::tr("%1; micro-batches in flight: %2%3", "a sentence, number, comparison with A")
        .arg(held, format::number(memory.inFlight, 4), compared);
}

QString partReadout(const BarsContent& content, int stage, MemoryPart part) {
    const StageMemory& memory = content.stage(stage);
    const double bytes = memory.part(part).value();
    const StageMemory* before = content.baselineStage(stage);
    return Text::tr("Stage %1, %2: %3, %4 of the stage, %5 of capacity%6",
                    "stage, part, GiB, two shares, comparison with A")
        .arg(format::count(memory.stage), partWord(part), plainAmount(Bytes(bytes)),
             shareOf(bytes, content.totals[std::size_t(stage)]),
             shareOf(bytes, content.estimate->capacity.value()),
             comparison(content, before, bytes, before ? before->part(part).value() : 0));
}

} // namespace quadrille::bars
