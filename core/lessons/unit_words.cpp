// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expression.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

constexpr double kibi = 1024;
constexpr double kilo = 1000;

constexpr std::array words{UnitWord{"KiB", {Unit::bytes, kibi}},
                           UnitWord{"MiB", {Unit::bytes, kibi* kibi}},
                           UnitWord{"GiB", {Unit::bytes, kibi* kibi* kibi}},
                           UnitWord{"TiB", {Unit::bytes, kibi* kibi* kibi* kibi}},
                           UnitWord{"kB", {Unit::bytes, kilo}},
                           UnitWord{"MB", {Unit::bytes, kilo* kilo}},
                           UnitWord{"GB", {Unit::bytes, kilo* kilo* kilo}},
                           UnitWord{"TB", {Unit::bytes, kilo* kilo* kilo* kilo}},
                           UnitWord{"us", {Unit::seconds, 1e-6}},
                           UnitWord{"ms", {Unit::seconds, 1e-3}},
                           UnitWord{"s", {Unit::seconds, 1}},
                           UnitWord{"min", {Unit::seconds, 60}},
                           UnitWord{"h", {Unit::seconds, 3600}},
                           UnitWord{"days", {Unit::seconds, 86400}},
                           UnitWord{"TFLOP/s", {Unit::flopsPerSecond, 1e12}},
                           UnitWord{"%", {Unit::share, 0.01}}};

} // namespace

const UnitWord* unitNamed(std::string_view word) {
    const auto* found = std::ranges::find(words, word, &UnitWord::word);
    return found != words.end() ? found : nullptr;
}

std::vector<std::string> unitWords() {
    std::vector<std::string> all;
    for (const UnitWord& each : words)
        all.emplace_back(each.word);
    return all;
}

} // namespace quadrille
