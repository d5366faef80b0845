// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/world_size_line.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace quadrille::frameworks {
namespace {

struct Said {
    std::string_view words;
    Dimension dimension;
};
// Earlier versions have no context parallelism.
constexpr std::array said{Said{"using world size: ", Dimension::gpus},
                          Said{", context-parallel size: ", Dimension::context},
                          Said{"tensor-model-parallel size: ", Dimension::tensor},
                          Said{"pipeline-model-parallel size: ", Dimension::pipeline}};

/// Without the signs around it.
std::string keyOf(std::string_view words) {
    words.remove_prefix(words.find_first_not_of(", "));
    return std::string(words.substr(0, words.find(':')));
}

} // namespace

std::optional<WorldSizeLine> readWorldSizeLine(std::string_view log) {
    const auto at = log.find(said.front().words);
    if (at == std::string_view::npos)
        return {};
    const std::string_view line = log.substr(at, std::min(log.find('\n', at), log.size()) - at);
    WorldSizeLine found;
    found.line = 1 + static_cast<std::size_t>(std::ranges::count(log.substr(0, at), '\n'));
    for (const auto& [words, dimension] : said) {
        std::int64_t size = 1;
        std::string key;
        if (const auto place = line.find(words); place != std::string_view::npos) {
            const char* const from = line.data() + place + words.size();
            if (std::from_chars(from, line.data() + line.size(), size).ec != std::errc())
                return {};
            key = keyOf(words);
        } else if (dimension != Dimension::context) {
            return {};
        }
        if (size < 1 || size > largestDimensionValue)
            return {};
        found.sizes.push_back({dimension, size, std::move(key)});
    }
    return found;
}

Scenario withSizes(Scenario base, const WorldSizeLine& line) {
    for (const LogSize& each : line.sizes)
        assign(base, each.dimension, each.size);
    return base;
}

std::optional<Scenario> withSizesOfLog(const Scenario& base, std::string_view log) {
    const auto line = readWorldSizeLine(log);
    return line ? std::optional(withSizes(base, *line)) : std::nullopt;
}

} // namespace quadrille::frameworks
