// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outline.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

constexpr std::string_view scenarioGroup = "Scenario";

std::string plainCell(std::string_view text) {
    std::string cell;
    for (const char c : text)
        if (c == '|')
            cell += "\\|";
        else if (c == '\n')
            cell += ' ';
        else if (c == '*' || c == '<' || c == '_')
            cell += std::string("\\") + c;
        else
            cell += c;
    return cell;
}

/// In a table even code has to mark its bars.
std::string code(std::string_view text) {
    std::string cell = "`";
    for (const char c : text)
        cell += c == '|' ? "\\|" : std::string(1, c);
    return cell + "`";
}

std::string optionCell(const OptionOutline& option) {
    std::string head;
    for (const std::string& name : option.names)
        head += (head.empty() ? "" : ", ") + name;
    if (head.empty())
        head = option.argument;
    else if (!option.type.empty())
        head += " " + option.type;
    return code(head) + (option.repeated ? " …" : "");
}

std::string tableOf(const CommandOutline& command, bool scenario) {
    std::string rows;
    for (const OptionOutline& option : command.options)
        if ((option.group == scenarioGroup) == scenario)
            rows += "| " + optionCell(option) + " | " + plainCell(option.help) + " |\n";
    return rows.empty() ? rows : "| option | what it does |\n|---|---|\n" + rows + "\n";
}

bool takesScenario(const CommandOutline& command) {
    return std::ranges::any_of(command.options,
                               [](const OptionOutline& option) { return option.group == scenarioGroup; });
}

std::string partOf(const CommandOutline& command) {
    std::string part = plainCell(command.help) + ".";
    if (!command.footer.empty())
        part += " " + plainCell(command.footer);
    return part + "\n\n" + tableOf(command, false);
}

} // namespace

std::string outlineMarkdown(const CommandLineOutline& outline, std::string_view command) {
    std::string text;
    for (const CommandOutline& each : outline.commands)
        if (command == "scenario" && takesScenario(each))
            return tableOf(each, true);
        else if (command.empty())
            text += "## quadrille " + each.name + "\n\n" + partOf(each);
        else if (command == each.name)
            return partOf(each);
    return text;
}

} // namespace quadrille::cli
