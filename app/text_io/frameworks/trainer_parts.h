// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/format.h"

#include <array>
#include <initializer_list>
#include <string_view>

/// What trainers over Transformers have in common, which say how they shard in a file of DeepSpeed's or
/// Accelerate's, or in a few keys of their own.
namespace quadrille::frameworks {

/// A model of the catalogue by its name on a hub.
void readNamedModel(Reading& reading, std::string_view key);

/// Every sequence is counted as long as the longest, as packing makes it. \param packed it does
void readPacking(Reading& reading, bool packed, std::initializer_list<std::string_view> keys);

/// Transformers stores no scores unless it is told to.
void readAttention(Reading& reading, bool stores, std::initializer_list<std::string_view> keys);

/// A key that names the file which says how states are sharded: it is wanted, where it is not given, too.
void readOtherFile(Reading& reading, std::string_view key);

/// \pre the sharding that the files say is read
void noteSharding(Reading& reading);

/// The Trainer's own keys, as all of them hand them on.
void readTrainer(Reading& reading);

/// Beginnings of the Trainer's keys that move nothing here.
inline constexpr std::array<std::string_view, 36> trainerIdle{"run_name",
                                                              "dist_config.",
                                                              "model_class",
                                                              "train_dataset",
                                                              "sample_",
                                                              "max_new_tokens",
                                                              "kernel_config.",
                                                              "quant_config",
                                                              "seed",
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

/// Beginnings of keys that move something which is not modelled here.
inline constexpr std::array<std::string_view, 23> trainerUnmodelled{"flex_attn_compile_kwargs.",
                                                                    "fp8_",
                                                                    "model_quantization_",
                                                                    "experimental_",
                                                                    "tiled_mlp",
                                                                    "fsdp_transformer_layer_cls_to_wrap",
                                                                    "bias_activation_fusion",
                                                                    "apply_rope_fusion",
                                                                    "overlap_param_gather",
                                                                    "overlap_grad_reduce",
                                                                    "moe_",
                                                                    "gptq_",
                                                                    "lora_",
                                                                    "quantize_",
                                                                    "rl",
                                                                    "peft_",
                                                                    "use_",
                                                                    "enable_liger_kernel",
                                                                    "liger_",
                                                                    "torch_compile",
                                                                    "load_in_",
                                                                    "pad_to_sequence_len",
                                                                    "activation_offloading"};

} // namespace quadrille::frameworks
