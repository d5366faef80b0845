// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/inline_svg.h"

#include <QRegularExpression>

namespace quadrille::report {

QString inlineSvg(const QByteArray& file, const QString& name, const QString& label) {
    QString text = QString::fromUtf8(file);
    text.remove(0, std::max<qsizetype>(0, text.indexOf(QLatin1String("<svg"))));
    static const QRegularExpression size(QStringLiteral("^<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    text.replace(size, QStringLiteral("<svg role=\"img\" aria-label=\"%1\"").arg(label.toHtmlEscaped()));
    static const QRegularExpression ids(QStringLiteral("(\\sid=\"|xlink:href=\"#|url\\(#)"));
    text.replace(ids, QStringLiteral("\\1%1-").arg(name));
    return text.trimmed();
}

} // namespace quadrille::report
