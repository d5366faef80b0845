// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/live_document.h"

#include "widgets/glossary/formula_html.h"
#include "widgets/lesson/layout_once.h"
#include "widgets/lesson/wrapped_lines.h"
#include "widgets/picture/kept_together.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <utility>

namespace quadrille {
namespace {

/// Letters of private use stand for the pieces while Markdown is read.
constexpr char16_t firstMark = 0xe000;
constexpr std::size_t mostPieces = 6400;

QString marked(const std::vector<LivePiece>& pieces) {
    QString text;
    for (std::size_t i = 0; i < pieces.size() && i < mostPieces; ++i) {
        const QString mark = QChar(static_cast<char16_t>(firstMark + i));
        if (pieces[i].kind == LivePiece::Kind::markdown)
            text += keptTogether(pieces[i].text);
        else if (pieces[i].kind == LivePiece::Kind::displayedFormula)
            text += QStringLiteral("\n\n%1\n\n").arg(mark);
        else
            text += mark;
    }
    return text;
}

void insertFormula(QTextCursor& cursor, const LivePiece& piece, const QTextCharFormat& around) {
    const int from = cursor.position();
    cursor.insertHtml(formulaHtml(piece.text));
    if (piece.kind == LivePiece::Kind::displayedFormula) {
        QTextBlockFormat alone = cursor.blockFormat();
        alone.setAlignment(Qt::AlignHCenter);
        cursor.setBlockFormat(alone);
    }
    // As large and as bold as the words around it.
    QTextCursor inserted = cursor;
    inserted.setPosition(from, QTextCursor::KeepAnchor);
    QTextCharFormat size;
    if (around.fontWeight() > QFont::Normal)
        size.setFontWeight(around.fontWeight());
    inserted.mergeCharFormat(size);
}

void insertPiece(QTextCursor& cursor, const LivePiece& piece, const Colours& colours) {
    // The mark is selected: its own format is that of the words around it.
    const QTextCharFormat around = cursor.charFormat();
    QTextCharFormat format = around;
    switch (piece.kind) {
    case LivePiece::Kind::formula:
    case LivePiece::Kind::displayedFormula:
        insertFormula(cursor, piece, around);
        return;
    case LivePiece::Kind::setting:
        format.setAnchor(true);
        format.setAnchorHref(QLatin1String(settingScheme) + u':' + piece.name);
        format.setForeground(colours.accent);
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(colours.accent);
        [[fallthrough]];
    case LivePiece::Kind::number:
        format.setFontWeight(QFont::Bold);
        break;
    case LivePiece::Kind::markdown:
        break;
    }
    // A number and its unit stay on one line.
    cursor.insertText(QString(piece.text).replace(u' ', QChar(0x00a0)), format);
}

bool isCode(const QTextCursor& at) {
    return at.charFormat().fontFixedPitch();
}

/// In a table even code has to mark its bars in Markdown, and Qt leaves these marks in it.
void unmarkBars(QTextDocument& document) {
    const QString bar = QStringLiteral("\\|");
    for (QTextCursor at = document.find(bar); !at.isNull(); at = document.find(bar, at))
        if (isCode(at) && at.currentTable() != nullptr)
            at.insertText(QStringLiteral("|"));
}

void joinWrappedLines(QTextDocument& document) {
    for (QTextCursor at = document.find(wrapWithoutSpace()); !at.isNull();
         at = document.find(wrapWithoutSpace(), at))
        if (!isCode(at))
            at.removeSelectedText();
}

/// Qt leaves table cells close together and quotations unmarked.
void arrange(QTextDocument& document, const Colours& colours) {
    const QTextTable* arranged = nullptr; // a table has a block for each of its cells
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (QTextTable* table = cursor.currentTable()) {
            if (table == std::exchange(arranged, table))
                continue;
            QTextTableFormat format = table->format();
            format.setCellPadding(4);
            format.setCellSpacing(0);
            format.setBorderCollapse(true);
            format.setBorder(0.5);
            format.setBorderBrush(colours.grid);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            table->setFormat(format);
        } else if (!block.textList()) {
            QTextBlockFormat format = block.blockFormat();
            format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
            cursor.setBlockFormat(format);
        }
    }
}

} // namespace

void fillDocument(QTextDocument& document, const std::vector<LivePiece>& pieces, const Colours& colours) {
    const LayoutOnce once(document);
    document.setMarkdown(marked(pieces), QTextDocument::MarkdownDialectGitHub);
    unmarkBars(document);
    joinWrappedLines(document);
    for (std::size_t i = 0; i < pieces.size() && i < mostPieces; ++i) {
        const QString mark = QChar(static_cast<char16_t>(firstMark + i));
        QTextCursor cursor = document.find(mark);
        if (!cursor.isNull())
            insertPiece(cursor, pieces[i], colours);
    }
    arrange(document, colours);
}

} // namespace quadrille
