// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/world_size_line.h"

#include "core/scenario/dimension.h"

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

} // namespace

std::optional<Scenario> withSizesOfLog(const Scenario& base, std::string_view log) {
    const auto at = log.find(said.front().words);
    if (at == std::string_view::npos)
        return {};
    const std::string_view line = log.substr(at, std::min(log.find('\n', at), log.size()) - at);
    Scenario sized = base;
    for (const auto& [words, dimension] : said) {
        std::int64_t size = 1;
        if (const auto place = line.find(words); place != std::string_view::npos) {
            const char* const from = line.data() + place + words.size();
            if (std::from_chars(from, line.data() + line.size(), size).ec != std::errc())
                return {};
        } else if (dimension != Dimension::context) {
            return {};
        }
        if (size < 1 || size > largestDimensionValue)
            return {};
        assign(sized, dimension, size);
    }
    return sized;
}

} // namespace quadrille::frameworks
