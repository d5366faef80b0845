// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"

#include <string_view>
#include <vector>

namespace quadrille {

/// Settings that the window can free in a search beside the usual ones.
[[nodiscard]] std::vector<const Setting*> alsoSearched();
/// Whether the window can free the setting of that name.
[[nodiscard]] bool canBeFreed(std::string_view setting);

} // namespace quadrille
