// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/dimension.h"
#include "core/text/message.h"

#include <optional>
#include <string>
#include <vector>

namespace quadrille {

enum class Severity {
    warning, ///< runs, but not as one would wish
    error    ///< cannot run
};

/// A change that would mend a broken rule: set `field` to `value`.
struct Repair {
    std::string field; ///< a CLI.md option without dashes: "tp", "gbs", "schedule", …
    std::string value; ///< as one would type it there

    friend bool operator==(const Repair&, const Repair&) = default;
};

/// One broken rule.
struct Diagnostic {
    std::string field; ///< the CLI.md option the rule is about: "pp", "hidden", …
    std::string rule;  ///< stable identifier: "layers-divisible-by-stages"
    Severity severity = Severity::error;
    Message message; ///< the rule with this scenario's numbers
    std::vector<Repair>
        repairs; ///< the nearest values that would do, nearest first; each one alone mends this rule

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// Every rule of the scenario that is broken, errors first, in a fixed order. Empty: it runs.
/// Total: any values, however absurd, get an answer, and none is changed.
[[nodiscard]] std::vector<Diagnostic> check(const Scenario& scenario);

/// check() has no error. Much cheaper, for strips and heatmaps.
[[nodiscard]] bool runnable(const Scenario& scenario);

/// Why it is not runnable, in the first words of check(), without looking for repairs; none when it is.
[[nodiscard]] std::optional<Message> firstError(const Scenario& scenario);

/// The scenario after one repair. \throws std::invalid_argument naming an unknown field or value.
[[nodiscard]] Scenario repaired(const Scenario& scenario, const Repair& repair);

/// "Try pp 4, 8 or 16." in English; empty without repairs.
[[nodiscard]] std::string suggestion(const Diagnostic& diagnostic);

} // namespace quadrille
