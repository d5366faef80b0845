// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/settings.h"

#include <charconv>
#include <stdexcept>

namespace quadrille {
namespace {

constexpr double mebibyte = 1048576;

template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};

/// Sets what `fromName` makes of a word. \return it made something
template <class Member, class Value>
bool take(Member& member, const std::optional<Value>& value) {
    if (value)
        member = *value;
    return value.has_value();
}

template <class Set>
void editOutside(Scenario& s, Set set) {
    Framework edited = *s.recipe.framework;
    set(edited.outside);
    if (!(edited == *s.recipe.framework))
        s.recipe.framework = std::move(edited);
}

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

double contextMib(const Scenario& s) {
    return s.recipe.framework->outside.context.value() / mebibyte;
}
void setContextMib(Scenario& s, double mebibytes) {
    editOutside(s, [=](OutsideMemory& outside) { outside.context = Bytes(mebibytes * mebibyte); });
}
double communicatorMib(const Scenario& s) {
    return s.recipe.framework->outside.communicator.value() / mebibyte;
}
void setCommunicatorMib(Scenario& s, double mebibytes) {
    editOutside(s, [=](OutsideMemory& outside) { outside.communicator = Bytes(mebibytes * mebibyte); });
}
double fragmentation(const Scenario& s) {
    return s.recipe.framework->outside.fragmentation;
}
void setFragmentation(Scenario& s, double share) {
    editOutside(s, [=](OutsideMemory& outside) { outside.fragmentation = share; });
}

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

std::string recomputeWord(const Scenario& s) {
    return std::string(name(s.plan.recompute));
}
bool setRecompute(Scenario& s, std::string_view word) {
    return take(s.plan.recompute, recomputeFromName(word));
}
std::vector<std::string> recomputeWords() {
    return {"none", "selective", "full"};
}

std::string scheduleWord(const Scenario& s) {
    return std::string(scheduleName(s.plan.schedule));
}
bool setSchedule(Scenario& s, std::string_view word) {
    return take(s.plan.schedule, scheduleFromName(word));
}
std::vector<std::string> scheduleWords() {
    std::vector<std::string> words;
    for (const ScheduleKind kind : scheduleKinds)
        words.emplace_back(scheduleName(kind));
    return words;
}

std::string precisionWord(const Scenario& s) {
    return std::string(name(s.recipe.precision));
}
bool setPrecision(Scenario& s, std::string_view word) {
    return take(s.recipe.precision, precisionFromName(word));
}
std::vector<std::string> precisionWords() {
    return {"bf16", "fp16", "fp8"};
}

std::string layerSplitWord(const Scenario& s) {
    return text(s.plan.layerSplit);
}
bool setLayerSplit(Scenario& s, std::string_view word) {
    return take(s.plan.layerSplit, layerSplitFromText(word));
}
std::vector<std::string> layerSplitWords() {
    return {"even", "balanced", "ends-count", "first=N,last=N", "one number a stage"};
}

std::string estimatorWord(const Scenario& s) {
    return std::string(name(s.estimator));
}
bool setEstimator(Scenario& s, std::string_view word) {
    return take(s.estimator, estimatorFromName(word));
}
std::vector<std::string> estimatorWords() {
    return {"paper", "detailed"};
}

} // namespace setting_rows

void copySetting(const Setting& setting, const Scenario& from, Scenario& to) {
    std::visit([&](const auto& value) { value.set(to, value.get(from)); }, setting.value);
}

bool sameSetting(const Setting& setting, const Scenario& a, const Scenario& b) {
    return std::visit([&](const auto& value) { return value.get(a) == value.get(b); }, setting.value);
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
