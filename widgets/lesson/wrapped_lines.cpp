// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/wrapped_lines.h"

namespace quadrille {

const QRegularExpression& wrapWithoutSpace() {
    // Punctuation and kana, ideographs, forms of full width.
    static const QString letter =
        QStringLiteral("[\\x{3000}-\\x{30ff}\\x{3400}-\\x{4dbf}\\x{4e00}-\\x{9fff}\\x{f900}-\\x{faff}"
                       "\\x{ff00}-\\x{ffef}]");
    static const QRegularExpression wrap(
        QStringLiteral("(?<=%1)(?<![\\x{ff01}\\x{ff1f}])(?: |\\n *)(?=%1)").arg(letter));
    return wrap;
}

} // namespace quadrille
