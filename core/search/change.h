// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"
#include "core/text/message.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// A setting and what it is to be, as settingText() writes it.
struct SettingChange {
    const Setting* setting = nullptr; ///< of allSettings
    std::string to;

    friend bool operator==(const SettingChange&, const SettingChange&) = default;
};

/// One thing of a plan that is changed: a setting, and what means nothing without it.
class Change {
public:
    /// \throws std::invalid_argument where there is no such setting
    Change(std::string_view setting, std::string to);
    Change(std::string_view setting, std::int64_t to) : Change(setting, std::to_string(to)) {}

    /// And that one with it.
    [[nodiscard]] Change with(std::string_view setting, std::int64_t to) &&;

    [[nodiscard]] const Setting& setting() const { return *m_settings.front().setting; }
    [[nodiscard]] const std::vector<SettingChange>& settings() const { return m_settings; }

    friend bool operator==(const Change&, const Change&) = default;

private:
    std::vector<SettingChange> m_settings; ///< not empty
};

/// The change made. With a schedule comes the number of virtual stages that it can have.
void apply(const Change& change, Scenario& scenario);

/// "TP 2 → 4", "Recompute one layer in 2": in a few words, from what `before` has.
[[nodiscard]] Message label(const Change& change, const Scenario& before);

} // namespace quadrille
