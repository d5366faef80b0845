// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/dimension.h"
#include "core/scenario/settings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// A setting that plans differ in along an axis. Its values are numbers: those of a number themselves, of a
/// word or a switch its place among those that it may be.
class PlanAxis {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a dimension is one of them
    PlanAxis(Dimension dimension = Dimension::tensor);
    /// \pre the setting is that of one of allPlanAxes()
    explicit PlanAxis(const Setting& setting) : m_setting(&setting) {}

    [[nodiscard]] const Setting& setting() const { return *m_setting; }
    [[nodiscard]] std::optional<Dimension> dimension() const { return dimensionFromName(m_setting->name); }

    friend bool operator==(const PlanAxis&, const PlanAxis&) = default;

private:
    const Setting* m_setting; ///< of allSettings
};

/// Dimensions first, then every other setting of cluster, plan and recipe that a search may change or that is
/// one of a few words, in the order of allSettings.
[[nodiscard]] std::span<const PlanAxis> allPlanAxes();
/// Its setting's name: "tp", "schedule".
[[nodiscard]] std::string_view name(const PlanAxis& axis);
[[nodiscard]] std::optional<PlanAxis> planAxisFromName(std::string_view word);

/// −1 where the scenario has a word that is none of the few.
[[nodiscard]] std::int64_t value(const Scenario& scenario, const PlanAxis& axis);
/// The same scenario with only this setting moved, and what is tied to it: see setFromText().
/// \throws std::invalid_argument where that is none of its values
[[nodiscard]] Scenario with(const Scenario& scenario, const PlanAxis& axis, std::int64_t value);
/// Values worth trying in this scenario, ascending, its own among them. Schedules are those that need no
/// search of their own, and the scenario's.
[[nodiscard]] std::vector<std::int64_t> stops(const Scenario& scenario, const PlanAxis& axis);
/// As settingText() writes it.
[[nodiscard]] std::string textOf(const PlanAxis& axis, std::int64_t value);

} // namespace quadrille
