// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/data_parallel.h"
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/frameworks/optimizer_names.h"
#include "app/text_io/frameworks/torchtitan_stages.h"
#include "app/text_io/numbers.h"
#include "core/check/check.h"
#include "core/scenario/dimension.h"

#include <algorithm>
#include <array>

namespace quadrille::frameworks {
namespace {

constexpr std::array<WordPair, 2> contextMethods{WordPair{"allgather", "allgather"},
                                                 WordPair{"ring", "alltoall"}};
constexpr std::array rows{
    Row{"parallelism.tensor_parallel_degree", "tp", "1"},
    Row{"parallelism.pipeline_parallel_degree", "pp", "1"},
    Row{"parallelism.context_parallel_degree", "cp", "1"},
    Row{"parallelism.context_parallel_rotate_method", "cp-method", "allgather", contextMethods},
    Row{"parallelism.expert_parallel_degree", "ep", "1"}};

/// The flavours of its models that stand in the catalogue.
struct Flavour {
    std::string_view module, flavour, model;
};
constexpr std::array flavours{Flavour{"llama3", "8B", "llama-3.1-8b"},
                              Flavour{"llama3", "70B", "llama-3.1-70b"},
                              Flavour{"llama3", "405B", "llama-3.1-405b"},
                              Flavour{"llama4", "17bx16e", "llama-4-scout-17b-16e"},
                              Flavour{"llama4", "17bx128e", "llama-4-maverick-17b-128e"},
                              Flavour{"qwen3", "0.6B", "qwen3-0.6b"},
                              Flavour{"qwen3", "1.7B", "qwen3-1.7b"},
                              Flavour{"qwen3", "4B", "qwen3-4b"},
                              Flavour{"qwen3", "8B", "qwen3-8b"},
                              Flavour{"qwen3", "14B", "qwen3-14b"},
                              Flavour{"qwen3", "32B", "qwen3-32b"},
                              Flavour{"qwen3", "30B-A3B", "qwen3-30b-a3b"},
                              Flavour{"qwen3", "235B-A22B", "qwen3-235b-a22b"},
                              Flavour{"deepseek_v3", "16B", "deepseek-v2-lite"},
                              Flavour{"deepseek_v3", "236B", "deepseek-v2"},
                              Flavour{"deepseek_v3", "671B", "deepseek-v3"},
                              Flavour{"gpt_oss", "20b", "gpt-oss-20b"},
                              Flavour{"gpt_oss", "120b", "gpt-oss-120b"}};

const ModelSpec* namedModel(const Catalogue& catalogue, std::string_view name) {
    const auto found = std::ranges::find(catalogue.models, name, &ModelSpec::name);
    return found == catalogue.models.end() ? nullptr : &*found;
}

void readModel(Reading& reading) {
    const std::string module = reading.word("model.name").value_or("llama3");
    const std::string flavour = reading.word("model.flavor").value_or("");
    const std::string assets = reading.word("model.hf_assets_path").value_or("");
    const std::string config = reading.word("--config").value_or("");
    for (const std::string_view key :
         {"model.name", "model.flavor", "model.hf_assets_path", "--config", "--module"})
        reading.bearsOn(key, "model");
    const ModelSpec* model = nullptr;
    for (const Flavour& known : flavours)
        if (known.module == module && known.flavour == flavour.substr(0, flavour.find('_')))
            model = namedModel(reading.catalogue(), known.model);
    if (model == nullptr)
        model = modelCalled(assets, reading.catalogue());
    if (model == nullptr)
        model = modelCalled(config, reading.catalogue());
    if (model != nullptr)
        reading.take(*model);
    else if (!flavour.empty() || !config.empty())
        reading.assume("model", {QUADRILLE_MESSAGE("%1 is no model of the catalogue"),
                                 {text_io::inQuotes(module + " " + flavour + config)}});
}

// --- Batch

void readBatch(Reading& reading) {
    Scenario& s = reading.scenario();
    s.plan.sequence = reading.whole("training.seq_len").value_or(2048);
    const std::int64_t local = reading.whole("training.local_batch_size").value_or(8);
    const std::int64_t ofPipeline =
        reading.whole("parallelism.pipeline_parallel_microbatch_size").value_or(1);
    if (const auto context =
            reading.whole("training.max_context_length")) { // counted in tokens since May 2026
        s.plan.sequence = *context;
        const std::int64_t tokens =
            reading.whole("training.num_tokens_per_microbatch_per_dp_rank").value_or(16384);
        s.plan.microBatch = std::max<std::int64_t>(1, tokens / *context);
        const auto all = reading.whole("training.num_tokens_per_train_step", -1);
        reading.sizes.globalBatch = all && *all > 0;
        if (reading.sizes.globalBatch)
            s.plan.globalBatch = std::max<std::int64_t>(1, *all / *context);
        reading.sizes.microBatches =
            s.plan.pp > 1 ? reading.whole("parallelism.num_pp_microbatches").value_or(1) : 1;
    } else {
        s.plan.microBatch = s.plan.pp > 1 ? ofPipeline : local;
        const auto all = reading.whole("training.global_batch_size", -1);
        reading.sizes.globalBatch = all && *all > 0;
        if (reading.sizes.globalBatch)
            s.plan.globalBatch = *all;
        reading.sizes.microBatches = s.plan.pp > 1 ? std::max<std::int64_t>(1, local / ofPipeline) : 1;
    }
    for (const std::string_view key : {"training.seq_len", "training.max_context_length"})
        reading.bearsOn(key, "seq");
    for (const std::string_view key :
         {"training.local_batch_size", "parallelism.pipeline_parallel_microbatch_size",
          "training.num_tokens_per_microbatch_per_dp_rank"})
        reading.bearsOn(key, "mbs");
    for (const std::string_view key : {"training.global_batch_size", "training.num_tokens_per_train_step",
                                       "parallelism.num_pp_microbatches"})
        reading.bearsOn(key, "gbs");
    for (const auto& [key, newer, setting] :
         {std::tuple{"training.seq_len", "training.max_context_length", "seq"},
          std::tuple{"training.local_batch_size", "training.num_tokens_per_microbatch_per_dp_rank", "mbs"},
          std::tuple{"training.global_batch_size", "training.num_tokens_per_train_step", "gbs"}})
        if (!reading.has(key) && !reading.has(newer))
            reading.leave(setting);
}

/// Its trainer runs the pipeline once for every accumulation of gradients.
void noteFlushes(Reading& reading) {
    const Scenario& s = reading.scenario();
    const auto ofOne = reading.sizes.microBatches;
    if (s.plan.pp == 1 || !ofOne || !runnable(s) || microBatches(s) <= *ofOne)
        return;
    reading.remark(
        "parallelism.pipeline_parallel_degree",
        {QUADRILLE_MESSAGE("all %1 micro-batches run through the pipeline at once; torchtitan fills "
                           "and drains it %2 times a step, with %3 each, and idles more"),
         {microBatches(s), microBatches(s) / *ofOne, *ofOne}});
}

// --- Sharding, recomputation, precision

void readSharding(Reading& reading) {
    Scenario& s = reading.scenario();
    const std::int64_t copies = reading.whole("parallelism.data_parallel_replicate_degree").value_or(1);
    const std::int64_t shards = reading.whole("parallelism.data_parallel_shard_degree", -1).value_or(-1);
    reading.bearsOn("parallelism.data_parallel_replicate_degree", "shard-group");
    reading.bearsOn("parallelism.data_parallel_shard_degree", "shard-group");
    if (shards > 0)
        reading.sizes.dataParallel = copies * shards;
    settle(reading);
    const std::int64_t replicas = std::max<std::int64_t>(1, dataParallel(s));
    const std::int64_t together =
        (shards > 0 ? shards : std::max<std::int64_t>(1, replicas / copies)) * s.plan.cp;
    const std::string again = reading.word("parallelism.fsdp_reshard_after_forward").value_or("default");
    reading.bearsOn("parallelism.fsdp_reshard_after_forward", "zero");
    s.plan.zero = together == 1 && replicas > 1                                 ? 0
                  : again == "always" || (again == "default" && s.plan.pp == 1) ? 3
                                                                                : 2;
    s.plan.shardGroup = s.plan.zero > 0 && together < replicas * s.plan.cp ? together : 0;
    if (!reading.has("parallelism.fsdp_reshard_after_forward"))
        reading.leave("zero");
}

void writeSharding(Writing& writing) {
    const Scenario& s = writing.scenario();
    const Shards shards = shardsOf(s);
    writing.put("parallelism.data_parallel_replicate_degree", shards.copies);
    writing.put("parallelism.data_parallel_shard_degree", shards.together);
    if (s.plan.zero > 0)
        writing.put("parallelism.fsdp_reshard_after_forward", s.plan.zero == 3 ? "always" : "never");
}

void readRecomputation(Reading& reading) {
    Plan& plan = reading.scenario().plan;
    const std::string mode = reading.word("activation_checkpoint.mode").value_or("selective");
    const std::string option = reading.word("activation_checkpoint.selective_ac_option").value_or("2");
    reading.bearsOn("activation_checkpoint.mode", "recompute");
    reading.bearsOn("activation_checkpoint.selective_ac_option", "recompute-every");
    if (!reading.has("activation_checkpoint.mode"))
        reading.leave("recompute");
    if (mode == "full") {
        plan.recompute = Recompute::full;
    } else if (mode == "selective" && option == "op") {
        plan.recompute = Recompute::selective;
        reading.assume("recompute", {QUADRILLE_MESSAGE("the attention core is repeated; torchtitan repeats "
                                                       "all but attention and every second matrix product"),
                                     {}});
    } else if (mode == "selective") {
        plan.recompute = Recompute::full;
        plan.recomputeEvery = reading.has("activation_checkpoint.selective_ac_option")
                                  ? *reading.whole("activation_checkpoint.selective_ac_option")
                                  : 2;
    } else if (mode == "memory_budget") {
        plan.recompute = Recompute::selective;
        reading.assume("recompute", {QUADRILLE_MESSAGE("the attention core is repeated; what the compiler "
                                                       "chooses for a memory budget is not known"),
                                     {}});
    } else if (mode != "none") {
        reading.refuse(
            "activation_checkpoint.mode",
            {QUADRILLE_MESSAGE("must be %1, not %2"),
             {Alternatives{{"none", "selective", "full", "memory_budget"}}, text_io::inQuotes(mode)}});
    }
}

void writeRecomputation(Writing& writing) {
    const Plan& plan = writing.scenario().plan;
    const bool some = plan.recompute == Recompute::full && plan.recomputeEvery > 1;
    writing.put("activation_checkpoint.mode", plan.recompute == Recompute::none            ? "none"
                                              : plan.recompute == Recompute::full && !some ? "full"
                                                                                           : "selective");
    if (plan.recompute != Recompute::none && (some || plan.recompute == Recompute::selective))
        writing.put("activation_checkpoint.selective_ac_option",
                    some ? std::to_string(plan.recomputeEvery) : "op");
}

void readPrecision(Reading& reading) {
    Scenario& s = reading.scenario();
    for (const std::string& converter : reading.list("model.converters")) {
        if (converter.find("float8") != std::string::npos && s.recipe.precision != Precision::fp8)
            s.recipe.precision = Precision::fp8;
        if (converter.find("mx") != std::string::npos) {
            s.recipe.precision = Precision::fp8;
            s.recipe.fp8Recipe = Fp8Recipe::block;
            reading.assume("fp8-recipe",
                           {QUADRILLE_MESSAGE("blocks of 32 numbers are taken as blocks of 128"), {}});
        }
    }
    reading.bearsOn("model.converters", "precision");
    if (!reading.has("model.converters"))
        reading.leave("precision");
    if (reading.word("training.mixed_precision_param") == "float32")
        reading.assume("precision", {QUADRILLE_MESSAGE("FP32 is not known here"), {}});
    reading.bearsOn("training.mixed_precision_param", "precision");
    reading.bearsOn("training.mixed_precision_reduce", "grad-bytes");
    if (reading.word("training.dtype") == "bfloat16") {
        s.recipe.gradientBytes = 2;
        s.recipe.momentBytes /= 2; // the states are of the parameters' type
        s.recipe.masterWeights = false;
    }
    reading.bearsOn("training.dtype", "master-weights");
    s.plan.offload =
        reading.flag("training.enable_cpu_offload").value_or(false) ? Offload::optimizer : Offload::none;
    reading.bearsOn("training.enable_cpu_offload", "offload");
    if (s.plan.offload != Offload::none)
        reading.assume("offload", {QUADRILLE_MESSAGE("the optimizer's states wait on the host; torchtitan "
                                                     "moves parameters and gradients there, too"),
                                   {}});
    const std::int64_t experts = reading.whole("parallelism.expert_tensor_parallel_degree").value_or(1);
    reading.bearsOn("parallelism.expert_tensor_parallel_degree", "etp");
    s.plan.expertTensor = s.plan.ep > 1 && experts != s.plan.tp ? experts : 0;
    if (s.plan.tp > 1 && reading.has("parallelism.enable_sequence_parallel"))
        s.plan.sequenceParallel = reading.flag("parallelism.enable_sequence_parallel");
    reading.bearsOn("parallelism.enable_sequence_parallel", "sp");
    const std::string balance =
        reading.word("parallelism.context_parallel_load_balancer").value_or("headtail");
    s.plan.contextBalance =
        balance == "headtail" || balance == "ptrr" ? ContextBalance::zigZag : ContextBalance::contiguous;
    reading.bearsOn("parallelism.context_parallel_load_balancer", "cp-balance");
}

void read(Reading& reading) {
    readLaunch(reading);
    readModel(reading);
    torchtitan_stages::read(reading);
    readBatch(reading);
    readSharding(reading);
    readRecomputation(reading);
    readOptimizerName(reading, "optimizer.name");
    readPrecision(reading);
    noteFlushes(reading);
}

void write(Writing& writing) {
    const Scenario& s = writing.scenario();
    for (const Flavour& known : flavours)
        if (known.model == s.model.name) {
            writing.put("model.name", std::string(known.module));
            writing.put("model.flavor", std::string(known.flavour));
        }
    if (s.recipe.precision == Precision::fp8)
        writing.put("model.converters",
                    Json::array({s.recipe.fp8Recipe == Fp8Recipe::block ? "quantize.linear.mx"
                                                                        : "quantize.linear.float8"}));
    const bool pipelined = s.plan.pp > 1;
    const std::int64_t local = s.plan.globalBatch / std::max<std::int64_t>(1, dataParallel(s));
    writing.put("training.local_batch_size", pipelined ? local : s.plan.microBatch);
    writing.put("training.global_batch_size", s.plan.globalBatch);
    writing.put("training.seq_len", s.plan.sequence);
    const bool ofBrain = !s.recipe.masterWeights && s.recipe.gradientBytes == 2 && s.recipe.momentBytes == 4;
    if (ofBrain)
        writing.put("training.dtype", "bfloat16");
    if (ofBrain || s.recipe.momentBytes == 8)
        writing.put("optimizer.name", "AdamW");
    if (offloadsOptimizer(s.plan.offload))
        writing.put("training.enable_cpu_offload", true);
    if (pipelined)
        writing.put("parallelism.pipeline_parallel_microbatch_size", s.plan.microBatch);
    if (s.plan.ep > 1)
        writing.put("parallelism.expert_tensor_parallel_degree", expertTensor(s.plan));
    writeSharding(writing);
    torchtitan_stages::write(writing);
    writeRecomputation(writing);
}

constexpr std::array<std::string_view, 24> further{"model.name",
                                                   "model.flavor",
                                                   "model.hf_assets_path",
                                                   "model.converters",
                                                   "training.seq_len",
                                                   "training.local_batch_size",
                                                   "training.global_batch_size",
                                                   "training.dtype",
                                                   "training.enable_cpu_offload",
                                                   "training.max_context_length",
                                                   "training.num_tokens_per_microbatch_per_dp_rank",
                                                   "parallelism.data_parallel_replicate_degree",
                                                   "parallelism.data_parallel_shard_degree",
                                                   "parallelism.fsdp_reshard_after_forward",
                                                   "parallelism.pipeline_parallel_schedule",
                                                   "parallelism.pipeline_parallel_microbatch_size",
                                                   "parallelism.pipeline_parallel_layers_per_stage",
                                                   "parallelism.expert_tensor_parallel_degree",
                                                   "activation_checkpoint.mode",
                                                   "activation_checkpoint.selective_ac_option",
                                                   "lr_scheduler.warmup_steps",
                                                   "metrics.log_freq",
                                                   "job.dump_folder",
                                                   "parallelism.module_fqns_per_model_part"};

constexpr std::array<std::string_view, 23> idle{"memory_estimation.",
                                                "activation_checkpoint.",
                                                "job.",
                                                "profiling.",
                                                "metrics.",
                                                "optimizer.lr",
                                                "optimizer.eps",
                                                "optimizer.beta",
                                                "optimizer.weight_decay",
                                                "optimizer.implementation",
                                                "lr_scheduler.",
                                                "training.steps",
                                                "training.max_norm",
                                                "training.dataset",
                                                "training.gc_freq",
                                                "training.seed",
                                                "checkpoint.",
                                                "validation.",
                                                "comm.",
                                                "experimental.",
                                                "debug.",
                                                "fault_tolerance.",
                                                "model.tokenizer_path"};

constexpr std::array<WordPair, 9> renamed{
    WordPair{"training.local_batch_size", "training.batch_size"},
    WordPair{"parallelism.tensor_parallel_degree", "training.tensor_parallel_degree"},
    WordPair{"parallelism.data_parallel_shard_degree", "training.data_parallel_shard_degree"},
    WordPair{"parallelism.data_parallel_replicate_degree", "training.data_parallel_replicate_degree"},
    WordPair{"parallelism.pipeline_parallel_degree", "experimental.pipeline_parallel_degree"},
    WordPair{"parallelism.context_parallel_degree", "experimental.context_parallel_degree"},
    WordPair{"parallelism.pipeline_parallel_schedule", "experimental.pipeline_parallel_schedule"},
    WordPair{"activation_checkpoint.mode", "activation_checkpoint.policy"},
    WordPair{"model.hf_assets_path", "hf_assets_path"}};

constexpr std::array<std::string_view, 10> unmodelled{
    "compile.",
    "parallelism.enable_async_tensor_parallel",
    "quantize.",
    "parallelism.disable_loss_parallel",
    "parallelism.expert_parallel_comm_backend",
    "float8.",
    "mx.",
    "training.compile",
    "parallelism.spmd_backend",
    "parallelism.pipeline_parallel_expert_parallel_overlap"};

} // namespace

const Format torchtitan{
    .name = "torchtitan",
    .label = "torchtitan",
    .source =
        "pytorch/torchtitan@238fa99, torchtitan/config/job_config.py and "
        "torchtitan/distributed/pipeline_parallel.py: the "
        "last version that reads TOML; the options of @b5bcd76, torchtitan/config/configs.py, are read, too",
    .syntax = Syntax::toml,
    .framework = "torchtitan",
    .fileName = "train.toml",
    .rows = rows,
    .further = further,
    .idle = idle,
    .unmodelled = unmodelled,
    .renamed = renamed,
    .spell = nullptr,
    .read = read,
    .write = write};

} // namespace quadrille::frameworks
