// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace quadrille {

/// The text with no line to begin between a number and its unit, both of which are in it.
[[nodiscard]] QString keptTogether(QString text);

} // namespace quadrille
