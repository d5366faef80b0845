// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_walk.h"

#include "app/lessons/lesson_text.h"
#include "app/store/state_change.h"
#include "core/analysis/analysis_cost.h"
#include "core/lessons/turned.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace quadrille {

LessonWalk::LessonWalk(std::vector<Lesson> lessons, ScenarioStore& store, const Catalogue& catalogue,
                       LessonProgress& progress, QObject* parent)
    : QObject(parent), m_lessons(std::move(lessons)), m_store(store), m_plans(catalogue),
      m_progress(progress) {
    connect(&m_store, &ScenarioStore::changed, this, &LessonWalk::follow);
    connect(&m_store, &ScenarioStore::analysed, this, &LessonWalk::follow);
    connect(&m_progress, &LessonProgress::changed, this, [this] {
        if (m_progress.isEmpty()) // it was reset
            m_unfinished.clear();
    });
}

std::optional<std::string> LessonWalk::right() const {
    return rightChoice(step().question, m_answers);
}

bool LessonWalk::hidesTruth() const {
    return inLesson() && step().question.kind == QuestionKind::predict && !m_state.answered;
}

bool LessonWalk::hides(const LessonPointer& pointed) const {
    const bool tells = pointed.kind == "panel" ? pointed.name != "plan" && pointed.name != "lessons"
                                               : pointed.kind != "setting";
    return hidesTruth() && tells;
}

void LessonWalk::begin(std::size_t lesson) {
    if (inLesson())
        keepUnfinished();
    else
        m_before = m_store.state();
    m_lesson = lesson;
    m_step = m_progress.next(this->lesson()).value_or(0);
    std::optional<Scenario> made;
    if (const auto left = m_unfinished.extract(lesson)) {
        m_step = left.mapped().step;
        made = left.mapped().plan;
    }
    emit lessonChanged();
    start(false, made, Baseline::none);
}

void LessonWalk::goTo(std::size_t step) {
    m_step = std::min(step, lesson().steps.size() - 1);
    start(false);
}

void LessonWalk::next() {
    if (step().question.kind == QuestionKind::none)
        record(false, false);
    if (isLast()) {
        leave();
        return;
    }
    const bool solved = step().question.kind == QuestionKind::act && m_state.answered;
    ++m_step;
    // Who has solved it goes on with the own solution.
    start(solved && !step().hasPlan && !step().changesPlan);
}

void LessonWalk::back() {
    if (m_step > 0)
        goTo(m_step - 1);
}

void LessonWalk::restart() {
    start(false);
}

void LessonWalk::leave() {
    if (!inLesson())
        return;
    keepUnfinished();
    const StoreState before = own();
    m_lesson.reset(); // what changes now is not the lesson's any more
    push(before, [] { return tr("Back to the plan before the lesson"); });
    drop();
}

StoreState LessonWalk::own() const {
    StoreState own = m_store.state(); // plans that were kept in the lesson are the user's
    own.scenario = m_before.scenario;
    own.baseline = m_before.baseline;
    return own;
}

void LessonWalk::keepUnfinished() {
    if (step().question.kind == QuestionKind::act && !m_state.answered && m_store.scenario() != m_start)
        m_unfinished.insert_or_assign(*m_lesson, Unfinished{m_step, m_store.scenario()});
}

void LessonWalk::drop() {
    m_question.stop();
    m_search.stop();
    m_lesson.reset();
    m_step = 0;
    m_answers.clear();
    m_noneFits.reset();
    emit lessonChanged();
}

void LessonWalk::start(bool keepsPlan, const std::optional<Scenario>& made, Baseline baseline) {
    m_question.stop(); // of the step before
    m_starting = true;
    m_state = {};
    m_answers.clear();
    m_start = keepsPlan ? m_store.scenario() : m_plans.start(lesson(), m_step);
    const StepResult result = m_progress.of(lesson().name, step().id);
    if (step().question.kind == QuestionKind::predict && result.guess) {
        // The guess stays beside the truth.
        m_state.guess = result.guess;
        m_state.truth = result.truth;
        m_state.answered = true;
    }
    search();
    show(made.value_or(m_start), baseline);
    emit stepChanged();
    m_starting = false;
    follow();
}

void LessonWalk::search() {
    m_search.stop();
    m_noneFits.reset();
    if (step().searched.empty())
        return;
    m_search.ask([this, step = step(), start = m_start](const std::stop_token& stop, LatestJob::Tell&) {
        const BestPlan best = bestPlan(step, start, stop);
        StepAnswers answers;
        if (best.plan)
            answers["best"] = analyzeWithoutTimeline(*best.plan, stop);
        return [this, answers, best] {
            if (answers.empty())
                m_noneFits = best;
            take(answers);
        };
    });
}

