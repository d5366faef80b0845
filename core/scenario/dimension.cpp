// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/dimension.h"

#include "core/scenario/settings.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace quadrille {
namespace {

constexpr std::array<std::string_view, allDimensions.size()> names{"tp",  "cp",  "pp",  "vpp", "ep",
                                                                   "mbs", "gbs", "seq", "gpus"};

const WholeValue& rowOf(Dimension dimension) {
    static constexpr auto rows = [] {
        std::array<const WholeValue*, names.size()> all{};
        for (std::size_t i = 0; i < names.size(); ++i)
            all[i] = &std::get<WholeValue>(findSetting(names[i])->value);
        return all;
    }();
    return *rows.at(static_cast<std::size_t>(dimension));
}

std::vector<std::int64_t> powersOfTwo(std::int64_t first, std::int64_t last) {
    std::vector<std::int64_t> powers;
    for (std::int64_t power = first; power <= last; power *= 2)
        powers.push_back(power);
    return powers;
}

std::vector<std::int64_t> pipelineStops(std::int64_t layers) {
    constexpr std::int64_t longest = 128;
    auto sizes = powersOfTwo(1, 64);
    for (std::int64_t size = 1; size <= std::min(longest, layers); ++size)
        if (layers % size == 0)
            sizes.push_back(size);
    return sizes;
}

/// The divisors of the experts of a layer; 1 for a model without.
std::vector<std::int64_t> expertStops(const ModelSpec& model) {
    constexpr std::int64_t largest = 1024;
    std::vector<std::int64_t> sizes{1};
    const std::int64_t experts = model.experts ? model.experts->experts : 1;
    for (std::int64_t size = 2; size <= std::min(largest, experts); ++size)
        if (experts % size == 0)
            sizes.push_back(size);
    return sizes;
}

std::vector<std::int64_t> usualStops(const Scenario& scenario, Dimension dimension) {
    switch (dimension) {
    case Dimension::tensor:
    case Dimension::context:
    case Dimension::microBatch:
        return powersOfTwo(1, 64);
    case Dimension::pipeline:
        return pipelineStops(scenario.model.layers);
    case Dimension::expert:
        return expertStops(scenario.model);
    case Dimension::virtualStages:
        return {1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20};
    case Dimension::globalBatch:
        return powersOfTwo(1, 32768);
    case Dimension::sequence:
        return powersOfTwo(512, 1048576);
    case Dimension::gpus:
        break;
    }
    return powersOfTwo(1, 131072);
}

} // namespace

std::string_view name(Dimension dimension) {
    return names.at(static_cast<std::size_t>(dimension));
}

std::optional<Dimension> dimensionFromName(std::string_view word) {
    const auto* const found = std::find(names.begin(), names.end(), word);
    if (found == names.end())
        return std::nullopt;
    return allDimensions.at(static_cast<std::size_t>(found - names.begin()));
}

std::int64_t value(const Scenario& scenario, Dimension dimension) {
    return rowOf(dimension).get(scenario);
}

Scenario with(const Scenario& scenario, Dimension dimension, std::int64_t value) {
    Scenario moved = scenario;
    assign(moved, dimension, value);
    return moved;
}

void assign(Scenario& scenario, Dimension dimension, std::int64_t value) {
    if (value < 1 || value > largestDimensionValue)
        throw std::invalid_argument(std::string(name(dimension)) + " must be from 1 to 10^12");
    rowOf(dimension).set(scenario, value);
    if (dimension == Dimension::virtualStages)
        scenario.plan.schedule = kindWithChunks(scenario.plan.schedule, value);
}

std::vector<std::int64_t> stops(const Scenario& scenario, Dimension dimension) {
    auto values = usualStops(scenario, dimension);
    values.push_back(value(scenario, dimension));
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

} // namespace quadrille
