// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/megatron.h"
#include "app/text_io/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace quadrille::frameworks::megatron {
namespace {

// --- Layers of the stages

/// Of rank's stages, which hold so many layers together, each of its chunks the same.
void chunked(std::vector<std::int64_t>& stages, std::int64_t rank, std::int64_t ranks, std::int64_t chunks,
             std::int64_t layers) {
    for (std::int64_t chunk = 0; chunk < chunks; ++chunk)
        stages[static_cast<std::size_t>(chunk * ranks + rank)] = layers / chunks;
}

void readEnds(Reading& reading, std::optional<std::int64_t> first, std::optional<std::int64_t> last) {
    Plan& plan = reading.scenario().plan;
    if (plan.vpp == 1) {
        plan.layerSplit = {.kind = LayerSplit::Kind::lighterEnds, .first = first, .last = last, .layers = {}};
        return;
    }
    // Megatron-Core gives a rank's layers, and each of its chunks the same share.
    const std::int64_t layers = reading.scenario().model.layers;
    const std::int64_t between = plan.pp - (first ? 1 : 0) - (last ? 1 : 0);
    const std::int64_t rest = layers - first.value_or(0) - last.value_or(0);
    const bool fits = plan.pp * plan.vpp <= layers && between >= 0 && rest >= 0 &&
                      (between == 0 ? rest == 0 : rest % (between * plan.vpp) == 0) &&
                      first.value_or(0) % plan.vpp == 0 && last.value_or(0) % plan.vpp == 0;
    if (!fits)
        reading.refuse(
            first ? "decoder-first-pipeline-num-layers" : "decoder-last-pipeline-num-layers",
            {QUADRILLE_MESSAGE("must leave the other ranks of the pipeline whole layers in each chunk"), {}});
    std::vector<std::int64_t> stages(static_cast<std::size_t>(plan.pp * plan.vpp));
    for (std::int64_t rank = 0; rank < plan.pp; ++rank)
        chunked(stages, rank, plan.pp, plan.vpp,
                rank == 0 && first            ? *first
                : rank == plan.pp - 1 && last ? *last
                                              : rest / between);
    plan.layerSplit = {.kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = std::move(stages)};
}

void readStages(Reading& reading) {
    Scenario& s = reading.scenario();
    const auto chunks = reading.whole("num-virtual-stages-per-pipeline-rank");
    const auto layersOfChunk = reading.whole("num-layers-per-virtual-pipeline-stage");
    const auto layout = reading.word("pipeline-model-parallel-layout");
    reading.bearsOn("num-virtual-stages-per-pipeline-rank", "vpp");
    reading.bearsOn("num-layers-per-virtual-pipeline-stage", "vpp");
    reading.bearsOn("pipeline-model-parallel-layout", "layer-split");
    const bool embedding = reading.flag("account-for-embedding-in-pipeline-split").value_or(false);
    const bool loss = reading.flag("account-for-loss-in-pipeline-split").value_or(false);
    reading.bearsOn("account-for-embedding-in-pipeline-split", "layer-split");
    reading.bearsOn("account-for-loss-in-pipeline-split", "layer-split");
    const auto first = reading.whole("decoder-first-pipeline-num-layers", 0);
    const auto last = reading.whole("decoder-last-pipeline-num-layers", 0);
    reading.bearsOn("decoder-first-pipeline-num-layers", "layer-split");
    reading.bearsOn("decoder-last-pipeline-num-layers", "layer-split");
    std::int64_t vpp = chunks.value_or(1);
    const std::int64_t counted = s.model.layers + (embedding ? 1 : 0) + (loss ? 1 : 0);
    if (layersOfChunk)
        vpp = std::max<std::int64_t>(1, counted / s.plan.pp / *layersOfChunk);
    if (layout) {
        const auto layers = layersOfLayout(*layout);
        if (!layers || static_cast<std::int64_t>(layers->size()) % s.plan.pp != 0)
            reading.refuse(
                "pipeline-model-parallel-layout",
                {QUADRILLE_MESSAGE("must lay out a multiple of %1 stages in the letters E, t, m and L"),
                 {s.plan.pp}});
        vpp = static_cast<std::int64_t>(layers->size()) / s.plan.pp;
        s.plan.layerSplit = {.kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = *layers};
        if (layout->find('m') != std::string::npos)
            reading.assume("layer-split",
                           {QUADRILLE_MESSAGE("layers for multi-token prediction are left out"), {}});
    }
    if (!layout && !chunks && !layersOfChunk)
        reading.leave("vpp");
    assign(s, Dimension::virtualStages, vpp);
    if (layout)
        return;
    if (first || last) {
        readEnds(reading, first, last);
    } else if (embedding && loss) {
        s.plan.layerSplit.kind = LayerSplit::Kind::endsCount;
    } else if ((embedding || loss) && counted % (s.plan.pp * s.plan.vpp) == 0) {
        std::vector<std::int64_t> layers(
            static_cast<std::size_t>(std::min<std::int64_t>(s.plan.pp * s.plan.vpp, counted)),
            counted / s.plan.pp / s.plan.vpp);
        --(embedding ? layers.front() : layers.back());
        s.plan.layerSplit = {
            .kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = std::move(layers)};
    }
}

void writeStages(Writing& writing) {
    const Scenario& s = writing.scenario();
    const Plan& plan = s.plan;
    const auto layers = layersOfStages(plan.layerSplit, s.model.layers, plan.pp * plan.vpp);
    const bool interleaved = plan.vpp > 1;
    using Kind = LayerSplit::Kind;
    const bool listed =
        layers && (plan.layerSplit.kind == Kind::list ||
                   (plan.layerSplit.kind == Kind::balanced && s.model.layers % (plan.pp * plan.vpp) != 0) ||
                   (interleaved && plan.layerSplit.kind == Kind::lighterEnds));
    if (listed && plan.pp > 1) {
        writing.put("pipeline-model-parallel-layout", layoutOf(*layers));
        return;
    }
    if (interleaved)
        writing.put("num-virtual-stages-per-pipeline-rank", plan.vpp);
    if (plan.pp == 1)
        return;
    if (plan.layerSplit.kind == Kind::endsCount) {
        writing.put("account-for-embedding-in-pipeline-split", true);
        writing.put("account-for-loss-in-pipeline-split", true);
    } else if (plan.layerSplit.kind == Kind::lighterEnds) {
        if (plan.layerSplit.first)
            writing.put("decoder-first-pipeline-num-layers", *plan.layerSplit.first);
        if (plan.layerSplit.last)
            writing.put("decoder-last-pipeline-num-layers", *plan.layerSplit.last);
    }
}

// --- Recomputation

/// Layers that the fullest stage holds.
std::int64_t stageLayers(const Scenario& s) {
    const std::int64_t stages = s.plan.pp * s.plan.vpp;
    if (stages > s.model.layers)
        return 1;
    const auto layers = layersOfStages(s.plan.layerSplit, s.model.layers, stages);
    return layers ? std::max<std::int64_t>(1, *std::ranges::max_element(*layers))
                  : std::max<std::int64_t>(1, s.model.layers / std::max<std::int64_t>(1, stages));
}

void readRecomputation(Reading& reading) {
    Plan& plan = reading.scenario().plan;
    const std::string granularity =
        reading.word("recompute-granularity")
            .value_or(reading.flag("recompute-activations").value_or(false) ? "selective" : "none");
    for (const std::string_view key : {"recompute-granularity", "recompute-activations"})
        reading.bearsOn(key, "recompute");
    if (granularity == "none" && !reading.has("recompute-granularity"))
        reading.leave("recompute");
    if (granularity == "selective") {
        plan.recompute = Recompute::selective;
        for (const std::string& word : reading.list("recompute-modules"))
            if (const auto module = recomputeModuleFromName(word))
                plan.recomputeModules.add(*module);
            else
                reading.assume("recompute-modules", {QUADRILLE_MESSAGE("%1 is not recomputed here"), {word}});
        reading.bearsOn("recompute-modules", "recompute-modules");
    } else if (granularity == "full") {
        plan.recompute = Recompute::full;
        const std::string method = reading.word("recompute-method").value_or("uniform");
        const std::int64_t layers = reading.whole("recompute-num-layers").value_or(1);
        for (const std::string_view key : {"recompute-method", "recompute-num-layers"})
            reading.bearsOn(key, "recompute-every");
        const std::int64_t all = stageLayers(reading.scenario());
        if (method == "block" && layers < all) {
            plan.recomputeEvery = all / layers;
            if (all % layers != 0)
                reading.assume(
                    "recompute-every",
                    {QUADRILLE_MESSAGE("%1 of the %2 layers of a stage are recomputed"), {layers, all}});
        } else if (method == "uniform" && layers > 1) {
            reading.assume(
                "recompute-every",
                {QUADRILLE_MESSAGE("the input of every layer is kept, not of every %1th"), {layers}});
        }
    } else if (granularity != "none") {
        reading.refuse("recompute-granularity",
                       {QUADRILLE_MESSAGE("must be %1, not %2"),
                        {Alternatives{{"selective", "full"}}, text_io::inQuotes(granularity)}});
    }
}

void writeRecomputation(Writing& writing) {
    const Plan& plan = writing.scenario().plan;
    if (plan.recompute == Recompute::none)
        return;
    writing.put("recompute-granularity", std::string(name(plan.recompute)));
    if (plan.recompute == Recompute::selective) {
        Json modules = Json::array();
        for (const RecomputeModule module : allRecomputeModules)
            if (plan.recomputeModules.has(module))
                modules.push_back(std::string(name(module)));
        if (!modules.empty())
            writing.put("recompute-modules", std::move(modules));
        return;
    }
    const std::int64_t all = stageLayers(writing.scenario());
    const bool some = plan.recomputeEvery > 1 && all / plan.recomputeEvery >= 1;
    writing.put("recompute-method", some ? "block" : "uniform");
    writing.put("recompute-num-layers", some ? all / plan.recomputeEvery : 1);
}

// --- States and their sharding

void readSharding(Reading& reading) {
    Scenario& s = reading.scenario();
    s.plan.zero = reading.flag("use-distributed-optimizer").value_or(false) ? 1 : 0;
    const bool own =
        reading.flag("use-megatron-fsdp").value_or(false) || reading.flag("use-custom-fsdp").value_or(false);
    const bool torch = reading.flag("use-torch-fsdp2").value_or(false);
    const std::string strategy =
        reading.word("data-parallel-sharding-strategy").value_or("optim_grads_params");
    if (own)
        s.plan.zero = strategy == "optim_grads_params" ? 3
                      : strategy == "optim_grads"      ? 2
                      : strategy == "optim"            ? 1
                                                       : 0;
    if (torch)
        s.plan.zero = reading.flag("torch-fsdp2-no-reshard-after-forward").value_or(false) ? 2 : 3;
    for (const std::string_view key :
         {"use-distributed-optimizer", "use-megatron-fsdp", "use-custom-fsdp", "use-torch-fsdp2",
          "data-parallel-sharding-strategy", "torch-fsdp2-no-reshard-after-forward"})
        reading.bearsOn(key, "zero");
    if (s.plan.zero == 0)
        reading.leave("zero");
}

void readShardGroup(Reading& reading) {
    Scenario& s = reading.scenario();
    const std::int64_t instances = reading.whole("num-distributed-optimizer-instances").value_or(1);
    reading.bearsOn("num-distributed-optimizer-instances", "shard-group");
    const std::int64_t ranks = dataParallel(s) * s.plan.cp;
    if (instances > 1 && ranks % instances == 0 && ranks > 0)
        s.plan.shardGroup = ranks / instances;
}

/// Bytes of a moment.
std::optional<double> bytesOf(std::string_view type) {
    if (type == "fp32" || type == "torch.float32")
        return 4;
    if (type == "fp16" || type == "bf16" || type == "torch.bfloat16" || type == "torch.float16")
        return 2;
    return type == "fp8" || type == "torch.uint8" ? std::optional(1.0) : std::nullopt;
}

void readOptimizer(Reading& reading) {
    Recipe& recipe = reading.scenario().recipe;
    const std::string optimizer = reading.word("optimizer").value_or("adam");
    const bool lower = reading.flag("use-precision-aware-optimizer").value_or(false);
    double bytes = 0;
    for (const std::string_view key : {"exp-avg-dtype", "exp-avg-sq-dtype"}) {
        const std::string type = reading.word(key).value_or("fp32");
        const auto found = bytesOf(type);
        if (!found)
            reading.refuse(key, {QUADRILLE_MESSAGE("must be %1, not %2"),
                                 {Alternatives{{"fp32", "fp16", "bf16", "fp8"}}, text_io::inQuotes(type)}});
        bytes += lower ? *found : 4;
        reading.bearsOn(key, "moment-bytes");
    }
    reading.bearsOn("optimizer", "moment-bytes");
    reading.bearsOn("use-precision-aware-optimizer", "moment-bytes");
    if (optimizer == "sgd" || optimizer == "lion" || optimizer.ends_with("muon"))
        bytes = 4;
    recipe.momentBytes = bytes;
    const bool fraction = reading.real("optimizer-offload-fraction").value_or(1) < 1;
    const bool states = reading.flag("optimizer-cpu-offload").value_or(false);
    const bool activations = reading.flag("fine-grained-activation-offloading").value_or(false) ||
                             reading.flag("cpu-offloading").value_or(false) ||
                             reading.whole("cpu-offloading-num-layers", 0).value_or(0) > 0;
    if (states && fraction)
        reading.assume("offload",
                       {QUADRILLE_MESSAGE("all of the optimizer's states are offloaded, not a part"), {}});
    reading.scenario().plan.offload = states        ? (activations ? Offload::both : Offload::optimizer)
                                      : activations ? Offload::activations
                                                    : Offload::none;
    if (const auto share = reading.real("activation-offload-fraction"); share && activations)
        reading.scenario().plan.offloadShare = std::min(1.0, *share);
    for (const std::string_view key :
         {"optimizer-cpu-offload", "optimizer-offload-fraction", "fine-grained-activation-offloading",
          "offload-modules", "cpu-offloading", "cpu-offloading-num-layers"})
        reading.bearsOn(key, "offload");
    reading.bearsOn("activation-offload-fraction", "offload-share");
}

void writeStates(Writing& writing) {
    const Scenario& s = writing.scenario();
    if (s.plan.zero == 1) {
        writing.put("use-distributed-optimizer", true);
    } else if (s.plan.zero > 1) {
        writing.put("use-megatron-fsdp", true);
        writing.put("data-parallel-sharding-strategy",
                    s.plan.zero == 2 ? "optim_grads" : "optim_grads_params");
    }
    if (const std::int64_t groups = shardGroups(s); groups > 1)
        writing.put("num-distributed-optimizer-instances", groups);
    constexpr std::array<std::pair<double, std::array<const char*, 2>>, 5> types{{{6, {"fp32", "bf16"}},
                                                                                  {5, {"fp32", "fp8"}},
                                                                                  {4, {"bf16", "bf16"}},
                                                                                  {3, {"bf16", "fp8"}},
                                                                                  {2, {"fp8", "fp8"}}}};
    for (const auto& [bytes, names] : types)
        if (s.recipe.momentBytes == bytes && s.plan.zero > 0) {
            writing.put("use-precision-aware-optimizer", true);
            writing.put("exp-avg-dtype", names[0]);
            writing.put("exp-avg-sq-dtype", names[1]);
        }
    if (s.recipe.momentBytes == 4 && s.plan.zero == 0)
        writing.put("optimizer", "sgd");
    if (offloadsOptimizer(s.plan.offload))
        writing.put("optimizer-cpu-offload", true);
    if (offloadsActivations(s.plan.offload)) {
        writing.put("fine-grained-activation-offloading", true);
        writing.put("offload-modules",
                    Json::array({"attn_norm", "qkv_linear", "core_attn", "attn_proj", "mlp_norm"}));
        if (s.plan.offloadShare != 1)
            writing.put("activation-offload-fraction", s.plan.offloadShare);
    }
}

// --- Precision

void readPrecision(Reading& reading) {
    Recipe& recipe = reading.scenario().recipe;
    const bool half = reading.flag("fp16").value_or(false), brain = reading.flag("bf16").value_or(false);
    const bool eight = reading.has("fp8-format"), four = reading.has("fp4-format");
    recipe.precision = four    ? Precision::fp4
                       : eight ? Precision::fp8
                       : half  ? Precision::fp16
                               : Precision::bf16;
    for (const std::string_view key : {"bf16", "fp16", "fp8-format", "fp4-format", "fp4-recipe"})
        reading.bearsOn(key, "precision");
    if (!half && !brain && !eight && !four)
        reading.assume("precision",
                       {QUADRILLE_MESSAGE("no file says it; without one Megatron trains in FP32"), {}});
    const std::string scale = reading.word("fp8-recipe").value_or("delayed");
    recipe.fp8Recipe = scale == "blockwise" || scale == "mxfp8" ? Fp8Recipe::block : Fp8Recipe::tensor;
    reading.bearsOn("fp8-recipe", "fp8-recipe");
    if (eight && scale == "mxfp8")
        reading.assume("fp8-recipe",
                       {QUADRILLE_MESSAGE("blocks of 32 numbers are taken as blocks of 128"), {}});
    recipe.fp8Params = reading.flag("fp8-param-gather").value_or(false) && eight;
    reading.bearsOn("fp8-param-gather", "fp8-params");
    const std::string gradients = reading.word("main-grads-dtype").value_or("fp32");
    const bool accumulates = reading.flag("accumulate-allreduce-grads-in-fp32").value_or(!half);
    recipe.gradientBytes =
        reading.flag("grad-reduce-in-bf16").value_or(false) || gradients == "bf16" || !accumulates ? 2 : 4;
    for (const std::string_view key :
         {"grad-reduce-in-bf16", "main-grads-dtype", "accumulate-allreduce-grads-in-fp32"})
        reading.bearsOn(key, "grad-bytes");
    recipe.dropout = reading.real("hidden-dropout").value_or(0.1) > 0 ||
                     reading.real("attention-dropout").value_or(0.1) > 0;
    reading.bearsOn("hidden-dropout", "dropout");
    reading.bearsOn("attention-dropout", "dropout");
    if (!reading.has("hidden-dropout") && !reading.has("attention-dropout"))
        reading.leave("dropout");
    const std::string backend = reading.word("attention-backend").value_or("auto");
    recipe.flashAttention = backend != "unfused" && backend != "local";
    reading.bearsOn("attention-backend", "flash-attention");
    reading.bearsOn("use-flash-attn", "flash-attention");
    reading.bearsOn("cross-entropy-fusion-impl", "fused-loss");
}

void writePrecision(Writing& writing) {
    const Recipe& recipe = writing.scenario().recipe;
    writing.put(recipe.precision == Precision::fp16 ? "fp16" : "bf16", true);
    if (recipe.precision == Precision::fp8) {
        writing.put("fp8-format", "hybrid");
        writing.put("fp8-recipe", recipe.fp8Recipe == Fp8Recipe::block ? "blockwise" : "delayed");
        writing.raise("fp8-param-gather", recipe.fp8Params);
    } else if (recipe.precision == Precision::fp4) {
        writing.put("fp4-format", "e2m1");
    }
    if (recipe.precision == Precision::fp16)
        writing.raise("accumulate-allreduce-grads-in-fp32", recipe.gradientBytes == 4);
    else
        writing.raise("grad-reduce-in-bf16", recipe.gradientBytes == 2);
    const double dropped = recipe.dropout ? 0.1 : 0.0;
    writing.put("attention-dropout", dropped);
    writing.put("hidden-dropout", dropped);
    if (!recipe.flashAttention)
        writing.put("attention-backend", "unfused");
}

void readUlysses(Reading& reading) {
    const auto sizes = reading.list("hierarchical-context-parallel-sizes");
    reading.bearsOn("hierarchical-context-parallel-sizes", "ulysses");
    if (reading.scenario().plan.contextMethod != ContextMethod::ulyssesRing || sizes.empty())
        return;
    reading.scenario().plan.ulysses =
        text_io::wholeNumber("hierarchical-context-parallel-sizes", sizes.front());
}

} // namespace

