// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

namespace quadrille {

/// The text with what is made of each match in its place. \param by called with every QRegularExpressionMatch
template <class By>
[[nodiscard]] QString replaced(const QString& text, const QRegularExpression& pattern, By by) {
    QString result;
    qsizetype from = 0;
    for (auto each = pattern.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        result += text.mid(from, match.capturedStart() - from) + by(match);
        from = match.capturedEnd();
    }
    return result + text.mid(from);
}

} // namespace quadrille
