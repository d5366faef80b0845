// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/palette.h"

#include <functional>
#include <vector>

namespace quadrille {

/// The lessons of the course that answer what was typed, by number and title in the user's language or in
/// English. \param begin is told the name of the one that is taken
[[nodiscard]] std::vector<PaletteValue> lessonsMatching(const QString& typed,
                                                        const std::function<void(const QString&)>& begin);

} // namespace quadrille
