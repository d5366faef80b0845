// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/setting_text.h"

#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/scenario/dimension.h"

#include <algorithm>

namespace quadrille::text_io {
namespace {

void apply(const WholeValue& value, const Setting& setting, Scenario& s, const std::string& text,
           std::string_view field) {
    const auto words = fewValues(setting);
    if (const auto dimension = dimensionFromName(setting.name)) {
        assign(s, *dimension, wholeNumber(field, text));
    } else if (words.empty()) {
        value.set(s, wholeNumber(field, text, value.least));
    } else {
        if (std::ranges::find(words, text) == words.end())
            refuse(field, QUADRILLE_MESSAGE("must be %1, not %2"), Alternatives{words}, inQuotes(text));
        setFromText(setting, s, text);
    }
}

void apply(const RealValue& value, const Setting&, Scenario& s, const std::string& text,
           std::string_view field) {
    if (value.most) {
        value.set(s, boundedNumber(field, text, value.least, *value.most));
        return;
    }
    const double number = decimalNumber(field, text, !value.aboveLeast);
    if (number < value.least)
        refuse(field, QUADRILLE_MESSAGE("must be at least %1, %2, not %3"), shortest(value.least),
               Term{value.leastIs, value.leastIs}, inQuotes(text));
    value.set(s, number);
}

void apply(const FlagValue& value, const Setting&, Scenario& s, const std::string& text,
           std::string_view field) {
    value.set(s, onOrOff(field, text));
}

void apply(const WordValue& value, const Setting& setting, Scenario& s, const std::string& text,
           std::string_view field) {
    const bool isSwitch = setting.typed == "on|off";
    if (!value.set(s, isSwitch ? (onOrOff(field, text) ? "on" : "off") : std::string_view(text)))
        refuse(field, QUADRILLE_MESSAGE("must be %1, not %2"), Alternatives{value.words()}, inQuotes(text));
}

} // namespace

void applyText(const Setting& setting, Scenario& scenario, const std::string& text, std::string_view field) {
    std::visit([&](const auto& value) { apply(value, setting, scenario, text, field); }, setting.value);
}

} // namespace quadrille::text_io
