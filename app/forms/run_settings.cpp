// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/run_settings.h"

#include <QCoreApplication>

namespace quadrille::run_settings {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(run)
};

using Told = QString (*)();

/// \param nothing what 0 means; null: a number as any other
NumberSetting number(SettingId id, TextSource name, double largest, double scale, double step, Told suffix,
                     Told nothing = nullptr) {
    NumberSetting setting = numberOf(id, name, largest, scale);
    setting.step = step;
    setting.suffix = suffix;
    if (nothing != nullptr)
        setting.smallestText = [nothing](const Scenario&) { return nothing(); };
    return setting;
}

QString seconds() {
    return Text::tr(" s", "seconds");
}

} // namespace

std::vector<SettingForm> forms() {
    constexpr double perBillion = 1e-9;
    constexpr double perMillionHours = 1e6;
    constexpr double minutes = 1.0 / 60;
    const auto tokens = [] { return Text::tr("Tokens"); };
    const auto price = [] { return Text::tr("GPU-hour"); };
    const auto failures = [] { return Text::tr("Failures"); };
    const auto checkpoint = [] { return Text::tr("Checkpoint"); };
    const auto storage = [] { return Text::tr("Storage per GPU"); };
    const auto restart = [] { return Text::tr("Restart"); };
    const auto interval = [] { return Text::tr("Interval"); };
    std::vector<SettingForm> all{
        {"tokens", tokens,
         number(
             "tokens", [] { return Text::tr("Tokens to train on"); }, 1e6, perBillion, 1000,
             [] { return Text::tr(" B", "10^9 tokens"); }, [] { return Text::tr("none"); })},
        {"price", price,
         number(
             "price", [] { return Text::tr("Price of a GPU-hour"); }, highestHourPrice, 1, 0.1, nullptr,
             [] { return Text::tr("no price"); })},
        {"failure-rate", failures,
         number(
             "failure-rate", [] { return Text::tr("Failure rate"); }, 1e5, perMillionHours, 1,
             [] { return Text::tr(" in 10⁶ GPU-h"); }, [] { return Text::tr("none"); })},
        {"checkpoint-seconds", checkpoint,
         number(
             "checkpoint-seconds", [] { return Text::tr("Time of a checkpoint"); }, 1e5, 1, 10, seconds,
             [] { return Text::tr("by its bytes"); })},
        {"storage-gbps", storage,
         number(
             "storage-gbps", [] { return Text::tr("Storage bandwidth"); }, 1e4, 1, 1,
             [] { return Text::tr(" Gbit/s"); })},
        {"restart-seconds", restart,
         number(
             "restart-seconds", [] { return Text::tr("Time of a restart"); }, 1e4, minutes, 1,
             [] { return Text::tr(" min", "minutes"); })},
        {"checkpoint-interval", interval,
         number(
             "checkpoint-interval", [] { return Text::tr("Checkpoint interval"); }, 1e5, minutes, 10,
             [] { return Text::tr(" min", "minutes"); }, [] { return Text::tr("the best"); })}};
    for (SettingForm& form : all)
        form.seenByPaper = true;
    return all;
}

} // namespace quadrille::run_settings
