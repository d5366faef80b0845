// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/frameworks/optimizer_names.h"
#include "app/text_io/frameworks/sharding_words.h"
#include "app/text_io/frameworks/use_framework.h"
#include "app/text_io/numbers.h"
#include "core/text/lower_case.h"

#include <algorithm>
#include <array>
#include <initializer_list>

/// LLaMA-Factory and Axolotl: trainers over Transformers, which say how they shard in a file of DeepSpeed's
/// or Accelerate's, or in a few keys of their own.
namespace quadrille::frameworks {
namespace {

void readNamedModel(Reading& reading, std::string_view key) {
    const auto name = reading.word(key);
    if (!name)
        return;
    if (const ModelSpec* model = modelCalled(*name, reading.catalogue())) {
        reading.bearsOn(key, "model");
        reading.take(*model);
        return;
    }
    const Message unknown{QUADRILLE_MESSAGE("%1 is no model of the catalogue"), {text_io::inQuotes(*name)}};
    reading.ignore(key, unknown);
    reading.assume("model", unknown);
}

/// Every sequence is counted as long as the longest, as packing makes it. \param packed it does
void readPacking(Reading& reading, bool packed, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        reading.bearsOn(key, "seq");
    if (!packed)
        reading.assume("seq",
                       {QUADRILLE_MESSAGE("sequences are not packed: each is counted at full length"), {}});
}

/// Transformers stores no scores unless it is told to.
void readAttention(Reading& reading, bool stores, std::initializer_list<std::string_view> keys) {
    reading.scenario().recipe.flashAttention = !stores;
    for (const std::string_view key : keys)
        reading.bearsOn(key, "flash-attention");
}

/// \pre the sharding that the files say is read
void noteSharding(Reading& reading) {
    if (reading.scenario().plan.zero == 0 && !reading.besides && !reading.has("deepspeed") &&
        !reading.has("fsdp"))
        reading.assume("zero", {QUADRILLE_MESSAGE("no key says that anything is sharded"), {}});
}

/// "full_shard auto_wrap", also as a list: the Trainer's own words for FSDP 1. \return it says such
bool readListedSharding(Reading& reading) {
    const std::vector<std::string> said = reading.list("fsdp");
    for (const ShardingWord& each : shardingWords) {
        const std::string word = lowerCase(std::string(each.word));
        if (std::ranges::find(said, word) == said.end())
            continue;
        reading.scenario().plan.zero = each.zero;
        if (each.hybrid)
            reading.assume(
                "shard-group",
                {QUADRILLE_MESSAGE("%1 shards over a node, which no key says how large it is"), {word}});
        return true;
    }
    return false;
}

void readTrainer(Reading& reading) {
    Scenario& s = reading.scenario();
    readLaunch(reading);
    s.recipe.precision = reading.flag("fp16").value_or(false) ? Precision::fp16 : Precision::bf16;
    reading.bearsOn("fp16", "precision");
    reading.bearsOn("bf16", "precision");
    reading.sizes.microBatches = reading.whole("gradient_accumulation_steps").value_or(1);
    reading.bearsOn("gradient_accumulation_steps", "gbs");
    s.plan.zero = 0;
    const bool isListed = readListedSharding(reading);
    for (const std::string_view key : {"deepspeed", "fsdp"})
        if (isListed && key == "fsdp") {
            reading.bearsOn(key, "zero");
        } else if (const auto file = reading.word(key); file && reading.besides) {
            reading.bearsOn(key, "zero");
        } else if (file) {
            reading.ignore(key, {QUADRILLE_MESSAGE("is another file: give it, too"), {}});
            reading.assume("zero",
                           {QUADRILLE_MESSAGE("%1 says it, which is not given"), {text_io::inQuotes(*file)}});
        }
    for (const std::string_view key : {"adapter", "finetuning_type"})
        if (const auto kind = reading.word(key); kind && *kind != "full" && *kind != "freeze") {
            reading.ignore(key, {QUADRILLE_MESSAGE("all parameters are trained here"), {}});
            reading.assume("model",
                           {QUADRILLE_MESSAGE("all of its parameters are trained; %1 trains few"), {*kind}});
        }
}

constexpr std::array llamaFactoryRows{
    Row{"per_device_train_batch_size", "mbs", "8"}, Row{"cutoff_len", "seq", "2048"},
    // Of its trainer that runs Megatron-Core (examples/megatron).
    Row{"tensor_model_parallel_size", "tp"}, Row{"pipeline_model_parallel_size", "pp"},
    Row{"virtual_pipeline_model_parallel_size", "vpp"}, Row{"context_parallel_size", "cp"},
    Row{"expert_model_parallel_size", "ep"}};

/// What only the trainer that runs Megatron-Core is told. \return it is that one
bool readOfMegatron(Reading& reading) {
    Scenario& s = reading.scenario();
    bool isTold = false;
    for (const std::string_view key :
         {"tensor_model_parallel_size", "pipeline_model_parallel_size", "expert_model_parallel_size",
          "use_distributed_optimizer", "recompute_granularity", "sequence_parallel"})
        isTold = isTold || reading.has(key);
    if (!isTold)
        return false;
    if (const auto on = reading.flag("sequence_parallel"))
        s.plan.sequenceParallel = *on;
    reading.bearsOn("sequence_parallel", "sp");
    s.plan.zero = reading.flag("use_distributed_optimizer").value_or(false) ? 1 : 0;
    reading.bearsOn("use_distributed_optimizer", "zero");
    const std::string again = reading.word("recompute_granularity").value_or("none");
    s.plan.recompute = again == "full"        ? Recompute::full
                       : again == "selective" ? Recompute::selective
                                              : Recompute::none;
    reading.bearsOn("recompute_granularity", "recompute");
    useFramework(s, "megatron", reading.catalogue());
    return true;
}

void readLlamaFactory(Reading& reading) {
    Scenario& s = reading.scenario();
    readNamedModel(reading, "model_name_or_path");
    readTrainer(reading);
    readOptimizerName(reading, "optim");
    s.plan.recompute =
        reading.flag("disable_gradient_checkpointing").value_or(false) ? Recompute::none : Recompute::full;
    reading.bearsOn("disable_gradient_checkpointing", "recompute");
    if (!readOfMegatron(reading))
        reading.leave("recompute");
    readAttention(reading, reading.word("flash_attn").value_or("auto") == "disabled", {"flash_attn"});
    // Pretraining packs unless it is told not to (get_train_args of hparams/parser.py); neat packing packs
    // whatever is said (DataArguments of hparams/data_args.py).
    const bool usual = reading.word("stage").value_or("sft") == "pt";
    readPacking(reading,
                reading.flag("neat_packing").value_or(false) || reading.flag("packing").value_or(usual),
                {"neat_packing", "packing"});
    noteSharding(reading);
    settle(reading);
}

constexpr std::array axolotlRows{Row{"micro_batch_size", "mbs"}, Row{"sequence_len", "seq"},
                                 Row{"tensor_parallel_size", "tp", "1"},
                                 Row{"context_parallel_size", "cp", "1"}};

constexpr std::array axolotlRenamed{WordPair{"context_parallel_size", "sequence_parallel_degree"}};

void readAxolotl(Reading& reading) {
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
    if (shards)
        reading.sizes.dataParallel = copies.value_or(1) * *shards;
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

constexpr std::array<std::string_view, 12> llamaFactoryKeys{
    "model_name_or_path", "finetuning_type", "stage",
    "do_train",           "dataset",         "template",
    "max_samples",        "overwrite_cache", "preprocessing_num_workers",
    "plot_loss",          "lora_target",     "num_train_epochs"};
constexpr std::array<std::string_view, 14> axolotlKeys{"base_model",
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
constexpr std::array<std::string_view, 28> trainerIdle{"seed",
                                                       "max_steps",
                                                       "image_",
                                                       "video_",
                                                       "stage",
                                                       "do_train",
                                                       "dataset",
                                                       "dataset_",
                                                       "template",
                                                       "max_samples",
                                                       "overwrite_",
                                                       "preprocessing_",
                                                       "plot_loss",
                                                       "output_dir",
                                                       "logging_",
                                                       "save_",
                                                       "learning_rate",
                                                       "lr_scheduler",
                                                       "lr_scheduler_",
                                                       "warmup_",
                                                       "num_train_epochs",
                                                       "num_epochs",
                                                       "ddp_timeout",
                                                       "report_to",
                                                       "resume_from_checkpoint",
                                                       "trust_remote_code",
                                                       "weight_decay",
                                                       "dataloader_"};
constexpr std::array<std::string_view, 27> axolotlIdle{"datasets[",
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

constexpr std::array<std::string_view, 7> unmodelled{"use_",
                                                     "enable_liger_kernel",
                                                     "liger_",
                                                     "torch_compile",
                                                     "load_in_",
                                                     "pad_to_sequence_len",
                                                     "activation_offloading"};

} // namespace

const Format llamaFactory{.name = "llama-factory",
                          .label = "LLaMA-Factory",
                          .source = "hiyouga/LLaMA-Factory@ff6d4d1, examples/train_full and "
                                    "src/llamafactory/hparams/finetuning_args.py; packing: "
                                    "src/llamafactory/hparams/parser.py@003a2ac",
                          .syntax = Syntax::yaml,
                          .framework = "fsdp",
                          .fileName = "train.yaml",
                          .rows = llamaFactoryRows,
                          .further = llamaFactoryKeys,
                          .idle = trainerIdle,
                          .unmodelled = unmodelled,
                          .renamed = {},
                          .spell = nullptr,
                          .read = readLlamaFactory,
                          .write = nullptr};

const Format axolotl{.name = "axolotl",
                     .label = "Axolotl",
                     .source = "axolotl-ai-cloud/axolotl@067b021, examples/distributed-parallel",
                     .syntax = Syntax::yaml,
                     .framework = "fsdp",
                     .fileName = "train.yaml",
                     .rows = axolotlRows,
                     .further = axolotlKeys,
                     .idle = axolotlIdle,
                     .unmodelled = unmodelled,
                     .renamed = axolotlRenamed,
                     .spell = nullptr,
                     .read = readAxolotl,
                     .write = nullptr};

} // namespace quadrille::frameworks
