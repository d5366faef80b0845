// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/other_files.h"
#include "app/text_io/frameworks/shell_commands.h"
#include "app/text_io/frameworks/shell_script.h"
#include "app/text_io/numbers.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <unordered_map>
#include <utility>

namespace quadrille::frameworks {
namespace {

/// "--num-layers", "-N": not "-1" and not "-".
bool isOption(std::string_view word) {
    return word.size() > 1 && word.front() == '-' && std::isdigit(static_cast<unsigned char>(word[1])) == 0 &&
           word[1] != '.';
}

/// "model.tensor_model_parallel_size=2", also with Hydra's + in front.
std::size_t overrideSign(std::string_view word) {
    const auto sign = word.find('=');
    if (sign == std::string_view::npos || sign == 0)
        return std::string_view::npos;
    const bool isPath = std::ranges::all_of(word.substr(0, sign), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '+' ||
               c == '~';
    });
    return isPath && word.substr(0, sign).find_first_of("._") != std::string_view::npos
               ? sign
               : std::string_view::npos;
}

/// A launcher, or Python.
bool startsProgram(const ShellScript::Command& command) {
    constexpr std::array<std::string_view, 12> launchers{"torchrun",  "python", "python3", "accelerate",
                                                         "deepspeed", "srun",   "mpirun",  "llamafactory-cli",
                                                         "axolotl",   "nemo",   "uv",      "singularity"};
    if (command.empty())
        return false;
    const std::string_view path = command.front().text;
    return std::ranges::find(launchers, fileNameOf(path)) != launchers.end();
}

/// Where the program that a launcher starts stands among a command's words, after the launcher's own options;
/// their number: nowhere. "--config recipe.py" is an option's value.
std::size_t scriptIn(const std::vector<ShellWord>& words) {
    for (std::size_t i = 1; i < words.size() && !isOption(words.front().text); ++i)
        if (words[i].text.ends_with(".py") && !isOption(words[i].text) &&
            (!isOption(words[i - 1].text) || words[i - 1].text.find("config") == std::string::npos))
            return i;
    return words.size();
}

bool hasOption(const std::vector<ShellWord>& words) {
    return std::ranges::any_of(words, [](const ShellWord& word) { return word.text.starts_with("--"); });
}

/// Variables that say how many GPUs there are, in scripts that do not say it to torchrun.
constexpr std::array<std::string_view, 11> sizeVariables{
    "NGPU",  "GPUS_PER_NODE", "NPROC_PER_NODE", "NUM_GPUS_PER_NODE", "NNODES", "NUM_NODES",
    "NODES", "N_NODES",       "WORLD_SIZE",     "CONFIG_FILE",       "CONFIG"};

/// Words of commands become entries; an option that is given again counts as the last time, as programs read
/// it.
class Collector {
public:
    explicit Collector(Document& document) : m_document(document) {}

    void takeOptions(const std::vector<ShellWord>& words, const std::string& prefix) {
        const std::size_t script = scriptIn(words);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const ShellWord& word = words[i];
            if (const auto sign = overrideSign(word.text);
                sign != std::string::npos && !word.text.starts_with('-')) {
                const auto from = std::min(word.text.find_first_not_of("+~"), sign);
                put({.key = word.text.substr(from, sign - from),
                     .value = word.text.substr(sign + 1),
                     .line = word.line,
                     .unknown = word.unknown,
                     .file = word.file});
                continue;
            }
            if (!isOption(word.text)) {
                if (!word.unknown.empty() && word.text == word.unknown)
                    m_document.leftOut.push_back(
                        {word.line,
                         word.text,
                         {QUADRILLE_MESSAGE("holds what the script does not say"), {}},
                         word.file});
                continue;
            }
            if (const auto sign = word.text.find('='); sign != std::string::npos) {
                put({.key = prefix + word.text.substr(0, sign),
                     .value = word.text.substr(sign + 1),
                     .line = word.line,
                     .unknown = word.unknown,
                     .file = word.file});
                continue;
            }
            Entry entry{.key = prefix + word.text, .value = true, .line = word.line, .file = word.file};
            const std::size_t end = i < script ? script : words.size();
            i += takeValues(std::span(words).subspan(i + 1, end - i - 1), entry);
            put(std::move(entry));
        }
    }

