// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/expression.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A lesson as its file says it: resources/lessons/README.md. What names stand for (settings, figures,
/// panels) is looked up by who has them; see app/lessons/lesson_check.h.
namespace quadrille {

/// Options as on the command line, names without dashes: {"tp", "8"}.
using PlanOptions = std::vector<std::pair<std::string, std::string>>;

/// How a number in a text is printed; usually as its measure says.
struct LiveFormat {
    std::string unit;  ///< a word of unitWords(), "x" for a factor; empty: the usual one
    int decimals = -1; ///< −1: the usual ones

    friend bool operator==(const LiveFormat&, const LiveFormat&) = default;
};

/// {{performance.mfu | .2}}: a number that follows the plan. Of a setting it can be dragged.
struct LiveValue {
    Expression expression;
    LiveFormat format;
};

/// Part of a text: Markdown as it stands, a live value, or a formula.
struct TextPiece {
    enum class Kind : std::uint8_t { markdown, value, formula, displayedFormula };
    Kind kind = Kind::markdown;
    std::string text; ///< of Markdown and formulas
    LiveValue value;
    int line = 0; ///< in the file
};

/// Markdown with live values and formulas; empty: there is none.
struct Passage {
    std::vector<TextPiece> pieces;
    int line = 0; ///< in the file

    [[nodiscard]] bool empty() const { return pieces.empty(); }
};

/// Texts of a step in one language.
struct StepText {
    std::string title;
    int line = 0;
    Passage body, question, hint, answer;
    std::map<std::string, Passage, std::less<>> choices; ///< by their ids
};

/// A plan beside that of the step, whose figures are called "id.memory.total_bytes": the plan with these
/// options.
struct OtherPlan {
    std::string id;
    PlanOptions options;
    int line = 0;
};

struct Condition {
    Expression expression;
    int line = 0;
};

enum class QuestionKind : std::uint8_t {
    none,
    predict, ///< guess a number before it is shown
    choose,  ///< one of several answers
    act      ///< change the plan until conditions hold
};

/// "predict", "choose", "do"; "none".
[[nodiscard]] const char* name(QuestionKind kind);

struct Question {
    QuestionKind kind = QuestionKind::none;
    int line = 0;
    LiveValue predicted;            ///< of predict
    double close = 0.1;             ///< of predict: a guess within this share of the truth is right
    std::vector<OtherPlan> choices; ///< of choose, also plans under their ids
    std::string right;              ///< of choose; empty: best says
    Expression best;                ///< of choose: what is compared; empty where `right` is given
    bool leastIsBest = true;
    std::vector<Condition> goals;  ///< of act: all of them
    std::vector<std::string> free; ///< of act: settings that may change beside those of the plan
    PlanOptions solution;          ///< of act: options that reach the goals
};

/// What a step points at: {"panel", "memory"}, {"setting", "tp"}, {"stage", "0"}.
struct LessonPointer {
    std::string kind;
    std::string name;
    int line = 0;
};

struct LessonStep {
    std::string id;
    int line = 0;
    bool hasPlan = false; ///< starts from `options` alone, not from the step before
    bool changesPlan = false;
    PlanOptions options; ///< of "plan" or "change"
    int optionsLine = 0;
    std::vector<OtherPlan> others;
    std::vector<std::string> searched; ///< settings of a search whose best plan's figures are called "best.…"
    int searchedLine = 0;
    std::vector<LessonPointer> panels; ///< shown, the kind is "panel"
    std::vector<LessonPointer> points;
    std::vector<Condition> holds; ///< what the text relies on
    Question question;
    std::map<std::string, StepText, std::less<>> texts; ///< by language: "en"
};

struct LessonText {
    std::string title;
    int line = 0;
    Passage summary;
};

struct Lesson {
    std::string name; ///< "one-gpu"
    int line = 0;
    std::string source;
    int minutes = 10; ///< that it takes, about
    PlanOptions plan; ///< what the first step starts from
    int planLine = 0;
    std::map<std::string, LessonText, std::less<>> texts; ///< by language
    std::vector<LessonStep> steps;
};

/// What is wrong with a file, and where. Read by who writes lessons, on the command line: in English.
struct LessonProblem {
    int line = 0;
    Message rule;

    friend bool operator==(const LessonProblem&, const LessonProblem&) = default;
};

struct ReadLesson {
    Lesson lesson; ///< as far as it could be read
    std::vector<LessonProblem> problems;
};

/// Reads the text of a file. Everything that can be told without knowing settings, figures and panels is
/// checked: structure, keys, expressions, that every step has its texts in every language of the lesson.
[[nodiscard]] ReadLesson readLesson(std::string_view text);

/// Markdown split into its pieces. \throws InputError whose field is the line
[[nodiscard]] Passage passageOf(std::string_view text, int line);

/// The text in the language, or in English, or in whatever there is. \pre there is one
template <class Texts>
[[nodiscard]] const auto& inLanguage(const Texts& texts, std::string_view language) {
    for (const std::string_view each : {language, std::string_view("en")})
        if (const auto found = texts.find(each); found != texts.end())
            return found->second;
    return texts.begin()->second;
}

} // namespace quadrille
