// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTextDocument;

namespace quadrille {

/// The document as plain text in which formulas stay formulas: "h_ffn" for a subscript, "10^12" for a
/// superscript, ordinary spaces, cells of a table row on one line.
[[nodiscard]] QString plainFormulaText(const QTextDocument& document);

/// The symbol at a position of such a document, as core writes it: "h_ffn"; empty where there is none.
[[nodiscard]] QString symbolAt(const QTextDocument& document, int position);

} // namespace quadrille
