// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_search.h"

#include <algorithm>

namespace quadrille {
namespace {

constexpr qsizetype around = 40; ///< letters of a section shown before and behind a word

bool hasAll(const QString& folded, const QStringList& words) {
    return std::ranges::all_of(
        words, [&folded](const QString& word) { return folded.contains(word, Qt::CaseInsensitive); });
}

/// Of Latin, Greek and Cyrillic; the marks of kana make other letters.
bool isMark(QChar letter) {
    return letter >= QChar(0x0300) && letter <= QChar(0x036f);
}

QChar bare(QChar letter) {
    while (letter.decompositionTag() == QChar::Canonical && isMark(letter.decomposition().back()))
        letter = letter.decomposition().front(); // one mark after another: ǖ, ü, u
    return letter;
}

QString cutOut(const QString& text, const QString& word) {
    const qsizetype at = std::max<qsizetype>(0, withoutMarks(text).indexOf(word, 0, Qt::CaseInsensitive));
    const qsizetype from = std::max<qsizetype>(0, at - around);
    const qsizetype to = std::min(text.size(), at + word.size() + around);
    return (from > 0 ? QStringLiteral("…") : QString()) + text.mid(from, to - from).simplified() +
           (to < text.size() ? QStringLiteral("…") : QString());
}

} // namespace

QString withoutMarks(const QString& text) {
    QString plain = text;
    std::ranges::transform(plain, plain.begin(), bare);
    return plain;
}

void ManualIndex::add(const ManualPage& page) {
    // Headings keep their marks until the text is cut at them.
    ManualPage part{page.chapter, page.title, {}, {}, {}};
    QString heading;
    const auto close = [&] {
        m_sections.push_back({page.chapter, page.title, heading, part.plainText()});
        part.pieces.clear();
    };
    for (const LivePiece& piece : page.pieces) {
        if (piece.kind != LivePiece::Kind::markdown) {
            part.pieces.push_back(piece);
            continue;
        }
        bool inCode = false;
        for (const QString& line : piece.text.split(u'\n')) {
            if (line.startsWith(QLatin1String("```")))
                inCode = !inCode;
            if (!inCode && line.startsWith(QLatin1String("##"))) {
                close();
                heading = line.section(u' ', 1).trimmed();
            }
            part.pieces.push_back({LivePiece::Kind::markdown, line + u'\n', {}});
        }
    }
    close();
}

std::vector<ManualHit> ManualIndex::find(const QString& typed) const {
    const QStringList words =
        withoutMarks(typed.normalized(QString::NormalizationForm_C)).split(u' ', Qt::SkipEmptyParts);
    std::vector<ManualHit> inHeadings, inText;
    if (words.isEmpty())
        return {};
    for (const Section& section : m_sections) {
        if (!hasAll(withoutMarks(section.heading + u'\n' + section.chapterTitle + u'\n' + section.text),
                    words))
            continue;
        ManualHit hit{section.chapter, section.chapterTitle, section.heading,
                      cutOut(section.text, words.front())};
        const QString head = section.heading.isEmpty() ? section.chapterTitle : section.heading;
        (hasAll(withoutMarks(head), words) ? inHeadings : inText).push_back(std::move(hit));
    }
    inHeadings.insert(inHeadings.end(), std::make_move_iterator(inText.begin()),
                      std::make_move_iterator(inText.end()));
    return inHeadings;
}

} // namespace quadrille
