// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/glossary/formula_html.h"

#include <QLocale>
#include <QRegularExpression>

namespace quadrille {
namespace {

bool isFunction(const QString& word) {
    static const QSet<QString> functions{QStringLiteral("min"), QStringLiteral("max"), QStringLiteral("ceil"),
                                         QStringLiteral("floor")};
    return functions.contains(word);
}

QString signHtml(QChar sign) {
    // Lines break before plus, minus and, where they must, the dot of a product; not at a fraction.
    switch (sign.unicode()) {
    case u'/':
    case 0x2215:
        return QStringLiteral("\u00a0\u2215\u00a0");
    case u'*':
    case 0x00b7:
        return QStringLiteral("\u200b\u202f\u00b7\u202f");
    case u'-':
    case 0x2212:
        return QStringLiteral(" \u2212\u00a0");
    case u'+':
    case u'=':
        return QStringLiteral(" %1\u00a0").arg(sign);
    case u',':
        return QStringLiteral(", ");
    default:
        return QString(sign).toHtmlEscaped();
    }
}

/// From five digits on in groups of three, set apart by a narrow space: a comma would look like one of min(a,
/// b).
QString grouped(const QString& digits) {
    if (digits.size() < 5)
        return digits;
    QString result = digits;
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        result.insert(at, QChar(0x202f));
    return result;
}

QString numberHtml(const QString& number) {
    static const QRegularExpression shape(
        QStringLiteral("^([0-9]+)(?:\\.([0-9]+))?(?:e\\+?(-?)0*([0-9]+))?$"));
    const auto match = shape.match(number);
    QString html = grouped(match.captured(1));
    if (match.hasCaptured(2))
        html += QLocale().decimalPoint() + match.captured(2);
    if (match.hasCaptured(4))
        html +=
            QStringLiteral("\u202f\u00b7\u202f10<sup>%1%2</sup>")
                .arg(match.captured(3).isEmpty() ? QString() : QStringLiteral("\u2212"), match.captured(4));
    return html;
}

} // namespace

QString symbolHtml(const QString& symbol) {
    const qsizetype underscore = symbol.indexOf(u'_');
    const QString letter = QStringLiteral("<i>%1</i>").arg(symbol.left(underscore).toHtmlEscaped());
    return underscore < 0
               ? letter
               : letter + QStringLiteral("<sub>%1</sub>").arg(symbol.mid(underscore + 1).toHtmlEscaped());
}

QString formulaHtml(const QString& formula, const QSet<QString>& linked) {
    // A number (perhaps with exponent), a word (perhaps with digits, subscript letters or "_index"), or one
    // sign.
    static const QRegularExpression token(QStringLiteral(
        "(?<number>[0-9]+(?:\\.[0-9]+)?(?:e[+-]?[0-9]+)?)|(?<word>\\p{L}[\\p{L}\\p{N}\\p{No}′]*(?:_[\\p{L}"
        "\\p{N}]+)?)|(?<space>\\s+)|(?<sign>.)"));
    QString html;
    auto tokens = token.globalMatch(formula);
    while (tokens.hasNext()) {
        const auto match = tokens.next();
        if (match.hasCaptured(QStringLiteral("number"))) {
            html += numberHtml(match.captured());
        } else if (match.hasCaptured(QStringLiteral("word"))) {
            const QString word = match.captured();
            if (isFunction(word))
                html += word;
            else if (linked.contains(word))
                html +=
                    QStringLiteral("<a href=\"#step-%1\">%2</a>").arg(word.toHtmlEscaped(), symbolHtml(word));
            else
                html += symbolHtml(word);
        } else if (match.hasCaptured(QStringLiteral("sign"))) {
            html += signHtml(match.captured().front());
        } // spaces of the source are replaced by those of the signs
    }
    return html;
}

} // namespace quadrille
