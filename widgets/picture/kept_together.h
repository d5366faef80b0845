// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace quadrille {

/// The text with no line to begin between a number and its unit.
[[nodiscard]] QString keptTogether(QString text);

} // namespace quadrille
