// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/text_table.h"
#include "app/cli/user_catalogue.h"
#include "app/importing/file_kind.h"
#include "app/lessons/lesson_check.h"
#include "app/lessons/shipped_lessons.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

struct Options {
    std::string check;
    bool json = false;
};

Json languagesOf(const Lesson& lesson) {
    Json languages = Json::array();
    for (const auto& [language, text] : lesson.texts)
        languages.push_back(language);
    return languages;
}

Json lessonJson(const Lesson& lesson) {
    Json titles = Json::object(), steps = Json::array();
    for (const auto& [language, text] : lesson.texts)
        titles[language] = text.title;
    for (const LessonStep& step : lesson.steps)
        steps.push_back({{"id", step.id}, {"question", name(step.question.kind)}});
    return {{"name", lesson.name},       {"title", titles}, {"languages", languagesOf(lesson)},
            {"minutes", lesson.minutes}, {"steps", steps},  {"source", lesson.source}};
}

int list(const Options& options, Output& out) {
    const std::vector<Lesson> lessons = shippedLessons();
    if (options.json) {
        Json all = Json::array();
        for (const Lesson& lesson : lessons)
            all.push_back(lessonJson(lesson));
        out << jsonText({{"lessons", all}}) << "\n";
        return exitDone;
    }
    using Align = TextTable::Align;
    TextTable table({{"name", Align::left}, {"steps"}, {"questions"}, {"minutes"}, {"title", Align::left}});
    for (const Lesson& lesson : lessons)
        table.add({lesson.name, std::to_string(lesson.steps.size()),
                   std::to_string(std::ranges::count_if(
                       lesson.steps,
                       [](const LessonStep& step) { return step.question.kind != QuestionKind::none; })),
                   std::to_string(lesson.minutes), inLanguage(lesson.texts, "en").title});
    out << table.text();
    return exitDone;
}

/// Where a problem stands: "lesson.md, line 12".
std::string placeOf(const std::string& file, int line) {
    return file + ", line " + std::to_string(line);
}

int refused(const std::string& file, const std::vector<LessonProblem>& problems, Output& out, bool json) {
    std::vector<Diagnostic> diagnostics;
    for (const LessonProblem& problem : problems) {
        std::fprintf(stderr, "quadrille: %s: %s\n", placeOf(file, problem.line).c_str(),
                     english(problem.rule).c_str());
        diagnostics.push_back(
            {.field = placeOf(file, problem.line), .rule = "lesson", .message = problem.rule});
    }
    if (json)
        writeDiagnostics(out, diagnostics);
    return exitBadInput;
}

int check(const Options& options, Output& out, const std::stop_token& stop) {
    const std::string file = shownFile(options.check);
    const std::string text = readInput("check", options.check, largestText).toStdString();
    // What has the block of a lesson is one, whatever logs and scripts it may cite.
    if (text.find("```lesson") == std::string::npos && options.check != "-" &&
        likenessOf(QString::fromStdString(options.check)))
        refuse("check", "%1 must be a lesson", file);
    const ReadLesson read = checkedLesson(text, userCatalogue(), stop);
    if (!read.problems.empty())
        return refused(file, read.problems, out, options.json);
    const Json languages = languagesOf(read.lesson);
    if (options.json) {
        Json json = lessonJson(read.lesson);
        json["file"] = options.check;
        out << jsonText(json) << "\n";
        return exitDone;
    }
    out << file << ": lesson " << read.lesson.name << ", " << std::to_string(read.lesson.steps.size())
        << " steps in " << std::to_string(languages.size()) << " languages; all of it holds\n";
    return exitDone;
}

} // namespace

Command addLessons(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(root, "lessons", "The lessons that the window teaches; a new one checked",
                               "resources/lessons/README.md says how a lesson is written. A file that is "
                               "refused is named with every\n"
                               "line at fault and its rule.");
    addValue(app, "--check", options->check, "FILE", "read this lesson and hold it to what there is");
    addJsonFlag(app, options->json);
    return {&app, [options](Output& out, const std::stop_token& stop) {
                return options->check.empty() ? list(*options, out) : check(*options, out, stop);
            }};
}

} // namespace quadrille::cli
