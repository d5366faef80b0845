// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/word_match.h"

#include <algorithm>

namespace quadrille {
namespace {

/// Where a language does not part its words, one may begin anywhere.
bool isParted(const QString& word) {
    constexpr char16_t firstUnparted = 0x2e80;
    return word.front().unicode() < firstUnparted;
}

} // namespace

QStringList wordsOf(const QString& text) {
    QStringList words;
    QString word;
    for (const QChar letter : text.toCaseFolded()) {
        if (letter.isLetterOrNumber()) {
            word += letter;
        } else if (!word.isEmpty()) {
            words << word;
            word.clear();
        }
    }
    if (!word.isEmpty())
        words << word;
    return words;
}

std::optional<int> wordScore(const QStringList& typed, const QString& text) {
    constexpr int whole = 40, beginning = 20, inside = 12, together = 10;
    constexpr qsizetype fewest = 3; // letters that mean something without being a word
    const QStringList words = wordsOf(text);
    int sum = 0;
    const bool all = std::all_of(typed.begin(), typed.end(), [&](const QString& wanted) {
        int best = 0;
        for (const QString& word : words) {
            if (word == wanted)
                best = whole;
            else if (word.startsWith(wanted))
                best = std::max(best, beginning);
            else if (!isParted(wanted) && word.contains(wanted))
                best = std::max(best, inside);
        }
        sum += best;
        return best > 0;
    });
    if (!all) {
        const QString run = typed.join(QString());
        if (run.size() < fewest || !words.join(QString()).contains(run))
            return std::nullopt;
        sum = together;
    }
    return sum * 64 - static_cast<int>(std::min<qsizetype>(63, text.size()));
}

} // namespace quadrille
