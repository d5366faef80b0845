// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/plan_filter.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

struct Size {
    const char* name;
    std::int64_t (*of)(const RunScenario& scenario);
};

/// Without the model and the GPU, which it does not depend on.
std::int64_t dataParallelOf(const RunScenario& run) {
    Scenario sizes;
    sizes.cluster.gpus = run.gpus;
    sizes.plan = run.plan;
    return dataParallel(sizes);
}

constexpr std::array allSizes{
    Size{"tp", [](const RunScenario& s) { return s.plan.tp; }},
    Size{"cp", [](const RunScenario& s) { return s.plan.cp; }},
    Size{"pp", [](const RunScenario& s) { return s.plan.pp; }},
    Size{"ep", [](const RunScenario& s) { return s.plan.ep; }},
    Size{"vpp", [](const RunScenario& s) { return s.plan.vpp; }},
    Size{"dp", dataParallelOf},
    Size{"mbs", [](const RunScenario& s) { return s.plan.microBatch; }},
    Size{"gbs", [](const RunScenario& s) { return s.plan.globalBatch; }},
    Size{"seq", [](const RunScenario& s) { return s.plan.sequence; }},
    Size{"zero", [](const RunScenario& s) { return std::int64_t{s.plan.zero}; }},
    Size{"gpus", [](const RunScenario& s) { return s.gpus; }},
};

const Size* sizeNamed(const QString& name) {
    const auto found = std::ranges::find_if(
        allSizes, [&name](const Size& size) { return name == QLatin1String(size.name); });
    return found == allSizes.end() ? nullptr : found;
}

bool holds(std::int64_t value, const QString& how, std::int64_t number) {
    if (how == QLatin1String("!="))
        return value != number;
    if (how == QLatin1String("<"))
        return value < number;
    if (how == QLatin1String("<="))
        return value <= number;
    if (how == QLatin1String(">"))
        return value > number;
    if (how == QLatin1String(">="))
        return value >= number;
    return value == number;
}

} // namespace

QStringList PlanFilter::sizes() {
    QStringList names;
    for (const Size& size : allSizes)
        names << QLatin1String(size.name);
    return names;
}

PlanFilter::PlanFilter(const QString& text) {
    // Spaces around a comparison belong to it.
    static const QRegularExpression around(QStringLiteral("\\s*(<=|>=|!=|=|<|>)\\s*"));
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    static const QRegularExpression comparison(QStringLiteral("^([^<>=!]+)(<=|>=|!=|=|<|>)([0-9]{1,15})$"));
    QString joined = text.toLower();
    joined.replace(around, QStringLiteral("\\1"));
    for (const QString& part : joined.split(between, Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch match = comparison.match(part);
        if (match.hasMatch() && sizeNamed(match.captured(1)) != nullptr)
            m_comparisons.push_back({match.captured(1), match.captured(2), match.captured(3).toLongLong()});
        else if (!part.contains(QRegularExpression(QStringLiteral("[<>=]"))))
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
    return std::ranges::all_of(m_comparisons,
                               [&run](const Comparison& each) {
                                   return holds(sizeNamed(each.size)->of(run.scenario), each.how,
                                                each.number);
                               }) &&
           std::ranges::all_of(m_words, [&words](const QString& word) { return words.contains(word); });
}

} // namespace quadrille
