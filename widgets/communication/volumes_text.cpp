// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/volumes_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::volumes {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(volumes)
};

} // namespace

QStringList volumeHeads() {
    return {Text::tr("Volume"), Text::tr("Printed"), Text::tr("Ours")};
}

QStringList linkHeads() {
    return {Text::tr("Link"), Text::tr("One direction"), Text::tr("Printed"), Text::tr("Ours")};
}

QString amount(double value, VolumeUnit unit) {
    switch (unit) {
    case VolumeUnit::parameters:
        return Text::tr("%1 Ψ", "multiple of the number of parameters").arg(format::number(value, 3));
    case VolumeUnit::activations:
        return Text::tr("%1 b·s·h", "multiple of a layer's input").arg(format::number(value, 3));
    case VolumeUnit::bytes:
        break;
    }
    return format::traffic(Bytes(value));
}

QString printed(const PublishedVolume& volume) {
    const QString formula = QString::fromStdString(volume.formula);
    if (volume.unit == VolumeUnit::parameters || volume.published == 1)
        return formula;
    const QString value = amount(volume.published, volume.unit);
    return value == formula ? formula : QStringLiteral("%1 = %2").arg(formula, value);
}

QString sign(const PublishedVolume& volume) {
    if (!volume.agrees)
        return QStringLiteral("≠");
    const bool same = std::abs(volume.ours / volume.published - 1) < 1e-9;
    return same ? QStringLiteral("=") : QStringLiteral("≈");
}

QString remark(const PublishedVolume& volume) {
    return volume.remark ? format::sentence(*volume.remark) : QString();
}

QString linksCaption(const TextbookCase& textbook) {
    return Text::tr("All-reduces of a forward pass of %1, %2 × %3 tokens, TP %4: %5 from each GPU",
                    "model, sequences, tokens, ranks, bytes")
        .arg(QString::fromStdString(textbook.model.label), format::count(textbook.sequences),
             format::count(textbook.sequence), format::count(textbook.tensorRanks),
             format::traffic(prefillTraffic(textbook)));
}

QString finding(const VolumesContent& content) {
    const auto differing = std::count_if(content.volumes.begin(), content.volumes.end(),
                                         [](const PublishedVolume& volume) { return !volume.agrees; });
    const QString held =
        Text::tr("%1 of %2 printed volumes agree with ours; where a source contradicts "
                 "itself, both stand here")
            .arg(format::count(static_cast<std::int64_t>(content.volumes.size()) - differing),
                 format::count(static_cast<std::int64_t>(content.volumes.size())));
    if (content.links.size() < 2)
        return held;
    const auto less = [](const LinkTime& a, const LinkTime& b) { return a.ours < b.ours; };
    const auto [fast, slow] = std::minmax_element(content.links.begin(), content.links.end(), less);
    return Text::tr("%1; tensor parallelism takes %2 times as long over %3 as over %4",
                    "a sentence, a factor, names of links")
        .arg(held, format::number(slow->ours / fast->ours, 2), QString::fromStdString(slow->link.label),
             QString::fromStdString(fast->link.label));
}

QString readout(const PublishedVolume& volume) {
    const QString said =
        Text::tr("%1: %2; printed %3, ours %4. Source: %5.", "volume, collectives, two amounts, source")
            .arg(format::translated(volume.what), format::translated(volume.collective),
                 QString::fromStdString(volume.formula), amount(volume.ours, volume.unit),
                 QString::fromStdString(volume.source));
    return volume.remark ? said + u' ' + remark(volume) : said;
}

QString readout(const LinkTime& link) {
    return Text::tr("%1: %2 of one GPU in one direction, so that it takes %3. Source: %4.",
                    "link, bandwidth, a time, source")
        .arg(QString::fromStdString(link.link.label), format::bandwidth(link.link.bandwidth),
             format::duration(link.ours.value()), QString::fromStdString(link.link.source));
}

} // namespace quadrille::volumes
