// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_cloud/plan_cloud_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille {

double inAxisUnit(PlanQuantity quantity, double amount) {
    constexpr double billion = 1e9;
    constexpr double secondsAnHour = 3600;
    constexpr double percent = 100;
    switch (quantity) {
    case PlanQuantity::memory:
        return inGib(Bytes(amount));
    case PlanQuantity::cost:
        return amount * billion / secondsAnHour;
    case PlanQuantity::bubble:
    case PlanQuantity::mfu:
    case PlanQuantity::oom:
        return percent * amount;
    case PlanQuantity::throughput:
    case PlanQuantity::gpus:
    case PlanQuantity::days:
    case PlanQuantity::step:
        break;
    }
    return amount;
}

namespace plan_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plan_cloud)
};

} // namespace

QString quantityName(PlanQuantity quantity) {
    switch (quantity) {
    case PlanQuantity::throughput:
        return Text::tr("Throughput");
    case PlanQuantity::memory:
        return Text::tr("Memory");
    case PlanQuantity::gpus:
        return Text::tr("GPUs");
    case PlanQuantity::cost:
        return Text::tr("Cost");
    case PlanQuantity::days:
        return Text::tr("Days");
    case PlanQuantity::step:
        return Text::tr("Step time");
    case PlanQuantity::mfu:
        return Text::tr("MFU");
    case PlanQuantity::oom:
        return Text::tr("P(OOM)");
    case PlanQuantity::bubble:
        break;
    }
    return Text::tr("Bubble");
}

QString axisName(PlanQuantity quantity) {
    switch (quantity) {
    case PlanQuantity::throughput:
        return Text::tr("Throughput (tokens/s)");
    case PlanQuantity::memory:
        return Text::tr("Memory of the fullest GPU (GiB)");
    case PlanQuantity::gpus:
        return Text::tr("GPUs");
    case PlanQuantity::cost:
        return Text::tr("Cost (GPU-hours per billion tokens)");
    case PlanQuantity::days:
        return Text::tr("Days per trillion tokens, uninterrupted");
    case PlanQuantity::step:
        return Text::tr("Step time (s)");
    case PlanQuantity::mfu:
        return Text::tr("MFU (%)");
    case PlanQuantity::oom:
        return Text::tr("P(OOM) (%)");
    case PlanQuantity::bubble:
        break;
    }
    return Text::tr("Bubble (% of the step)");
}

QStringList tickTexts(const std::vector<double>& numbers) {
    constexpr int most = 3;
    int decimals = 0;
    const auto isRound = [&decimals](double number) {
        const double scaled = number * std::pow(10.0, decimals);
        return std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, std::abs(scaled));
    };
    while (decimals < most && !std::ranges::all_of(numbers, isRound))
        ++decimals;
    QStringList texts;
    for (const double number : numbers)
        texts << (decimals == 0 ? format::count(std::llround(number)) : format::decimal(number, decimals));
    return texts;
}

QString amountText(PlanQuantity quantity, double amount) {
    switch (quantity) {
    case PlanQuantity::throughput:
        return format::tokensPerSecond(amount);
    case PlanQuantity::memory:
        return format::gib(Bytes(amount));
    case PlanQuantity::gpus:
        return Text::tr("%1 GPUs").arg(format::count(std::llround(amount)));
    case PlanQuantity::cost:
        return Text::tr("%1 GPU-hours per billion tokens")
            .arg(format::number(inAxisUnit(quantity, amount), 3));
    case PlanQuantity::days:
        return Text::tr("%1 days per trillion tokens").arg(format::number(amount, 3));
    case PlanQuantity::step:
        return Text::tr("%1 a step", "a time").arg(format::duration(amount));
    case PlanQuantity::mfu:
        return Text::tr("MFU %1").arg(format::percent(amount));
    case PlanQuantity::oom:
        return format::likelyToRunOut(amount);
    case PlanQuantity::bubble:
        break;
    }
    return Text::tr("bubble %1").arg(format::percent(amount));
}

QString numbersOf(const PlanPoint& point) {
    const QStringList parts{Text::tr("%1 a step, %2 to %3", "the interval of a prediction")
                                .arg(format::duration(point.step), format::duration(point.shortestStep()),
                                     format::duration(point.longestStep())),
                            Text::tr("%1 per GPU").arg(format::tokensPerSecond(point.tokensPerSecondPerGpu)),
                            Text::tr("MFU %1").arg(format::percent(point.mfu)),
                            point.oomProbability < 0 ? format::gib(Bytes(point.memory))
                                                     : Text::tr("%1, %2", "memory and how likely it runs out")
                                                           .arg(format::gib(Bytes(point.memory)),
                                                                format::likelyToRunOut(point.oomProbability)),
                            Text::tr("bubble %1").arg(format::percent(point.bubble))};
    return parts.join(QStringLiteral("; "));
}

QString readout(const PlanCloudData& data, const PlanPoint& point) {
    const QString numbers = numbersOf(point);
    return data.nameOf ? Text::tr("%1: %2", "a plan and its numbers").arg(data.nameOf(point), numbers)
                       : numbers;
}

} // namespace plan_text

} // namespace quadrille
