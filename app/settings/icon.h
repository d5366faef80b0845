// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace quadrille {

/// An icon of :/icons whose "currentColor" is the text colour in force whenever it is painted, so that it
/// suits light and dark. Nothing is read before it is painted.
[[nodiscard]] QIcon tintedIcon(const QString& name);

} // namespace quadrille
