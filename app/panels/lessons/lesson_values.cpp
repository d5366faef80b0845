// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/lesson_values.h"

#include "app/commands/word_match.h"
#include "app/lessons/lesson_text.h"
#include "app/lessons/shipped_lessons.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(LessonValues)
};

} // namespace

std::vector<PaletteValue> lessonsMatching(const QString& typed,
                                          const std::function<void(const QString&)>& begin) {
    static const std::vector<Lesson> lessons = shippedLessons();
    const QStringList words = wordsOf(typed);
    std::vector<PaletteValue> found;
    if (words.isEmpty())
        return found;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const auto titleIn = [&](const std::string& language) {
            return QString::fromStdString(inLanguage(lessons[i].texts, language).title);
        };
        const QString text = Text::tr("Lesson %1: %2").arg(i + 1).arg(titleIn(lesson_text::language()));
        const auto score = std::max(wordScore(words, text),
                                    wordScore(words, text + QStringLiteral(" lesson ") + titleIn("en")));
        if (score)
            found.push_back(
                {.score = *score,
                 .text = text,
                 .take = [begin, name = QString::fromStdString(lessons[i].name)] { begin(name); }});
    }
    return found;
}

} // namespace quadrille
