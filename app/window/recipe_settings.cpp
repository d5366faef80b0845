// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recipe_settings.h"

#include "core/plan/optimizer.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille::recipe_settings {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(recipe)
};

constexpr std::array precisions{Precision::bf16, Precision::fp16, Precision::fp8};
constexpr std::array recomputations{Recompute::none, Recompute::selective, Recompute::full};

template <class Values, class Value>
int indexIn(const Values& values, const Value& value) {
    return static_cast<int>(std::find(values.begin(), values.end(), value) - values.begin());
}

/// The tip of a setting: what its entry of the glossary says.
std::function<QString(const Scenario&)> glossed(const char* id) {
    return [id](const Scenario&) { return glossary_text::brief(id); };
}

SwitchSetting recipeSwitch(bool Recipe::*field, QString (*name)(), const char* id) {
    return {.text = {name, glossed(id)},
            .on = [field](const Scenario& scenario) { return scenario.recipe.*field; },
            .turn = [field](Scenario& scenario, bool on) { scenario.recipe.*field = on; }};
}

/// The different amounts that optimizers keep, largest first.
const std::vector<double>& momentAmounts() {
    static const std::vector<double> amounts = [] {
        std::vector<double> found;
        for (const OptimizerMoments& each : optimizers)
            found.push_back(each.bytes);
        std::sort(found.rbegin(), found.rend());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }();
    return amounts;
}

QString optimizersWith(double bytes, const char* separator, bool sources) {
    QStringList names;
    for (const OptimizerMoments& each : optimizers)
        if (each.bytes == bytes)
            names << QString::fromUtf8(each.label.data(), static_cast<qsizetype>(each.label.size())) +
                         (sources ? QStringLiteral(" – ") +
                                        QString::fromUtf8(each.source.data(),
                                                          static_cast<qsizetype>(each.source.size()))
                                  : QString());
    return names.join(QLatin1String(separator));
}

} // namespace

QString precisionLabel(Precision precision) {
    switch (precision) {
    case Precision::bf16:
        return QStringLiteral("BF16");
    case Precision::fp16:
        return QStringLiteral("FP16");
    case Precision::fp8:
        break;
    }
    return QStringLiteral("FP8");
}

QString recomputeLabel(Recompute recompute) {
    switch (recompute) {
    case Recompute::none:
        return Text::tr("None");
    case Recompute::selective:
        return Text::tr("Selective");
    case Recompute::full:
        break;
    }
    return Text::tr("Full");
}

ChoiceSetting zero() {
    return {.text = {[] { return Text::tr("ZeRO stage"); }, glossed("zero")},
            .labels =
                [](const Scenario& scenario) {
                    QStringList labels{Text::tr("0 · nothing"), Text::tr("1 · optimizer"),
                                       Text::tr("2 · + gradients"), Text::tr("3 · + parameters")};
                    const int zero = scenario.plan.zero;
                    if (zero < 0 || zero >= labels.size()) // a session may say so
                        labels << format::count(zero);
                    return labels;
                },
            .index =
                [](const Scenario& scenario) {
                    const int zero = scenario.plan.zero;
                    return zero < 0 || zero > 3 ? 4 : zero;
                },
            .choose =
                [](Scenario& scenario, int index) {
                    if (index <= 3)
                        scenario.plan.zero = index;
                }};
}

ChoiceSetting sequenceParallel() {
    return {.text = {[] { return Text::tr("Sequence parallel"); }, glossed("sp")},
            .labels =
                [](const Scenario& scenario) {
                    return QStringList{scenario.plan.tp > 1 ? Text::tr("Auto: on") : Text::tr("Auto: off"),
                                       Text::tr("On"), Text::tr("Off")};
                },
            .index =
                [](const Scenario& scenario) {
                    const auto& on = scenario.plan.sequenceParallel;
                    return !on ? 0 : *on ? 1 : 2;
                },
            .choose =
                [](Scenario& scenario, int index) {
                    scenario.plan.sequenceParallel = index == 0 ? std::nullopt : std::optional(index == 1);
                }};
}

ChoiceSetting recompute() {
    return {
        .text = {[] { return Text::tr("Recomputation"); }, glossed("recompute")},
        .labels =
            [](const Scenario&) {
                QStringList labels;
                for (const Recompute each : recomputations)
                    labels << recomputeLabel(each);
                return labels;
            },
        .index = [](const Scenario& scenario) { return indexIn(recomputations, scenario.plan.recompute); },
        .choose =
            [](Scenario& scenario, int index) {
                scenario.plan.recompute = recomputations.at(static_cast<std::size_t>(index));
            },
        .entryTip =
            [](const Scenario&, int index) {
                constexpr std::array ids{"recompute-none", "recompute-selective", "recompute-full"};
                return glossary_text::brief(ids.at(static_cast<std::size_t>(index)));
            }};
}

NumberSetting recomputeEvery() {
    constexpr double largest = 999;
    return {
        .text = {[] { return Text::tr("Recompute every n-th layer"); }, glossed("recompute-every")},
        .number = [](const Scenario& scenario) { return static_cast<double>(scenario.plan.recomputeEvery); },
        .assign = [](Scenario& scenario,
                     double number) { scenario.plan.recomputeEvery = static_cast<std::int64_t>(number); },
        .smallest = [](const Scenario&) { return 1; },
        .largest = largest,
        .prefix = [] { return Text::tr("1 in ", "one layer in so many"); },
        .smallestText = [](const Scenario&) { return Text::tr("all layers"); }};
}

