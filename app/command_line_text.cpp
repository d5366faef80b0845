// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line_text.h"

#include "core/cluster/catalogue.h"
#include "core/plan/dimension.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace quadrille {
namespace {

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

struct ModelSize {
    const char* option;
    std::int64_t ModelSpec::*member;
};

constexpr ModelSize modelSizes[] = {{"hidden", &ModelSpec::hidden},    {"layers", &ModelSpec::layers},
                                    {"heads", &ModelSpec::heads},      {"kv-heads", &ModelSpec::kvHeads},
                                    {"head-dim", &ModelSpec::headDim}, {"ffn", &ModelSpec::ffn},
                                    {"vocab", &ModelSpec::vocab}};

QString onOrOff(bool on) {
    return on ? QStringLiteral("on") : QStringLiteral("off");
}

/// The model by its name, and what of it is not as the catalogue has it; a model of no catalogue by its
/// sizes.
template <class Add>
void addModel(const ModelSpec& model, const ModelSpec* listed, Add add) {
    if (listed != nullptr)
        add("model", shellWord(model.name));
    for (const ModelSize& size : modelSizes)
        if (listed == nullptr || model.*size.member != listed->*size.member)
            add(size.option, QString::number(model.*size.member));
    if (listed == nullptr || model.gated != listed->gated)
        add("gated", onOrOff(model.gated));
    if (listed == nullptr || model.tiedEmbeddings != listed->tiedEmbeddings)
        add("tied", onOrOff(model.tiedEmbeddings));
}

/// Assumptions about memory outside the allocator that are not the profile's.
template <class Add>
void addOutside(const Framework& framework, const Framework* listed, Add add) {
    if (listed == nullptr)
        return;
    constexpr double mebibyte = 1048576;
    const OutsideMemory& now = framework.outside;
    const auto addNumber = [&add](const char* option, double number) {
        add(option, QString::number(number, 'f', QLocale::FloatingPointShortest));
    };
    if (now.context != listed->outside.context)
        addNumber("context-mib", now.context.value() / mebibyte);
    if (now.communicator != listed->outside.communicator)
        addNumber("communicator-mib", now.communicator.value() / mebibyte);
    if (now.fragmentation != listed->outside.fragmentation)
        addNumber("fragmentation", now.fragmentation);
}

/// What of the recipe is not the default, apart from precision, gradients and framework.
template <class Add>
void addRecipe(const Recipe& recipe, const Recipe& defaults, Add add) {
    const auto addNumber = [&add](const char* option, double number, double usual) {
        if (number != usual)
            add(option, QString::number(number, 'f', QLocale::FloatingPointShortest));
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

QString commandLineOf(const Scenario& scenario, const Catalogue& catalogue) {
    const Scenario defaults;
    const Cluster usual = clusterOf(scenario.cluster.gpu, scenario.cluster.gpus);
    QStringList words{QStringLiteral("quadrille"), QStringLiteral("estimate")};
    const auto add = [&words](const char* option, const QString& text) {
        words << QStringLiteral("--") + QLatin1String(option) << text;
    };
    addModel(scenario.model, findModel(catalogue.models, scenario.model.name), add);
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
    addOutside(*scenario.recipe.framework,
               findFramework(catalogue.frameworks, scenario.recipe.framework->name), add);
    addRecipe(scenario.recipe, defaults.recipe, add);
    // Always said: what the default is changes with the estimators there are.
    add("estimator", word(name(scenario.estimator)));
    return words.join(u' ');
}

} // namespace quadrille
