// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/data_parallel.h"
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/optimizer_names.h"
#include "app/text_io/frameworks/trainer_parts.h"
#include "core/units/saturating.h"

#include <array>

namespace quadrille::frameworks {
namespace {

constexpr std::array rows{Row{"micro_batch_size", "mbs"}, Row{"sequence_len", "seq"},
                          Row{"tensor_parallel_size", "tp", "1"}, Row{"context_parallel_size", "cp", "1"},
                          Row{"expert_parallel_size", "ep", "1"}};

constexpr std::array renamed{
    WordPair{"context_parallel_size", "sequence_parallel_degree"},
    // As Accelerate spells them, which its keys are handed on to.
    WordPair{"fsdp_config.reshard_after_forward", "fsdp_config.fsdp_reshard_after_forward"},
    WordPair{"fsdp_config.offload_params", "fsdp_config.fsdp_offload_params"},
    WordPair{"fsdp_config.activation_checkpointing", "fsdp_config.fsdp_activation_checkpointing"},
    WordPair{"fsdp_version", "fsdp_config.fsdp_version"}};

void read(Reading& reading) {
    Scenario& s = reading.scenario();
    readNamedModel(reading, "base_model");
    readTrainer(reading);
    readOptimizerName(reading, "optimizer");
    if (reading.flag("fp8").value_or(false))
        s.recipe.precision = Precision::fp8;
    reading.bearsOn("fp8", "precision");
    const bool again = reading.word("gradient_checkpointing").value_or("false") != "false" ||
                       reading.flag("fsdp_config.activation_checkpointing").value_or(false);
    s.plan.recompute = again ? Recompute::full : Recompute::none;
    reading.bearsOn("gradient_checkpointing", "recompute");
    reading.bearsOn("fsdp_config.activation_checkpointing", "recompute");
    const auto copies = reading.whole("dp_replicate_size"), shards = reading.whole("dp_shard_size");
    reading.bearsOn("dp_replicate_size", "shard-group");
    reading.bearsOn("dp_shard_size", "shard-group");
    // docs/nd_parallelism.qmd: experts are split over ranks of their own, beside which all else is sharded.
    if (shards || s.plan.ep > 1)
        reading.sizes.dataParallel =
            saturatingProduct(saturatingProduct(copies.value_or(1), shards.value_or(1)), s.plan.ep);
    bool sharded = shards && *shards > 1;
    for (const std::string_view key : {"fsdp_config.reshard_after_forward", "fsdp_config.auto_wrap_policy",
                                       "fsdp_config.fsdp_auto_wrap_policy", "fsdp_version"})
        sharded = sharded || reading.has(key);
    if (sharded)
        s.plan.zero = reading.flag("fsdp_config.reshard_after_forward").value_or(true) ? 3 : 2;
    reading.bearsOn("fsdp_config.reshard_after_forward", "zero");
    reading.bearsOn("fsdp_version", "zero");
    const bool states = reading.flag("fsdp_config.offload_params").value_or(false);
    // Or how: true, legacy or disk.
    const bool activations = reading.word("activation_offloading").value_or("false") != "false" ||
                             reading.word("gradient_checkpointing").value_or("").starts_with("offload");
    s.plan.offload = states        ? (activations ? Offload::both : Offload::optimizer)
                     : activations ? Offload::activations
                                   : Offload::none;
    reading.bearsOn("fsdp_config.offload_params", "offload");
    reading.bearsOn("activation_offloading", "offload");
    // Cut cross-entropy is on where its plugin is, unless it is told not to.
    const auto plugins = reading.list("plugins");
    const bool cuts = std::ranges::any_of(plugins, [](const std::string& plugin) {
        return plugin.find("CutCrossEntropy") != std::string::npos;
    });
    if (reading.flag("liger_fused_linear_cross_entropy").value_or(false) ||
        (cuts && reading.flag("cut_cross_entropy").value_or(true)))
        s.recipe.fusedLoss = true;
    for (const std::string_view key : {"liger_fused_linear_cross_entropy", "cut_cross_entropy"})
        reading.bearsOn(key, "fused-loss");
    if (cuts)
        reading.bearsOn("plugins", "fused-loss");
    readAttention(reading,
                  reading.word("attn_implementation").value_or("") == "eager" ||
                      reading.flag("eager_attention").value_or(false),
                  {"attn_implementation", "eager_attention", "flash_attention", "sdp_attention",
                   "xformers_attention", "flex_attention", "sage_attention"});
    readPacking(reading, reading.flag("sample_packing").value_or(false), {"sample_packing"});
    noteSharding(reading);
    settle(reading);
    if (shards && s.plan.zero > 0 && *shards < dataParallel(s))
        s.plan.shardGroup = *shards * s.plan.cp;
}

constexpr std::array<std::string_view, 18> further{"deepspeed",
                                                   "fsdp",
                                                   "gradient_accumulation_steps",
                                                   "output_dir",
                                                   "base_model",
                                                   "sequence_len",
                                                   "sample_packing",
                                                   "datasets",
                                                   "dp_shard_size",
                                                   "dp_replicate_size",
                                                   "fsdp_version",
                                                   "fsdp_config.reshard_after_forward",
                                                   "fsdp_config.offload_params",
                                                   "gradient_checkpointing",
                                                   "val_set_size",
                                                   "num_epochs",
                                                   "dataset_prepared_path",
                                                   "saves_per_epoch"};
constexpr std::array<std::string_view, 52> idle{"cosine_",
                                                "trackio_",
                                                "min_sample_len",
                                                "reinit_weights",
                                                "pretraining_dataset",
                                                "pretraining_dataset[",
                                                "torchdistx_path",
                                                "adapter",
                                                "special_tokens",
                                                "gradient_checkpointing_kwargs.",
                                                "strict",
                                                "trust_remote_code",
                                                "max_steps",
                                                "save_",
                                                "remove_unused_columns",
                                                "eot_tokens",
                                                "processor_type",
                                                "skip_prepare_dataset",
                                                "seed",
                                                "loss_watchdog_",
                                                "hub_",
                                                "mlflow_",
                                                "shuffle_",
                                                "tokens",
                                                "push_",
                                                "datasets[",
                                                "datasets",
                                                "dataset_",
                                                "output_dir",
                                                "learning_rate",
                                                "lr_scheduler",
                                                "num_epochs",
                                                "warmup_",
                                                "logging_",
                                                "saves_",
                                                "weight_decay",
                                                "val_set_size",
                                                "wandb_",
                                                "special_tokens.",
                                                "plugins",
                                                "fsdp_config.",
                                                "bf16",
                                                "tf32",
                                                "eval_",
                                                "evals_",
                                                "train_on_inputs",
                                                "group_by_length",
                                                "early_stopping_patience",
                                                "resume_from_checkpoint",
                                                "tokenizer_type",
                                                "model_type",
                                                "chat_template"};

constexpr std::array<std::string_view, 1> decisive{"base_model"};

} // namespace

const Format axolotl{
    .name = "axolotl",
    .label = "Axolotl",
    .source = "axolotl-ai-cloud/axolotl@067b021, examples/distributed-parallel and docs/nd_parallelism.qmd",
    .syntax = Syntax::yaml,
    .framework = "fsdp",
    .fileName = "train.yaml",
    .rows = rows,
    .further = further,
    .idle = idle,
    .unmodelled = trainerUnmodelled,
    .renamed = renamed,
    .spell = nullptr,
    .read = read,
    .write = nullptr,
    .decisive = decisive,
    .onCommandLines = true};

} // namespace quadrille::frameworks
