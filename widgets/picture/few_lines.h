// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QPaintDevice;

namespace quadrille {

/// The text broken into lines of that width, where more than so many would be needed the last of them
/// shortened, by whole clauses where it can be. \param device whose letters are meant; none: those of the
/// screen \pre lines > 0
[[nodiscard]] QString fewLines(const QString& text, const QFont& font, double width, int lines,
                               const QPaintDevice* device = nullptr);

} // namespace quadrille
