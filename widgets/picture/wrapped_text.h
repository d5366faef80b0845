// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QStringList>

namespace quadrille {

/// The text in lines of at most this width. A word that is wider is broken anywhere, as scripts without
/// spaces between words are.
[[nodiscard]] QStringList wrapped(const QString& text, double width, const QFontMetricsF& metrics);

} // namespace quadrille
