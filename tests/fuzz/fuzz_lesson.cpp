// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

/// What somebody writes to be taught.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const ReadLesson read = readLesson(text);
    for (const LessonProblem& problem : read.problems) {
        fuzz::holds(problem.line >= 0, "a problem stands somewhere");
        fuzz::holds(!problem.rule.text.empty() && fuzz::showable(english(problem.rule)),
                    "a problem can be shown");
    }
    if (!read.problems.empty())
        return 0;
    ++fuzz::readSoFar;
    const Lesson& lesson = read.lesson;
    fuzz::holds(!lesson.name.empty() && !lesson.texts.empty() && !lesson.steps.empty(),
                "a lesson has a name, words and steps");
    for (const LessonStep& step : lesson.steps)
        for (const auto& [language, words] : lesson.texts)
            fuzz::holds(step.texts.contains(language), "every step is told in every language");
    return 0;
}