void readPlan(Reading& reading) {
    readLaunch(reading);
    readStages(reading);
    readRecomputation(reading);
    readSharding(reading);
    readOptimizer(reading);
    readPrecision(reading);
    readUlysses(reading);
    if (const auto batch = reading.whole("global-batch-size")) {
        reading.scenario().plan.globalBatch = *batch;
        reading.sizes.globalBatch = true;
        reading.bearsOn("global-batch-size", "gbs");
    } else {
        reading.sizes.microBatches = 1;
        reading.leave("gbs");
    }
    settle(reading);
    readShardGroup(reading);
}

void writePlan(Writing& writing) {
    const Scenario& s = writing.scenario();
    writing.put("global-batch-size", s.plan.globalBatch);
    writeStages(writing);
    if (s.plan.contextMethod == ContextMethod::ulyssesRing && s.plan.ulysses > 0 &&
        s.plan.cp % s.plan.ulysses == 0)
        writing.put("hierarchical-context-parallel-sizes",
                    Json::array({s.plan.ulysses, s.plan.cp / s.plan.ulysses}));
    writeRecomputation(writing);
    writeStates(writing);
    writePrecision(writing);
}

std::span<const std::string_view> furtherKeys() {
    static constexpr std::array<std::string_view, 48> keys{"num-layers",
                                                           "hidden-size",
                                                           "num-attention-heads",
                                                           "ffn-hidden-size",
                                                           "group-query-attention",
                                                           "num-query-groups",
                                                           "kv-channels",
                                                           "swiglu",
                                                           "untie-embeddings-and-output-weights",
                                                           "normalization",
                                                           "disable-bias-linear",
                                                           "add-qkv-bias",
                                                           "position-embedding-type",
                                                           "max-position-embeddings",
                                                           "num-experts",
                                                           "moe-router-topk",
                                                           "moe-ffn-hidden-size",
                                                           "moe-layer-freq",
                                                           "multi-latent-attention",
                                                           "q-lora-rank",
                                                           "kv-lora-rank",
                                                           "global-batch-size",
                                                           "num-virtual-stages-per-pipeline-rank",
                                                           "num-layers-per-virtual-pipeline-stage",
                                                           "pipeline-model-parallel-layout",
                                                           "decoder-first-pipeline-num-layers",
                                                           "decoder-last-pipeline-num-layers",
                                                           "account-for-embedding-in-pipeline-split",
                                                           "account-for-loss-in-pipeline-split",
                                                           "recompute-granularity",
                                                           "recompute-activations",
                                                           "recompute-modules",
                                                           "recompute-method",
                                                           "recompute-num-layers",
                                                           "use-distributed-optimizer",
                                                           "use-megatron-fsdp",
                                                           "use-torch-fsdp2",
                                                           "num-distributed-optimizer-instances",
                                                           "use-precision-aware-optimizer",
                                                           "optimizer-cpu-offload",
                                                           "fine-grained-activation-offloading",
                                                           "bf16",
                                                           "fp16",
                                                           "fp8-format",
                                                           "fp4-format",
                                                           "grad-reduce-in-bf16",
                                                           "attention-dropout",
                                                           "hidden-dropout"};
    return keys;
}

} // namespace quadrille::frameworks::megatron
