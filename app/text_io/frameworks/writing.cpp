// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/writing.h"

#include "app/text_io/frameworks/format.h"
#include "core/scenario/settings.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace quadrille::frameworks {
namespace {

/// "1", which a reader that knows types takes for no word; none: it is no number.
std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// What a row writes; null: nothing, since the configuration has no word for it.
Json written(const Row& row, const Scenario& scenario) {
    const Setting& setting = *findSetting(row.setting);
    std::string text = settingText(setting, scenario);
    if (row.setting == "sp")
        text = usesSequenceParallel(scenario.plan) ? "on" : "off";
    if (!row.words.empty()) {
        const auto found = std::ranges::find(row.words, text, &WordPair::ours);
        if (found == row.words.end())
            return {};
        if (found->theirs == "true" || found->theirs == "false")
            return found->theirs == "true";
        if (const auto number = wholeNumber(found->theirs))
            return *number;
        return std::string(found->theirs);
    }
    if (text == "on" || text == "off")
        return text == "on";
    if (const auto* whole = std::get_if<WholeValue>(&setting.value))
        return whole->get(scenario);
    if (const auto* real = std::get_if<RealValue>(&setting.value))
        return real->get(scenario);
    return text;
}

} // namespace

void Writing::put(std::string_view key, Json value) {
    const bool ofLauncher = key.starts_with('-') || m_format.spell == nullptr;
    m_entries.push_back(
        {.key = ofLauncher ? std::string(key) : m_format.spell(key), .value = std::move(value)});
}

bool Writing::saysSwitches() const {
    return m_format.syntax != Syntax::commandLine;
}

void Writing::rows() {
    for (const Row& row : m_format.rows) {
        const Json value = written(row, m_scenario);
        const bool isUsual = settingText(*findSetting(row.setting), m_scenario) == row.absent;
        if (!value.is_null() && (!isUsual || dimensionFromName(row.setting)) &&
            (value.is_number() || value != false || m_format.syntax != Syntax::commandLine))
            put(row.key, value);
    }
}

} // namespace quadrille::frameworks
