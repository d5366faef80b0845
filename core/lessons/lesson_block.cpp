// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_block.h"

#include "core/text/input_error.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <charconv>

namespace quadrille::lesson_block {
namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            parts.emplace_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}
bool isWord(std::string_view text, char joint) {
    return !text.empty() && isLower(text.front()) && std::ranges::all_of(text, [joint](char c) {
        return isLower(c) || (c >= '0' && c <= '9') || c == joint;
    });
}

[[noreturn]] void refuse(const std::string& field, std::string_view rule,
                         std::vector<Message::Argument> arguments = {}) {
    throw InputError(field, {std::string(rule), std::move(arguments)});
}

double shareOf(const Row& row) {
    const Expression expression(row.value);
    const FigureValue value = expression.value([](std::string_view) { return FigureValue(); });
    const auto* number = std::get_if<double>(&value);
    if (number == nullptr || *number <= 0 || *number > 1)
        refuse(row.key, "must be a share, such as 10 %");
    return *number;
}

int minutesOf(const Row& row) {
    int minutes = 0;
    const char* end = row.value.data() + row.value.size();
    if (std::from_chars(row.value.data(), end, minutes).ptr != end || minutes < 1 || minutes > 600)
        refuse(row.key, "must be a whole number from %1 to %2", {std::int64_t{1}, std::int64_t{600}});
    return minutes;
}

OtherPlan otherPlan(const Row& row) {
    if (!isPlanId(row.id))
        refuse(row.key, "must have a name of lower-case letters, digits and _ before the colon");
    return {row.id, optionsOf(row.value), row.line};
}

std::vector<LessonPointer> pointersOf(const Row& row, bool arePanels) {
    std::vector<LessonPointer> all;
    for (const std::string& each : split(row.value, ',')) {
        const std::size_t space = each.find(' ');
        if (arePanels)
            all.push_back({"panel", each, row.line});
        else if (each == "verdict")
            all.push_back({each, {}, row.line});
        else if (space == std::string::npos)
            refuse(row.key, "must say what “%1” is: panel, setting, stage or verdict", {each});
        else
            all.push_back({each.substr(0, space), std::string(trimmed(each.substr(space))), row.line});
    }
    return all;
}

void setKind(Question& question, QuestionKind kind, const Row& row) {
    if (question.kind != QuestionKind::none && question.kind != kind)
        refuse(row.key, "must not stand in a step that asks something else already");
    question.kind = kind;
    question.line = row.line;
}

LiveValue predictedOf(const Row& row) {
    try {
        return passageOf("{{" + row.value + "}}", row.line).pieces.front().value;
    } catch (const InputError& error) { // which names a line
        throw InputError("“" + row.value + "”", error.rule());
    }
}

/// \return the key is one of those that ask
bool readQuestion(const Row& row, Question& question) {
    const std::string& key = row.key;
    if (key == "predict") {
        setKind(question, QuestionKind::predict, row);
        question.predicted = predictedOf(row);
    } else if (key == "close") {
        setKind(question, QuestionKind::predict, row);
        question.close = shareOf(row);
    } else if (key == "choice") {
        setKind(question, QuestionKind::choose, row);
        question.choices.push_back(otherPlan(row));
    } else if (key == "right") {
        setKind(question, QuestionKind::choose, row);
        question.right = row.value;
    } else if (key == "least" || key == "most") {
        setKind(question, QuestionKind::choose, row);
        question.best = Expression(row.value);
        question.leastIsBest = key == "least";
    } else if (key == "do") {
        setKind(question, QuestionKind::act, row);
        question.goals.push_back({Expression(row.value), row.line});
    } else if (key == "free") {
        setKind(question, QuestionKind::act, row);
        question.free = split(row.value, ',');
    } else if (key == "solution") {
        setKind(question, QuestionKind::act, row);
        question.solution = optionsOf(row.value);
    } else {
        return false;
    }
    return true;
}

