// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/machine_file.h"

#include "app/text_io/frameworks/arguments_block.h"
#include "app/text_io/frameworks/launch.h"
#include "core/text/clean_text.h"
#include "core/text/lower_case.h"
#include "core/text/trimmed.h"
#include "core/units/largest.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace quadrille::frameworks {
namespace {

constexpr std::size_t mostLines = 20'000; ///< a longer text is no list of hosts

/// Up to the sign, which is taken off, too.
std::string_view taken(std::string_view& text, std::string_view signs) {
    const auto end = std::min(text.find_first_of(signs), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() <= mostLines)
        lines.push_back(trimmed(taken(text, "\n")));
    return lines;
}

bool isHost(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == '_';
    });
}

struct Host {
    std::string_view name;
    std::int64_t gpus = 0;
};

std::optional<Host> hostOf(std::string_view line) {
    const auto colon = line.find(':');
    if (colon != std::string_view::npos) {
        const auto gpus = positiveNumber(line.substr(colon + 1));
        return gpus && isHost(line.substr(0, colon)) ? std::optional(Host{line.substr(0, colon), *gpus})
                                                     : std::nullopt;
    }
    Host host{taken(line, " \t")};
    while (!line.empty()) {
        const std::string_view word = taken(line, " \t");
        if (word.starts_with("slots=")) {
            const auto gpus = positiveNumber(word.substr(word.find('=') + 1));
            if (!gpus)
                return {};
            host.gpus = *gpus;
        } else if (!word.empty() && !word.starts_with("max_slots=") && !word.starts_with("max-slots=")) {
            return {};
        }
    }
    return isHost(host.name) && host.gpus > 0 ? std::optional(host) : std::nullopt;
}

std::optional<Machine> hostsOf(const std::string& file, const std::vector<std::string_view>& lines) {
    std::set<std::string_view> names;
    std::int64_t fewest = largestDimensionValue, most = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view line = lines[i];
        line = trimmed(taken(line, "#"));
        if (line.empty())
            continue;
        const auto host = hostOf(line);
        if (!host)
            return {};
        first = first == 0 ? i + 1 : first;
        names.insert(host->name);
        fewest = std::min(fewest, host->gpus);
        most = std::max(most, host->gpus);
    }
    if (names.empty() || lines.size() > mostLines)
        return {};
    Machine machine{
        .label = "hostfile", .nodes = static_cast<std::int64_t>(names.size()), .gpusPerNode = fewest};
    const auto note = [&](const char* key, std::int64_t value, const char* setting) {
        machine.understood.push_back(
            {.file = file, .line = first, .key = key, .value = std::to_string(value), .setting = setting});
    };
    note("hosts", *machine.nodes, "gpus");
    note("slots", fewest, "gpus-per-node");
    if (most != fewest)
        machine.assumed.push_back(
            {.file = file,
             .setting = "gpus-per-node",
             .reason = {QUADRILLE_MESSAGE("hosts have %1 to %2 GPUs; all are taken to have the fewest"),
                        {fewest, most}}});
    return machine;
}

/// "GPU 0: NVIDIA A100-SXM4-80GB (UUID: …)".
std::string_view nameInList(std::string_view line) {
    if (!line.starts_with("GPU ") || line.find(" (UUID") == std::string_view::npos)
        return {};
    taken(line, ":");
    return trimmed(line.substr(0, line.find(" (UUID")));
}

/// "|   0  NVIDIA H100 80GB HBM3          On  |   00000000:1B:00.0 Off |".
std::string_view nameInTable(std::string_view line) {
    if (!line.starts_with('|'))
        return {};
    line = trimmed(line.substr(1));
    const auto digits = line.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || line.substr(digits, 2) != "  ")
        return {};
    line = trimmed(line.substr(digits));
    return trimmed(line.substr(0, line.find("  ")));
}

