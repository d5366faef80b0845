// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_table/plan_model.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/plan_cloud/plan_cloud_text.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

constexpr int decimalsOfSpeed = 0;

/// "2.13 s (1.37–3.31)", all with as many decimals.
QString stepText(const PlanPoint& seen) {
    const format::TimeUnit unit = format::timeUnit(seen.step);
    constexpr double twoDigits = 10, threeDigits = 100;
    const double shown = format::inUnit(seen.step, unit);
    const int decimals = shown >= threeDigits ? 0 : shown >= twoDigits ? 1 : 2;
    const auto number = [&](double seconds) {
        return format::decimal(format::inUnit(seconds, unit), decimals);
    };
    return PlanModel::tr("%1 (%2–%3)", "a time and its interval")
        .arg(format::withUnit(number(seen.step), unit), number(seen.shortestStep()),
             number(seen.longestStep()));
}

/// Throughput ÷ that of the plan on screen − 1, of plans for the same model and length.
std::optional<double> gain(const PlanRows& rows, const PlanRow& row) {
    const Scenario &other = row.scenario, &here = rows.before;
    if (!rows.current || other.model != here.model || other.plan.sequence != here.plan.sequence)
        return {};
    return amount(PlanQuantity::throughput, row.seen) / amount(PlanQuantity::throughput, *rows.current) - 1;
}

} // namespace

PlanModel::PlanModel(QObject* parent) : ColumnModel(columns, {mark, recompute, schedule, also}, parent) {}

void PlanModel::setRows(PlanRows rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void PlanModel::setPaleColour(const QColor& colour) {
    m_pale = colour;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1), {Qt::ForegroundRole});
}

const Setting* PlanModel::settingOf(int column) {
    static const std::array settings{findSetting("gpus"),    findSetting("tp"),   findSetting("cp"),
                                     findSetting("pp"),      findSetting("ep"),   findSetting("vpp"),
                                     findSetting("mbs"),     findSetting("zero"), findSetting("recompute"),
                                     findSetting("schedule")};
    return column >= gpus && column <= schedule ? settings.at(static_cast<std::size_t>(column - gpus))
                                                : nullptr;
}

bool PlanModel::tells(const Setting& setting) {
    for (int column = gpus; column <= schedule; ++column)
        if (settingOf(column) == &setting)
            return true;
    return setting.name == "recompute-every"; // with recomputation
}

DataTable PlanModel::numbers() const {
    DataTable table;
    std::vector<const Setting*> settings;
    for (int column = gpus; column <= schedule; ++column) {
        settings.push_back(settingOf(column));
        if (settings.back()->name == "recompute")
            settings.push_back(findSetting("recompute-every"));
    }
    for (const Setting* setting : m_rows.also)
        if (std::ranges::find(settings, setting) == settings.end())
            settings.push_back(setting);
    for (const char* name : {"gbs", "seq"})
        settings.push_back(findSetting(name));
    table.columns << m_rows.markName << tr("as good as the best");
    for (const Setting* setting : settings)
        table.columns << settingName(*setting);
    table.columns << tr("tokens/s per GPU") << tr("throughput against the plan on screen") << tr("step (s)")
                  << tr("nine in ten: step from (s)") << tr("nine in ten: step to (s)")
                  << tr("measured step (s)") << tr("memory of the fullest stage (bytes)") << tr("P(OOM)")
                  << tr("MFU") << tr("bubble");
    for (const PlanRow& plan : m_rows.rows) {
        QList<QVariant> cells{plan.mark, plan.asGood};
        for (const Setting* setting : settings) {
            const auto* whole = std::get_if<WholeValue>(&setting->value);
            cells << (whole != nullptr
                          ? QVariant(static_cast<qlonglong>(whole->get(plan.scenario)))
                          : QVariant(QString::fromStdString(settingText(*setting, plan.scenario))));
        }
        const std::optional<double> more = gain(m_rows, plan);
        cells << plan.seen.tokensPerSecondPerGpu << (more ? QVariant(*more) : QVariant()) << plan.seen.step
              << plan.seen.shortestStep() << plan.seen.longestStep()
              << (plan.measured ? QVariant(*plan.measured) : QVariant()) << plan.seen.memory
              << (plan.seen.oomProbability < 0 ? QVariant() : QVariant(plan.seen.oomProbability))
              << plan.seen.mfu << plan.seen.bubble;
        table.rows << cells;
    }
    return table;
}

int PlanModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.rows.size());
}