void readStepRow(const Row& row, LessonStep& step) {
    const std::string& key = row.key;
    if (readQuestion(row, step.question))
        return;
    if (key == "plan" || key == "change") {
        if (step.hasPlan || step.changesPlan)
            refuse(key, "must stand once, and not both plan and change");
        (key == "plan" ? step.hasPlan : step.changesPlan) = true;
        step.options = optionsOf(row.value);
        step.optionsLine = row.line;
    } else if (key == "other") {
        step.others.push_back(otherPlan(row));
    } else if (key == "search") {
        step.searched = split(row.value, ',');
        step.searchedLine = row.line;
    } else if (key == "panels") {
        step.panels = pointersOf(row, true);
    } else if (key == "point") {
        step.points = pointersOf(row, false);
    } else if (key == "holds") {
        step.holds.push_back({Expression(row.value), row.line});
    } else {
        refuse(key, "is no key of a step; there are %1",
               {Alternatives{{"plan", "change", "other", "search", "panels", "point", "holds", "predict",
                              "close", "choice", "right", "least", "most", "do", "free", "solution"}}});
    }
}

void readHeadRow(const Row& row, Lesson& lesson) {
    if (row.key == "source") {
        lesson.source = row.value;
    } else if (row.key == "minutes") {
        lesson.minutes = minutesOf(row);
    } else if (row.key == "plan") {
        lesson.plan = optionsOf(row.value);
        lesson.planLine = row.line;
    } else {
        refuse(row.key, "is no key of a lesson; there are %1", {Alternatives{{"source", "minutes", "plan"}}});
    }
}

template <class Read>
void readRows(const std::vector<Row>& rows, std::vector<LessonProblem>& problems, Read read) {
    for (const Row& row : rows)
        try {
            read(row);
        } catch (const InputError& error) {
            problems.push_back(
                {row.line, {"%1: %2 %3", {row.key, error.field(), std::vector{error.rule()}}}});
        }
}

} // namespace

bool isName(std::string_view text) {
    return isWord(text, '-');
}
bool isPlanId(std::string_view text) {
    return isWord(text, '_');
}

std::vector<Row> rowsOf(const std::vector<std::string_view>& lines, int firstLine,
                        std::vector<LessonProblem>& problems) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view text = trimmed(lines[i]);
        const int line = firstLine + static_cast<int>(i);
        if (text.empty() || text.front() == '#')
            continue;
        if ((lines[i].front() == ' ' || lines[i].front() == '\t') && !rows.empty()) {
            rows.back().value += " " + std::string(text);
            continue;
        }
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos) {
            problems.push_back({line, {"must be “key: value”", {}}});
            continue;
        }
        const std::string_view left = trimmed(text.substr(0, colon));
        const std::size_t space = std::min(left.find(' '), left.size());
        rows.push_back({std::string(left.substr(0, space)), std::string(trimmed(left.substr(space))),
                        std::string(trimmed(text.substr(colon + 1))), line});
    }
    return rows;
}

PlanOptions optionsOf(std::string_view text) {
    PlanOptions options;
    const std::vector<std::string> words = split(text, ' ');
    for (std::size_t i = 0; i < words.size(); i += 2) {
        if (!words[i].starts_with("--") || words[i].size() < 3)
            refuse("“" + words[i] + "”", "must be an option with two dashes, such as --tp");
        if (i + 1 == words.size() || words[i + 1].starts_with("--"))
            refuse("“" + words[i] + "”", "must have a value behind it");
        options.emplace_back(words[i].substr(2), words[i + 1]);
    }
    return options;
}

void readHead(const std::vector<Row>& rows, Lesson& lesson, std::vector<LessonProblem>& problems) {
    readRows(rows, problems, [&lesson](const Row& row) { readHeadRow(row, lesson); });
}

void readStep(const std::vector<Row>& rows, LessonStep& step, std::vector<LessonProblem>& problems) {
    readRows(rows, problems, [&step](const Row& row) { readStepRow(row, step); });
}

} // namespace quadrille::lesson_block
