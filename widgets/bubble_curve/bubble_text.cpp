// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::bubble {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(bubble_curve)
};

QString ofWhat(const QString& share, BubbleConvention convention) {
    return convention == BubbleConvention::overIdeal
               ? Text::tr("%1 of ideal time", "a share of idle time").arg(share)
               : Text::tr("%1 of total time", "a share of idle time").arg(share);
}

} // namespace

QString shareName(BubbleConvention convention) {
    return convention == BubbleConvention::overIdeal ? Text::tr("Bubble: idle ÷ ideal time")
                                                     : Text::tr("Bubble: idle ÷ total time");
}

QString axisName() {
    return Text::tr("Micro-batches of a step");
}

QStringList tickTexts(const std::vector<double>& shares) {
    bool whole = true;
    for (const double share : shares)
        whole = whole && std::abs(100 * share - std::round(100 * share)) < 1e-6;
    QStringList texts;
    for (const double share : shares)
        texts << format::percent(share, whole ? 0 : 1);
    return texts;
}

QString finding(const BubbleData& data) {
    if (!data.whyNot.isEmpty() || data.lines.empty())
        return data.whyNot.isEmpty() ? Text::tr("No schedule is chosen for the bubble curve") : data.whyNot;
    const BubbleLine* least = nullptr;
    const auto share = [&data](const BubbleLine& line) {
        return shareOf(*line.at(data.microbatches), data.shown);
    };
    for (const BubbleLine& line : data.lines)
        if (line.at(data.microbatches) != nullptr && (least == nullptr || share(line) < share(*least)))
            least = &line;
    const QString number = format::count(data.microbatches);
    if (least == nullptr)
        return Text::tr("None of these schedules runs %1 micro-batches").arg(number);
    const BubbleLine* own = data.own();
    const QString leastShare = ofWhat(format::percent(share(*least)), data.shown);
    if (own == nullptr || own == least || own->at(data.microbatches) == nullptr)
        return Text::tr("At %1 micro-batches, %2 idles least: %3").arg(number, least->name, leastShare);
    return Text::tr("At %1 micro-batches, %2 idles %3; least does %4: %5")
        .arg(number, own->name, ofWhat(format::percent(share(*own)), data.shown), least->name,
             format::percent(share(*least)));
}

QString readout(const BubbleData& data, std::int64_t microbatches) {
    QStringList parts;
    for (auto line = data.lines.rbegin(); line != data.lines.rend(); ++line)
        if (const BubblePoint* point = line->at(microbatches))
            parts << Text::tr("%1 %2", "a schedule and its share of idle time")
                         .arg(line->name, format::percent(shareOf(*point, data.shown)));
    return Text::tr("%1 micro-batches: %2", "micro-batches and the bubble of every schedule")
        .arg(format::count(microbatches), parts.join(QStringLiteral(" · ")));
}

} // namespace quadrille::bubble
