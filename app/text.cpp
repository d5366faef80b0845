// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text.h"

#include "core/cluster/catalogue.h"
#include "core/plan/dimension.h"
#include "widgets/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(text)
};

QString word(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A name as a shell reads it back: in a session it may be any text.
QString shellWord(const std::string& name) {
    QString text = QString::fromStdString(name);
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
    };
    if (std::all_of(name.begin(), name.end(), isPlain))
        return text;
    text.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + text + QLatin1Char('\'');
}

/// What of the recipe is not the default, apart from precision, gradients and framework.
template <class Add>
void addRecipe(const Recipe& recipe, const Recipe& defaults, Add add) {
    const auto addNumber = [&add](const char* option, double number, double usual) {
        if (number != usual)
            add(option, QString::number(number, 'g', QLocale::FloatingPointShortest));
    };
    const auto addSwitch = [&add](const char* option, bool on, bool usual) {
        if (on != usual)
            add(option, on ? QStringLiteral("on") : QStringLiteral("off"));
    };
    addNumber("moment-bytes", recipe.momentBytes, defaults.momentBytes);
    addNumber("expert-imbalance", recipe.expertImbalance, defaults.expertImbalance);
    addSwitch("master-weights", recipe.masterWeights, defaults.masterWeights);
    addSwitch("flash-attention", recipe.flashAttention, defaults.flashAttention);
    addSwitch("dropout", recipe.dropout, defaults.dropout);
    addSwitch("fused-loss", recipe.fusedLoss, defaults.fusedLoss);
    addSwitch("gathered-logits", recipe.gatheredLogits, defaults.gatheredLogits);
}

} // namespace

QString scenarioLine(const Scenario& scenario) {
    QStringList parts{Text::tr("%1 on %2 × %3")
                          .arg(QString::fromStdString(scenario.model.label),
                               format::count(scenario.cluster.gpus),
                               QString::fromStdString(scenario.cluster.gpu.label))};
    for (const Dimension dimension : allDimensions) {
        if (dimension == Dimension::gpus)
            continue;
        parts << QStringLiteral("%1 %2").arg(format::dimensionSymbol(dimension),
                                             format::dimensionValue(dimension, value(scenario, dimension)));
    }
    parts << QStringLiteral("DP %1").arg(format::count(dataParallel(scenario)));
    parts << scheduleLabel(scenario.plan.schedule);
    return parts.join(QStringLiteral(" · "));
}

QString commandLineOf(const Scenario& scenario) {
    const Scenario defaults;
    const Cluster usual = clusterOf(scenario.cluster.gpu, scenario.cluster.gpus);
    QStringList words{QStringLiteral("quadrille"), QStringLiteral("estimate")};
    const auto add = [&words](const char* option, const QString& text) {
        words << QStringLiteral("--") + QLatin1String(option) << text;
    };
    add("model", shellWord(scenario.model.name));
    add("gpu", shellWord(scenario.cluster.gpu.name));
    for (const Dimension dimension : allDimensions) {
        if (value(scenario, dimension) != value(defaults, dimension) || dimension == Dimension::gpus)
            words << QStringLiteral("--") + word(name(dimension))
                  << QString::number(value(scenario, dimension));
    }
    if (scenario.cluster.gpusPerNode != usual.gpusPerNode)
        add("gpus-per-node", QString::number(scenario.cluster.gpusPerNode));
    if (scenario.cluster.nicGbps != usual.nicGbps)
        add("nic-gbps", QString::number(scenario.cluster.nicGbps, 'f', QLocale::FloatingPointShortest));
    const Plan& plan = scenario.plan;
    if (plan.sequenceParallel)
        add("sp", *plan.sequenceParallel ? QStringLiteral("on") : QStringLiteral("off"));
    if (plan.zero != defaults.plan.zero)
        add("zero", QString::number(plan.zero));
    if (plan.recompute != defaults.plan.recompute)
        add("recompute", word(name(plan.recompute)));
    if (plan.recomputeEvery != defaults.plan.recomputeEvery)
        add("recompute-every", QString::number(plan.recomputeEvery));
    if (plan.layerSplit != defaults.plan.layerSplit)
        add("layer-split", word(text(plan.layerSplit)));
    // The virtual stages alone would choose the interleaved schedule.
    if (plan.schedule != defaults.plan.schedule || plan.vpp > 1)
        add("schedule", word(scheduleName(plan.schedule)));
    if (scenario.recipe.precision != defaults.recipe.precision)
        add("precision", word(name(scenario.recipe.precision)));
    if (scenario.recipe.gradientBytes != defaults.recipe.gradientBytes)
        add("grad-bytes", QString::number(scenario.recipe.gradientBytes));
    if (scenario.recipe.framework->name != defaults.recipe.framework->name)
        add("framework", shellWord(scenario.recipe.framework->name));
    addRecipe(scenario.recipe, defaults.recipe, add);
    // Always said: what the default is changes with the estimators there are.
    add("estimator", word(name(scenario.estimator)));
    return words.join(u' ');
}

QString clusterLine(const Cluster& cluster) {
    if (cluster.gpus <= cluster.gpusPerNode)
        return Text::tr("One node of %1 GPUs").arg(format::count(cluster.gpusPerNode));
    const std::int64_t nodes = (cluster.gpus + cluster.gpusPerNode - 1) / cluster.gpusPerNode;
    return Text::tr("%1 nodes of %2 GPUs, %3 Gbit/s each")
        .arg(format::count(nodes), format::count(cluster.gpusPerNode), format::number(cluster.nicGbps));
}

QString scheduleLabel(ScheduleKind kind) {
    switch (kind) {
    case ScheduleKind::gpipe:
        return Text::tr("GPipe");
    case ScheduleKind::oneForwardOneBackward:
        return Text::tr("1F1B");
    case ScheduleKind::interleaved:
        break;
    }
    return Text::tr("Interleaved 1F1B");
}

} // namespace quadrille
