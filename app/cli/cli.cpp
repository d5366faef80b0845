// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/interruption.h"
#include "app/cli/misplaced_file.h"
#include "app/cli/outline.h"
#include "app/cli/usage.h"
#include "app/data/version.h"
#include "app/text_io/nearest.h"
#include "app/text_io/numbers.h"
#include "core/stop.h"
#include "core/text/clean_text.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <CLI/CLI.hpp>

namespace quadrille {
namespace {

using namespace cli;

/// A subcommand, and what adds it to the parser.
struct Subcommand {
    std::string_view name;
    Command (*add)(CLI::App& root);
};
/// In the order of the help.
constexpr std::array subcommands{
    Subcommand{"estimate", addEstimate},  Subcommand{"batch", addBatch},
    Subcommand{"search", addSearch},      Subcommand{"table", addTable},
    Subcommand{"schedule", addSchedule},  Subcommand{"fsdp", addFsdp},
    Subcommand{"validate", addValidate},  Subcommand{"calibrate", addCalibrate},
    Subcommand{"render", addRender},      Subcommand{"report", addReport},
    Subcommand{"lessons", addLessons},    Subcommand{"manual", addManual},
    Subcommand{"models", addModels},      Subcommand{"gpus", addGpus},
    Subcommand{"plans", addPlans},        Subcommand{"completion", addCompletion},
    Subcommand{"manpage", addManualPage}, Subcommand{"import", addImport},
    Subcommand{"export", addExport},      Subcommand{"trace", addTrace},
};
constexpr std::array<std::string_view, 4> questions{"help", "--help", "-h", "--version"};

template <class Words>
bool contains(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isSubcommand(std::string_view word) {
    return std::ranges::find(subcommands, word, &Subcommand::name) != subcommands.end();
}

std::vector<std::string> subcommandNames() {
    std::vector<std::string> names;
    names.reserve(std::size(subcommands));
    for (const Subcommand& each : subcommands)
        names.emplace_back(each.name);
    return names;
}

/// "-platform", "--style=fusion": what Qt takes from the arguments of every window.
bool isQtOption(std::string_view argument) {
    constexpr std::array<std::string_view, 12> options{
        "display",     "fontengine", "geometry", "platform", "platformpluginpath", "platformtheme",
        "qwindowicon", "reverse",    "session",  "style",    "stylesheet",         "qwindowgeometry"};
    argument.remove_prefix(std::min(argument.find_first_not_of('-'), argument.size()));
    return contains(options, argument.substr(0, argument.find('=')));
}

/// "estimat", but neither "plan.quadrille" nor "./plan" nor the name of a file that is there.
bool looksLikeSubcommand(std::string_view word) {
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    return !word.empty() && std::all_of(word.begin(), word.end(), isLetter) &&
           !QFile::exists(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
}

/// Text and files alike are named in UTF-8: Qt would open another file than one whose name is not.
const char* const* firstThatIsNoText(int argc, const char* const* argv) {
    return std::find_if(argv + 1, argv + argc,
                        [](const char* argument) { return firstNonUtf8(argument).has_value(); });
}

std::string helpOf(const CLI::App& root) {
    const CLI::App& app = typed(root);
    return app.help(&app == &root ? "" : root.get_name());
}

/// "tp" → "--tp" where it is an option, so that the line names what was typed.
std::string fieldName(const CLI::App& app, const std::string& field) {
    return app.get_option_no_throw("--" + field) != nullptr ? "--" + field : field;
}

/// Thrown for what stands on the command line, before a subcommand has a look at it.
struct UsageError {
    Complaint complaint;
};

void parse(CLI::App& root, int argc, char** argv) {
    if (const auto complaint = emptyValue(root, argc, argv))
        throw UsageError{*complaint};
    try {
        root.parse(argc, argv);
    } catch (const CLI::Success&) { // help or version
        throw;
    } catch (const CLI::ParseError& error) {
        throw UsageError{usageError(typed(root), error)};
    }
    const CLI::App& app = typed(root);
    if (const auto extras = app.remaining(); !extras.empty())
        throw UsageError{unknownArgument(app, extras.front())};
}

const Command& chosen(const CLI::App& root, const std::vector<Command>& commands) {
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&root](const Command& command) { return command.app == &typed(root); });
    return *found;
}

int parseAndRun(CLI::App& root, const std::vector<Command>& commands, int argc, char** argv, Output& out,
                const std::stop_token& stop) {
    int code = exitDone;
    try {
        parse(root, argc, argv);
        const Command& command = chosen(root, commands);
        if (const auto complaint = sharedFile(*command.app, command.writes))
            throw UsageError{*complaint};
        code = command.run(out, stop);
    } catch (const CLI::CallForHelp&) {
        out << helpOf(root);
    } catch (const CLI::CallForVersion& version) {
        out << version.what() << "\n";
    }
    out.flush();
    return code;
}

/// "help" and "help estimate" for "--help" and "estimate --help".
int run(CLI::App& root, const std::vector<Command>& commands, int argc, char** argv, Output& out,
        const std::stop_token& stop) {
    if (const char* const* strange = firstThatIsNoText(argc, argv); strange != argv + argc)
        throw UsageError{usageComplaint(shownFile(*strange), {"must be UTF-8", {}})};
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first.starts_with('-') && !contains(questions, first))
        throw UsageError{
            usageComplaint(inQuotes(first), {"is no option of quadrille; see quadrille --help", {}})};
    if (argc > 1 && !isSubcommand(first) && !contains(questions, first))
        throw UsageError{
            usageComplaint(inQuotes(first), {"is neither a subcommand nor a session file; nearest: %1",
                                             {Alternatives{nearest(first, subcommandNames())}}})};
    if (first == "help") {
        std::string name = argv[0], help = "--help";
        std::array<char*, 3> words{name.data(), argc > 2 ? argv[2] : help.data(), help.data()};
        return parseAndRun(root, commands, argc > 2 ? 3 : 2, words.data(), out, stop);
    }
    return parseAndRun(root, commands, argc, argv, out, stop);
}

/// What a request was not answered for. \pre called in a handler
Complaint complaintOf(const CLI::App& app, const std::vector<std::string>& words) {
    try {
        throw;
    } catch (const UsageError& error) {
        return error.complaint;
    } catch (const UnknownName& error) {
        return {fieldName(app, error.field()), "readable", error.rule(), error.repairs()};
    } catch (const CannotWrite& error) {
        return {fieldName(app, error.field()), "writable", error.rule()};
    } catch (const InputError& error) {
        return {fieldName(app, error.field()), "readable", withMisplacedFile(error, words)};
    } catch (const std::bad_alloc&) {
        return {"memory", "enough-memory", {"there is not enough of it for an answer of this size", {}}};
    } catch (const std::exception& error) { // DeadlockError, and the unforeseen
        return {{}, "answerable", {"%1", {error.what()}}};
    }
}

} // namespace

