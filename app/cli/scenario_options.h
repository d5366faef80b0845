// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalogue.h"
#include "app/cli/json_text.h"
#include "core/scenario.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// What was typed for each scenario option, by its name without dashes: "tp" → "8".
using GivenOptions = std::map<std::string, std::string, std::less<>>;

/// One option of a scenario, as people find it in --help and as a column of a batch file.
struct ScenarioOption {
    std::string_view name;  ///< without dashes
    std::string_view value; ///< what stands after it: "N", "NAME", "on|off"
    std::string_view help;
    bool mayStandAlone = false; ///< the option without a value means "on"
};

/// Every option, in the order in which they are documented.
[[nodiscard]] const std::vector<ScenarioOption>& scenarioOptions();

/// What the architecture options mean when no model is named.
enum class WithoutModel {
    changeDefault, ///< they change the default model: the command line
    define         ///< they define the whole model: a row of a batch file
};

/// The scenario that the options describe; what is not given comes from the session, if one is given, or
/// takes its default. \throws InputError naming the option and the rule: no number, out of range, unknown
/// word, unknown name (with the nearest ones), a file that cannot be read
[[nodiscard]] Scenario resolve(const GivenOptions& given, const Catalogue& catalogue,
                               WithoutModel withoutModel = WithoutModel::changeDefault);

/// Every resolved option under its name, whole numbers as numbers, gated and tied as booleans, the rest as
/// words.
[[nodiscard]] Json echo(const Scenario& scenario, const GivenOptions& given);

} // namespace quadrille::cli
