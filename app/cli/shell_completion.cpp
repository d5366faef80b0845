// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outline.h"

#include "core/text/joined.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace quadrille::cli {
namespace {

/// What lists the values of an option or argument: the first column below the heading and its rule.
struct ListedValues {
    std::string_view option;
    std::string_view command;
};
constexpr std::array listedValues{ListedValues{"--model", "quadrille models"},
                                  ListedValues{"--gpu", "quadrille gpus"},
                                  ListedValues{"chapter", "quadrille manual"}};

/// The command that lists its values; empty: none does.
std::string listed(const OptionOutline& option) {
    for (const ListedValues& each : listedValues)
        if (option.argument == each.option ||
            std::ranges::find(option.names, each.option) != option.names.end())
            return std::string(each.command) + " 2>/dev/null";
    return {};
}

/// The first sentence of help, without what a shell would read in it.
std::string plain(std::string_view help) {
    std::string text(help.substr(0, std::min(help.find(';'), help.find('\n'))));
    std::erase_if(text,
                  [](char c) { return std::string_view("'\"`\\[]$:").find(c) != std::string_view::npos; });
    return text;
}

std::vector<std::string> namesOf(const CommandLineOutline& outline) {
    std::vector<std::string> names;
    names.reserve(outline.commands.size());
    for (const CommandOutline& command : outline.commands)
        names.push_back(command.name);
    return names;
}

constexpr std::string_view head = "# SPDX-License-Identifier: GPL-3.0-or-later\n";

/// What bash offers after an option; empty: nothing stands after it.
std::string bashReply(const OptionOutline& option) {
    if (const std::string values = listed(option); !values.empty())
        return "COMPREPLY=($(compgen -W \"$(" + values + " | awk 'NR > 2 { print $1 }')\" -- \"$cur\"))";
    if (const auto choices = option.choices(); !choices.empty())
        return "COMPREPLY=($(compgen -W \"" + joined(choices, " ") + R"(" -- "$cur")))";
    return namesFile(option.type) ? "_quadrille_files" : "COMPREPLY=()";
}

/// What it offers where no option stands: words that the command takes, else files.
std::string bashWords(const CommandOutline& command) {
    const auto argument = std::ranges::find_if(
        command.options, [](const OptionOutline& option) { return option.names.empty(); });
    return argument == command.options.end() ? "_quadrille_files" : bashReply(*argument);
}

} // namespace

std::string bashCompletion(const CommandLineOutline& outline) {
    std::string text(head);
    text +=
        "_quadrille_files() {\n    compopt -o filenames 2>/dev/null\n"
        "    COMPREPLY=($(compgen -f -- \"$cur\"))\n}\n"
        "_quadrille() {\n"
        "    local cur=\"${COMP_WORDS[COMP_CWORD]}\" prev=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
        "    if ((COMP_CWORD == 1)); then\n        _quadrille_files\n        COMPREPLY+=($(compgen -W \"" +
        joined(namesOf(outline), " ") +
        " --help --version\" -- \"$cur\"))\n        return\n    fi\n    case \"${COMP_WORDS[1]}\" in\n";
    for (const CommandOutline& command : outline.commands) {
        std::vector<std::string> names;
        text += "    " + command.name + ")\n        case \"$prev\" in\n";
        for (const OptionOutline& option : command.options) {
            names.insert(names.end(), option.names.begin(), option.names.end());
            if (!option.names.empty() && !option.type.empty())
                text += "        " + joined(option.names, "|") + ") " + bashReply(option) + "; return ;;\n";
        }
        text +=
            "        esac\n        if [[ \"$cur\" == -* ]]; then\n            COMPREPLY=($(compgen -W \"" +
            joined(names, " ") + "\" -- \"$cur\"))\n        else\n            " + bashWords(command) +
            "\n        fi\n        ;;\n";
    }
    return text + "    esac\n}\ncomplete -F _quadrille quadrille\n";
}

namespace {

/// The values of an option as zsh's _arguments takes them; empty: none are offered.
std::string zshValues(const OptionOutline& option) {
    if (const std::string values = listed(option); !values.empty())
        return "(${(f)\"$(" + values + " | awk \"NR > 2 { print \\$1 }\")\"})";
    if (const auto choices = option.choices(); !choices.empty())
        return "(" + joined(choices, " ") + ")";
    return namesFile(option.type) ? "_files" : "";
}

} // namespace

std::string zshCompletion(const CommandLineOutline& outline) {
    std::string text =
        "#compdef quadrille\n" + std::string(head) + "_quadrille() {\n    local -a commands=(\n";
    for (const CommandOutline& command : outline.commands)
        text += "        '" + command.name + ":" + plain(command.help) + "'\n";
    text += "    )\n    if ((CURRENT == 2)); then\n        _describe command commands\n        _files\n      "
            "  return\n    fi\n"
            "    local command=\"$words[2]\"\n    shift words\n    ((CURRENT--))\n    case \"$command\" in\n";
    for (const CommandOutline& command : outline.commands) {
        text += "    " + command.name + ")\n        _arguments";
        for (const OptionOutline& option : command.options) {
            const std::string values = zshValues(option);
            std::string end = "]"; // of what stands after an option's help
            if (!option.type.empty()) {
                end += ":" + plain(option.type);
                end += ":" + values;
            }
            end += "'";
            if (option.names.empty())
                text.append(" \\\n            '")
                    .append(option.repeated ? "*:" : ":")
                    .append(plain(option.argument) + ":" + values + "'");
            for (const std::string& name : option.names)
                text.append(" \\\n            '")
                    .append(option.repeated ? "*" : "")
                    .append(name)
                    .append("[")
                    .append(plain(option.help))
                    .append(end);
        }
        text += "\n        ;;\n";
    }
    return text + "    esac\n}\n_quadrille \"$@\"\n";
}

namespace {

/// The values of an option as fish's complete takes them; empty: none are offered.
std::string fishValues(const OptionOutline& option) {
    if (const std::string values = listed(option); !values.empty())
        return " -a \"(" + values + " | awk 'NR > 2 { print \\$1 }')\"";
    const auto choices = option.choices();
    return choices.empty() ? std::string() : " -a '" + joined(choices, " ") + "'";
}

} // namespace

std::string fishCompletion(const CommandLineOutline& outline) {
    std::string text(head);
    for (const CommandOutline& command : outline.commands) {
        text += "complete -c quadrille -n __fish_use_subcommand -a " + command.name + " -d '" +
                plain(command.help) + "'\n";
        for (const OptionOutline& option : command.options) {
            const std::string values = fishValues(option);
            if (option.names.empty() && values.empty())
                continue; // files, which fish offers by itself
            text += "complete -c quadrille -n '__fish_seen_subcommand_from " + command.name + "'";
            for (const std::string& name : option.names)
                text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            if (option.names.empty())
                text += " -f";
            else if (!option.type.empty())
                text += namesFile(option.type) ? " -r" : " -x";
            text += values + " -d '" + plain(option.help) + "'\n";
        }
    }
    return text;
}

} // namespace quadrille::cli
