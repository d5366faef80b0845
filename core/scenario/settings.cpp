// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/settings.h"

#include <charconv>
#include <stdexcept>

namespace quadrille {
namespace {

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

template <class Number>
Number numberOf(const Setting& setting, std::string_view text) {
    Number number{};
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || rest != text.data() + text.size())
        throw std::invalid_argument(std::string(setting.name) + " is not a number: " + std::string(text));
    return number;
}

template <class Number>
std::string shortest(Number number) {
    std::array<char, 32> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    return {digits.data(), end};
}

} // namespace

namespace setting_rows {

std::string sequenceParallelWord(const Scenario& s) {
    return !s.plan.sequenceParallel ? "" : *s.plan.sequenceParallel ? "on" : "off";
}
bool setSequenceParallel(Scenario& s, std::string_view word) {
    if (word != "on" && word != "off" && !word.empty())
        return false;
    s.plan.sequenceParallel = word.empty() ? std::nullopt : std::optional(word == "on");
    return true;
}
std::vector<std::string> switchWords() {
    return {"on", "off"};
}

std::string layerSplitWord(const Scenario& s) {
    return text(s.plan.layerSplit);
}
bool setLayerSplit(Scenario& s, std::string_view word) {
    const auto split = layerSplitFromText(word);
    if (split)
        s.plan.layerSplit = *split;
    return split.has_value();
}
std::vector<std::string> layerSplitWords() {
    return {"even", "balanced", "ends-count", "first=N,last=N", "one number a stage"};
}

std::string recomputeModulesWord(const Scenario& s) {
    return s.plan.recomputeModules.none() ? "auto" : text(s.plan.recomputeModules);
}
bool setRecomputeModules(Scenario& s, std::string_view word) {
    const auto modules = recomputeModulesFromText(word == "auto" ? std::string_view() : word);
    if (modules)
        s.plan.recomputeModules = *modules;
    return modules.has_value();
}
std::vector<std::string> recomputeModuleWords() {
    std::vector<std::string> words{"auto"};
    for (const RecomputeModule module : allRecomputeModules)
        words.emplace_back(name(module));
    return words;
}

} // namespace setting_rows

std::vector<std::string> fewValues(const Setting& setting) {
    return std::visit(Overloaded{[](const WholeValue& value) {
                                     constexpr int few = 10;
                                     std::vector<std::string> values;
                                     if ((value.most - value.least) / value.step < few)
                                         for (auto each = value.least; each <= value.most; each += value.step)
                                             values.push_back(std::to_string(each));
                                     return values;
                                 },
                                 [](const RealValue&) { return std::vector<std::string>(); },
                                 [](const FlagValue&) { return setting_rows::switchWords(); },
                                 [](const WordValue& value) { return value.words(); }},
                      setting.value);
}

void copySetting(const Setting& setting, const Scenario& from, Scenario& to) {
    std::visit(Overloaded{[&](const WordValue& value) { value.copy(from, to); },
                          [&](const auto& value) { value.set(to, value.get(from)); }},
               setting.value);
}

bool sameSetting(const Setting& setting, const Scenario& a, const Scenario& b) {
    return std::visit(Overloaded{[&](const WordValue& value) { return value.same(a, b); },
                                 [&](const auto& value) { return value.get(a) == value.get(b); }},
                      setting.value);
}

std::string settingText(const Setting& setting, const Scenario& scenario) {
    return std::visit(
        Overloaded{[&](const WholeValue& value) { return std::to_string(value.get(scenario)); },
                   [&](const RealValue& value) { return shortest(value.get(scenario)); },
                   [&](const FlagValue& value) { return std::string(value.get(scenario) ? "on" : "off"); },
                   [&](const WordValue& value) { return value.get(scenario); }},
        setting.value);
}

void setFromText(const Setting& setting, Scenario& scenario, std::string_view text) {
    if (const auto dimension = dimensionFromName(setting.name)) {
        assign(scenario, *dimension, numberOf<std::int64_t>(setting, text));
        return;
    }
    std::visit(
        Overloaded{
            [&](const WholeValue& value) { value.set(scenario, numberOf<std::int64_t>(setting, text)); },
            [&](const RealValue& value) { value.set(scenario, numberOf<double>(setting, text)); },
            [&](const FlagValue& value) {
                if (text != "on" && text != "off")
                    throw std::invalid_argument(std::string(setting.name) + " is on or off");
                value.set(scenario, text == "on");
            },
            [&](const WordValue& value) {
                if (!value.set(scenario, text))
                    throw std::invalid_argument("unknown value of " + std::string(setting.name) + ": " +
                                                std::string(text));
            }},
        setting.value);
}

} // namespace quadrille