ColumnModel::Column PlanModel::column(int column) const {
    if (const Setting* setting = settingOf(column))
        return {settingName(*setting), settingTip(*setting)};
    switch (column) {
    case mark:
        return {m_rows.markName, !m_rows.markTip.isEmpty()
                                     ? m_rows.markTip
                                     : tr("≈: as good as the best, as far as the intervals of the "
                                          "predictions can tell. Enter loads a plan.")};
    case also:
        return {tr("Also"), tr("Other settings that the search tries")};
    case speed:
        return {tr("Tokens/s/GPU"), tr("Tokens per second and GPU")};
    case difference:
        return {tr("Δ speed"),
                tr("Tokens per second of the whole cluster, compared with the plan on screen; of plans for "
                   "its model and sequence length")};
    case step:
        return {tr("Step"), tr("Predicted time of a step; nine in ten are between the two others")};
    case measured:
        return {tr("Measured"),
                tr("Time of a step as it was measured, and by how much the predicted one is longer "
                   "or shorter")};
    case memory:
        return {tr("Memory"), tr("Memory of the fullest stage")};
    case risk:
        return {tr("P(OOM)"), glossary_text::tip("oom")};
    case mfu:
        return {tr("MFU"), glossary_text::tip("mfu")};
    case bubble:
        return {tr("Bubble"), glossary_text::tip("over-total")};
    default:
        return {};
    }
}

QString PlanModel::shown(int row, int column) const {
    const PlanRow& plan = this->row(row);
    if (const Setting* setting = settingOf(column))
        return settingValue(*setting, plan.scenario);
    switch (column) {
    case mark:
        return plan.asGood ? tr("%1 ≈", "a rank").arg(plan.mark) : plan.mark;
    case also: {
        QStringList words;
        for (const Setting* setting : m_rows.also)
            words << settingName(*setting) + QChar(QChar::Nbsp) + settingValue(*setting, plan.scenario);
        return words.join(QStringLiteral(", "));
    }
    case speed:
        return format::decimal(plan.seen.tokensPerSecondPerGpu, decimalsOfSpeed);
    case difference:
        return gain(m_rows, plan) ? format::signedPercent(*gain(m_rows, plan)) : QStringLiteral("–");
    case step:
        return stepText(plan.seen);
    case measured:
        return plan.measured ? tr("%1 (%2)", "a measured time and how far the predicted one is from it")
                                   .arg(format::duration(*plan.measured),
                                        format::signedPercent(plan.seen.step / *plan.measured - 1))
                             : QStringLiteral("–");
    case memory:
        return format::gib(Bytes(plan.seen.memory));
    case risk:
        return plan.seen.oomProbability < 0 ? QStringLiteral("–") : format::chance(plan.seen.oomProbability);
    case mfu:
        return format::percent(plan.seen.mfu);
    case bubble:
        return format::percent(plan.seen.bubble);
    default:
        return {};
    }
}

QVariant PlanModel::number(int row, int column) const {
    const PlanRow& plan = this->row(row);
    if (const Setting* setting = settingOf(column)) {
        if (const auto* whole = std::get_if<WholeValue>(&setting->value))
            return static_cast<qlonglong>(whole->get(plan.scenario));
        return settingValue(*setting, plan.scenario);
    }
    switch (column) {
    case speed:
        return plan.seen.tokensPerSecondPerGpu;
    case difference:
        return gain(m_rows, plan) ? QVariant(*gain(m_rows, plan)) : QVariant();
    case step:
        return plan.seen.step;
    case measured:
        return plan.measured ? QVariant(*plan.measured) : QVariant();
    case memory:
        return plan.seen.memory;
    case risk:
        return plan.seen.oomProbability < 0 ? QVariant() : QVariant(plan.seen.oomProbability);
    case mfu:
        return plan.seen.mfu;
    case bubble:
        return plan.seen.bubble;
    case also:
        return shown(row, also);
    default:
        return row; // as they were ranked
    }
}

QString PlanModel::tip(int row, int) const {
    const PlanRow& plan = this->row(row);
    std::vector<const Setting*> settings;
    for (int column = gpus; column <= schedule; ++column)
        settings.push_back(settingOf(column));
    settings.insert(settings.end(), m_rows.also.begin(), m_rows.also.end());
    return tr("%1: %2", "a plan and its numbers")
        .arg(planName(plan.scenario, settings), plan_text::numbersOf(plan.seen));
}

QVariant PlanModel::other(int row, int column, int role) const {
    if (role != Qt::ForegroundRole || !m_pale.isValid())
        return {};
    const Setting* setting = settingOf(column);
    const bool same = setting != nullptr && sameSetting(*setting, this->row(row).scenario, m_rows.before);
    return same ? QVariant(m_pale) : QVariant();
}

} // namespace quadrille
