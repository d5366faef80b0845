// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/plan_filter.h"

#include "core/scenario/settings.h"

#include <QRegularExpression>

#include <algorithm>
#include <compare>

namespace quadrille {
namespace {

/// Not a setting: what the settings leave.
const QString dp = QStringLiteral("dp");

bool isOfThePlan(const Setting& setting) {
    using enum SettingGroup;
    return setting.group == cluster || setting.group == plan || setting.group == recipe;
}

/// Without the model and the GPU, which would have to be copied.
Scenario planOf(const RunScenario& run) {
    Scenario scenario;
    scenario.cluster.gpus = run.gpus;
    scenario.cluster.gpusPerNode = run.network->gpusPerNode;
    scenario.cluster.nicGbps = run.network->nicGbps;
    scenario.cluster.fabric = run.network->fabric;
    scenario.plan = run.plan;
    scenario.recipe = *run.recipe;
    return scenario;
}

double numberOf(const Setting* setting, const Scenario& scenario) {
    if (setting == nullptr)
        return static_cast<double>(dataParallel(scenario));
    if (const auto* whole = std::get_if<WholeValue>(&setting->value))
        return static_cast<double>(whole->get(scenario));
    return std::get<RealValue>(setting->value).get(scenario);
}

bool isNumber(const Setting* setting) {
    return setting == nullptr || std::holds_alternative<WholeValue>(setting->value) ||
           std::holds_alternative<RealValue>(setting->value);
}

template <class Value>
bool holds(const Value& value, const QString& how, const Value& wanted) {
    const auto order = value <=> wanted;
    if (how == QLatin1String("!="))
        return order != 0;
    return (how.contains(u'=') && order == 0) || (how.contains(u'<') && order < 0) ||
           (how.contains(u'>') && order > 0);
}

} // namespace

QStringList PlanFilter::names() {
    QStringList names;
    for (const Setting& setting : allSettings)
        if (isOfThePlan(setting))
            names << QString::fromUtf8(setting.name.data(), static_cast<qsizetype>(setting.name.size()));
    return names << dp;
}

bool PlanFilter::understands(const QString& name, const QString& how, const QString& value) {
    static const QRegularExpression number(QStringLiteral("^[0-9]{1,15}(\\.[0-9]{1,15})?$"));
    const Setting* setting = findSetting(name.toStdString());
    if (name != dp && (setting == nullptr || !isOfThePlan(*setting)))
        return false;
    if (isNumber(setting)) {
        if (!number.match(value).hasMatch())
            return false;
    } else if ((how != QLatin1String("=") && how != QLatin1String("!=")) ||
               std::ranges::count(fewValues(*setting), value.toStdString()) == 0) {
        return false;
    }
    m_comparisons.push_back({setting, how, value.toStdString(), value.toDouble()});
    return true;
}

PlanFilter::PlanFilter(const QString& text) {
    // Spaces around a comparison belong to it.
    static const QRegularExpression around(QStringLiteral("\\s*(<=|>=|!=|=|<|>)\\s*"));
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    static const QRegularExpression comparison(QStringLiteral("^([^<>=!]+)(<=|>=|!=|=|<|>)([^<>=!]+)$"));
    QString joined = text.toLower();
    joined.replace(around, QStringLiteral("\\1"));
    for (const QString& part : joined.split(between, Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch match = comparison.match(part);
        if (match.hasMatch() && understands(match.captured(1), match.captured(2), match.captured(3)))
            continue;
        if (!part.contains(QRegularExpression(QStringLiteral("[<>=]"))))
            m_words << part;
        else if (m_notUnderstood.isEmpty())
            m_notUnderstood = part;
    }
}

bool PlanFilter::accepts(const MeasuredRun& run) const {
    if (!m_notUnderstood.isEmpty())
        return false;
    const QString words =
        QString::fromStdString(run.label + ' ' + run.scenario.model->label + ' ' + run.note).toLower();
    if (!std::ranges::all_of(m_words, [&words](const QString& word) { return words.contains(word); }))
        return false;
    if (m_comparisons.empty())
        return true;
    const Scenario plan = planOf(run.scenario);
    return std::ranges::all_of(m_comparisons, [&plan](const Comparison& each) {
        return isNumber(each.setting) ? holds(numberOf(each.setting, plan), each.how, each.number)
                                      : holds(settingText(*each.setting, plan), each.how, each.value);
    });
}

} // namespace quadrille
