// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_progress.h"

#include "app/settings/settings.h"
#include "app/text_io/csv.h"
#include "app/text_io/numbers.h"
#include "core/formula/unit_name.h"
#include "core/lessons/step_figures.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace quadrille {
namespace {

std::optional<double> numberAt(const QJsonObject& object, const char* key) {
    const QJsonValue value = object.value(QLatin1String(key));
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

StepResult resultOf(const QJsonObject& object) {
    return {.done = object.value(QStringLiteral("done")).toBool(),
            .right = object.value(QStringLiteral("right")).toBool(),
            .tries = std::max(0, object.value(QStringLiteral("tries")).toInt()),
            .guess = numberAt(object, "guess"),
            .truth = numberAt(object, "truth"),
            .choice = object.value(QStringLiteral("choice")).toString(),
            .when = object.value(QStringLiteral("when")).toString()};
}

QJsonObject objectOf(const StepResult& result) {
    QJsonObject object{{QStringLiteral("done"), result.done}, {QStringLiteral("right"), result.right}};
    if (result.tries > 0)
        object.insert(QStringLiteral("tries"), result.tries);
    if (result.guess)
        object.insert(QStringLiteral("guess"), *result.guess);
    if (result.truth)
        object.insert(QStringLiteral("truth"), *result.truth);
    if (!result.choice.isEmpty())
        object.insert(QStringLiteral("choice"), result.choice);
    if (!result.when.isEmpty())
        object.insert(QStringLiteral("when"), result.when);
    return object;
}

std::string written(const std::optional<double>& number) {
    return number ? text_io::shortest(*number) : std::string();
}

std::string yesOrNo(bool yes) {
    return yes ? "yes" : "no";
}

void appendRow(std::string& text, const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0)
            text += ',';
        text_io::appendCsvField(text, fields[i]);
    }
    text += '\n';
}

} // namespace

LessonProgress::LessonProgress(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    const QJsonObject lessons = QJsonDocument::fromJson(settings.lessonProgress()).object();
    for (auto lesson = lessons.begin(); lesson != lessons.end(); ++lesson) {
        const QJsonObject steps = lesson.value().toObject();
        for (auto step = steps.begin(); step != steps.end(); ++step)
            m_results[{lesson.key().toStdString(), step.key().toStdString()}] =
                resultOf(step.value().toObject());
    }
    for (const QJsonValue& each : QJsonDocument::fromJson(settings.laboratoryResults()).array())
        if (const auto result = laboratoryResultFromJson(each.toObject()))
            keep(*result);
}

StepResult LessonProgress::of(const std::string& lesson, const std::string& step) const {
    const auto found = m_results.find({lesson, step});
    return found != m_results.end() ? found->second : StepResult();
}

void LessonProgress::set(const std::string& lesson, const std::string& step, const StepResult& result) {
    if (of(lesson, step) == result)
        return;
    m_results[{lesson, step}] = result;
    save();
}

bool LessonProgress::keep(const LaboratoryResult& result) {
    const auto before = std::ranges::find(m_laboratory, result.task, &LaboratoryResult::task);
    if (before == m_laboratory.end()) {
        m_laboratory.push_back(result);
        return true;
    }
    const LaboratoryResult now = shorter(*before, result);
    if (now == *before)
        return false;
    *before = now;
    return true;
}

void LessonProgress::add(const LaboratoryResult& result) {
    if (keep(result))
        save();
}

std::size_t LessonProgress::done(const Lesson& lesson) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        lesson.steps, [&](const LessonStep& step) { return of(lesson.name, step.id).done; }));
}

std::size_t LessonProgress::right(const Lesson& lesson) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        lesson.steps, [&](const LessonStep& step) { return of(lesson.name, step.id).right; }));
}

std::optional<std::size_t> LessonProgress::next(const Lesson& lesson) const {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (!of(lesson.name, lesson.steps[i].id).done)
            return i;
    return std::nullopt;
}

void LessonProgress::reset() {
    m_results.clear();
    m_laboratory.clear();
    save();
}

void LessonProgress::save() {
    std::map<std::string, QJsonObject> lessons;
    for (const auto& [place, result] : m_results)
        lessons[place.first].insert(QString::fromStdString(place.second), objectOf(result));
    QJsonObject all;
    for (const auto& [name, steps] : lessons)
        all.insert(QString::fromStdString(name), steps);
    m_settings.setLessonProgress(QJsonDocument(all).toJson(QJsonDocument::Compact));
    QJsonArray laboratory;
    for (const LaboratoryResult& result : m_laboratory)
        laboratory.append(toJson(result));
    m_settings.setLaboratoryResults(QJsonDocument(laboratory).toJson(QJsonDocument::Compact));
    emit changed();
}

namespace {

/// Of guess and truth: "bytes", "seconds"; empty: a count or a ratio.
std::string unitOf(const LessonStep& step) {
    if (step.question.kind != QuestionKind::predict)
        return {};
    const auto measure = step.question.predicted.expression.measure(measuresOf(step));
    if (!measure)
        return {};
    const std::string unit = unitName(measure->unit);
    return measure->size == 1 ? unit : text_io::shortest(measure->size) + " " + unit;
}

} // namespace

std::string LessonProgress::csv(const std::vector<Lesson>& lessons, std::string_view student) const {
    std::string text = "lesson,step,question,done,right,tries,guess,truth,choice,when,student,makespan,bound,"
                       "best,bubble,unit\n";
    for (const Lesson& lesson : lessons)
        for (const LessonStep& step : lesson.steps) {
            const StepResult result = of(lesson.name, step.id);
            const bool asks = step.question.kind != QuestionKind::none;
            appendRow(text, {lesson.name, step.id, std::string(name(step.question.kind)),
                             yesOrNo(result.done), asks ? yesOrNo(result.right) : std::string(),
                             result.tries > 0 ? std::to_string(result.tries) : std::string(),
                             written(result.guess), written(result.truth), result.choice.toStdString(),
                             result.when.toStdString(), std::string(student), "", "", "", "", unitOf(step)});
        }
    for (const LaboratoryResult& result : m_laboratory)
        appendRow(text, {"laboratory", inWords(result.task), std::string(name(QuestionKind::none)),
                         yesOrNo(true), "", "", "", "", "", result.when.toStdString(), std::string(student),
                         written(result.makespan), written(result.bound), written(result.best),
                         written(result.bubble), ""});
    return text;
}

} // namespace quadrille
