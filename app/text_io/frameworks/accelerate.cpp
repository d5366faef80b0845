// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/data_parallel.h"
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/sharding_words.h"
#include "app/text_io/frameworks/trainer_parts.h"
#include "app/text_io/frameworks/use_framework.h"
#include "app/text_io/numbers.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace quadrille::frameworks {
namespace {

constexpr std::array<WordPair, 2> contextMethods{WordPair{"allgather", "allgather"},
                                                 WordPair{"ring", "alltoall"}};
constexpr std::array<WordPair, 2> checkpointing{WordPair{"full", "true"}, WordPair{"none", "false"}};
constexpr std::array<WordPair, 3> offloading{WordPair{"optimizer", "true"}, WordPair{"both", "true"},
                                             WordPair{"none", "false"}};
constexpr std::array<WordPair, 4> precisionWords{WordPair{"bf16", "bf16"}, WordPair{"fp16", "fp16"},
                                                 WordPair{"fp8", "fp8"}, WordPair{"bf16", "no"}};

constexpr std::array rows{
    Row{"parallelism_config.parallelism_config_tp_size", "tp", "1"},
    Row{"parallelism_config.parallelism_config_cp_size", "cp", "1"},
    Row{"parallelism_config.parallelism_config_cp_comm_strategy", "cp-method", "allgather", contextMethods},
    Row{"fsdp_config.fsdp_activation_checkpointing", "recompute", "none", checkpointing},
    Row{"fsdp_config.fsdp_offload_params", "offload", "none", offloading},
    Row{"mixed_precision", "precision", "", precisionWords}};

/// Options of "accelerate launch" (src/accelerate/commands/launch.py), which count over the file.
constexpr std::array renamed{
    WordPair{"mixed_precision", "--mixed_precision"},
    WordPair{"gradient_accumulation_steps", "--gradient_accumulation_steps"},
    WordPair{"fsdp_config.fsdp_sharding_strategy", "--fsdp_sharding_strategy"},
    WordPair{"fsdp_config.fsdp_reshard_after_forward", "--fsdp_reshard_after_forward"},
    WordPair{"fsdp_config.fsdp_offload_params", "--fsdp_offload_params"},
    WordPair{"fsdp_config.fsdp_activation_checkpointing", "--fsdp_activation_checkpointing"},
    WordPair{"deepspeed_config.zero_stage", "--zero_stage"},
    WordPair{"deepspeed_config.offload_optimizer_device", "--offload_optimizer_device"},
    WordPair{"megatron_lm_config.megatron_lm_tp_degree", "--megatron_lm_tp_degree"},
    WordPair{"megatron_lm_config.megatron_lm_pp_degree", "--megatron_lm_pp_degree"}};

constexpr std::string_view wrapping = "fsdp_config.fsdp_auto_wrap_policy";
constexpr std::string_view copiesKey = "parallelism_config.parallelism_config_dp_replicate_size";
constexpr std::string_view shardsKey = "parallelism_config.parallelism_config_dp_shard_size";

/// FULL_SHARD and its likes of FSDP 1, which may also be numbered.
int shardingOf(Reading& reading, bool& hybrid) {
    constexpr std::string_view key = "fsdp_config.fsdp_sharding_strategy";
    const std::string strategy = reading.word(key).value_or("FULL_SHARD");
    reading.bearsOn(key, "zero");
    Alternatives words;
    for (const ShardingWord& each : shardingWords) {
        words.words.emplace_back(each.word);
        if (strategy == each.word || strategy == std::to_string(words.words.size())) {
            hybrid = each.hybrid;
            return each.zero;
        }
    }
    reading.refuse(key, {QUADRILLE_MESSAGE("must be %1, not %2"), {words, text_io::inQuotes(strategy)}});
}

constexpr std::string_view megatronMicroBatches = "megatron_lm_config.megatron_lm_num_micro_batches";

/// What is handed on to Megatron-LM.
void readOfMegatron(Reading& reading) {
    Scenario& s = reading.scenario();
    constexpr std::string_view tensor = "megatron_lm_config.megatron_lm_tp_degree",
                               pipeline = "megatron_lm_config.megatron_lm_pp_degree",
                               sequence = "megatron_lm_config.megatron_lm_sequence_parallelism",
                               recompute = "megatron_lm_config.megatron_lm_recompute_activations";
    s.plan.tp = reading.whole(tensor).value_or(s.plan.tp);
    s.plan.pp = reading.whole(pipeline).value_or(s.plan.pp);
    reading.bearsOn(tensor, "tp");
    reading.bearsOn(pipeline, "pp");
    s.plan.sequenceParallel = reading.flag(sequence).value_or(false);
    reading.bearsOn(sequence, "sp");
    if (reading.flag(recompute).value_or(false))
        s.plan.recompute = Recompute::selective;
    reading.bearsOn(recompute, "recompute");
    reading.sizes.microBatches = reading.whole(megatronMicroBatches);
    reading.bearsOn(megatronMicroBatches, "gbs");
}

/// Which of the distributed optimizer's states are split, once the number of replicas is known.
void readStatesOfMegatron(Reading& reading) {
    constexpr std::string_view key = "megatron_lm_config.megatron_lm_use_distributed_optimizer";
    reading.scenario().plan.zero = reading.flag(key).value_or(false) ? 1 : 0;
    reading.bearsOn(key, "zero");
    useFramework(reading.scenario(), "megatron", reading.catalogue());
}

void readOfDeepSpeed(Reading& reading) {
    Scenario& s = reading.scenario();
    s.plan.zero = static_cast<int>(reading.whole("deepspeed_config.zero_stage", 0, 3).value_or(s.plan.zero));
    reading.bearsOn("deepspeed_config.zero_stage", "zero");
    readOtherFile(reading, "deepspeed_config.deepspeed_config_file");
    if (reading.word("deepspeed_config.offload_optimizer_device").value_or("none") != "none")
        s.plan.offload = Offload::optimizer;
    reading.bearsOn("deepspeed_config.offload_optimizer_device", "offload");
    useFramework(s, "deepspeed", reading.catalogue());
}

/// Sequences split for attention by heads, which DeepSpeed does (docs/source/concept_guides/
/// sequence_parallelism.md); ranks of it are none of the model's copies.
void readOfUlysses(Reading& reading) {
    constexpr std::string_view size = "parallelism_config.parallelism_config_sp_size",
                               length = "parallelism_config.parallelism_config_sp_seq_length";
    Plan& plan = reading.scenario().plan;
    if (const auto ranks = reading.whole(size); ranks.value_or(1) > 1) {
        if (plan.cp > 1)
            reading.refuse(size, {QUADRILLE_MESSAGE("does not go with parallelism_config_cp_size"), {}});
        plan.cp = *ranks;
        plan.contextMethod = ContextMethod::ulysses;
    }
    reading.bearsOn(size, "cp");
    plan.sequence = reading.whole(length).value_or(plan.sequence);
    reading.bearsOn(length, "seq");
    if (!reading.has(length))
        reading.assume("seq", {std::string(noFileSaysIt), {}});
}

/// Without mixed precision the model computes in the type that it is loaded in, which other files say.
void readPrecision(Reading& reading) {
    if (reading.word("mixed_precision") == "no")
        reading.assume("precision",
                       {QUADRILLE_MESSAGE("no mixed precision is asked for: the model's own type "
                                          "counts, which is taken to be bf16"),
                        {}});
}

/// How FSDP shards, and over which ranks.
struct Sharding {
    std::string kind; ///< FSDP, DEEPSPEED, MEGATRON_LM, MULTI_GPU
    std::optional<std::int64_t> copies, shards;
    int zero = 0;
    bool hybrid = false; ///< over the GPUs of a node
};

Sharding readSharding(Reading& reading) {
    Sharding sharding{.kind = reading.word("distributed_type").value_or("FSDP"),
                      .copies = reading.whole(copiesKey),
                      .shards = reading.whole(shardsKey)};
    reading.bearsOn("distributed_type", "zero");
    reading.bearsOn("fsdp_config.fsdp_version", "zero");
    reading.bearsOn(copiesKey, "shard-group");
    reading.bearsOn(shardsKey, "shard-group");
    const bool isFsdp = sharding.kind == "FSDP";
    if (isFsdp)
        sharding.zero = shardingOf(reading, sharding.hybrid);
    if (const auto again = reading.word("fsdp_config.fsdp_reshard_after_forward");
        again && isFsdp && !reading.has("fsdp_config.fsdp_sharding_strategy"))
        sharding.zero = *again == "true" || *again == "FULL_SHARD" ? 3 : *again == "NO_SHARD" ? 0 : 2;
    reading.bearsOn("fsdp_config.fsdp_reshard_after_forward", "zero");
    if (isFsdp && sharding.zero == 3 && reading.word(wrapping).value_or("NO_WRAP") == "NO_WRAP")
        reading.assume("zero",
                       {QUADRILLE_MESSAGE("layers are gathered one by one; without %1 Accelerate gathers "
                                          "all of them at once"),
                        {std::string(wrapping.substr(wrapping.find('.') + 1))}});
    reading.bearsOn(wrapping, "zero");
    return sharding;
}

/// Once the number of replicas is known.
void shardOver(Reading& reading, const Sharding& sharding) {
    Scenario& s = reading.scenario();
    s.plan.zero = sharding.zero;
    const std::int64_t replicas = dataParallel(s);
    const std::int64_t together =
        sharding.shards.value_or(sharding.hybrid ? s.cluster.gpusPerNode : replicas) * s.plan.cp;
    if (s.plan.zero > 0 && together < replicas * s.plan.cp) {
        s.plan.shardGroup = together;
        if (!sharding.shards)
            reading.assume("shard-group", {QUADRILLE_MESSAGE("%1 shards over the GPUs of a node"),
                                           {std::string("HYBRID_SHARD")}});
    }
}

/// \pre GPUs and machines are those of the run
void readNodes(Reading& reading, std::optional<std::int64_t> processes,
               std::optional<std::int64_t> machines) {
    if (processes && machines && *machines > 1 && *processes % *machines == 0)
        reading.sizes.gpusPerNode = *processes / *machines;
}

void read(Reading& reading) {
    readLaunch(reading);
    readOfUlysses(reading);
    readPrecision(reading);
    const auto processes = reading.whole("num_processes"), machines = reading.whole("num_machines");
    reading.bearsOn("num_processes", "gpus");
    reading.bearsOn("num_machines", "gpus");
    if (!reading.sizes.gpus) // the command line counts
        reading.sizes.gpus = processes;
    if (!reading.sizes.nodes)
        reading.sizes.nodes = machines;
    readNodes(reading, reading.sizes.gpus, reading.sizes.nodes);
    const Sharding sharding = readSharding(reading);
    if (sharding.kind == "MEGATRON_LM")
        readOfMegatron(reading);
    if (!reading.sizes.gpus && sharding.shards)
        reading.sizes.dataParallel = sharding.copies.value_or(1) * *sharding.shards;
    const auto steps = reading.whole("gradient_accumulation_steps");
    const auto ofDeepSpeed = reading.whole("deepspeed_config.gradient_accumulation_steps");
    reading.bearsOn("gradient_accumulation_steps", "gbs");
    reading.bearsOn("deepspeed_config.gradient_accumulation_steps", "gbs");
    if (!reading.sizes.microBatches)
        reading.sizes.microBatches = steps ? steps : ofDeepSpeed;
    settle(reading);
    shardOver(reading, sharding);
    if (sharding.kind == "DEEPSPEED")
        readOfDeepSpeed(reading);
    if (sharding.kind == "MEGATRON_LM")
        readStatesOfMegatron(reading);
    reading.assume("mbs", {std::string(noFileSaysIt), {}});
}

/// What it adds to the configuration of a trainer that it launches: GPUs, where nothing else says them, how
/// many of them split a replica, and how states are sharded. The trainer's batch and precision count.
void readBeside(Reading& reading) {
    Scenario& s = reading.scenario();
    const std::int64_t steps = std::max<std::int64_t>(1, accumulated(s));
    for (const auto& [key, size, setting] :
         {std::tuple{"parallelism_config.parallelism_config_tp_size", &Plan::tp, "tp"},
          std::tuple{"parallelism_config.parallelism_config_cp_size", &Plan::cp, "cp"}}) {
        s.plan.*size = reading.whole(key).value_or(s.plan.*size);
        reading.bearsOn(key, setting);
    }
    const auto processes = reading.whole("num_processes"), machines = reading.whole("num_machines");
    reading.bearsOn("num_processes", "gpus");
    reading.bearsOn("num_machines", "gpus");
    if (processes && reading.isAssumed("gpus")) {
        readNodes(reading, processes, machines);
        s.cluster.gpus = *processes;
        s.cluster.gpusPerNode = reading.sizes.gpusPerNode.value_or(s.cluster.gpusPerNode);
        reading.withdraw("gpus");
    }
    reading.bearsOn("mixed_precision", "precision");
    reading.bearsOn("gradient_accumulation_steps", "gbs");
    reading.withdraw("zero"); // that no file says it
    const Sharding sharding = readSharding(reading);
    s.plan.globalBatch = saturatingProduct(saturatingProduct(steps, s.plan.microBatch),
                                           std::max<std::int64_t>(1, dataParallel(s)));
    shardOver(reading, sharding);
    if (reading.flag("fsdp_config.fsdp_activation_checkpointing").value_or(false))
        s.plan.recompute = Recompute::full;
    reading.bearsOn("fsdp_config.fsdp_activation_checkpointing", "recompute");
    if (reading.flag("fsdp_config.fsdp_offload_params").value_or(false))
        s.plan.offload = Offload::optimizer;
    reading.bearsOn("fsdp_config.fsdp_offload_params", "offload");
    if (sharding.kind == "DEEPSPEED")
        readOfDeepSpeed(reading);
}

void write(Writing& writing) {
    // It has no pipeline: what would be stages are replicas, whose product with the other sizes must be all
    // processes (huggingface/accelerate@16cb6eb, src/accelerate/parallelism_config.py).
    Scenario s = writing.scenario();
    s.plan.pp = 1;
    s.plan.vpp = 1;
    writing.put("distributed_type", s.plan.zero == 0 ? "MULTI_GPU" : "FSDP");
    const bool several =
        s.cluster.gpus > s.cluster.gpusPerNode && s.cluster.gpus % s.cluster.gpusPerNode == 0;
    writing.put("num_machines", several ? s.cluster.gpus / s.cluster.gpusPerNode : 1);
    writing.put("num_processes", s.cluster.gpus);
    writing.put("gradient_accumulation_steps", accumulated(s));
    if (s.recipe.precision == Precision::bf16) // without the key the user's own precision counts
        writing.put("mixed_precision", "bf16");
    const Shards shards = shardsOf(s);
    if (s.plan.zero > 0) {
        writing.put("fsdp_config.fsdp_version", 2);
        writing.put(wrapping, "TRANSFORMER_BASED_WRAP"); // without it all layers are gathered as one
        writing.put("fsdp_config.fsdp_reshard_after_forward", s.plan.zero == 3);
        writing.put(copiesKey, shards.copies);
        writing.put(shardsKey, shards.together);
    }
}

constexpr std::array<std::string_view, 26> further{copiesKey,
                                                   shardsKey,
                                                   "distributed_type",
                                                   "num_machines",
                                                   "num_processes",
                                                   "machine_rank",
                                                   "main_training_function",
                                                   "compute_environment",
                                                   "rdzv_backend",
                                                   "fsdp_config.fsdp_version",
                                                   "fsdp_config.fsdp_sharding_strategy",
                                                   "fsdp_config.fsdp_reshard_after_forward",
                                                   wrapping,
                                                   "fsdp_config.fsdp_state_dict_type",
                                                   "deepspeed_config.zero_stage",
                                                   "deepspeed_config.gradient_accumulation_steps",
                                                   "downcast_bf16",
                                                   "same_network",
                                                   "parallelism_config.parallelism_config_sp_size",
                                                   "parallelism_config.parallelism_config_sp_seq_length",
                                                   "megatron_lm_config.megatron_lm_tp_degree",
                                                   "megatron_lm_config.megatron_lm_pp_degree",
                                                   "megatron_lm_config.megatron_lm_sequence_parallelism",
                                                   "megatron_lm_config.megatron_lm_recompute_activations",
                                                   "megatron_lm_config.megatron_lm_use_distributed_optimizer",
                                                   megatronMicroBatches};
constexpr std::array<std::string_view, 25> idle{"fsdp_config.",
                                                "machine_rank",
                                                "main_",
                                                "compute_environment",
                                                "rdzv_backend",
                                                "same_network",
                                                "downcast_bf16",
                                                "debug",
                                                "use_cpu",
                                                "tpu_",
                                                "enable_cpu_affinity",
                                                "gpu_ids",
                                                "command_file",
                                                "commands",
                                                "deepspeed_config.",
                                                "dynamo_config.",
                                                "fp8_config.",
                                                "parallelism_config.parallelism_config_tp_size",
                                                "parallelism_config.parallelism_config_sp_",
                                                "deepspeed_hostfile",
                                                "deepspeed_multinode_launcher",
                                                "mpirun_config.",
                                                "megatron_lm_config.",
                                                "fsdp_config",
                                                "deepspeed_config"};

constexpr std::array<std::string_view, 6> unmodelled{"fsdp_config.fsdp_backward_prefetch",
                                                     "fsdp_config.fsdp_forward_prefetch",
                                                     "deepspeed_config.offload_param_",
                                                     "dynamo_config.",
                                                     "fp8_config.",
                                                     "megatron_lm_config."};

} // namespace

const Format accelerate{.name = "fsdp",
                        .label = "PyTorch FSDP2 by Accelerate",
                        .source =
                            "huggingface/accelerate@16cb6eb, src/accelerate/commands/config/cluster.py, "
                            "config_args.py and src/accelerate/parallelism_config.py",
                        .syntax = Syntax::yaml,
                        .framework = "fsdp",
                        .fileName = "accelerate.yaml",
                        .rows = rows,
                        .further = further,
                        .idle = idle,
                        .unmodelled = unmodelled,
                        .renamed = renamed,
                        .spell = nullptr,
                        .read = read,
                        .write = write,
                        .readBeside = readBeside,
                        .runsOthers = true};

} // namespace quadrille::frameworks
