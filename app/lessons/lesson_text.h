// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/step_figures.h"
#include "widgets/lesson/live_document.h"

#include <QString>

#include <vector>

namespace quadrille::lesson_text {

/// The passage with its values as they are now.
[[nodiscard]] std::vector<LivePiece> pieces(const Passage& passage, const LessonStep& step,
                                            const StepAnswers& answers);

/// Without formulas and values: for summaries.
[[nodiscard]] QString plain(const Passage& passage);

/// The first paragraph of the text of a choice, which is what one chooses, and what is said once it was.
struct ChoiceText {
    Passage label, said;
};
[[nodiscard]] ChoiceText choiceText(const Passage& passage);

/// The language of the window, for inLanguage().
[[nodiscard]] std::string language();

} // namespace quadrille::lesson_text
