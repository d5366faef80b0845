// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/other_files.h"

#include "core/text/input_error.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace quadrille::frameworks {
namespace {

bool isConfiguration(std::string_view path) {
    return std::ranges::any_of(std::array<std::string_view, 4>{".yaml", ".yml", ".toml", ".json"},
                               [path](std::string_view end) { return path.ends_with(end); });
}

/// The file that an entry names: "--config_file x.yaml", "CONFIG_FILE=train.toml".
std::optional<std::string> fileOf(const Entry& entry) {
    constexpr std::array<std::string_view, 7> keys{"--config_file",   "--config-file", "job.config_file",
                                                   "job.config-file", "--config",      "CONFIG_FILE",
                                                   "CONFIG"};
    if (std::ranges::find(keys, entry.key) == keys.end())
        return {};
    const Json* value = &entry.value;
    if (value->is_array() && !value->empty())
        value = &value->front();
    if (!value->is_string() || !isConfiguration(value->get_ref<const std::string&>()))
        return {};
    return value->get<std::string>();
}

/// "llamafactory-cli train x.yaml", "axolotl train x.yaml", "accelerate launch -m axolotl.cli.train x.yaml".
const ShellWord* fileBehindTrain(const ShellScript::Command& command) {
    if (command.empty())
        return nullptr;
    const bool isTrainers = isOneOf(fileNameOf(command.front().text), {"llamafactory-cli", "axolotl"});
    for (std::size_t i = 0; i + 1 < command.size(); ++i)
        if ((isTrainers && command[i].text == "train") || command[i].text == "axolotl.cli.train")
            return isConfiguration(command[i + 1].text) ? &command[i + 1] : nullptr;
    return nullptr;
}

} // namespace

void nameOtherFiles(Document& document, const ShellScript& script, std::span<const SourceText> texts) {
    std::set<std::string, std::less<>> known(script.written.begin(), script.written.end());
    for (const SourceText& text : texts)
        known.emplace(fileNameOf(text.file));
    std::vector<std::tuple<std::string, std::size_t, std::string>> missing;
    const auto isMissing = [&](const std::string& path, const auto& part) {
        if (texts.empty() || known.contains(fileNameOf(path)))
            return false;
        missing.emplace_back(part.file, part.line, path);
        return true;
    };
    std::erase_if(document.entries, [&](const Entry& entry) {
        const auto file = fileOf(entry);
        return file && isMissing(*file, entry);
    });
    for (const ShellScript::Command& command : script.commands)
        if (const ShellWord* file = fileBehindTrain(command))
            isMissing(file->text, *file);
    std::ranges::stable_sort(missing);
    std::set<std::string> named;
    for (const auto& [file, line, path] : missing)
        if (named.insert(path).second)
            document.leftOut.push_back({line, path, {std::string(isOtherFile), {}}, file});
}

} // namespace quadrille::frameworks
