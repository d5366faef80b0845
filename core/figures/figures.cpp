// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/figures.h"

#include "core/figures/figure_rows.h"

#include <algorithm>
#include <charconv>

namespace quadrille {
namespace {

constexpr std::string_view stagePrefix = "memory.stages[";

const StageMemory* stageAt(const MemoryEstimate& memory, std::string_view place) {
    if (memory.stages.empty())
        return nullptr;
    if (place == "last")
        return &memory.stages.back();
    if (place == "fullest")
        return &memory.stages[memory.fullest];
    std::size_t index = 0;
    std::from_chars(place.data(), place.data() + place.size(), index);
    return index < memory.stages.size() ? &memory.stages[index] : nullptr;
}

bool isPlace(std::string_view place) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    constexpr std::size_t mostDigits = 9;
    return place == "last" || place == "fullest" ||
           (!place.empty() && place.size() <= mostDigits && std::ranges::all_of(place, isDigit));
}

/// "memory.stages[0].total_bytes".
std::optional<Figure> stageFigureNamed(std::string_view name) {
    const std::size_t close = name.find("].");
    if (!name.starts_with(stagePrefix) || close == std::string_view::npos)
        return std::nullopt;
    const std::string place(name.substr(stagePrefix.size(), close - stagePrefix.size()));
    const auto found = std::ranges::find(stageFigures(), name.substr(close + 2), &StageFigure::name);
    if (!isPlace(place) || found == stageFigures().end())
        return std::nullopt;
    return Figure{std::string(name), found->measure,
                  [place, of = found->of](const Analysis& a) -> FigureValue {
                      const StageMemory* stage = a.memory ? stageAt(*a.memory, place) : nullptr;
                      return stage != nullptr ? FigureValue(of(*stage)) : FigureValue();
                  }};
}

} // namespace

const std::vector<Figure>& figures() {
    static const std::vector<Figure> all = [] {
        std::vector<Figure> rows;
        figure_rows::addMemory(rows);
        figure_rows::addPipeline(rows);
        figure_rows::addPerformance(rows);
        figure_rows::addCost(rows);
        figure_rows::addVerdict(rows);
        figure_rows::addModelAndGpu(rows);
        figure_rows::addSettings(rows);
        return rows;
    }();
    return all;
}

std::optional<Figure> figureNamed(std::string_view name) {
    const auto found = std::ranges::find(figures(), name, &Figure::name);
    return found != figures().end() ? *found : stageFigureNamed(name);
}

std::vector<std::string> figureNames() {
    std::vector<std::string> names;
    names.reserve(figures().size() + stageFigures().size());
    for (const Figure& figure : figures())
        names.push_back(figure.name);
    for (const StageFigure& figure : stageFigures())
        names.push_back(std::string(stagePrefix) + "0]." + figure.name);
    return names;
}

} // namespace quadrille
