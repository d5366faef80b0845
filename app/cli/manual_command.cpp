// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/picture_application.h"
#include "app/cli/text_table.h"
#include "app/cli/user_catalogue.h"
#include "app/manual/manual_file.h"
#include "app/manual/manual_files.h"
#include "app/text_io/nearest.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"

#include <QFileInfo>

namespace quadrille::cli {
namespace {

struct Options {
    std::string chapter;
    std::string output;
    LookOptions look;
};

/// Those that are asked for: one, or all.
QStringList chaptersOf(const std::string& name) {
    if (name.empty())
        return manualChapters();
    const QString chapter = manualChapterNamed(QString::fromStdString(name));
    if (!chapter.isEmpty())
        return {chapter};
    std::vector<std::string> names;
    for (const QString& each : manualChapters())
        names.push_back(each.section(u'-', 1).toStdString());
    throw UnknownName("chapter", Term{"a chapter of the manual", "a chapter of the manual"}, name, names);
}

/// Before any work: a place that cannot take a manual.
void checkFile(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    const QString suffix = info.suffix().toLower();
    if (suffix != QLatin1String("html") && suffix != QLatin1String("md"))
        refuse("output", "must end in .html or .md, unlike %1", inQuotes(path));
    if (info.exists() && !info.isFile())
        refuse("output", "must be a file, unlike %1", inQuotes(path));
}

int list(const QString& language, Output& out) {
    using Align = TextTable::Align;
    TextTable table({{"chapter", Align::left}, {"title", Align::left}});
    for (const QString& chapter : manualChapters())
        table.add({chapter.section(u'-', 1).toStdString(),
                   manualTitle(manualText(chapter, language)).toStdString()});
    out << table.text();
    return exitDone;
}

int show(const Options& options, Output& out, const std::stop_token& stop) {
    const Look look = lookOf(options.look);
    const QStringList chapters = chaptersOf(options.chapter);
    const bool toFile = !options.output.empty();
    if (toFile)
        checkFile(options.output);
    else if (options.chapter.empty())
        return list(look.language, out);
    const Catalogue catalogue = userCatalogue();
    const PictureApplication application(look);
    std::vector<ManualPage> pages;
    for (const QString& chapter : chapters)
        pages.push_back(composeManual(chapter, manualText(chapter, look.language),
                                      {catalogue, optionsInMarkdown}, toFile, stop));
    if (toFile)
        manual_file::write(pages, QString::fromStdString(options.output), look.language, look.dark);
    else
        out << manual_file::toMarkdown(pages.front(), {}).toStdString();
    return exitDone;
}

} // namespace

Command addManual(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(root, "manual", "The manual: its chapters, one of them, or all in one file",
                               "Without a chapter and a file it lists the chapters.");
    addValue(app, "chapter", options->chapter, "CHAPTER", "the chapter to print; default all, into a file");
    CLI::Option* output = addValue(app, "-o,--output", options->output, "FILE",
                                   "file that ends in .html (all in one file) or .md (pictures beside it)");
    addValue(app, "--theme", options->look.theme, "light|dark", "colours; default light");
    addValue(app, "--lang,--language", options->look.language, "en|de|ja",
             "of every word and number; default en");
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return show(*options, out, stop); },
            {output}};
}

} // namespace quadrille::cli
