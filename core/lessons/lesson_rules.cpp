// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_rules.h"

#include "core/lessons/lesson_block.h"

#include <algorithm>
#include <array>
#include <set>

namespace quadrille {
namespace {

/// First words of figures, which no plan can be called.
constexpr std::array<std::string_view, 7> taken{"memory", "pipeline", "performance", "cost",
                                                "model",  "gpu",      "start"};

class Rules {
public:
    Rules(const Lesson& lesson, std::vector<LessonProblem>& problems)
        : m_lesson(lesson), m_problems(problems) {}

    void check() {
        if (!lesson_block::isName(m_lesson.name))
            add(m_lesson.line, {"must name the lesson: “# one-gpu”, of lower-case letters, digits and "
                                "dashes",
                                {}});
        if (m_lesson.source.empty())
            add(m_lesson.line, {"must say its source", {}});
        if (m_lesson.texts.empty())
            add(m_lesson.line, {"must have a title and a summary in a language", {}});
        if (m_lesson.steps.empty())
            add(m_lesson.line, {"must have a step", {}});
        for (const auto& [language, text] : m_lesson.texts)
            if (text.summary.empty())
                add(text.line, {"must have a summary", {}});
        std::set<std::string_view> ids;
        for (const LessonStep& step : m_lesson.steps) {
            if (!lesson_block::isName(step.id) || !ids.insert(step.id).second)
                add(step.line, {"must have a name of its own: lower-case letters, digits and dashes", {}});
            checkStep(step);
        }
    }

private:
    void add(int line, Message rule) { m_problems.push_back({line, std::move(rule)}); }

    void checkStep(const LessonStep& step) {
        checkPlanNames(step);
        checkQuestion(step.question);
        for (const auto& [language, text] : m_lesson.texts)
            if (!step.texts.contains(language))
                add(step.line, {"must have a text in %1, as the lesson", {language}});
        for (const auto& [language, text] : step.texts) {
            if (!m_lesson.texts.contains(language))
                add(text.line, {"must not be in %1, which the lesson has no title in", {language}});
            checkText(step, text);
        }
    }

    void checkPlanNames(const LessonStep& step) {
        std::set<std::string_view> names(taken.begin(), taken.end());
        if (!step.searched.empty())
            names.insert("best");
        for (const auto* plans : {&step.others, &step.question.choices})
            for (const OtherPlan& plan : *plans)
                if (!names.insert(plan.id).second)
                    add(plan.line, {"must not be called %1, as something else is", {plan.id}});
    }

    void checkQuestion(const Question& question) {
        switch (question.kind) {
        case QuestionKind::none:
            break;
        case QuestionKind::predict:
            if (question.predicted.expression.text().empty())
                add(question.line, {"must say what to predict", {}});
            break;
        case QuestionKind::choose:
            checkChoices(question);
            break;
        case QuestionKind::act:
            if (question.goals.empty())
                add(question.line, {"must say what to do: “do: fits”", {}});
            if (question.solution.empty())
                add(question.line, {"must state a solution", {}});
            break;
        }
    }

    void checkChoices(const Question& question) {
        if (question.choices.size() < 2)
            add(question.line, {"must have at least two choices", {}});
        const bool compares = !question.best.text().empty();
        if (compares == !question.right.empty())
            add(question.line, {"must say which choice is right: either “right”, or “least” or “most” "
                                "of what",
                                {}});
        if (!compares &&
            std::ranges::find(question.choices, question.right, &OtherPlan::id) == question.choices.end())
            add(question.line, {"must have the choice %1 that is right", {question.right}});
    }

    void checkText(const LessonStep& step, const StepText& text) {
        const QuestionKind kind = step.question.kind;
        if (text.body.empty())
            add(text.line, {"must say something", {}});
        if ((kind == QuestionKind::none) != text.question.empty())
            add(text.line, {kind == QuestionKind::none ? "must not have a question, as the step asks nothing"
                                                       : "must have its question",
                            {}});
        if ((kind == QuestionKind::none) != text.answer.empty())
            add(text.line, {kind == QuestionKind::none ? "must not have an answer, as the step asks nothing"
                                                       : "must have its answer",
                            {}});
        for (const OtherPlan& choice : step.question.choices)
            if (!text.choices.contains(choice.id))
                add(text.line, {"must have the text of choice %1", {choice.id}});
        for (const auto& [id, passage] : text.choices)
            if (std::ranges::find(step.question.choices, id, &OtherPlan::id) == step.question.choices.end())
                add(passage.line, {"must not have a text of %1, which is no choice of the step", {id}});
    }

    const Lesson& m_lesson;
    std::vector<LessonProblem>& m_problems;
};

} // namespace

const char* name(QuestionKind kind) {
    switch (kind) {
    case QuestionKind::predict:
        return "predict";
    case QuestionKind::choose:
        return "choose";
    case QuestionKind::act:
        return "do";
    case QuestionKind::none:
        break;
    }
    return "none";
}

void checkStructure(const Lesson& lesson, std::vector<LessonProblem>& problems) {
    Rules(lesson, problems).check();
}

} // namespace quadrille
