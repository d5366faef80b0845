// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/turned.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace quadrille {
namespace {

/// The place `steps` further, within a list of that size.
std::size_t moved(std::size_t from, int steps, std::size_t size) {
    const auto to = static_cast<std::ptrdiff_t>(from) + steps;
    return static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, static_cast<std::ptrdiff_t>(size) - 1));
}

Scenario alongStops(const Scenario& plan, Dimension dimension, int steps) {
    const auto values = stops(plan, dimension);
    const auto here =
        static_cast<std::size_t>(std::ranges::find(values, value(plan, dimension)) - values.begin());
    return with(plan, dimension, values[moved(here, steps, values.size())]);
}

void along(const WholeValue& whole, Scenario& plan, int steps) {
    whole.set(plan, std::clamp(whole.get(plan) + steps * whole.step, whole.least, whole.most));
}
void along(const RealValue& real, Scenario& plan, int steps) {
    constexpr double tenth = 1.1;
    const double now = real.get(plan);
    const double next = now == 0 ? std::max(0, steps) : now * std::pow(tenth, steps);
    real.set(plan, std::clamp(next, std::max(real.least, 0.0), real.most.value_or(largestDimensionValue)));
}
void along(const FlagValue& flag, Scenario& plan, int steps) {
    flag.set(plan, steps > 0);
}
void along(const WordValue&, Scenario&, int) {} // of too many words

} // namespace

const Setting* settingCalled(std::string_view name) {
    std::string option(name);
    std::ranges::replace(option, '_', '-');
    return findSetting(option);
}

Scenario turned(const Scenario& plan, const Setting& setting, int steps) {
    if (const auto dimension = dimensionFromName(setting.name))
        return alongStops(plan, *dimension, steps);
    Scenario changed = plan;
    std::vector<std::string> values = fewValues(setting);
    if (values.empty() || std::holds_alternative<FlagValue>(setting.value)) {
        std::visit([&](const auto& value) { along(value, changed, steps); }, setting.value);
        return changed;
    }
    const auto here = std::ranges::find(values, settingText(setting, plan));
    const std::size_t from = here != values.end() ? static_cast<std::size_t>(here - values.begin()) : 0;
    const std::string& word = values[moved(from, steps, values.size())];
    if (const auto kind = setting.name == "schedule" ? scheduleFromName(word) : std::nullopt)
        return withSchedule(plan, *kind); // with the virtual stages that it has
    try {
        setFromText(setting, changed, word);
    } catch (const std::invalid_argument&) {
        // Some words only show how a value is written: "first=N,last=N".
    }
    return changed;
}

} // namespace quadrille