void LessonWalk::show(const Scenario& plan, Baseline baseline) {
    StoreState next = m_store.state();
    next.scenario = plan;
    if (baseline == Baseline::none)
        next.baseline.reset();
    push(next, [texts = lesson().texts] {
        const std::string& title = inLanguage(texts, lesson_text::language()).title;
        return tr("A step of the lesson “%1”").arg(QString::fromStdString(title));
    });
}

/// Plan and baseline in one step of undo.
void LessonWalk::push(const StoreState& next, UndoSentence sentence) {
    if (next != m_store.state())
        m_store.undoStack().push(
            new StateChange(m_store, m_store.state(), next, std::move(sentence), ScenarioStore::noStep));
}

void LessonWalk::follow() {
    if (!inLesson() || m_starting || m_store.pending())
        return;
    const Scenario now = m_store.scenario();
    std::map<std::string, Scenario, std::less<>> wanted;
    double cost = 0;
    const auto want = [&](const std::string& id, const Scenario& plan) {
        cost += analysisCost(plan);
        wanted.emplace(id, plan);
    };
    for (const OtherPlan* other : otherPlans(step()))
        want(other->id, m_plans.with(now, other->options));
    if (now != m_start && !m_answers.contains("start"))
        want("start", m_start);
    const auto answered = [wanted](const std::stop_token& stop) {
        StepAnswers answers;
        for (const auto& [id, plan] : wanted)
            answers[id] = analyzeWithoutTimeline(plan, stop);
        return answers;
    };
    m_answers[""] = m_store.analysis();
    m_answers[""].timeline.reset();
    if (now == m_start)
        m_answers["start"] = m_answers[""];
    if (wanted.empty() || isQuick(cost)) {
        m_question.stop();
        take(answered({}));
        return;
    }
    m_question.ask([this, answered](const std::stop_token& stop, const auto&) {
        return [this, answers = answered(stop)] { take(answers); };
    });
    take({}); // the plan itself
}

void LessonWalk::take(const StepAnswers& others) {
    for (const auto& [id, answer] : others)
        m_answers[id] = answer;
    judge();
    emit answersChanged();
}

void LessonWalk::judge() {
    const Question& question = step().question;
    if (question.kind != QuestionKind::act)
        return;
    m_state.goals.clear();
    for (const Condition& goal : question.goals)
        m_state.goals.push_back(holds(goal.expression, figuresOf(m_answers)));
    m_state.beyond = changedBeyond(question, m_start, m_store.scenario());
    const bool reached = std::ranges::all_of(m_state.goals, [](bool goal) { return goal; });
    if (reached && m_state.beyond.empty() && !m_state.answered) {
        m_state.answered = true;
        record(true, true);
        emit answered();
    }
}

void LessonWalk::guess(double number) {
    const Question& question = step().question;
    const FigureValue truth = question.predicted.expression.value(figuresOf(m_answers));
    const auto* known = std::get_if<double>(&truth);
    if (known == nullptr || m_state.answered)
        return;
    m_state.guess = number;
    m_state.truth = *known;
    m_state.answered = true;
    record(std::abs(number - *known) <= question.close * std::abs(*known), true);
    emit answered();
}

void LessonWalk::choose(const std::string& id) {
    const auto rightOne = right();
    if (!rightOne || m_state.answered)
        return;
    m_state.choice = id;
    m_state.answered = id == *rightOne;
    record(m_state.answered, true);
    emit answered();
}

void LessonWalk::record(bool right, bool counts) {
    StepResult result = m_progress.of(lesson().name, step().id);
    if (counts) {
        // A choice that is right in the end was not right at once.
        result.right = step().question.kind == QuestionKind::choose
                           ? right && (result.tries == 0 || result.right)
                           : right;
        ++result.tries;
        result.guess = m_state.guess;
        result.truth = m_state.truth;
        result.choice = QString::fromStdString(m_state.choice);
        result.when = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    }
    result.done = result.done || !counts || m_state.answered;
    m_progress.set(lesson().name, step().id, result);
}

void LessonWalk::turn(const QString& name, int steps) {
    const Setting* setting = settingCalled(name.toStdString());
    if (setting == nullptr)
        return;
    const Scenario next = turned(m_store.scenario(), *setting, steps);
    const int step = m_inTurn ? m_turning : ScenarioStore::noStep;
    m_store.change(
        next,
        [name, text = QString::fromStdString(settingText(*setting, next))] {
            return tr("Set %1 to %2").arg(name, text);
        },
        step);
}

void LessonWalk::beginTurning() {
    m_turning = m_store.newStep();
    m_inTurn = true;
}

void LessonWalk::endTurning() {
    m_inTurn = false;
}

} // namespace quadrille