    void takeSizes(const ShellVariables& variables, const std::string& file) {
        for (const std::string_view name : sizeVariables)
            if (const auto* words = variables.find(std::string(name));
                words != nullptr && words->size() == 1 && words->front().unknown.empty() &&
                (file.empty() || words->front().line > 0)) // else the script that runs it says it
                put({.key = std::string(name),
                     .value = words->front().text,
                     .line = words->front().line,
                     .unknown = {},
                     .file = file});
    }

    /// Options that stand in variables alone.
    void takeLists(const ShellVariables& variables, const std::string& file) {
        for (ShellVariables::Words& words : variables.lists()) {
            for (ShellWord& word : words)
                word.file = word.file.empty() ? file : word.file;
            if (hasOption(words))
                takeOptions(words, {});
        }
    }

    void put(Entry entry) {
        if (entry.key.starts_with("--") && entry.key.find('.') != std::string::npos)
            entry.key.erase(0, 2); // --parallelism.tensor_parallel_degree names a key of a configuration
        if (m_document.entries.size() >= mostEntries)
            refuseLine(m_document.file, entry.line,
                       {QUADRILLE_MESSAGE("must have no more than %1 keys"),
                        {static_cast<std::int64_t>(mostEntries)}});
        const auto [place, isNew] = m_places.emplace(entry.key, m_document.entries.size());
        if (isNew)
            m_document.entries.push_back(std::move(entry));
        else
            m_document.entries[place->second] = std::move(entry);
    }

private:
    /// The values that an option has among the words behind it. \return how many of these they are
    static std::size_t takeValues(std::span<const ShellWord> words, Entry& entry) {
        Json values = Json::array();
        for (const ShellWord& word : words) {
            if (isOption(word.text) || isUnknownList(word) || // of more options, rather than of values
                overrideSign(word.text) != std::string::npos)
                break;
            // Of "$EXTRA" behind a value it is not known whether it is one more.
            if (!values.empty() && entry.unknown.empty() && !word.unknown.empty())
                break;
            if (values.empty())
                entry.unknown = word.unknown;
            values.push_back(word.text);
        }
        const std::size_t taken = values.size();
        if (taken == 1)
            entry.value = values.front();
        else if (taken > 1)
            entry.value = std::move(values);
        return taken;
    }

    Document& m_document;
    std::unordered_map<std::string, std::size_t> m_places;
};

} // namespace

Document readCommandLine(std::string_view text, const std::string& file, std::span<const SourceText> others) {
    const ShellScript script = readScript(text, file, others);
    Document document{.file = file,
                      .syntax = Syntax::commandLine,
                      .entries = {},
                      .leftOut = script.leftOut,
                      .embedded = script.embedded,
                      .starts = std::ranges::any_of(script.commands, startsProgram),
                      .sourced = script.sourced};
    Collector collector(document);
    collector.takeOptions(script.batchJob, "#SBATCH ");
    for (const ShellScript::Ran& each : script.ran)
        collector.takeSizes(each.variables, each.file);
    collector.takeSizes(script.variables, {});
    for (const ShellScript::Command& command : script.commands)
        collector.takeOptions(command, {});
    if (!sayOptions(script.commands)) { // it only says what others are to be started with
        for (const ShellScript::Ran& each : script.ran)
            collector.takeLists(each.variables, each.file);
        collector.takeLists(script.variables, {});
    }
    const auto order = [&script](const std::string& of) { // in which they are met; its own come first
        return of.empty() ? 0 : 1 + (std::ranges::find(script.sourced, of) - script.sourced.begin());
    };
    std::ranges::stable_sort(document.entries, {}, [&order](const Entry& entry) {
        return std::pair(order(entry.file), entry.line);
    });
    nameOtherFiles(document, script, others);
    return document;
}

} // namespace quadrille::frameworks
