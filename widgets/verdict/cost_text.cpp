// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict/cost_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::cost_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cost)
};

} // namespace

QString amount(double value) {
    constexpr double enormous = 1e12;
    if (!std::isfinite(value))
        return QStringLiteral("–");
    return std::abs(value) >= 1000 && std::abs(value) < enormous ? format::decimal(value, 0)
                                                                 : format::number(value, 3);
}

QStringList forms(const TrainingCost& cost) {
    const QString goodput =
        Text::tr("goodput %1", "share of the time that trains").arg(format::percent(cost.goodput.share));
    if (!cost.days)
        return {goodput};
    const QString days = Text::tr("%1 days", "of training").arg(amount(*cost.days));
    const QString time = Text::tr("%1 · %2 GPU-hours", "days of training").arg(days, amount(*cost.gpuHours));
    const QString shared = QStringLiteral("%1 · %2").arg(time, goodput);
    QStringList texts{shared, time, days};
    if (cost.price)
        texts.prepend(Text::tr("%1 · costs %2", "days and hours, an amount of money in no currency")
                          .arg(shared, amount(*cost.price)));
    return texts;
}

QStringList details(const TrainingCost& cost) {
    const Goodput& goodput = cost.goodput;
    QStringList lines;
    if (cost.energyKwh)
        lines << Text::tr("%1 MWh at the power of the GPUs’ boards, without hosts and cooling")
                     .arg(amount(*cost.energyKwh / 1000));
    lines
        << (std::isfinite(goodput.betweenFailures)
                ? Text::tr("A failure every %1 hours in the mean").arg(amount(goodput.betweenFailures / 3600))
                : Text::tr("No failures"));
    if (std::isfinite(goodput.checkpointInterval))
        lines << Text::tr("A checkpoint takes %1 s, after every %2 minutes of training")
                     .arg(amount(goodput.checkpointSeconds), amount(goodput.checkpointInterval / 60));
    return lines;
}

} // namespace quadrille::cost_text
