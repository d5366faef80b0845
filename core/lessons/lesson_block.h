// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

/// The blocks of a lesson's file: lines of "key: value", or "key id: value". For lesson_reader.cpp.
namespace quadrille::lesson_block {

struct Row {
    std::string key, id, value;
    int line = 0;
};

/// A line that goes on is indented; one that begins with "#" is a remark. Problems are added.
[[nodiscard]] std::vector<Row> rowsOf(const std::vector<std::string_view>& lines, int firstLine,
                                      std::vector<LessonProblem>& problems);

/// The two kinds of block. Problems are added.
void readHead(const std::vector<Row>& rows, Lesson& lesson, std::vector<LessonProblem>& problems);
void readStep(const std::vector<Row>& rows, LessonStep& step, std::vector<LessonProblem>& problems);

/// "--tp 8 --sp off". \throws InputError
[[nodiscard]] PlanOptions optionsOf(std::string_view text);

/// Lower-case letters, digits and dashes, a letter first.
[[nodiscard]] bool isName(std::string_view text);
/// As isName() with "_" rather than "-": what stands before a figure in an expression.
[[nodiscard]] bool isPlanId(std::string_view text);

} // namespace quadrille::lesson_block
