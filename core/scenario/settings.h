// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/dimension.h"
#include "core/text/message.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

/// Everything of a scenario that is a number, a switch or a word, one row each. What reads or writes settings
/// (session files, the command line with its help and its echo, batch columns, "copy as command line", the
/// repairs) loops over the rows, so that a new setting is a member, a row here, and its label in the window.
///
/// Not rows: what is looked up by name in a catalogue or read from a file (model, GPU, profiles).
namespace quadrille {

enum class SettingGroup { model, cluster, plan, recipe, framework, run, scenario };

/// A whole number from `least` to `most` in steps of `step`.
struct WholeValue {
    std::int64_t (*get)(const Scenario&);
    void (*set)(Scenario&, std::int64_t); ///< of any number; check() tells what is wrong with it
    std::int64_t least = 1;
    std::int64_t most = largestDimensionValue;
    std::int64_t step = 1;
};

/// Not negative.
struct RealValue {
    double (*get)(const Scenario&);
    void (*set)(Scenario&, double); ///< of any number; check() tells what is wrong with it
    double least = 0;
    bool aboveLeast = false;    ///< typed, the least itself is refused
    std::string_view leastIs{}; ///< why not less, marked for translation
    /// Unset: there is no limit but that of what people type. Where there is, it is typed with an exponent,
    /// too.
    std::optional<double> most = {};
};

/// On or off.
struct FlagValue {
    bool (*get)(const Scenario&);
    void (*set)(Scenario&, bool);
};

/// One word of several, or in a small language of its own.
struct WordValue {
    std::string (*get)(const Scenario&);              ///< empty: not set
    bool (*set)(Scenario&, std::string_view);         ///< \return that is such a word; nothing changes if not
    std::vector<std::string> (*words)();              ///< those that would do, as people read them
    void (*copy)(const Scenario& from, Scenario& to); ///< without a detour by words
    bool (*same)(const Scenario& a, const Scenario& b);
};

/// Whether a search for a better plan may change a setting. It leaves what says what is trained and on what.
enum class Searched : std::uint8_t {
    no,
    yes,     ///< to other values, worked out for each setting: see steps.h
    turnedOn ///< costs nothing when on
};

struct Setting {
    /// The option of the command line and the column of a batch file; files of sessions have "_" for "-".
    std::string_view name;
    SettingGroup group;
    std::string_view typed; ///< what stands after the option: "N", "on|off"
    std::string_view help;  ///< %1: the words of a WordValue
    std::variant<WholeValue, RealValue, FlagValue, WordValue> value;
    bool alwaysWritten = false; ///< in sessions also when it has its default
    Searched searched = Searched::no;
};

namespace setting_rows {

/// The member at the end of a path of members.
template <auto first, auto... rest, class Object>
constexpr auto& at(Object& object) {
    if constexpr (sizeof...(rest) == 0)
        return object.*first;
    else
        return at<rest...>(object.*first);
}

template <auto... path>
constexpr WholeValue whole(std::int64_t least = 1, std::int64_t most = largestDimensionValue,
                           std::int64_t step = 1) {
    return {.get = [](const Scenario& s) -> std::int64_t { return at<path...>(s); },
            .set =
                [](Scenario& s, std::int64_t value) {
                    auto& member = at<path...>(s);
                    member = static_cast<std::remove_reference_t<decltype(member)>>(value);
                },
            .least = least,
            .most = most,
            .step = step};
}

template <auto... path>
constexpr RealValue real(double least = 0, bool aboveLeast = false, std::string_view leastIs = {}) {
    return {.get = [](const Scenario& s) -> double { return at<path...>(s); },
            .set = [](Scenario& s, double value) { at<path...>(s) = value; },
            .least = least,
            .aboveLeast = aboveLeast,
            .leastIs = leastIs};
}

template <auto... path>
constexpr RealValue upTo(double most, double least = 0) {
    RealValue value = real<path...>(least);
    value.most = most;
    return value;
}

template <auto... path>
constexpr FlagValue flag() {
    return {.get = [](const Scenario& s) -> bool { return at<path...>(s); },
            .set = [](Scenario& s, bool value) { at<path...>(s) = value; }};
}

/// Of the framework's memory outside the allocator, amounts in MiB; its profile is shared, and copied to be
/// changed.
template <auto member>
constexpr RealValue outside() {
    constexpr bool isAmount = std::is_same_v<decltype(member), Bytes OutsideMemory::*>;
    constexpr double mebibyte = 1048576;
    return {.get = [](const Scenario& s) -> double {
                if constexpr (isAmount)
                    return (s.recipe.framework->outside.*member).value() / mebibyte;
                else
                    return s.recipe.framework->outside.*member;
            },
            .set =
                [](Scenario& s, double value) {
                    Framework edited = *s.recipe.framework;
                    if constexpr (isAmount)
                        edited.outside.*member = Bytes(value * mebibyte);
                    else
                        edited.outside.*member = value;
                    if (!(edited == *s.recipe.framework))
                        s.recipe.framework = std::move(edited);
                }};
}

constexpr auto usualName = [](auto value) { return name(value); };

/// Of the member at the end of a path.
template <auto... path>
constexpr WordValue words(std::string (*get)(const Scenario&), bool (*set)(Scenario&, std::string_view),
                          std::vector<std::string> (*all)()) {
    return {.get = get,
            .set = set,
            .words = all,
            .copy = [](const Scenario& from, Scenario& to) { at<path...>(to) = at<path...>(from); },
            .same = [](const Scenario& a, const Scenario& b) { return at<path...>(a) == at<path...>(b); }};
}

/// One of `values`, by its name.
template <const auto& values, auto nameOf, auto... path>
constexpr WordValue oneOf() {
    return words<path...>([](const Scenario& s) { return std::string(nameOf(at<path...>(s))); },
                          [](Scenario& s, std::string_view word) {
                              const auto found = std::ranges::find(values, word, nameOf);
                              if (found != values.end())
                                  at<path...>(s) = *found;
                              return found != values.end();
                          },
                          [] {
                              std::vector<std::string> all;
                              for (const auto value : values)
                                  all.emplace_back(nameOf(value));
                              return all;
                          });
}

// Not set where it follows the tensor parallel size.
std::string sequenceParallelWord(const Scenario& s);
bool setSequenceParallel(Scenario& s, std::string_view word);
std::vector<std::string> switchWords();
std::string layerSplitWord(const Scenario& s);
bool setLayerSplit(Scenario& s, std::string_view word);
std::vector<std::string> layerSplitWords();
std::string recomputeModulesWord(const Scenario& s);
bool setRecomputeModules(Scenario& s, std::string_view word);
std::vector<std::string> recomputeModuleWords();

} // namespace setting_rows

/// Every setting, in the order in which they are documented; one that may change another comes before it.
inline constexpr std::array allSettings = [] {
    using namespace setting_rows;
    using enum SettingGroup;
    using S = Scenario;
    using M = ModelSpec;
    using C = Cluster;
    using P = Plan;
    using R = Recipe;
    using T = TrainingRun;
    constexpr auto ofModel = &S::model;
    constexpr auto ofCluster = &S::cluster;
    constexpr auto ofPlan = &S::plan;
    constexpr auto ofRecipe = &S::recipe;
    constexpr auto ofRun = &S::run;
    constexpr bool always = true;
    constexpr bool unlessUsual = false;
    constexpr Searched searched = Searched::yes;
    constexpr Searched turnedOn = Searched::turnedOn;
    return std::array{
        Setting{"hidden", model, "N", "hidden size", whole<ofModel, &M::hidden>()},
        Setting{"layers", model, "N", "transformer layers", whole<ofModel, &M::layers>()},
        Setting{"heads", model, "N", "attention heads", whole<ofModel, &M::heads>()},
        Setting{"kv-heads", model, "N", "key-value heads", whole<ofModel, &M::kvHeads>()},
        Setting{"head-dim", model, "N", "size of one head; follows hidden ÷ heads",
                whole<ofModel, &M::headDim>()},
        Setting{"ffn", model, "N", "FFN hidden size", whole<ofModel, &M::ffn>()},
        Setting{"gated", model, "on|off", "three FFN matrices rather than two", flag<ofModel, &M::gated>()},
        Setting{"vocab", model, "N", "vocabulary size", whole<ofModel, &M::vocab>()},
        Setting{"tied", model, "on|off", "the head reuses the embedding matrix",
                flag<ofModel, &M::tiedEmbeddings>()},
        Setting{"mtp", model, "N",
                "modules of multi-token prediction behind the layers; default from the model",
                whole<ofModel, &M::predictLayers>(0)},
        Setting{"gpus", cluster, "N", "number of GPUs; default 8", whole<ofCluster, &C::gpus>(), always,
                searched},
        Setting{"gpus-per-node", cluster, "N", "GPUs of one node; default from the GPU",
                whole<ofCluster, &C::gpusPerNode>(), always},
        Setting{"nic-gbps", cluster, "GBPS",
                "bandwidth between nodes per GPU, one direction, Gbit/s; default from the GPU",
                real<ofCluster, &C::nicGbps>(0, true), always},
        Setting{"fast-domain", cluster, "N",
                "GPUs that the fast link joins, 0 for those of a node, or of a rack such as NVL72; default 0",
                whole<ofCluster, &C::fabric, &Fabric::fastDomain>(0)},
        Setting{"leaf-gpus", cluster, "N", "GPUs below one leaf of the network, 0 for all of them; default 0",
                whole<ofCluster, &C::fabric, &Fabric::leafGpus>(0)},
        Setting{"oversubscription", cluster, "X",
                "what a leaf's GPUs can send ÷ what its links to the spine carry; default 1",
                real<ofCluster, &C::fabric, &Fabric::oversubscription>(1, false,
                                                                       QUADRILLE_MESSAGE("a full spine"))},
        Setting{
            "transport", cluster, "auto|rdma|host",
            "what moves bytes between nodes: rdma, the cards alone (InfiniBand, RoCE), or host, its cores "
            "with them (EFA, Omni-Path); default auto, rdma unless the framework's own scripts say "
            "otherwise",
            oneOf<transports, usualName, ofCluster, &C::fabric, &Fabric::transport>()},
        Setting{"tp", plan, "N", "tensor parallel size; default 1", whole<ofPlan, &P::tp>(), always,
                searched},
        Setting{"cp", plan, "N", "context parallel size; default 1", whole<ofPlan, &P::cp>(), always,
                searched},
        Setting{"cp-method", plan, "METHOD",
                "how context parallelism exchanges: ring, allgather, ulysses or ulysses-ring; default ring",
                oneOf<contextMethods, usualName, ofPlan, &P::contextMethod>()},
        Setting{
            "ulysses", plan, "N",
            "of ulysses-ring, ranks that swap tokens for heads; default 0, as many as key-value heads allow",
            whole<ofPlan, &P::ulysses>(0)},
        Setting{"cp-balance", plan, "zigzag|contiguous",
                "which tokens a context parallel rank has; default zigzag, balanced under a causal mask",
                oneOf<contextBalances, usualName, ofPlan, &P::contextBalance>()},
        Setting{"pp", plan, "N", "pipeline parallel size; default 1", whole<ofPlan, &P::pp>(), always,
                searched},
        Setting{"ep", plan, "N", "expert parallel size; default 1", whole<ofPlan, &P::ep>(), always,
                searched},
        Setting{"etp", plan, "N", "tensor parallel size of experts, 0 for that of TP; default 0",
                whole<ofPlan, &P::expertTensor>(0)},
        Setting{"moe-overlap", plan, "auto|on|off",
                "messages of experts behind computation; default auto, where the schedule is made for it",
                oneOf<expertOverlaps, usualName, ofPlan, &P::expertOverlap>()},
        Setting{"vpp", plan, "N",
                "virtual stages of a pipeline rank; default 1, or 2 where the schedule is a V",
                whole<ofPlan, &P::vpp>(), always, searched},
        Setting{"mbs", plan, "N", "micro-batch size, sequences; default 1", whole<ofPlan, &P::microBatch>(),
                always, searched},
        Setting{"gbs", plan, "N", "global batch size, sequences; default 1024",
                whole<ofPlan, &P::globalBatch>(), always},
        Setting{"seq", plan, "N", "sequence length, tokens; default 8192", whole<ofPlan, &P::sequence>(),
                always},
        Setting{"sp", plan, "on|off", "Megatron sequence parallelism; default on when tp > 1",
                words<ofPlan, &P::sequenceParallel>(sequenceParallelWord, setSequenceParallel, switchWords),
                unlessUsual, turnedOn},
        Setting{"zero", plan, "0|1|2|3", "what data parallelism shards; default 1, the distributed optimizer",
                whole<ofPlan, &P::zero>(0, 3), always, searched},
        Setting{"shard-group", plan, "N",
                "ranks of DP × CP that shard the states together, 0 for all of them; default 0",
                whole<ofPlan, &P::shardGroup>(0)},
        Setting{"recompute", plan, "none|selective|full", "activation recomputation; default none",
                oneOf<recomputations, usualName, ofPlan, &P::recompute>(), always, searched},
        Setting{"schedule", plan, "KIND", "pipeline schedule: %1; default 1f1b, interleaved when vpp > 1",
                oneOf<scheduleKinds, scheduleName, ofPlan, &P::schedule>(), always, searched},
        Setting{"precision", recipe, "bf16|fp16|fp8|fp4", "number format of training; default bf16",
                oneOf<precisions, usualName, ofRecipe, &R::precision>(), always},
        Setting{"fp8-recipe", recipe, "tensor|block",
                "what shares a scale in FP8: a tensor, or tiles of 128 numbers; default tensor",
                oneOf<fp8Recipes, usualName, ofRecipe, &R::fp8Recipe>()},
        Setting{"fp8-params", recipe, "on|off", "weights of the layers kept and gathered in FP8; default off",
                flag<ofRecipe, &R::fp8Params>()},
        Setting{"grad-bytes", recipe, "2|4", "bytes of one accumulated gradient; default 4",
                whole<ofRecipe, &R::gradientBytes>(2, 4, 2), always},
        Setting{"recompute-every", plan, "N",
                "full recomputation of every N-th layer of a stage; default 1, all",
                whole<ofPlan, &P::recomputeEvery>(), unlessUsual, searched},
        Setting{"recompute-modules", plan, "LIST",
                "what selective recomputation repeats: %1; default the attention core",
                words<ofPlan, &P::recomputeModules>(recomputeModulesWord, setRecomputeModules,
                                                    recomputeModuleWords)},
        Setting{"offload", plan, "none|optimizer|activations|both",
                "what waits in the host's memory while it is not needed; default none",
                oneOf<offloads, usualName, ofPlan, &P::offload>()},
        Setting{"offload-share", plan, "X", "share of the activations that is offloaded; default 1",
                real<ofPlan, &P::offloadShare>()},
        Setting{"rank-order", plan, "ORDER",
                "how ranks are numbered, innermost first: %1; default tp-cp-ep-dp-pp",
                oneOf<rankOrders, usualName, ofPlan, &P::rankOrder>()},
        Setting{"layer-split", plan, "SPLIT",
                "layers of the stages: even, balanced, ends-count, first=N,last=N, or a list",
                words<ofPlan, &P::layerSplit>(layerSplitWord, setLayerSplit, layerSplitWords), unlessUsual,
                searched},
        Setting{"moment-bytes", recipe, "X", "optimizer bytes per parameter beside master weights; default 8",
                real<ofRecipe, &R::momentBytes>()},
        Setting{"master-weights", recipe, "on|off",
                "the optimizer keeps fp32 copies of 16-bit weights; default on",
                flag<ofRecipe, &R::masterWeights>()},
        Setting{"flash-attention", recipe, "on|off", "attention without stored scores; default on",
                flag<ofRecipe, &R::flashAttention>()},
        Setting{"attention-kernel", recipe, "auto|flash-2|cudnn|flash-triton",
                "what computes it; default auto, what the framework takes on the GPU",
                oneOf<attentionKernels, usualName, ofRecipe, &R::attentionKernel>()},
        Setting{"dropout", recipe, "on|off", "dropout after attention and FFN; default off",
                flag<ofRecipe, &R::dropout>()},
        Setting{"fused-loss", recipe, "on|off",
                "cross-entropy without fp32 copies of the logits; default off",
                flag<ofRecipe, &R::fusedLoss>(), unlessUsual, turnedOn},
        Setting{"gathered-logits", recipe, "on|off", "the whole vocabulary on every TP rank; default off",
                flag<ofRecipe, &R::gatheredLogits>()},
        Setting{"expert-imbalance", recipe, "X", "tokens of the busiest experts ÷ an even share; default 1",
                real<ofRecipe, &R::expertImbalance>(1, false, QUADRILLE_MESSAGE("an even share"))},
        Setting{"capacity-factor", recipe, "X",
                "tokens that an expert takes ÷ an even share, 0 for all that come; default 0",
                real<ofRecipe, &R::capacityFactor>()},
        Setting{"route-nodes", recipe, "N", "nodes that a token may visit experts on, 0 for all; default 0",
                whole<ofRecipe, &R::routeNodes>(0)},
        Setting{"fp8-dispatch", recipe, "on|off",
                "tokens travel to their experts in FP8 and come back in 16 bits; default off",
                flag<ofRecipe, &R::fp8Dispatch>()},
        Setting{"context-mib", framework, "X",
                "memory of driver and libraries; default from the framework's profile",
                outside<&OutsideMemory::context>()},
        Setting{"communicator-mib", framework, "X",
                "buffers of one communicator; default from the framework's profile",
                outside<&OutsideMemory::communicator>()},
        Setting{"fragmentation", framework, "X",
                "share reserved beyond what is allocated; default from the profile",
                outside<&OutsideMemory::fragmentation>()},
        Setting{"tokens", run, "X", "tokens to train on, such as 15e12; 0 for none",
                upTo<ofRun, &T::tokens>(mostTokens)},
        Setting{"price", run, "X", "price of a GPU-hour in any currency; 0 for none",
                upTo<ofRun, &T::pricePerGpuHour>(highestHourPrice)},
        Setting{"failure-rate", run, "X",
                "unexpected interruptions per GPU-hour; default as Llama 3 reports, 1.973e-05",
                upTo<ofRun, &T::failureRate>(highestFailureRate)},
        Setting{"checkpoint-seconds", run, "X",
                "time to write a checkpoint, 0 for what its bytes take to the storage; default 0",
                upTo<ofRun, &T::checkpointSeconds>(longestRunSeconds)},
        Setting{"storage-gbps", run, "GBPS",
                "bandwidth to the storage of checkpoints per GPU, Gbit/s; default 0.9765625",
                upTo<ofRun, &T::storageGbps>(fastestStorageGbps, slowestStorageGbps)},
        Setting{"restart-seconds", run, "X", "from a failure until training goes on; default 600",
                upTo<ofRun, &T::restartSeconds>(longestRunSeconds)},
        Setting{"checkpoint-interval", run, "X",
                "seconds of training between two checkpoints, 0 for the best; default 0",
                upTo<ofRun, &T::checkpointInterval>(longestRunSeconds)},
        Setting{"estimator", scenario, "detailed|paper",
                "every stored tensor, or Fujii et al. (2024), eq. 18; default detailed",
                oneOf<estimators, usualName, &S::estimator>(), always}};
}();

/// The setting of that name; none: there is no such.
[[nodiscard]] constexpr const Setting* findSetting(std::string_view name) {
    for (const Setting& setting : allSettings)
        if (setting.name == name)
            return &setting;
    return nullptr;
}

/// What it may be set to, as one types it, where that is few values; else empty.
[[nodiscard]] std::vector<std::string> fewValues(const Setting& setting);

/// The setting takes what another scenario has.
void copySetting(const Setting& setting, const Scenario& from, Scenario& to);
/// Both have the same.
[[nodiscard]] bool sameSetting(const Setting& setting, const Scenario& a, const Scenario& b);

/// As one types it: "8", "0.25", "on", "selective"; empty where it is not set. Reads back as the same value.
[[nodiscard]] std::string settingText(const Setting& setting, const Scenario& scenario);
/// What settingText() writes, read. A dimension takes with it what is tied to it: see assign().
/// \throws std::invalid_argument naming the setting, where the text is no such value
void setFromText(const Setting& setting, Scenario& scenario, std::string_view text);

} // namespace quadrille
