// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/arguments_block.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <unordered_set>
#include <utility>

namespace quadrille::frameworks {
namespace {

constexpr std::string_view head = "- arguments -";
constexpr std::string_view foot = "- end of arguments -";

/// How the block calls what the command line calls otherwise.
struct Renamed {
    std::string_view printed, option;
};
constexpr std::array renamed{Renamed{"fp8", "--fp8-format"}, Renamed{"fp4", "--fp4-format"},
                             Renamed{"world_size", "WORLD_SIZE"}};

/// What is said by being off; other switches that are off are as good as not given.
constexpr std::array<std::string_view, 3> saidByOff{"add_bias_linear", "group_query_attention",
                                                    "accumulate_allreduce_grads_in_fp32"};

std::string optionOf(std::string_view printed) {
    if (const auto* other = std::ranges::find(renamed, printed, &Renamed::printed); other != renamed.end())
        return std::string(other->option);
    std::string option = "--" + std::string(printed);
    std::ranges::replace(option, '_', '-');
    return option;
}

/// "torch.bfloat16" → "bf16", "AttnBackend.unfused" → "unfused", "'p2p'" → "p2p".
std::string wordOf(std::string_view text) {
    constexpr std::array types{std::pair{"torch.float32", "fp32"}, std::pair{"torch.bfloat16", "bf16"},
                               std::pair{"torch.float16", "fp16"}};
    for (const auto& [printed, word] : types)
        if (text == printed)
            return word;
    if (text.size() > 1 && (text.front() == '\'' || text.front() == '"') && text.back() == text.front())
        return std::string(text.substr(1, text.size() - 2));
    const auto dot = text.find('.');
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    if (dot != std::string_view::npos && std::isupper(static_cast<unsigned char>(text.front())) != 0 &&
        std::ranges::all_of(text.substr(0, dot), isLetter) &&
        std::ranges::all_of(text.substr(dot + 1), isLetter))
        return std::string(text.substr(dot + 1));
    return std::string(text);
}

bool isWordList(std::string_view text) {
    return text.starts_with("['") && text.ends_with(']');
}

Json valueOf(std::string_view text) {
    if (text == "True" || text == "False")
        return text == "True";
    if (!isWordList(text))
        return wordOf(text); // "([0]*3+[1]*58)" stays whole
    Json list = Json::array();
    text = text.substr(1, text.size() - 2);
    while (!text.empty()) {
        const auto end = std::min(text.find(','), text.size());
        const std::string_view word = text.substr(0, end);
        const auto from = std::min(word.find_first_not_of(' '), word.size());
        list.push_back(wordOf(word.substr(from)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

/// "  tensor_model_parallel_size ...................... 2", whatever a launcher wrote before it.
struct Line {
    std::string_view name, value;

    explicit Line(std::string_view line) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
            line.remove_suffix(1);
        const auto dots = line.find(" ..");
        if (dots == std::string_view::npos)
            return;
        const auto rest = line.find_first_not_of('.', dots + 1);
        if (rest == std::string_view::npos || line[rest] != ' ')
            return;
        const std::string_view before = line.substr(0, dots);
        name = before.substr(before.rfind(' ') + 1); // npos + 1 is the beginning
        value = line.substr(rest + 1);
    }
    [[nodiscard]] bool says() const {
        const bool isName = !name.empty() && std::ranges::all_of(name, [](char c) {
            return std::islower(static_cast<unsigned char>(c)) != 0 ||
                   std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '_';
        });
        const bool off = value == "False" && std::ranges::find(saidByOff, name) == saidByOff.end();
        return isName && !value.empty() && value != "None" && !off;
    }
};

} // namespace

std::optional<std::string_view> argumentsBlock(std::string_view log) {
    const auto at = log.find(head);
    if (at == std::string_view::npos)
        return {};
    const auto end = log.find(foot, at);
    if (end == std::string_view::npos)
        return {};
    const std::size_t from = log.rfind('\n', at) + 1; // npos + 1 is the beginning
    return log.substr(from, std::min(log.find('\n', end), log.size()) - from);
}

Document readArgumentsBlock(std::string_view block, const std::string& file, std::size_t firstLine) {
    Document document{.file = file, .syntax = Syntax::commandLine, .entries = {}, .leftOut = {}};
    EntryList entries(document);
    std::unordered_set<std::string_view> seen; // every rank may print it
    std::size_t number = firstLine - 1;
    for (std::size_t from = 0; from < block.size();) {
        const auto end = std::min(block.find('\n', from), block.size());
        const Line line(block.substr(from, end - from));
        from = end + 1;
        ++number;
        if (line.says() && seen.insert(line.name).second)
            entries.add({.key = optionOf(line.name), .value = valueOf(line.value), .line = number});
    }
    return document;
}

} // namespace quadrille::frameworks
