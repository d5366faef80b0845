// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/plain_formula_text.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

namespace quadrille {
namespace {

QString textOf(const QTextBlock& block) {
    QString text;
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextFragment fragment = at.fragment();
        switch (fragment.charFormat().verticalAlignment()) {
        case QTextCharFormat::AlignSubScript:
            text += u'_';
            break;
        case QTextCharFormat::AlignSuperScript:
            text += u'^';
            break;
        default:
            break;
        }
        text += fragment.text();
    }
    text.remove(QChar(0x202f)); // groups digits and surrounds the dot
    text.remove(QChar(0x200b));
    text.replace(QChar(0x00a0), u' ');
    text.replace(QChar(QChar::LineSeparator), u'\n');
    return text;
}

} // namespace

QString plainFormulaText(const QTextDocument& document) {
    QString result;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const QTextTable* table = cursor.currentTable();
        const bool continuesRow = table && table->cellAt(cursor).column() > 0;
        if (!result.isEmpty())
            result += continuesRow ? u'\t' : u'\n';
        result += textOf(block);
    }
    return result;
}

QString symbolAt(const QTextDocument& document, int position) {
    // A letter in italics, perhaps with a subscript behind it.
    const QTextBlock block = document.findBlock(position);
    QString symbol;
    bool here = false;
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextFragment fragment = at.fragment();
        const bool below = fragment.charFormat().verticalAlignment() == QTextCharFormat::AlignSubScript;
        if (!below && here)
            break;
        if (below && !symbol.isEmpty())
            symbol += u'_' + fragment.text();
        else
            symbol = fragment.charFormat().fontItalic() ? fragment.text() : QString();
        here = here || fragment.contains(position);
    }
    return here ? symbol : QString();
}

} // namespace quadrille
