// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage.h"

#include "app/cli/outline.h"
#include "app/text_io/nearest.h"
#include "app/text_io/numbers.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>

namespace quadrille::cli {
using namespace text_io;
namespace {

/// The option of that name that takes a value.
const CLI::Option* optionWithValue(const CLI::App& app, const std::string& name) {
    const CLI::Option* option = name.starts_with('-') ? app.get_option_no_throw(name) : nullptr;
    return option != nullptr && option->get_items_expected_max() > 0 ? option : nullptr;
}

/// What an argument that belongs to no option is called.
std::string positionalName(const CLI::App& app) {
    for (const CLI::Option* option : app.get_options())
        if (option->get_positional())
            return option->get_name(true);
    return app.get_name();
}

std::filesystem::path placeOf(const std::string& name, const char* standardStream) {
    return name == "-" ? standardStream : name;
}

/// Whether both are one file, which a device or a pipe is not.
bool isOneFile(const std::filesystem::path& a, const std::filesystem::path& b) {
    std::error_code missing; // of one that is yet to be made
    if (std::filesystem::exists(a, missing) || std::filesystem::exists(b, missing))
        return std::filesystem::is_regular_file(a, missing) && std::filesystem::equivalent(a, b, missing);
    const auto place = [&missing](const auto& file) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(file, missing), missing);
    };
    return place(a) == place(b);
}

} // namespace

Complaint usageComplaint(std::string field, Message message) {
    return {std::move(field), "usage", std::move(message)};
}

const CLI::App& typed(const CLI::App& root) {
    const auto apps = root.get_subcommands();
    return apps.empty() ? root : *apps.front();
}

std::optional<Complaint> emptyValue(CLI::App& root, int argc, const char* const* argv) {
    const auto apps =
        root.get_subcommands([&](const CLI::App* each) { return argc > 1 && each->get_name() == argv[1]; });
    if (apps.empty())
        return std::nullopt;
    const CLI::App* app = apps.front();
    const auto refused = [](std::string field) {
        return usageComplaint(std::move(field), {"must be a value, which an empty text is not", {}});
    };
    for (int i = 2; i < argc; ++i) {
        const std::string argument = argv[i], before = argv[i - 1];
        if (argument.ends_with('=') && argument.find('=') + 1 == argument.size())
            if (const auto* option = optionWithValue(*app, argument.substr(0, argument.size() - 1)))
                return refused(option->get_name());
        if (!argument.empty())
            continue;
        const CLI::Option* option = optionWithValue(*app, before);
        return refused(option != nullptr ? option->get_name() : positionalName(*app));
    }
    return std::nullopt;
}

std::optional<Complaint> sharedFile(const CLI::App& app, const std::vector<const CLI::Option*>& writes) {
    std::vector<std::string> before; // files that are read, then those that are written
    for (const CLI::Option* option : app.get_options())
        if (option->count() > 0 && namesFile(option->get_type_name()) &&
            std::find(writes.begin(), writes.end(), option) == writes.end())
            before.insert(before.end(), option->results().begin(), option->results().end());
    const std::size_t read = before.size();
    for (const CLI::Option* written : writes) {
        if (written->count() == 0)
            continue;
        const auto target = written->as<std::string>();
        for (std::size_t i = 0; i < before.size(); ++i) {
            const bool isRead = i < read;
            if (!isRead && before[i] == "-") // whether it is given twice the command knows
                continue;
            if (isOneFile(placeOf(before[i], isRead ? "/dev/stdin" : "/dev/stdout"),
                          placeOf(target, "/dev/stdout")))
                return usageComplaint(
                    written->get_name(),
                    {"must be another file than %1, which would be lost", {shownFile(before[i])}});
        }
        before.push_back(target);
    }
    return std::nullopt;
}

Complaint unknownArgument(const CLI::App& app, const std::string& argument) {
    const std::string name = argument.substr(0, argument.find('='));
    if (!name.starts_with('-'))
        return usageComplaint(inQuotes(argument), {"%1 takes no such argument", {app.get_name()}});
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        if (!option->get_lnames().empty())
            names.push_back("--" + option->get_lnames().front());
    return usageComplaint(inQuotes(name), {"is no option of %1; nearest: %2",
                                           {app.get_name(), Alternatives{nearest(name, names)}}});
}

Complaint usageError(const CLI::App& app, const CLI::ParseError& error) {
    const std::string text = error.what();
    const auto before = [&text](std::string_view mark) { return text.substr(0, text.find(mark)); };
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return usageComplaint(before(" is required"), {"must be given to %1", {app.get_name()}});
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return usageComplaint(before(":"), {"must be given once, with one value", {}});
    const std::size_t colon = text.find(": ");
    if (colon == std::string::npos)
        return usageComplaint(app.get_name(), {"%1", {text}});
    return usageComplaint(text.substr(0, colon), {"%1", {text.substr(colon + 2)}});
}

} // namespace quadrille::cli
