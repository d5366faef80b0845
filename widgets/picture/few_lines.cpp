// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/few_lines.h"

#include <QFontMetricsF>
#include <QStringList>
#include <QTextLayout>

namespace quadrille {

QString fewLines(const QString& text, const QFont& font, double width, int lines,
                 const QPaintDevice* device) {
    QString whole = text;
    whole.replace(u'\n', QChar::LineSeparator); // the sign by which a layout begins a line
    QTextLayout layout(whole, font, device);
    QStringList shown;
    layout.beginLayout();
    while (true) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const bool isLast = shown.size() + 1 == lines;
        QString part = isLast ? whole.mid(line.textStart()) : whole.mid(line.textStart(), line.textLength());
        part = part.trimmed().replace(QChar::LineSeparator, u' ');
        shown << (isLast ? QFontMetricsF(font, device).elidedText(part, Qt::ElideRight, width) : part);
        if (isLast)
            break;
    }
    layout.endLayout();
    return shown.join(u'\n');
}

} // namespace quadrille
