// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/scenario_inputs.h"

#include <string_view>
#include <variant>
#include <vector>

/// How the window shows what can be set of a scenario, one row each: the form has its input, the palette its
/// values.
namespace quadrille {

/// Of Setting::name, or "optimizer" and "framework", which stand for several settings at once.
using SettingId = const char*;
/// In the language in force when called.
using TextSource = QString (*)();

struct SettingForm {
    SettingId id;
    TextSource row; ///< before the input; null: it stands beside the one before, a switch with other switches
    std::variant<ChoiceSetting, NumberSetting, SwitchSetting> input;
    /// Whether the scenario has such a setting; unset: it always has.
    std::function<bool(const Scenario&)> shown = {};
    bool seenByPaper = false; ///< not greyed while the paper's equations answer
};

/// The same for all of them: what the settings' row and entry in the glossary say.
[[nodiscard]] SettingText textOf(SettingId id, TextSource name);

// Each throws std::invalid_argument of an id that is no setting, numberOf() also of one that is no number.

/// One of the few values of the setting, or of `values`; one that is none of them is shown as it is.
/// \param label of the value at a place in the list
[[nodiscard]] ChoiceSetting choiceOf(SettingId id, TextSource name,
                                     const std::function<QString(const Scenario&, int)>& label,
                                     std::vector<std::string> values = {});
/// From the least that the setting may have.
/// \param scale 100 for a share in percent
[[nodiscard]] NumberSetting numberOf(SettingId id, TextSource name, double largest, double scale = 1);
/// \pre the setting is on or off
[[nodiscard]] SwitchSetting switchOf(SettingId id, TextSource name);

} // namespace quadrille
