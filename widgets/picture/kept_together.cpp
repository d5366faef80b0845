// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/kept_together.h"

#include <QRegularExpression>

namespace quadrille {

QString keptTogether(QString text) {
    static const QRegularExpression unit(
        QStringLiteral(
            "(?<=\\d) (?=(?:%|[kMGT]i?B|B|T|[mµn]?s|min|h|d|[GMT]?FLOP/s|TFLOPs|Gbit/s)(?![\\w]))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(unit, QString(QChar::Nbsp));
}

} // namespace quadrille