bool isCommandLine(int argc, const char* const* argv) {
    if (argc < 2)
        return false;
    const std::string_view first = argv[1];
    const bool unknownOption = first.empty() || (first.starts_with('-') && !isQtOption(first));
    return firstThatIsNoText(argc, argv) != argv + argc || isSubcommand(first) ||
           contains(questions, first) || unknownOption || looksLikeSubcommand(first);
}

QString optionsInMarkdown(const QString& command) {
    CLI::App root("", "quadrille");
    std::vector<Command> commands; // what their options are read into lives in them
    commands.reserve(std::size(subcommands));
    for (const Subcommand& each : subcommands)
        commands.push_back(each.add(root));
    return QString::fromStdString(outlineMarkdown(outlineOf(root), command.toStdString()));
}

int runCommandLine(int argc, char** argv) {
    reserveStandardStreams();
    const Interruption interruption;
    // The folder of the user's own models is found by it.
    QCoreApplication::setApplicationName(QStringLiteral("quadrille"));
    CLI::App root(
        "Explore how a language model can be split over GPUs.\nWithout a subcommand the window opens: with a "
        "session file as argument on that session; with configurations, logs or traces as if they were "
        "dropped on it.",
        "quadrille");
    root.set_version_flag("--version", std::string("quadrille ") + versionText());
    root.get_formatter()->column_width(36);
    root.require_subcommand(1);
    std::vector<Command> commands;
    for (const Subcommand& each : subcommands) {
        commands.push_back(each.add(root));
        commands.back().app->allow_extras(); // to name the nearest option
    }
    Output out = standardOut();
    try {
        return run(root, commands, argc, argv, out, interruption.token());
    } catch (const ClosedPipe&) {
        return exitDone;
    } catch (const Stopped&) {
        return interruption.exitCode();
    } catch (...) {
        const bool json = std::find(argv, argv + argc, std::string_view("--json")) != argv + argc;
        return complain(complaintOf(typed(root), {argv + 1, argv + argc}), out, json);
    }
}

} // namespace quadrille
