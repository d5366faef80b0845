// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/optimizer_names.h"
#include "app/text_io/frameworks/trainer_parts.h"
#include "app/text_io/frameworks/use_framework.h"

#include <array>

namespace quadrille::frameworks {
namespace {

constexpr std::array rows{Row{"per_device_train_batch_size", "mbs", "8"}, Row{"cutoff_len", "seq", "2048"},
                          // Of its trainer that runs Megatron-Core (examples/megatron).
                          Row{"tensor_model_parallel_size", "tp"}, Row{"pipeline_model_parallel_size", "pp"},
                          Row{"virtual_pipeline_model_parallel_size", "vpp"},
                          Row{"context_parallel_size", "cp"}, Row{"expert_model_parallel_size", "ep"}};

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

/// Of its first version of its own trainer (examples/v1), which names how it shards in one word.
constexpr std::array renamed{
    WordPair{"model_name_or_path", "model"}, WordPair{"per_device_train_batch_size", "micro_batch_size"},
    WordPair{"context_parallel_size", "dist_config.cp_size"}, WordPair{"context_parallel_size", "cp_size"},
    WordPair{"deepspeed", "dist_config.config_file"}};

void readOwnSharding(Reading& reading) {
    const auto name = reading.word("dist_config.name");
    reading.bearsOn("dist_config.name", "zero");
    if (name == "fsdp2")
        reading.scenario().plan.zero = 3;
}

void read(Reading& reading) {
    Scenario& s = reading.scenario();
    readNamedModel(reading, "model_name_or_path");
    readTrainer(reading);
    readOwnSharding(reading);
    if (reading.flag("fp8").value_or(false))
        s.recipe.precision = Precision::fp8;
    reading.bearsOn("fp8", "precision");
    readOptimizerName(reading, "optim");
    if (reading.flag("use_muon").value_or(false)) // which counts over the name
        s.recipe.momentBytes = findOptimizer("muon")->bytes;
    reading.bearsOn("use_muon", "moment-bytes");
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

constexpr std::array<std::string_view, 23> further{"deepspeed",
                                                   "enable_liger_kernel",
                                                   "fsdp",
                                                   "gradient_accumulation_steps",
                                                   "bf16",
                                                   "fp16",
                                                   "output_dir",
                                                   "model_name_or_path",
                                                   "finetuning_type",
                                                   "stage",
                                                   "do_train",
                                                   "dataset",
                                                   "template",
                                                   "max_samples",
                                                   "overwrite_cache",
                                                   "preprocessing_num_workers",
                                                   "plot_loss",
                                                   "lora_target",
                                                   "num_train_epochs",
                                                   "dist_config.name",
                                                   "dist_config.cp_size",
                                                   "dist_config.config_file",
                                                   "dist_config.dcp_path"};

/// A template of a chat and the length that it is cut to are none of the Trainer's own.
constexpr std::array<std::string_view, 5> decisive{"finetuning_type", "template", "cutoff_len",
                                                   "dist_config.name", "neat_packing"};

} // namespace

const Format llamaFactory{.name = "llama-factory",
                          .label = "LLaMA-Factory",
                          .source = "hiyouga/LLaMA-Factory@ff6d4d1, examples/train_full and "
                                    "src/llamafactory/hparams/finetuning_args.py; packing: "
                                    "src/llamafactory/hparams/parser.py@003a2ac",
                          .syntax = Syntax::yaml,
                          .framework = "fsdp",
                          .fileName = "train.yaml",
                          .rows = rows,
                          .further = further,
                          .idle = trainerIdle,
                          .unmodelled = trainerUnmodelled,
                          .renamed = renamed,
                          .spell = nullptr,
                          .read = read,
                          .write = nullptr,
                          .decisive = decisive,
                          .onCommandLines = true};

} // namespace quadrille::frameworks
