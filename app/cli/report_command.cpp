// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/from_files.h"
#include "app/cli/picture_application.h"
#include "app/cli/user_catalogue.h"
#include "app/report/compose.h"
#include "app/report/file.h"
#include "app/session/complete_session.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"

#include <QFileInfo>

namespace quadrille::cli {
namespace {

struct Options {
    GivenOptions given;
    std::string session; ///< as an argument without an option
    std::string output;
    std::string page;
    LookOptions look;
};

/// Before any work: a place that cannot take a report.
QString documentFile(const std::string& path) {
    QString file = QString::fromStdString(path);
    const QFileInfo info(file);
    if (!report::kindOf(file))
        refuse("output", "must end in .pdf, .html or .md, unlike %1", inQuotes(path));
    if (info.exists() && !info.isFile())
        refuse("output", "must be a file, unlike %1", inQuotes(path));
    return file;
}

report::Page pageOf(const Options& options) {
    if (options.page.empty())
        return report::Page::a4;
    const auto page = report::pageFromName(options.page);
    if (!page)
        refuse("page", "must be a4, letter or slides, not %1", inQuotes(options.page));
    if (report::kindOf(documentFile(options.output)) != report::FileKind::pdf)
        refuse("page", "is for a .pdf only");
    return *page;
}

GivenOptions givenOf(const Options& options) {
    GivenOptions given = options.given;
    if (options.session.empty())
        return given;
    if (given.has(option("session")))
        refuse("session", "must be given once, with the option or without");
    given.set(option("session"), options.session);
    return given;
}

/// The scenario of the options, with what else its session has.
Session sessionOf(const GivenOptions& given, const Catalogue& catalogue) {
    Session session{.scenario = scenarioOf(given, catalogue)};
    if (!given.has(option("session")))
        return session;
    Session read = readSession(QString::fromStdString(given.text(option("session")))); // it was read before
    read.scenario = session.scenario;
    complete(read, catalogue);
    return read;
}

int reportOf(const Options& options, Output& out, const std::stop_token& stop) {
    const QString file = documentFile(options.output);
    const report::FileOptions form{pageOf(options), lookOf(options.look).dark};
    const Catalogue catalogue = userCatalogue();
    report::Facts facts;
    {
        const PictureApplication application(lookOf(options.look)); // its language has names of plans, too
        facts = report::gather(sessionOf(givenOf(options), catalogue), stop);
        report::write(report::compose(facts, catalogue), file, form);
    }
    return facts.analysis.runnable() ? exitDone : notRunnable(out, facts.analysis.diagnostics);
}

} // namespace

Command addReport(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(root, "report",
                               "A document about a plan: recommendation, figures, pictures, how far to trust "
                               "it, and how to get it again");
    addValue(app, "session-file", options->session, "FILE",
             "a saved session, whose plan A is compared with; without it the options say the plan");
    addScenarioOptions(app, options->given);
    CLI::Option* output =
        addRequired(app, "-o,--output", options->output, "FILE",
                    "file that ends in .pdf, .html (all in one file) or .md (pictures beside it)");
    addValue(app, "--page", options->page, "a4|letter|slides", "of a .pdf; default a4");
    addLookOptions(app, options->look);
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return reportOf(*options, out, stop); },
            {output}};
}

} // namespace quadrille::cli
