// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/inline_svg.h"

#include <QRegularExpression>

namespace quadrille::report {

namespace {

/// Its root with other attributes than its size, and names that no other has.
QString element(const QByteArray& file, const QString& name, const QString& attributes) {
    QString text = QString::fromUtf8(file);
    text.remove(0, std::max<qsizetype>(0, text.indexOf(QLatin1String("<svg"))));
    static const QRegularExpression size(QStringLiteral("^<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    const QRegularExpressionMatch found = size.match(text);
    if (found.hasMatch())
        text.replace(0, found.capturedLength(), QStringLiteral("<svg ") + attributes);
    static const QRegularExpression ids(QStringLiteral("(\\sid=\"|xlink:href=\"#|url\\(#)"));
    text.replace(ids, QStringLiteral("\\1%1-").arg(name));
    return text.trimmed();
}

} // namespace

QString inlineSvg(const QByteArray& file, const QString& name, const QString& label) {
    return element(file, name, QStringLiteral("role=\"img\" aria-label=\"%1\"").arg(label.toHtmlEscaped()));
}

QString nestedSvg(const QByteArray& file, const QString& name, const QRect& place) {
    return element(file, name,
                   QStringLiteral("x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" overflow=\"hidden\"")
                       .arg(place.x())
                       .arg(place.y())
                       .arg(place.width())
                       .arg(place.height()));
}

} // namespace quadrille::report
