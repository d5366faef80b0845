// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/glossary/glossary_text.h"

#include "widgets/format.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace quadrille::glossary_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(glossary)
};

QString translated(const char* text) {
    return *text == '\0' ? QString() : format::translated(text);
}

/// A word that begins so; of a language that does not part its words, anywhere.
bool hasWord(const QString& text, const QString& beginning) {
    const bool parted = beginning.front().unicode() < 0x2e80;
    for (qsizetype at = text.indexOf(beginning, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(beginning, at + 1, Qt::CaseInsensitive))
        if (!parted || at == 0 || !text.at(at - 1).isLetterOrNumber())
            return true;
    return false;
}

/// How well an entry answers one word; 0: not at all.
int score(const GlossaryEntry& entry, const QString& word) {
    enum { inTexts = 1, inTerm = 10, beginsTerm = 20, nearSymbol = 40, symbol = 80 };
    const auto bearing = glossaryOf(word.toStdString());
    if (std::find(bearing.begin(), bearing.end(), &entry) != bearing.end())
        return symbol;
    if (symbols(entry).contains(word, Qt::CaseInsensitive) ||
        word.compare(QLatin1String(entry.id), Qt::CaseInsensitive) == 0)
        return nearSymbol;
    const QString english = QString::fromUtf8(entry.term);
    for (const QString& name : {term(entry), english}) {
        if (name.startsWith(word, Qt::CaseInsensitive))
            return beginsTerm;
        if (hasWord(name, word))
            return inTerm;
    }
    return hasWord(brief(entry), word) || hasWord(more(entry), word) ? inTexts : 0;
}

} // namespace

QString term(const GlossaryEntry& entry) {
    return translated(entry.term);
}
QString brief(const GlossaryEntry& entry) {
    return translated(entry.brief);
}
QString more(const GlossaryEntry& entry) {
    return translated(entry.more);
}
QString source(const GlossaryEntry& entry) {
    return translated(entry.source);
}

QStringList symbols(const GlossaryEntry& entry) {
    return QString::fromUtf8(entry.symbols).split(u' ', Qt::SkipEmptyParts);
}

QString brief(std::string_view id) {
    return brief(glossaryEntry(id));
}

QString tip(std::string_view id) {
    return tip(glossaryEntry(id));
}

QString shortSymbols(const GlossaryEntry& entry) {
    constexpr qsizetype few = 2;
    QStringList letters = symbols(entry);
    letters.removeIf(
        [&](const QString& symbol) { return symbol.contains(u'_') || term(entry).contains(symbol); });
    return letters.size() > few ? QString() : letters.join(Text::tr(", ", "between symbols"));
}

QString tip(const GlossaryEntry& entry) {
    const QString letters = shortSymbols(entry);
    const QString name = letters.isEmpty()
                             ? term(entry)
                             : Text::tr("%1 (%2)", "a term and its symbols").arg(term(entry), letters);
    return name + u'\n' + brief(entry);
}

const GlossaryEntry& entryOf(ScheduleKind kind) {
    return glossaryEntry(traits(kind).glossary);
}

const GlossaryEntry& entryOf(Dimension dimension) {
    // The glossary's ids are the command line's names, but for the chunks of a rank.
    return glossaryEntry(dimension == Dimension::virtualStages ? "vp" : name(dimension));
}

std::vector<const GlossaryEntry*> matching(const QString& typed) {
    struct Hit {
        int score;
        const GlossaryEntry* entry;
    };
    static const QRegularExpression space(QStringLiteral("\\s+"));
    const QStringList words = typed.split(space, Qt::SkipEmptyParts);
    std::vector<Hit> hits;
    for (const GlossaryEntry& entry : glossary()) {
        int sum = 0;
        const bool all = std::all_of(words.begin(), words.end(), [&](const QString& word) {
            const int found = score(entry, word);
            sum += found;
            return found > 0;
        });
        if (all)
            hits.push_back({sum, &entry});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.score > b.score; });
    std::vector<const GlossaryEntry*> found;
    for (const Hit& hit : hits)
        found.push_back(hit.entry);
    return found;
}

} // namespace quadrille::glossary_text
