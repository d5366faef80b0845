// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/forms/setting_form.h"

/// What can be set of the estimate.
namespace quadrille::estimate_settings {

/// In the order in which the form shows them. Those of memory outside the allocator are assumptions: each
/// edits a copy of the profile. The reference must outlive them.
[[nodiscard]] std::vector<SettingForm> forms(const Catalogue& catalogue);

[[nodiscard]] QString estimatorLabel(Estimator estimator);

} // namespace quadrille::estimate_settings
