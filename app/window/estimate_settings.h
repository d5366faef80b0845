// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalogue.h"
#include "app/window/scenario_inputs.h"

/// What can be set of the estimate: names, tips, and how each setting is read from a scenario and written.
namespace quadrille::estimate_settings {

[[nodiscard]] ChoiceSetting estimator();
/// The catalogue's profiles and, where the scenario's is none of them, that one. The reference must outlive
/// the setting.
[[nodiscard]] ChoiceSetting framework(const Catalogue& catalogue);
// Assumptions about memory outside the allocator: each edits a copy of the profile.
[[nodiscard]] NumberSetting context();       ///< MiB
[[nodiscard]] NumberSetting communicator();  ///< MiB
[[nodiscard]] NumberSetting fragmentation(); ///< percent

[[nodiscard]] QString estimatorLabel(Estimator estimator);

} // namespace quadrille::estimate_settings
