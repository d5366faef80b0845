// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cost_text.h"

#include "app/text_io/numbers.h"
#include "core/cost/cost_of_plan.h"

#include <cmath>

namespace quadrille::cli {
using namespace text_io;

namespace {

constexpr double secondsPerHour = 3600;

std::string told(double number, int decimals) {
    constexpr double enormous = 1e15;
    if (!std::isfinite(number))
        return "endless";
    return number < enormous ? fixed(number, decimals) : shortest(number);
}

} // namespace

TrainingCost costOf(const Analysis& analysis) {
    return trainingCost(costQuestion(analysis.scenario()), *analysis.performance);
}

std::string costText(const Analysis& analysis) {
    const TrainingCost cost = costOf(analysis);
    const Goodput& goodput = cost.goodput;
    std::string text;
    if (cost.days) {
        text +=
            "training            " + told(*cost.days, 1) + " days, " + told(*cost.gpuHours, 0) + " GPU-hours";
        if (cost.price)
            text += ", costs " + told(*cost.price, 0);
        if (cost.energyKwh)
            text += ", " + told(*cost.energyKwh / 1000, 1) + " MWh at the power of the GPUs' boards";
        text += "\n";
    }
    text += "goodput             " + percent(goodput.share);
    if (std::isfinite(goodput.betweenFailures))
        text += ": a failure every " + fixed(goodput.betweenFailures / secondsPerHour, 1) + " h";
    if (std::isfinite(goodput.checkpointInterval))
        text += ", " + fixed(goodput.checkpointSeconds, 1) + " s for a checkpoint after every " +
                fixed(goodput.checkpointInterval, 0) + " s of training";
    return text + "\n";
}

} // namespace quadrille::cli