/// "NVIDIA H200, 143771 MiB", also with an index before.
std::string_view nameInCsv(std::string_view line) {
    std::string_view name;
    bool hasMemory = false;
    while (!line.empty()) {
        const std::string_view cell = trimmed(taken(line, ","));
        hasMemory = hasMemory || cell.ends_with(" MiB");
        if (name.empty() && !cell.empty() && std::isalpha(static_cast<unsigned char>(cell.front())) != 0)
            name = cell;
    }
    return hasMemory ? name : std::string_view();
}

std::optional<Machine> gpusOf(const std::string& file, const std::vector<std::string_view>& lines,
                              const Catalogue& catalogue) {
    Machine machine{.label = "nvidia-smi"};
    std::int64_t count = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view name;
        for (const auto nameIn : {nameInList, nameInTable, nameInCsv})
            name = name.empty() ? nameIn(lines[i]) : name;
        const GpuSpec* gpu = name.empty() ? nullptr : gpuCalled(name, catalogue);
        if (name.empty() || (gpu == nullptr && nameInList(lines[i]).empty()))
            continue; // tables hold other things, too
        ++count;
        ImportNote note{.file = file,
                        .line = i + 1,
                        .key = "GPU",
                        .value = storable(std::string(name)),
                        .setting = "gpu"};
        if (gpu == nullptr || (machine.gpu != nullptr && gpu != machine.gpu)) {
            note.reason = gpu == nullptr ? Message{QUADRILLE_MESSAGE("is no GPU that is known here"), {}}
                                         : Message{QUADRILLE_MESSAGE("is another GPU than the first"), {}};
            machine.ignored.push_back(std::move(note));
            continue;
        }
        if (machine.gpu == nullptr)
            machine.understood.push_back(std::move(note));
        machine.gpu = gpu;
    }
    if (count == 0)
        return {};
    machine.gpusPerNode = count;
    machine.understood.push_back(
        {.file = file, .line = 1, .key = "GPUs", .value = std::to_string(count), .setting = "gpus-per-node"});
    return machine;
}

/// Letters and digits in small letters; SXM2 to SXM5 are one form.
std::set<std::string> wordsOf(std::string_view name) {
    std::set<std::string> words;
    std::string word;
    for (const char c : lowerCase(std::string(name)) + " ") {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            word += c;
        } else if (!word.empty()) {
            words.insert(word);
            if (word.starts_with("sxm"))
                words.insert("sxm");
            word.clear();
        }
    }
    return words;
}

/// The memory tells more than the chip and its form, and these more than which SXM it is.
std::size_t weightOf(std::string_view word) {
    return word.ends_with("gb") ? 3 : word.starts_with("sxm") && word != "sxm" ? 1 : 2;
}

} // namespace

const GpuSpec* gpuCalled(std::string_view name, const Catalogue& catalogue) {
    std::set<std::string> words = wordsOf(name);
    // What is on no card and no bridge stands in a socket, which its name does not always say.
    if (!words.contains("pcie") && !words.contains("nvl"))
        words.insert("sxm");
    const GpuSpec* best = nullptr;
    std::size_t most = 0;
    for (const GpuSpec& gpu : catalogue.gpus) {
        const std::string_view chip = std::string_view(gpu.name).substr(0, gpu.name.find('-'));
        if (!words.contains(std::string(chip)))
            continue;
        std::size_t alike = 0;
        for (const std::string& word : wordsOf(gpu.name))
            alike += words.contains(word) ? weightOf(word) : 0;
        if (alike > most) {
            best = &gpu;
            most = alike;
        }
    }
    return best;
}

std::optional<Machine> readMachine(const SourceText& source, const Catalogue& catalogue) {
    // What is no text is refused by its place elsewhere; a log may begin with the like.
    if (source.text.size() > largestConfiguration || firstNonUtf8(source.text) || argumentsBlock(source.text))
        return {};
    const std::vector<std::string_view> lines = linesOf(source.text);
    if (auto hosts = hostsOf(source.file, lines))
        return hosts;
    return gpusOf(source.file, lines, catalogue);
}

} // namespace quadrille::frameworks
