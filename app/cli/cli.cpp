// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "app/cli/nearest.h"
#include "app/cli/numbers.h"
#include "core/pipeline/executor.h"
#include "core/text/input_error.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <CLI/CLI.hpp>
#include <cstdio>

namespace quadrille {
namespace {

using namespace cli;

constexpr std::array<std::string_view, 10> subcommands{"estimate", "batch",     "table",  "schedule", "fsdp",
                                                       "validate", "calibrate", "render", "models",   "gpus"};
constexpr std::array<std::string_view, 4> questions{"help", "--help", "-h", "--version"};

template <class Words>
bool contains(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
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

/// One line on standard error, whatever the text.
int complain(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c >= 0 && c < ' '; }, ' ');
    std::fprintf(stderr, "quadrille: %s\n", text.c_str());
    return exitBadInput;
}

/// "tp" → "--tp" where it is an option, so that the message names what was typed.
std::string fieldName(const CLI::App& app, const std::string& field) {
    return app.get_option_no_throw("--" + field) != nullptr ? "--" + field : field;
}

std::string unknownArgument(const CLI::App& app, const std::string& argument) {
    const std::string name = argument.substr(0, argument.find('='));
    if (!name.starts_with('-'))
        return inQuotes(argument) + ": " + app.get_name() + " takes no such argument";
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        if (!option->get_lnames().empty())
            names.push_back("--" + option->get_lnames().front());
    return inQuotes(name) + ": is no option of " + app.get_name() +
           "; nearest: " + alternatives(nearest(name, names));
}

/// The subcommand that was typed, or the program itself.
const CLI::App& typed(const CLI::App& root) {
    const auto apps = root.get_subcommands();
    return apps.empty() ? root : *apps.front();
}

std::string helpOf(const CLI::App& root) {
    const CLI::App& app = typed(root);
    return app.help(&app == &root ? "" : root.get_name());
}

/// CLI11's own words, turned into "field: rule".
std::string usageError(const CLI::App& app, const CLI::ParseError& error) {
    const std::string text = error.what();
    const auto before = [&text](std::string_view mark) { return text.substr(0, text.find(mark)); };
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return before(" is required") + ": must be given to " + app.get_name();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return before(":") + ": must be given once, with one value";
    return text.find(':') == std::string::npos ? app.get_name() + ": " + text : text;
}

int parseAndRun(CLI::App& root, const std::vector<Command>& commands, int argc, char** argv) {
    QFile device;
    if (!device.open(standardOutput, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return complain("standard output: cannot be written");
    Output out(device, "standard output");
    int code = exitDone;
    try {
        root.parse(argc, argv);
        const CLI::App& app = typed(root);
        if (const auto extras = app.remaining(); !extras.empty())
            return complain(unknownArgument(app, extras.front()));
        const auto chosen = std::find_if(commands.begin(), commands.end(),
                                         [&app](const Command& command) { return command.app == &app; });
        code = chosen->run(out);
    } catch (const CLI::CallForHelp&) {
        out << helpOf(root);
    } catch (const CLI::CallForVersion& version) {
        out << version.what() << "\n";
    }
    out.flush();
    return code;
}

} // namespace

bool isCommandLine(int argc, const char* const* argv) {
    if (argc < 2)
        return false;
    const std::string_view first = argv[1];
    const bool unknownOption = first.empty() || (first.starts_with('-') && !isQtOption(first));
    return contains(subcommands, first) || contains(questions, first) || unknownOption ||
           looksLikeSubcommand(first);
}

int runCommandLine(int argc, char** argv) {
    reserveStandardStreams();
    // The folder of the user's own models is found by it.
    QCoreApplication::setApplicationName(QStringLiteral("quadrille"));
    CLI::App root(
        "Explore how a language model can be split over GPUs.\nWithout a subcommand the window opens, "
        "with a session file as argument on that session.",
        "quadrille");
    root.set_version_flag("--version", "quadrille " QUADRILLE_VERSION);
    root.get_formatter()->column_width(36);
    root.require_subcommand(1);
    const std::vector<Command> commands{
        addEstimate(root), addBatch(root),     addTable(root),  addSchedule(root), addFsdp(root),
        addValidate(root), addCalibrate(root), addRender(root), addModels(root),   addGpus(root)};
    for (const Command& command : commands)
        command.app->allow_extras(); // to name the nearest option
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first.starts_with('-') && !contains(questions, first))
        return complain(inQuotes(first) + ": is no option of quadrille; see quadrille --help");
    if (argc > 1 && !contains(subcommands, first) && !contains(questions, first))
        return complain(inQuotes(first) + ": is neither a subcommand nor a session file; nearest: " +
                        alternatives(nearest(first, {subcommands.begin(), subcommands.end()})));
    try {
        if (first == "help") { // "help" and "help estimate" for "--help" and "estimate --help"
            std::string name = argv[0], help = "--help";
            std::array<char*, 3> words{name.data(), argc > 2 ? argv[2] : help.data(), help.data()};
            return parseAndRun(root, commands, argc > 2 ? 3 : 2, words.data());
        }
        return parseAndRun(root, commands, argc, argv);
    } catch (const CLI::ParseError& error) {
        return complain(usageError(typed(root), error));
    } catch (const InputError& error) {
        return complain(fieldName(typed(root), error.field()) + ": " + english(error.rule()));
    } catch (const std::bad_alloc&) {
        return complain("memory: there is not enough of it for an answer of this size");
    } catch (const std::invalid_argument& error) {
        return complain(error.what());
    } catch (const DeadlockError& error) {
        return complain(error.what());
    }
}

} // namespace quadrille
