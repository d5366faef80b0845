// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outline.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

/// Text that roff takes as it is: no dash becomes a hyphen, no line a request. Every letter beyond ASCII is a
/// name of its own to groff, or needs no help from -K.
std::string escaped(std::string_view text) {
    std::string result;
    bool lineStarts = true;
    for (const char c : text) {
        if (lineStarts && (c == '.' || c == '\''))
            result += "\\&";
        if (c == '-')
            result += "\\-";
        else if (c == '\\')
            result += "\\e";
        else
            result += c;
        lineStarts = c == '\n';
    }
    return result;
}

std::string bold(std::string_view text) {
    return "\\fB" + escaped(text) + "\\fR";
}

std::string italic(std::string_view text) {
    return "\\fI" + escaped(text) + "\\fR";
}

std::string headOf(const OptionOutline& option) {
    std::string head;
    for (const std::string& name : option.names)
        head += (head.empty() ? "" : ", ") + bold(name);
    if (head.empty())
        head = italic(option.argument);
    else if (!option.type.empty())
        head += " " + italic(option.type);
    return head + (option.repeated ? " …" : "");
}

void appendOptions(std::string& page, const CommandOutline& command, bool scenario) {
    for (const OptionOutline& option : command.options)
        if ((option.group == "Scenario") == scenario)
            page += ".TP\n" + headOf(option) + "\n" + escaped(option.help) + "\n";
}

bool hasScenario(const CommandOutline& command) {
    return std::ranges::any_of(command.options,
                               [](const OptionOutline& option) { return option.group == "Scenario"; });
}

std::string synopsisOf(const CommandOutline& command) {
    std::string line = ".B quadrille " + escaped(command.name) + "\n";
    for (const OptionOutline& option : command.options)
        if (option.names.empty())
            line += (option.required ? italic(option.argument) : "[" + italic(option.argument) + "]") + "\n";
        else if (option.required)
            line += headOf(option) + "\n";
    if (hasScenario(command))
        line += "[" + italic("SCENARIO") + "]\n";
    return line + "[" + italic("OPTION") + " …]\n";
}

} // namespace

std::string manualPage(const CommandLineOutline& outline) {
    std::string page =
        ".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"
        ".TH QUADRILLE 1 \"\" \"" +
        escaped(outline.version) +
        "\" \"User Commands\"\n.SH NAME\nquadrille \\- explore how the training of a language model can be "
        "split over GPUs\n.SH SYNOPSIS\n.B quadrille\n[" +
        italic("FILE.quadrille") + "]\n";
    for (const CommandOutline& command : outline.commands)
        page += ".br\n" + synopsisOf(command);
    page += ".SH DESCRIPTION\n" + escaped(outline.help) + "\n.SH COMMANDS\n";
    const CommandOutline* scenario = nullptr;
    for (const CommandOutline& command : outline.commands) {
        page += ".SS quadrille " + escaped(command.name) + "\n" + escaped(command.help) + "\n";
        if (!command.footer.empty())
            page += ".PP\n" + escaped(command.footer) + "\n";
        appendOptions(page, command, false);
        if (scenario == nullptr && hasScenario(command))
            scenario = &command;
    }
    if (scenario != nullptr) {
        page += ".SH SCENARIO\nOptions of every command that takes a scenario; they are the columns of a "
                "batch file, too.\n";
        appendOptions(page, *scenario, true);
    }
    return page +
           ".SH EXIT STATUS\n"
           ".TP\n0\nan answer\n"
           ".TP\n1\na plan or schedule that cannot run, with every broken rule\n"
           ".TP\n2\ninput that could not be read, with the field and the rule, or a file that could not be "
           "written\n"
           ".TP\n130\ninterrupted by Ctrl+C\n";
}

} // namespace quadrille::cli
