// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace quadrille {

/// A formula of core as HTML: letters italic, "h_ffn" with a real subscript, functions and numbers upright,
/// room around signs, "/" as a division slash, decimal points as the locale writes them. Letters in `linked`
/// refer to the anchor "step-<letter>".
[[nodiscard]] QString formulaHtml(const QString& formula, const QSet<QString>& linked = {});

/// One symbol: "h_ffn" → <i>h</i><sub>ffn</sub>.
[[nodiscard]] QString symbolHtml(const QString& symbol);

} // namespace quadrille
