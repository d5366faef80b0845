// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/layer_split.h"

#include <charconv>
#include <numeric>

namespace quadrille {
namespace {

constexpr std::int64_t largestStageLayers = 1'000'000;
constexpr std::size_t longestList = 100'000;

using Layers = std::optional<std::vector<std::int64_t>>;

Layers evenly(std::int64_t layers, std::int64_t stages) {
    if (layers % stages != 0)
        return std::nullopt;
    return std::vector<std::int64_t>(static_cast<std::size_t>(stages), layers / stages);
}

Layers balanced(std::int64_t layers, std::int64_t stages) {
    std::vector<std::int64_t> dealt(static_cast<std::size_t>(stages), layers / stages);
    for (std::int64_t stage = 0; stage < layers % stages; ++stage)
        ++dealt[static_cast<std::size_t>(stage)];
    return dealt;
}

Layers withEndsCounted(std::int64_t layers, std::int64_t stages) {
    auto dealt = evenly(layers + 2, stages);
    if (!dealt)
        return std::nullopt;
    --dealt->front();
    --dealt->back();
    return dealt->front() < 0 || dealt->back() < 0 ? std::nullopt : dealt;
}

Layers withLighterEnds(const LayerSplit& split, std::int64_t layers, std::int64_t stages) {
    std::int64_t rest = layers;
    std::int64_t sharing = stages;
    for (const auto& end : {split.first, split.last})
        if (end) {
            rest -= *end;
            --sharing;
        }
    if (sharing < 0 || rest < 0 || (sharing == 0 ? rest != 0 : rest % sharing != 0))
        return std::nullopt;
    std::vector<std::int64_t> dealt(static_cast<std::size_t>(stages), sharing == 0 ? 0 : rest / sharing);
    if (split.first)
        dealt.front() = *split.first;
    if (split.last)
        dealt.back() = *split.last;
    return dealt;
}

std::optional<std::int64_t> numberFromText(std::string_view text) {
    std::int64_t number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || rest != text.data() + text.size() || number < 0 ||
        number > largestStageLayers)
        return std::nullopt;
    return number;
}

std::optional<std::vector<std::string_view>> fields(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto comma = text.find(',');
        parts.push_back(text.substr(0, comma));
        if (parts.size() > longestList)
            return std::nullopt;
        if (comma == std::string_view::npos)
            return parts;
        text.remove_prefix(comma + 1);
    }
}

std::optional<LayerSplit> endsFromText(const std::vector<std::string_view>& parts) {
    LayerSplit split{.kind = LayerSplit::Kind::lighterEnds, .first = {}, .last = {}, .layers = {}};
    for (const std::string_view part : parts) {
        const auto equals = part.find('=');
        const auto number = numberFromText(part.substr(equals == std::string_view::npos ? 0 : equals + 1));
        auto& end = part.starts_with("first=") ? split.first : split.last;
        if (!number || end || !(part.starts_with("first=") || part.starts_with("last=")))
            return std::nullopt;
        end = number;
    }
    return split;
}

} // namespace

Layers layersOfStages(const LayerSplit& split, std::int64_t layers, std::int64_t stages) {
    switch (split.kind) {
    case LayerSplit::Kind::even:
        return evenly(layers, stages);
    case LayerSplit::Kind::balanced:
        return balanced(layers, stages);
    case LayerSplit::Kind::endsCount:
        return withEndsCounted(layers, stages);
    case LayerSplit::Kind::lighterEnds:
        return withLighterEnds(split, layers, stages);
    case LayerSplit::Kind::list:
        break;
    }
    if (static_cast<std::int64_t>(split.layers.size()) != stages ||
        std::accumulate(split.layers.begin(), split.layers.end(), std::int64_t{0}) != layers)
        return std::nullopt;
    return split.layers;
}

std::vector<std::int64_t> layersByCost(std::int64_t layers, std::int64_t stages, double layerCost,
                                       double headCost) {
    std::vector<std::int64_t> dealt(static_cast<std::size_t>(stages), 0);
    const double all = static_cast<double>(layers) * layerCost + headCost;
    std::size_t stage = 0;
    for (std::int64_t layer = 1; layer <= layers; ++layer) {
        ++dealt[stage];
        // Rounded as there: at a threshold itself a stage takes one more.
        const double share = static_cast<double>(stage + 1) / static_cast<double>(stages);
        if (static_cast<double>(layer) * layerCost > all * share)
            ++stage;
    }
    return dealt;
}

std::string text(const LayerSplit& split) {
    std::string written;
    const auto add = [&written](const std::string& part) { written += (written.empty() ? "" : ",") + part; };
    switch (split.kind) {
    case LayerSplit::Kind::even:
        return "even";
    case LayerSplit::Kind::balanced:
        return "balanced";
    case LayerSplit::Kind::endsCount:
        return "ends-count";
    case LayerSplit::Kind::lighterEnds:
        if (split.first)
            add("first=" + std::to_string(*split.first));
        if (split.last)
            add("last=" + std::to_string(*split.last));
        return written;
    case LayerSplit::Kind::list:
        break;
    }
    for (const std::int64_t layers : split.layers)
        add(std::to_string(layers));
    return written;
}

std::optional<LayerSplit> layerSplitFromText(std::string_view text) {
    using Kind = LayerSplit::Kind;
    for (const auto& [word, kind] : {std::pair{std::string_view("even"), Kind::even},
                                     std::pair{std::string_view("balanced"), Kind::balanced},
                                     std::pair{std::string_view("ends-count"), Kind::endsCount}})
        if (text == word)
            return LayerSplit{.kind = kind, .first = {}, .last = {}, .layers = {}};
    const auto parts = fields(text);
    if (!parts)
        return std::nullopt;
    if (text.find('=') != std::string_view::npos)
        return endsFromText(*parts);
    LayerSplit split{.kind = Kind::list, .first = {}, .last = {}, .layers = {}};
    for (const std::string_view part : *parts) {
        const auto number = numberFromText(part);
        if (!number)
            return std::nullopt;
        split.layers.push_back(*number);
    }
    return split;
}

} // namespace quadrille
