// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/wrapped_text.h"

namespace quadrille {

QStringList wrapped(const QString& text, double width, const QFontMetricsF& metrics) {
    QStringList lines;
    QString line;
    const auto add = [&](const QString& piece, const QString& space) {
        const QString longer = line.isEmpty() ? piece : line + space + piece;
        if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
            lines << line;
            line = piece;
        } else {
            line = longer;
        }
    };
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (metrics.horizontalAdvance(word) <= width) {
            add(word, QStringLiteral(" "));
            continue;
        }
        // Scripts without spaces between words break anywhere.
        QString space = QStringLiteral(" ");
        for (const QChar each : word) {
            add(QString(each), space);
            space.clear();
        }
    }
    if (!line.isEmpty())
        lines << line;
    return lines;
}

} // namespace quadrille
