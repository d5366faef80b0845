// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_check.h"

#include "app/commands/panel_table.h"
#include "app/lessons/best_plan.h"
#include "app/lessons/lesson_plans.h"
#include "app/text_io/nearest.h"
#include "core/lessons/step_figures.h"
#include "core/text/input_error.h"

#include <algorithm>
#include <set>

namespace quadrille {
namespace {

using text_io::nearest;

std::vector<std::string> panelNames() {
    std::vector<std::string> names;
    for (const PanelId panel : allPanels())
        names.push_back(nameOf(*panel).toStdString());
    return names;
}

std::vector<std::string> settingNames() {
    std::vector<std::string> names{"model", "gpu", "framework"};
    for (const Setting& setting : allSettings)
        names.emplace_back(setting.name);
    return names;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// One step, on its plan.
class StepCheck {
public:
    StepCheck(const LessonStep& step, LessonPlans& plans, Scenario start,
              std::vector<LessonProblem>& problems, const std::stop_token& stop)
        : m_step(step), m_plans(plans), m_start(std::move(start)), m_problems(problems), m_stop(stop) {}

    void check() {
        search();
        m_before = answersOn(m_start);
        checkPointers();
        for (const Condition& condition : m_step.holds)
            if (checkNames(condition.expression, condition.line) &&
                !holds(condition.expression, figuresOf(m_before)))
                add(condition.line,
                    {"“%1” does not hold on the plan of the step", {condition.expression.text()}});
        checkQuestion();
        for (const auto& [language, text] : m_step.texts)
            checkText(text);
    }

private:
    void add(int line, Message rule) { m_problems.push_back({line, std::move(rule)}); }

    void search() {
        if (m_step.searched.empty())
            return;
        try {
            if (const auto best = bestPlan(m_step, m_start, m_stop).plan)
                m_best = analyzeWithoutTimeline(*best, m_stop);
            else
                add(m_step.searchedLine, {"no plan of the search fits", {}});
        } catch (const InputError& error) {
            add(m_step.searchedLine, {"%1 %2", {error.field(), std::vector{error.rule()}}});
        }
    }

    /// Of the step with that plan on screen.
    StepAnswers answersOn(const Scenario& now) {
        StepAnswers answers;
        answers[""] = analyzeWithoutTimeline(now, m_stop);
        if (m_best)
            answers["best"] = *m_best;
        answers["start"] = now == m_start ? answers[""] : analyzeWithoutTimeline(m_start, m_stop);
        for (const OtherPlan* other : otherPlans(m_step))
            try {
                answers[other->id] = analyzeWithoutTimeline(m_plans.with(now, other->options), m_stop);
            } catch (const InputError& error) {
                add(other->line, {"%1 %2", {error.field(), std::vector{error.rule()}}});
            }
        return answers;
    }

    /// Every name is one of a figure, and units go together. \return they do
    bool checkNames(const Expression& expression, int line) {
        const std::size_t before = m_problems.size();
        for (const std::string& name : expression.names()) {
            const auto figure =
                planAndFigure(name, [this](std::string_view id) { return hasPlanNamed(m_step, id); }).second;
            if (!figureNamed(figure))
                add(line, {"“%1” is neither a figure nor a setting; nearest: %2",
                           {std::string(figure), Alternatives{nearest(figure, figureNames())}}});
        }
        if (m_problems.size() == before)
            try {
                (void)expression.measure(measuresOf(m_step));
            } catch (const InputError& error) {
                add(line, {"%1 %2", {error.field(), std::vector{error.rule()}}});
            }
        return m_problems.size() == before;
    }

    /// It has a value on the plan, and is printed in a unit of its own.
    void checkValue(const LiveValue& live, int line, const StepAnswers& answers) {
        if (!checkNames(live.expression, line))
            return;
        if (live.expression.value(figuresOf(answers)).index() == 0)
            add(line, {"“%1” has no value on the plan of the step", {live.expression.text()}});
        const auto measure = live.expression.measure(measuresOf(m_step));
        const UnitWord* unit = unitNamed(live.format.unit);
        if (!measure && live.format == LiveFormat())
            add(line, {"“%1” mixes units: say how it is printed, as in “| ms” or “| .1”",
                       {live.expression.text()}});
        // What was calculated from bare numbers may be anything.
        if (measure && unit != nullptr && measure->unit != Unit::none && measure->unit != Unit::parameters &&
            measure->unit != unit->measure.unit)
            add(line, {"“%1” is not measured in %2", {live.expression.text(), live.format.unit}});
    }

    void checkPassage(const Passage& passage, const StepAnswers& answers) {
        for (const TextPiece& piece : passage.pieces)
            if (piece.kind == TextPiece::Kind::value)
                checkValue(piece.value, piece.line, answers);
    }

    void checkText(const StepText& text) {
        const StepAnswers& after = m_after.empty() ? m_before : m_after;
        for (const Passage* passage : {&text.body, &text.question, &text.hint})
            checkPassage(*passage, m_before);
        checkPassage(text.answer, after);
        for (const auto& [id, passage] : text.choices)
            checkPassage(passage, m_before);
    }

    void checkPointers() {
        for (const auto* pointers : {&m_step.panels, &m_step.points})
            for (const LessonPointer& pointer : *pointers)
                checkPointer(pointer);
    }

    void checkPointer(const LessonPointer& pointer) {
        const auto checkIn = [&](const std::vector<std::string>& names, const char* rule) {
            if (!contains(names, pointer.name))
                add(pointer.line, {rule, {pointer.name, Alternatives{nearest(pointer.name, names)}}});
        };
        if (pointer.kind == "panel")
            checkIn(panelNames(), "“%1” is no panel; nearest: %2");
        else if (pointer.kind == "setting")
            checkIn(settingNames(), "“%1” is no setting; nearest: %2");
        else if (pointer.kind == "stage")
            checkStage(pointer);
        else if (pointer.kind != "verdict")
            add(pointer.line,
                {"“%1” is nothing to point at; there are panel, setting, stage and verdict", {pointer.kind}});
    }

    void checkStage(const LessonPointer& pointer) {
        const bool isNumber = !pointer.name.empty() && pointer.name.size() < 8 &&
                              pointer.name.find_first_not_of("0123456789") == std::string::npos;
        if (!isNumber || std::stoll(pointer.name) >= m_start.plan.pp)
            add(pointer.line, {"“%1” is no stage of the plan of the step", {pointer.name}});
    }

    void checkQuestion() {
        const Question& question = m_step.question;
        if (question.kind == QuestionKind::predict)
            checkPrediction(question);
        else if (question.kind == QuestionKind::choose)
            checkChoice(question);
        else if (question.kind == QuestionKind::act)
            checkAct(question);
    }

    void checkPrediction(const Question& question) {
        checkValue(question.predicted, question.line, m_before);
        const FigureValue truth = question.predicted.expression.value(figuresOf(m_before));
        if (!std::holds_alternative<double>(truth))
            add(question.line, {"what is to be predicted must be a number", {}});
    }

    void checkChoice(const Question& question) {
        if (question.best.text().empty())
            return;
        if (checkNames(question.best, question.line) && !rightChoice(question, m_before))
            add(question.line, {"“%1” does not tell one choice from the others", {question.best.text()}});
    }

    void checkAct(const Question& question) {
        for (const std::string& name : question.free)
            if (!contains(settingNames(), name))
                add(question.line,
                    {"“%1” is no setting; nearest: %2", {name, Alternatives{nearest(name, settingNames())}}});
        for (const Condition& goal : question.goals)
            if (!checkNames(goal.expression, goal.line))
                return;
        const auto reached = [&question](const StepAnswers& answers) {
            return std::ranges::all_of(question.goals, [&answers](const Condition& goal) {
                return holds(goal.expression, figuresOf(answers));
            });
        };
        if (reached(m_before))
            add(question.line, {"what is to be done is done already on the plan of the step", {}});
        try {
            const Scenario solved = m_plans.with(m_start, question.solution);
            m_after = answersOn(solved);
            if (!reached(m_after))
                add(question.line, {"the solution does not reach what is to be done", {}});
            if (const auto beyond = changedBeyond(question, m_start, solved); !beyond.empty())
                add(question.line,
                    {"the solution changes %1, which the question does not free", {beyond.front()}});
        } catch (const InputError& error) {
            add(question.line, {"%1 %2", {error.field(), std::vector{error.rule()}}});
        }
    }

    const LessonStep& m_step;
    LessonPlans& m_plans;
    Scenario m_start;
    std::vector<LessonProblem>& m_problems;
    const std::stop_token& m_stop;
    std::optional<Analysis> m_best; ///< of the step's search
    StepAnswers m_before;
    StepAnswers m_after; ///< with the solution; empty where there is none
};

} // namespace

ReadLesson checkedLesson(std::string_view text, const Catalogue& catalogue, const std::stop_token& stop) {
    ReadLesson read = readLesson(text);
    LessonPlans plans(catalogue);
    const Lesson& lesson = read.lesson;
    const auto refused = [&read](int line, const InputError& error) {
        read.problems.push_back({line, {"%1 %2", {error.field(), std::vector{error.rule()}}}});
    };
    bool known = true;
    try {
        (void)plans.of(lesson.plan);
    } catch (const InputError& error) {
        refused(lesson.planLine, error);
        known = false;
    }
    for (std::size_t i = 0; known && i < lesson.steps.size(); ++i)
        try {
            StepCheck(lesson.steps[i], plans, plans.start(lesson, i), read.problems, stop).check();
        } catch (const InputError& error) {
            refused(lesson.steps[i].optionsLine, error);
            known = false; // those behind may start from it
        }
    std::ranges::stable_sort(read.problems, {}, &LessonProblem::line);
    // A plan that is made twice has its problem once.
    read.problems.erase(std::ranges::unique(read.problems).begin(), read.problems.end());
    return read;
}

} // namespace quadrille
