// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/recipe_settings.h"

#include "app/forms/layer_split_editor.h"
#include "core/cluster/link.h"
#include "core/plan/optimizer.h"
#include "core/scenario/settings.h"
#include "core/timing/attention_kernels.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille::recipe_settings {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(recipe)
};

template <class Values, class Value>
int indexIn(const Values& values, const Value& value) {
    return static_cast<int>(std::find(values.begin(), values.end(), value) - values.begin());
}

/// The different amounts that optimizers keep, largest first.
const std::vector<double>& momentAmounts() {
    static const std::vector<double> amounts = [] {
        std::vector<double> found;
        found.reserve(std::size(optimizers));
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

ChoiceSetting zero() {
    return choiceOf(
        "zero", [] { return Text::tr("ZeRO stage"); },
        [](const Scenario&, int index) {
            return QStringList{Text::tr("0 · nothing"), Text::tr("1 · optimizer"),
                               Text::tr("2 · + gradients"), Text::tr("3 · + parameters")}
                .value(index);
        });
}

ChoiceSetting sequenceParallel() {
    ChoiceSetting setting = choiceOf(
        "sp", [] { return Text::tr("Sequence parallel"); },
        [](const Scenario& scenario, int index) {
            return QStringList{scenario.plan.tp > 1 ? Text::tr("Auto: on") : Text::tr("Auto: off"),
                               Text::tr("On"), Text::tr("Off")}
                .value(index);
        },
        {"", "on", "off"});
    setting.words.front() = QStringLiteral("auto");
    return setting;
}

ChoiceSetting recompute() {
    ChoiceSetting setting = choiceOf(
        "recompute", [] { return Text::tr("Recomputation"); },
        [](const Scenario&, int index) {
            return recomputeLabel(recomputations.at(static_cast<std::size_t>(index)));
        });
    setting.entryTip = [](const Scenario&, int index) {
        constexpr std::array ids{"recompute-none", "recompute-selective", "recompute-full"};
        return glossary_text::brief(ids.at(static_cast<std::size_t>(index)));
    };
    return setting;
}

NumberSetting recomputeEvery() {
    constexpr double largest = 999;
    NumberSetting setting = numberOf(
        "recompute-every", [] { return Text::tr("Recompute every n-th layer"); }, largest);
    setting.prefix = [] { return Text::tr("1 in ", "one layer in so many"); };
    setting.smallestText = [](const Scenario&) { return Text::tr("all layers"); };
    return setting;
}

NumberSetting shardGroup() {
    constexpr double largest = 65536;
    NumberSetting setting = numberOf(
        "shard-group", [] { return Text::tr("Shard group"); }, largest);
    setting.suffix = [] { return Text::tr(" ranks"); };
    setting.smallestText = [](const Scenario&) { return Text::tr("all replicas"); };
    return setting;
}

ChoiceSetting recomputeModules() {
    ChoiceSetting setting = choiceOf(
        "recompute-modules", [] { return Text::tr("Modules to recompute"); },
        [](const Scenario&, int index) {
            return QStringList{Text::tr("Attention core"),
                               Text::tr("Norms"),
                               Text::tr("MLP"),
                               Text::tr("MLP and attention core"),
                               Text::tr("MoE"),
                               Text::tr("Expert activation"),
                               Text::tr("MLA projection"),
                               Text::tr("Norms, activation, MLA")}
                .value(index);
        },
        {"auto", "layernorm", "mlp", "core_attn,mlp", "moe", "moe_act", "mla_up_proj",
         "moe_act,layernorm,mla_up_proj"});
    return setting;
}

bool isMissing(const Scenario& scenario, int index) {
    const Precision precision = precisions.at(static_cast<std::size_t>(index));
    return (precision == Precision::fp8 && !scenario.cluster.gpu.fp8) ||
           (precision == Precision::fp4 && !scenario.cluster.gpu.fp4);
}

ChoiceSetting precision() {
    ChoiceSetting setting = choiceOf(
        "precision", [] { return Text::tr("Precision"); },
        [](const Scenario& scenario, int index) {
            return isMissing(scenario, index)
                       ? precisions.at(static_cast<std::size_t>(index)) == Precision::fp8
                             ? Text::tr("FP8 (not on this GPU)")
                             : Text::tr("NVFP4 (not on this GPU)")
                       : precisionLabel(precisions.at(static_cast<std::size_t>(index)));
        });
    setting.text.also += QStringLiteral(" dtype");
    setting.refusal = [](const Scenario& scenario, int index) {
        return isMissing(scenario, index) ? (precisions.at(static_cast<std::size_t>(index)) == Precision::fp8
                                                 ? Text::tr("%1 has no FP8 units.")
                                                 : Text::tr("No NVFP4 rate of %1 is known."))
                                                .arg(QString::fromStdString(scenario.cluster.gpu.label))
                                          : QString();
    };
    return setting;
}

ChoiceSetting fp8Recipe() {
    return choiceOf(
        "fp8-recipe", [] { return Text::tr("FP8 scales"); },
        [](const Scenario&, int index) {
            return index == 0 ? Text::tr("One a tensor") : Text::tr("One a block of 128");
        });
}

/// A choice whose first value, "auto", leaves it to the framework. \param taken what the framework then takes
template <const auto& values, class Value>
ChoiceSetting leftToFramework(SettingId id, TextSource name, QString (*label)(Value),
                              Value (*taken)(const Scenario&)) {
    return choiceOf(id, name, [id, label, taken](const Scenario& scenario, int index) {
        if (index > 0)
            return label(values.at(static_cast<std::size_t>(index)));
        Scenario untold = scenario;
        std::get<WordValue>(findSetting(id)->value).set(untold, setting_rows::usualName(values.front()));
        return Text::tr("Auto: %1", "what the framework takes").arg(label(taken(untold)));
    });
}

QString kernelLabel(AttentionKernel kernel) {
    return kernel == AttentionKernel::flash2        ? QStringLiteral("FlashAttention 2")
           : kernel == AttentionKernel::flashTriton ? Text::tr("FlashAttention, Triton")
                                                    : QStringLiteral("cuDNN");
}

ChoiceSetting attentionKernelSetting() {
    return leftToFramework<attentionKernels>(
        "attention-kernel", [] { return Text::tr("Attention kernel"); }, kernelLabel, attentionKernel);
}

ChoiceSetting gradientBytes() {
    return choiceOf(
        "grad-bytes", [] { return Text::tr("Gradients"); },
        [](const Scenario&, int index) { return index == 0 ? Text::tr("2 bytes") : Text::tr("4 bytes"); });
}

ChoiceSetting optimizer() {
    return {
        .text = textOf("optimizer", [] { return Text::tr("Optimizer"); }),
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
    NumberSetting setting = numberOf(
        "moment-bytes", [] { return Text::tr("Optimizer bytes"); }, largest);
    setting.suffix = [] { return Text::tr(" B", "bytes"); };
    return setting;
}

NumberSetting expertImbalance() {
    constexpr double largest = 64;
    NumberSetting setting = numberOf(
        "expert-imbalance", [] { return Text::tr("Expert imbalance"); }, largest);
    setting.step = 0.05;
    setting.suffix = [] { return QStringLiteral(" ×"); };
    return setting;
}

ChoiceSetting contextMethod() {
    return choiceOf(
        "cp-method", [] { return Text::tr("Context exchange"); },
        [](const Scenario&, int index) {
            return QStringList{Text::tr("Ring"), Text::tr("All-gather"), QStringLiteral("Ulysses"),
                               Text::tr("Ulysses × ring")}
                .value(index);
        });
}

NumberSetting ulyssesSize() {
    constexpr double largest = 4096;
    NumberSetting setting = numberOf(
        "ulysses", [] { return Text::tr("Ulysses ranks"); }, largest);
    setting.smallestText = [](const Scenario&) { return Text::tr("as heads allow"); };
    return setting;
}

ChoiceSetting contextBalance() {
    return choiceOf(
        "cp-balance", [] { return Text::tr("Context balance"); },
        [](const Scenario&, int index) {
            return QStringList{Text::tr("Zig-zag"), Text::tr("Contiguous")}.value(index);
        });
}

bool hasContextParallel(const Scenario& scenario) {
    return scenario.plan.cp > 1;
}

NumberSetting expertTensorSize() {
    constexpr double largest = 4096;
    NumberSetting setting = numberOf(
        "etp", [] { return Text::tr("Expert tensor parallel"); }, largest);
    setting.smallestText = [](const Scenario&) { return Text::tr("as TP"); };
    return setting;
}

ChoiceSetting expertOverlap() {
    return choiceOf(
        "moe-overlap", [] { return Text::tr("Expert overlap"); },
        [](const Scenario& scenario, int index) {
            return QStringList{traits(scenario.plan.schedule).hidesExperts ? Text::tr("Auto: on")
                                                                           : Text::tr("Auto: off"),
                               Text::tr("On"), Text::tr("Off")}
                .value(index);
        });
}

NumberSetting capacityFactor() {
    constexpr double largest = 64;
    NumberSetting setting = numberOf(
        "capacity-factor", [] { return Text::tr("Expert capacity"); }, largest);
    setting.step = 0.05;
    setting.suffix = [] { return QStringLiteral(" ×"); };
    setting.smallestText = [](const Scenario&) { return Text::tr("no limit"); };
    return setting;
}

NumberSetting routedNodes() {
    constexpr double largest = 4096;
    NumberSetting setting = numberOf(
        "route-nodes", [] { return Text::tr("Nodes of a token"); }, largest);
    setting.smallestText = [](const Scenario&) { return Text::tr("all nodes"); };
    return setting;
}

NumberSetting predictedTokens() {
    constexpr double largest = 64;
    NumberSetting setting = numberOf(
        "mtp", [] { return Text::tr("Multi-token prediction"); }, largest);
    setting.smallestText = [](const Scenario&) { return Text::tr("none", "modules"); };
    return setting;
}

NumberSetting fastDomainSize() {
    constexpr double largest = 65536;
    NumberSetting setting = numberOf(
        "fast-domain", [] { return Text::tr("Fast link’s domain"); }, largest);
    setting.suffix = [] { return Text::tr(" GPUs"); };
    setting.smallestText = [](const Scenario& scenario) {
        Cluster cluster = scenario.cluster;
        cluster.fabric.fastDomain = 0;
        return Text::tr("usual: %1", "GPUs").arg(format::count(fastDomain(cluster)));
    };
    return setting;
}

NumberSetting leafSize() {
    constexpr double largest = 1e6;
    NumberSetting setting = numberOf(
        "leaf-gpus", [] { return Text::tr("Leaf of the network"); }, largest);
    setting.suffix = [] { return Text::tr(" GPUs"); };
    setting.smallestText = [](const Scenario&) { return Text::tr("one for all"); };
    return setting;
}

NumberSetting oversubscription() {
    constexpr double largest = 64;
    NumberSetting setting = numberOf(
        "oversubscription", [] { return Text::tr("Oversubscription of the spine"); }, largest);
    setting.step = 0.5;
    setting.suffix = [] { return QStringLiteral(" ×"); };
    return setting;
}

bool hasSpine(const Scenario& scenario) {
    return scenario.cluster.fabric.leafGpus > 0;
}

QString transportLabel(Transport transport) {
    return transport == Transport::rdma ? QStringLiteral("RDMA")
                                        : Text::tr("By the host", "transport between nodes");
}

ChoiceSetting transport() {
    return leftToFramework<transports>(
        "transport", [] { return Text::tr("Transport between nodes"); }, transportLabel, transportOf);
}

bool hasExperts(const Scenario& scenario) {
    return scenario.model.experts.has_value();
}

ChoiceSetting offload() {
    return choiceOf(
        "offload", [] { return Text::tr("Offload to host"); },
        [](const Scenario&, int index) {
            return QStringList{Text::tr("Nothing"), Text::tr("Optimizer states"), Text::tr("Activations"),
                               Text::tr("Both")}
                .value(index);
        });
}

NumberSetting offloadShare() {
    constexpr double percent = 100;
    NumberSetting setting = numberOf(
        "offload-share", [] { return Text::tr("Offloaded activations"); }, percent, percent);
    setting.suffix = [] { return QStringLiteral(" %"); };
    return setting;
}

ChoiceSetting rankOrder() {
    return choiceOf(
        "rank-order", [] { return Text::tr("Order of ranks"); },
        [](const Scenario&, int index) {
            return QStringList{QStringLiteral("TP-CP-EP-DP-PP"), QStringLiteral("TP-CP-EP-PP-DP")}.value(
                index);
        });
}

bool inFp8(const Scenario& scenario) {
    return scenario.recipe.precision == Precision::fp8;
}

SettingForm onOff(SettingId id, TextSource name) {
    return {id, nullptr, switchOf(id, name)};
}

} // namespace

QString precisionLabel(Precision precision) {
    switch (precision) {
    case Precision::bf16:
        return QStringLiteral("BF16");
    case Precision::fp16:
        return QStringLiteral("FP16");
    case Precision::fp8:
        return QStringLiteral("FP8");
    case Precision::fp4:
        break;
    }
    return QStringLiteral("NVFP4");
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

QString optimizerLabel(const Scenario& scenario) {
    const ChoiceSetting setting = optimizer();
    return setting.labels(scenario).value(setting.index(scenario));
}

const std::vector<SettingForm>& forms() {
    static const std::vector<SettingForm> all{
        {"zero", [] { return Text::tr("ZeRO"); }, zero()},
        {"shard-group", [] { return Text::tr("Group"); }, shardGroup(),
         [](const Scenario& scenario) { return scenario.plan.zero > 0; }},
        {"sp", [] { return Text::tr("Sequence par."); }, sequenceParallel()},
        {"recompute", [] { return Text::tr("Recompute"); }, recompute()},
        {"recompute-every", nullptr, recomputeEvery(),
         [](const Scenario& scenario) { return scenario.plan.recompute == Recompute::full; }},
        {"recompute-modules", nullptr, recomputeModules(),
         [](const Scenario& scenario) { return scenario.plan.recompute == Recompute::selective; }},
        {"precision", [] { return Text::tr("Precision"); }, precision()},
        {"fp8-recipe", nullptr, fp8Recipe(), inFp8},
        {"grad-bytes", [] { return Text::tr("Gradients"); }, gradientBytes()},
        {"optimizer", [] { return Text::tr("Optimizer"); }, optimizer()},
        {"moment-bytes", nullptr, momentBytes()},
        {"offload", [] { return Text::tr("Offload"); }, offload()},
        {"offload-share", nullptr, offloadShare(),
         [](const Scenario& scenario) { return offloadsActivations(scenario.plan.offload); }},
        {"layer-split", [] { return Text::tr("Layer split"); }, layerSplitSetting()},
        {"rank-order", [] { return Text::tr("Rank order"); }, rankOrder(),
         [](const Scenario& scenario) { return scenario.plan.pp > 1; }},
        {"fast-domain", [] { return Text::tr("Fast link"); }, fastDomainSize()},
        {"leaf-gpus", [] { return Text::tr("Leaf"); }, leafSize()},
        {"oversubscription", [] { return Text::tr("Spine"); }, oversubscription(), hasSpine},
        {"transport", [] { return Text::tr("Transport"); }, transport(),
         [](const Scenario& scenario) { return scenario.cluster.gpus > scenario.cluster.gpusPerNode; }},
        {"attention-kernel", [] { return Text::tr("Attention"); }, attentionKernelSetting(),
         [](const Scenario& scenario) { return scenario.recipe.flashAttention; }},
        {"mtp", [] { return Text::tr("Predictions"); }, predictedTokens()},
        {"cp-method", [] { return Text::tr("Context"); }, contextMethod(), hasContextParallel},
        {"ulysses", [] { return QStringLiteral("Ulysses"); }, ulyssesSize(),
         [](const Scenario& scenario) {
             return hasContextParallel(scenario) && scenario.plan.contextMethod == ContextMethod::ulyssesRing;
         }},
        {"cp-balance", [] { return Text::tr("Balance"); }, contextBalance(), hasContextParallel},
        {"etp", [] { return Text::tr("Expert TP"); }, expertTensorSize(), hasExperts},
        {"moe-overlap", [] { return Text::tr("Overlap"); }, expertOverlap(), hasExperts},
        {"expert-imbalance", [] { return Text::tr("Imbalance"); }, expertImbalance(), hasExperts},
        {"capacity-factor", nullptr, capacityFactor(), hasExperts},
        {"route-nodes", [] { return Text::tr("Routing"); }, routedNodes(), hasExperts},
        onOff("master-weights", [] { return Text::tr("fp32 weights"); }),
        onOff("flash-attention", [] { return Text::tr("FlashAttention"); }),
        onOff("dropout", [] { return Text::tr("Dropout"); }),
        onOff("fused-loss", [] { return Text::tr("Fused loss"); }),
        onOff("gathered-logits", [] { return Text::tr("Gathered logits"); }),
        // Last, so that it leaves no gap where it is not shown.
        {"fp8-dispatch", nullptr, switchOf("fp8-dispatch", [] { return Text::tr("FP8 dispatch"); }),
         hasExperts},
        {"fp8-params", nullptr, switchOf("fp8-params", [] { return Text::tr("FP8 parameters"); }), inFp8}};
    return all;
}

} // namespace quadrille::recipe_settings
