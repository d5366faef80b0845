// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/few_lines.h"

#include "widgets/picture/kept_together.h"

#include <QFontMetricsF>
#include <QStringList>
#include <QTextLayout>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

/// The text in that width, shortened by whole clauses where what is left still says something: half a number
/// would be worse than none.
QString shortened(const QString& text, const QFontMetricsF& font, double width) {
    QString cut = font.elidedText(text, Qt::ElideRight, width);
    if (cut == text || cut.isEmpty()) // narrower than the ellipsis
        return cut;
    static const std::array ends{QStringLiteral("; "),  QStringLiteral(", "), QStringLiteral(". "),
                                 QStringLiteral(" · "), QStringLiteral("、"), QStringLiteral("；"),
                                 QStringLiteral("。")};
    const QStringView kept = QStringView(cut).chopped(1); // without the ellipsis
    qsizetype end = 0;
    for (const QString& each : ends)
        end = std::max(end, kept.lastIndexOf(each));
    return 4 * end >= kept.size() ? kept.first(end).toString() + u'…' : cut;
}

} // namespace

QString fewLines(const QString& text, const QFont& font, double width, int lines,
                 const QPaintDevice* device) {
    QString whole = keptTogether(text);
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
        shown << (isLast ? shortened(part, QFontMetricsF(font, device), width) : part);
        if (isLast)
            break;
    }
    layout.endLayout();
    return shown.join(u'\n');
}

} // namespace quadrille
