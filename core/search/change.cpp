// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/change.h"

#include "core/glossary/glossary.h"

#include <stdexcept>
#include <utility>

namespace quadrille {
namespace {

const Setting& settingOf(std::string_view name) {
    const Setting* setting = findSetting(name);
    if (setting == nullptr)
        throw std::invalid_argument("no setting is called " + std::string(name));
    return *setting;
}

Message recomputeLabel(const Plan& after) {
    if (after.recompute == Recompute::none)
        return {QUADRILLE_MESSAGE("Recompute nothing"), {}};
    if (after.recompute == Recompute::selective)
        return {QUADRILLE_MESSAGE("Recompute attention selectively"), {}};
    if (after.recomputeEvery == 1)
        return {QUADRILLE_MESSAGE("Recompute every layer"), {}};
    return {QUADRILLE_MESSAGE("Recompute one layer in %1"), {after.recomputeEvery}};
}

Message layerSplitLabel(const LayerSplit& split) {
    switch (split.kind) {
    case LayerSplit::Kind::endsCount:
        return {QUADRILLE_MESSAGE("Embedding and loss count as layers"), {}};
    case LayerSplit::Kind::lighterEnds:
        return {QUADRILLE_MESSAGE("Fewer layers on end stages (%1)"), {text(split)}};
    default:
        return {QUADRILLE_MESSAGE("Balanced layers"), {}};
    }
}

Message scheduleLabel(ScheduleKind after, ScheduleKind before) {
    if (after != ScheduleKind::oneForwardOneBackward)
        return {QUADRILLE_MESSAGE("Schedule %1 instead of %2"), {termOf(after), termOf(before)}};
    if (before == ScheduleKind::interleaved)
        return {QUADRILLE_MESSAGE("1F1B without interleaving"), {}};
    return {QUADRILLE_MESSAGE("1F1B instead of %1"), {termOf(before)}};
}

/// What a number is called where it goes from %1 to %2.
struct NumberLabel {
    std::string_view setting;
    const char* text;
};

constexpr std::array numberLabels{
    NumberLabel{"tp", QUADRILLE_MESSAGE("TP %1 → %2")},
    NumberLabel{"cp", QUADRILLE_MESSAGE("CP %1 → %2")},
    NumberLabel{"pp", QUADRILLE_MESSAGE("PP %1 → %2")},
    NumberLabel{"vpp", QUADRILLE_MESSAGE("Virtual stages %1 → %2")},
    NumberLabel{"ep", QUADRILLE_MESSAGE("EP %1 → %2")},
    NumberLabel{"mbs", QUADRILLE_MESSAGE("Micro-batch %1 → %2")},
    NumberLabel{"zero", QUADRILLE_MESSAGE("ZeRO %1 → %2")},
    NumberLabel{"gpus", QUADRILLE_MESSAGE("GPUs %1 → %2")},
};

/// As the glossary calls it, or else as the command line does.
Term termOf(const Setting& setting) {
    for (const GlossaryEntry& entry : glossary())
        if (entry.id == setting.name)
            return {setting.name, entry.term};
    return {setting.name, setting.name};
}

} // namespace

Change::Change(std::string_view setting, std::string to) : m_settings{{&settingOf(setting), std::move(to)}} {}

Change Change::with(std::string_view setting, std::int64_t to) && {
    m_settings.push_back({&settingOf(setting), std::to_string(to)});
    return std::move(*this);
}

void apply(const Change& change, Scenario& scenario) {
    for (const SettingChange& each : change.settings())
        setFromText(*each.setting, scenario, each.to);
    if (change.setting().name == "schedule")
        scenario = withSchedule(scenario, scenario.plan.schedule);
}

Message label(const Change& change, const Scenario& before) {
    const Setting& setting = change.setting();
    Scenario after = before;
    apply(change, after);
    for (const NumberLabel& number : numberLabels) {
        if (number.setting == setting.name) {
            const auto& value = std::get<WholeValue>(setting.value);
            return {number.text, {value.get(before), value.get(after)}};
        }
    }
    if (setting.name == "recompute")
        return recomputeLabel(after.plan);
    if (setting.name == "layer-split")
        return layerSplitLabel(after.plan.layerSplit);
    if (setting.name == "schedule")
        return scheduleLabel(after.plan.schedule, before.plan.schedule);
    if (setting.searched == Searched::turnedOn && settingText(setting, after) == "on")
        return {QUADRILLE_MESSAGE("%1 on"), {termOf(setting)}};
    return {QUADRILLE_MESSAGE("%1: %2 → %3"),
            {termOf(setting), settingText(setting, before), settingText(setting, after)}};
}

} // namespace quadrille
