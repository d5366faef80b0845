// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/plan_axis.h"

#include "core/pipeline/schedule.h"

#include <algorithm>
#include <stdexcept>

namespace quadrille {
namespace {

constexpr std::int64_t mostStop = 64; ///< of a number that nothing bounds

bool isNumber(const Setting& setting) {
    return std::holds_alternative<WholeValue>(setting.value);
}

/// The words that a setting may be, which all read back; of a small language its single words alone.
std::vector<std::string> wordsOf(const Setting& setting) {
    std::vector<std::string> words = fewValues(setting);
    if (setting.name == "layer-split")
        words = {"even", "balanced", "ends-count"};
    return words;
}

bool isAxis(const Setting& setting) {
    const bool mayDiffer = setting.group == SettingGroup::cluster || setting.group == SettingGroup::plan ||
                           setting.group == SettingGroup::recipe;
    if (!mayDiffer || dimensionFromName(setting.name))
        return false;
    return isNumber(setting) ? setting.searched != Searched::no || setting.group == SettingGroup::plan ||
                                   !fewValues(setting).empty()
                             : !wordsOf(setting).empty();
}

std::vector<PlanAxis> everyAxis() {
    std::vector<PlanAxis> axes(allDimensions.begin(), allDimensions.end());
    for (const Setting& setting : allSettings)
        if (isAxis(setting))
            axes.emplace_back(setting);
    return axes;
}

std::vector<std::int64_t> numbersOf(const Setting& setting) {
    std::vector<std::int64_t> numbers;
    for (const std::string& few : fewValues(setting))
        numbers.push_back(std::stoll(few));
    const auto& whole = std::get<WholeValue>(setting.value);
    if (numbers.empty()) {
        if (whole.least < 1)
            numbers.push_back(whole.least);
        for (std::int64_t each = 1; each <= std::min(mostStop, whole.most); each *= 2)
            if (each >= whole.least)
                numbers.push_back(each);
    }
    return numbers;
}

} // namespace

PlanAxis::PlanAxis(Dimension dimension) : m_setting(findSetting(quadrille::name(dimension))) {}

std::span<const PlanAxis> allPlanAxes() {
    static const std::vector<PlanAxis> axes = everyAxis();
    return axes;
}

std::string_view name(const PlanAxis& axis) {
    return axis.setting().name;
}

std::optional<PlanAxis> planAxisFromName(std::string_view word) {
    for (const PlanAxis& axis : allPlanAxes())
        if (name(axis) == word)
            return axis;
    return {};
}

std::int64_t value(const Scenario& scenario, const PlanAxis& axis) {
    if (isNumber(axis.setting()))
        return std::get<WholeValue>(axis.setting().value).get(scenario);
    const std::vector<std::string> words = wordsOf(axis.setting());
    const auto found = std::ranges::find(words, settingText(axis.setting(), scenario));
    return found == words.end() ? -1 : found - words.begin();
}

Scenario with(const Scenario& scenario, const PlanAxis& axis, std::int64_t value) {
    Scenario moved = scenario;
    setFromText(axis.setting(), moved, textOf(axis, value));
    return moved;
}

std::vector<std::int64_t> stops(const Scenario& scenario, const PlanAxis& axis) {
    if (const auto dimension = axis.dimension())
        return stops(scenario, *dimension);
    const std::int64_t now = value(scenario, axis);
    std::vector<std::int64_t> values;
    if (isNumber(axis.setting())) {
        values = numbersOf(axis.setting());
        if (std::ranges::find(values, now) == values.end())
            values.push_back(now);
        std::ranges::sort(values);
        return values;
    }
    const auto words = static_cast<std::int64_t>(wordsOf(axis.setting()).size());
    for (std::int64_t each = 0; each < words; ++each) {
        const auto kind =
            axis.setting().name == "schedule" ? scheduleFromName(textOf(axis, each)) : std::nullopt;
        if (!kind || !traits(*kind).searched || each == now)
            values.push_back(each);
    }
    return values;
}

std::string textOf(const PlanAxis& axis, std::int64_t value) {
    if (isNumber(axis.setting()))
        return std::to_string(value);
    const std::vector<std::string> words = wordsOf(axis.setting());
    if (value < 0 || value >= static_cast<std::int64_t>(words.size()))
        throw std::invalid_argument(std::string(axis.setting().name) + " has no such value");
    return words[static_cast<std::size_t>(value)];
}

} // namespace quadrille
