// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editors/profile_table.h"

namespace quadrille {

// The keys of a framework profile's lists, in the language in force.
[[nodiscard]] std::vector<ProfileColumn> tensorColumns();
[[nodiscard]] std::vector<ProfileColumn> stateColumns();
[[nodiscard]] std::vector<ProfileColumn> offerColumns();

} // namespace quadrille
