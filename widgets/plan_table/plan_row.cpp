// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_table/plan_row.h"

#include "core/glossary/glossary.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plan_table)
};

QString recomputeWord(const std::string& word) {
    if (word == name(Recompute::none))
        return Text::tr("none", "recomputation");
    if (word == name(Recompute::selective))
        return Text::tr("selective", "recomputation");
    return Text::tr("full", "recomputation");
}

/// Null where there is none.
const GlossaryEntry* entryOf(const Setting& setting) {
    if (const auto dimension = dimensionFromName(setting.name))
        return &glossary_text::entryOf(*dimension);
    for (const GlossaryEntry& entry : glossary())
        if (entry.id == setting.name)
            return &entry;
    return nullptr;
}

QString asTyped(const Setting& setting) {
    return QString::fromUtf8(setting.name.data(), static_cast<qsizetype>(setting.name.size()));
}

/// One of a kind, which need not be said where a plan is named.
bool isUsual(const Setting& setting, const Scenario& scenario) {
    if (setting.name == "recompute")
        return scenario.plan.recompute == Recompute::none;
    if (setting.name == "schedule")
        return scenario.plan.schedule == ScheduleKind::oneForwardOneBackward;
    const auto* whole = std::get_if<WholeValue>(&setting.value);
    return whole != nullptr && whole->get(scenario) == 1 && setting.name != "mbs";
}

} // namespace

QString settingName(const Setting& setting) {
    if (const auto dimension = dimensionFromName(setting.name))
        return format::dimensionSymbol(*dimension);
    if (setting.name == "zero")
        return QStringLiteral("ZeRO");
    if (setting.name == "layer-split")
        return Text::tr("Layer split");
    if (setting.name == "gpus-per-node")
        return Text::tr("GPUs per node");
    const GlossaryEntry* entry = entryOf(setting);
    return entry != nullptr ? glossary_text::term(*entry) : asTyped(setting);
}

QString settingTip(const Setting& setting) {
    const GlossaryEntry* entry = entryOf(setting);
    return entry != nullptr ? glossary_text::tip(*entry) : asTyped(setting);
}

QString settingValue(const Setting& setting, const std::string& text) {
    if (setting.name == "tokens") {
        bool isNumber = false;
        const double tokens = QString::fromStdString(text).toDouble(&isNumber);
        return isNumber ? format::parameters(tokens) : QString::fromStdString(text);
    }
    if (setting.name == "recompute")
        return recomputeWord(text);
    if (setting.name == "schedule") {
        const auto* kind = std::ranges::find(scheduleKinds, text, scheduleName);
        return kind != scheduleKinds.end() ? format::scheduleLabel(*kind) : QString::fromStdString(text);
    }
    if (text == "on")
        return Text::tr("on");
    if (text == "off")
        return Text::tr("off");
    if (setting.name == "gpus")
        return format::count(std::stoll(text));
    return QString::fromStdString(text);
}

QString settingValue(const Setting& setting, const Scenario& scenario) {
    const QString value = settingValue(setting, settingText(setting, scenario));
    const Plan& plan = scenario.plan;
    return setting.name == "recompute" && plan.recompute == Recompute::full && plan.recomputeEvery > 1
               ? Text::tr("%1, 1 in %2", "recomputation of one layer in so many")
                     .arg(value, format::count(plan.recomputeEvery))
               : value;
}

QString planName(const Scenario& scenario, const std::vector<const Setting*>& settings) {
    QStringList words;
    for (const Setting* setting : settings) {
        if (isUsual(*setting, scenario))
            continue;
        const QString value = settingValue(*setting, settingText(*setting, scenario));
        if (setting->name == "schedule")
            words << value;
        else if (setting->name == "recompute")
            words << Text::tr("%1 recomputation", "full, selective").arg(value);
        else
            words << settingName(*setting) + QChar(QChar::Nbsp) + value;
    }
    return words.isEmpty() ? Text::tr("data parallel alone") : words.join(QStringLiteral(" · "));
}

} // namespace quadrille
