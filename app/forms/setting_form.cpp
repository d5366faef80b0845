// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/setting_form.h"

#include "core/scenario/settings.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace quadrille {
namespace {

QStringList texts(const std::vector<std::string>& values) {
    QStringList list;
    for (const std::string& value : values)
        list << QString::fromStdString(value);
    return list;
}

const Setting& settingOf(SettingId id) {
    const Setting* setting = findSetting(id);
    if (setting == nullptr)
        throw std::invalid_argument(std::string(id) + " is no setting");
    return *setting;
}

/// A session may hold a value that is not offered.
QString otherValue(const Setting& setting, const Scenario& scenario) {
    const auto* whole = std::get_if<WholeValue>(&setting.value);
    return whole != nullptr ? format::count(whole->get(scenario))
                            : QString::fromStdString(settingText(setting, scenario));
}

} // namespace

SettingText textOf(SettingId id, TextSource name) {
    return {.name = name,
            .tip = [id](const Scenario&) { return glossary_text::brief(id); },
            .also = QLatin1String(id)};
}

ChoiceSetting choiceOf(SettingId id, TextSource name,
                       const std::function<QString(const Scenario&, int)>& label,
                       std::vector<std::string> values) {
    const Setting* setting = &settingOf(id);
    if (values.empty())
        values = fewValues(*setting);
    const auto place = [setting, values](const Scenario& scenario) {
        return static_cast<int>(std::ranges::find(values, settingText(*setting, scenario)) - values.begin());
    };
    const auto count = static_cast<int>(values.size());
    return {.text = textOf(id, name),
            .labels =
                [setting, place, count, label](const Scenario& scenario) {
                    QStringList labels;
                    for (int i = 0; i < count; ++i)
                        labels << label(scenario, i);
                    if (place(scenario) == count)
                        labels << otherValue(*setting, scenario);
                    return labels;
                },
            .index = place,
            .choose =
                [setting, values](Scenario& scenario, int index) {
                    if (index < static_cast<int>(values.size()))
                        setFromText(*setting, scenario, values.at(static_cast<std::size_t>(index)));
                },
            .words = texts(values)};
}

NumberSetting numberOf(SettingId id, TextSource name, double largest, double scale) {
    return std::visit(
        [&](const auto& value) -> NumberSetting {
            using Value = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, WholeValue> || std::is_same_v<Value, RealValue>) {
                return {.text = textOf(id, name),
                        .number =
                            [value, scale](const Scenario& scenario) {
                                // 0.07 is 7 percent, not 7.000000000000001.
                                constexpr double grain = 1e6;
                                const auto number = static_cast<double>(value.get(scenario));
                                return scale == 1 ? number : std::round(number * scale * grain) / grain;
                            },
                        .assign =
                            [value, scale](Scenario& scenario, double number) {
                                value.set(scenario,
                                          static_cast<decltype(value.get(scenario))>(number / scale));
                            },
                        .smallest = [value, scale](
                                        const Scenario&) { return static_cast<double>(value.least) * scale; },
                        .largest = largest,
                        .decimals = std::is_same_v<Value, RealValue> ? 3 : 0};
            } else {
                throw std::invalid_argument(std::string(id) + " is no number");
            }
        },
        settingOf(id).value);
}

SwitchSetting switchOf(SettingId id, TextSource name) {
    const auto& value = std::get<FlagValue>(settingOf(id).value);
    return {.text = textOf(id, name), .on = value.get, .turn = value.set};
}

} // namespace quadrille
