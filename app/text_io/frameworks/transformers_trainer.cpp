// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/optimizer_names.h"
#include "app/text_io/frameworks/trainer_parts.h"

#include <array>

namespace quadrille::frameworks {
namespace {

constexpr std::array<WordPair, 2> checkpointing{WordPair{"full", "true"}, WordPair{"none", "false"}};

constexpr std::array rows{Row{"per_device_train_batch_size", "mbs", "8"}, Row{"max_seq_length", "seq"},
                          Row{"gradient_checkpointing", "recompute", "none", checkpointing}};

/// What scripts over the Trainer call the length of a sequence, of which it has no key itself.
constexpr std::array renamed{
    WordPair{"max_seq_length", "model_max_length"}, WordPair{"max_seq_length", "max_length"},
    WordPair{"max_seq_length", "block_size"}, WordPair{"deepspeed", "deepspeed_config"}};

void read(Reading& reading) {
    readNamedModel(reading, "model_name_or_path");
    readTrainer(reading);
    readOptimizerName(reading, "optim");
    readAttention(reading, reading.word("attn_implementation").value_or("") == "eager",
                  {"attn_implementation"});
    readPacking(reading, reading.flag("packing").value_or(false), {"packing"});
    noteSharding(reading);
    settle(reading);
}

constexpr std::array<std::string_view, 15> further{"model_name_or_path",
                                                   "use_liger_kernel",
                                                   "gradient_accumulation_steps",
                                                   "fp16",
                                                   "bf16",
                                                   "deepspeed",
                                                   "fsdp",
                                                   "optim",
                                                   "packing",
                                                   "attn_implementation",
                                                   "num_train_epochs",
                                                   "output_dir",
                                                   "evaluation_strategy",
                                                   "learning_rate",
                                                   "save_steps"};

constexpr std::array<std::string_view, 1> decisive{"per_device_train_batch_size"};

} // namespace

const Format transformersTrainer{.name = "trainer",
                                 .label = "Hugging Face Trainer",
                                 .source =
                                     "huggingface/transformers@c599e98, src/transformers/training_args.py",
                                 .syntax = Syntax::commandLine,
                                 .framework = "fsdp",
                                 .fileName = "train.sh",
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