ChoiceSetting precision() {
    return {.text = {[] { return Text::tr("Precision"); }, glossed("precision")},
            .labels =
                [](const Scenario& scenario) {
                    QStringList labels;
                    for (const Precision each : precisions)
                        labels << precisionLabel(each);
                    if (!scenario.cluster.gpu.fp8)
                        labels.back() = Text::tr("FP8 (not on this GPU)");
                    return labels;
                },
            .index = [](const Scenario& scenario) { return indexIn(precisions, scenario.recipe.precision); },
            .choose =
                [](Scenario& scenario, int index) {
                    scenario.recipe.precision = precisions.at(static_cast<std::size_t>(index));
                },
            .refusal =
                [](const Scenario& scenario, int index) {
                    const bool missing = precisions.at(static_cast<std::size_t>(index)) == Precision::fp8 &&
                                         !scenario.cluster.gpu.fp8;
                    return missing ? Text::tr("%1 has no FP8 units.")
                                         .arg(QString::fromStdString(scenario.cluster.gpu.label))
                                   : QString();
                }};
}

ChoiceSetting gradientBytes() {
    return {.text = {[] { return Text::tr("Gradients"); }, glossed("gradient-bytes")},
            .labels =
                [](const Scenario& scenario) {
                    QStringList labels{Text::tr("2 bytes"), Text::tr("4 bytes")};
                    const int bytes = scenario.recipe.gradientBytes;
                    if (bytes != 2 && bytes != 4) // a session may say so
                        labels << format::count(bytes);
                    return labels;
                },
            .index =
                [](const Scenario& scenario) {
                    const int bytes = scenario.recipe.gradientBytes;
                    return bytes == 2 ? 0 : bytes == 4 ? 1 : 2;
                },
            .choose =
                [](Scenario& scenario, int index) {
                    if (index <= 1)
                        scenario.recipe.gradientBytes = index == 0 ? 2 : 4;
                }};
}

ChoiceSetting optimizer() {
    return {
        .text = {[] { return Text::tr("Optimizer"); }, glossed("optimizer")},
        .labels =
            [](const Scenario& scenario) {
                QStringList labels;
                for (const double bytes : momentAmounts())
                    labels << optimizersWith(bytes, " / ", false);
                const double bytes = scenario.recipe.momentBytes;
                if (indexIn(momentAmounts(), bytes) == static_cast<int>(momentAmounts().size()))
                    labels << Text::tr("Another");
                return labels;
            },
        .index =
            [](const Scenario& scenario) { return indexIn(momentAmounts(), scenario.recipe.momentBytes); },
        .choose =
            [](Scenario& scenario, int index) {
                if (index < static_cast<int>(momentAmounts().size()))
                    scenario.recipe.momentBytes = momentAmounts().at(static_cast<std::size_t>(index));
            },
        .entryTip =
            [](const Scenario&, int index) {
                return index < static_cast<int>(momentAmounts().size())
                           ? optimizersWith(momentAmounts().at(static_cast<std::size_t>(index)), "\n", true)
                           : QString();
            }};
}

NumberSetting momentBytes() {
    constexpr double largest = 16;
    return {.text = {[] { return Text::tr("Optimizer bytes"); }, glossed("moment-bytes")},
            .number = [](const Scenario& scenario) { return scenario.recipe.momentBytes; },
            .assign = [](Scenario& scenario, double number) { scenario.recipe.momentBytes = number; },
            .smallest = [](const Scenario&) { return 0; },
            .largest = largest,
            .decimals = 3,
            .suffix = [] { return Text::tr(" B", "bytes"); }};
}

NumberSetting expertImbalance() {
    constexpr double largest = 64;
    constexpr double smallest = 1;
    constexpr double step = 0.05;
    return {.text = {[] { return Text::tr("Expert imbalance"); }, glossed("expert-imbalance")},
            .number = [](const Scenario& scenario) { return scenario.recipe.expertImbalance; },
            .assign = [](Scenario& scenario, double number) { scenario.recipe.expertImbalance = number; },
            .smallest = [](const Scenario&) { return smallest; },
            .largest = largest,
            .step = step,
            .decimals = 3,
            .suffix = [] { return QStringLiteral(" ×"); }};
}

SwitchSetting masterWeights() {
    return recipeSwitch(
        &Recipe::masterWeights, [] { return Text::tr("fp32 weights"); }, "master-weights");
}

SwitchSetting flashAttention() {
    return recipeSwitch(
        &Recipe::flashAttention, [] { return Text::tr("FlashAttention"); }, "flash-attention");
}

SwitchSetting dropout() {
    return recipeSwitch(
        &Recipe::dropout, [] { return Text::tr("Dropout"); }, "dropout");
}

SwitchSetting fusedLoss() {
    return recipeSwitch(
        &Recipe::fusedLoss, [] { return Text::tr("Fused loss"); }, "fused-loss");
}

SwitchSetting gatheredLogits() {
    return recipeSwitch(
        &Recipe::gatheredLogits, [] { return Text::tr("Gathered logits"); }, "gathered-logits");
}

} // namespace quadrille::recipe_settings
