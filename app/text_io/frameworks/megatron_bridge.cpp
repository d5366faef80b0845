// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/megatron.h"
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/numbers.h"

#include <algorithm>
#include <array>

namespace quadrille::frameworks {
namespace {

/// Keys that stand elsewhere than under model, or under another name.
constexpr std::array<WordPair, 30> names{
    WordPair{"micro-batch-size", "train.micro_batch_size"},
    WordPair{"global-batch-size", "train.global_batch_size"},
    WordPair{"use-distributed-optimizer", "ddp.use_distributed_optimizer"},
    WordPair{"num-distributed-optimizer-instances", "ddp.num_distributed_optimizer_instances"},
    WordPair{"use-megatron-fsdp", "ddp.use_megatron_fsdp"},
    WordPair{"data-parallel-sharding-strategy", "ddp.data_parallel_sharding_strategy"},
    WordPair{"grad-reduce-in-fp32", "ddp.grad_reduce_in_fp32"},
    WordPair{"fp8-param-gather", "ddp.fp8_param_gather"},
    WordPair{"overlap-grad-reduce", "ddp.overlap_grad_reduce"},
    WordPair{"overlap-param-gather", "ddp.overlap_param_gather"},
    WordPair{"use-tp-pp-dp-mapping", "dist.use_tp_pp_dp_mapping"},
    WordPair{"num-experts", "model.num_moe_experts"},
    WordPair{"fp8-format", "model.fp8"},
    WordPair{"fp4-format", "model.fp4"},
    WordPair{"decoder-first-pipeline-num-layers", "model.num_layers_in_first_pipeline_stage"},
    WordPair{"decoder-last-pipeline-num-layers", "model.num_layers_in_last_pipeline_stage"},
    WordPair{"num-virtual-stages-per-pipeline-rank", "model.virtual_pipeline_model_parallel_size"},
    WordPair{"optimizer", "optimizer.optimizer"},
    WordPair{"sgd-momentum", "optimizer.sgd_momentum"},
    WordPair{"use-precision-aware-optimizer", "optimizer.use_precision_aware_optimizer"},
    WordPair{"main-grads-dtype", "optimizer.main_grads_dtype"},
    WordPair{"exp-avg-dtype", "optimizer.exp_avg_dtype"},
    WordPair{"exp-avg-sq-dtype", "optimizer.exp_avg_sq_dtype"},
    WordPair{"optimizer-cpu-offload", "optimizer.optimizer_cpu_offload"},
    WordPair{"optimizer-offload-fraction", "optimizer.optimizer_offload_fraction"},
    WordPair{"mixed-precision", "mixed_precision"},
    WordPair{"recipe", "recipe"},
    WordPair{"grad-reduce-in-bf16", "ddp.grad_reduce_in_bf16"},
    WordPair{"use-torch-fsdp2", "dist.use_torch_fsdp2"},
    WordPair{"use-custom-fsdp", "ddp.use_custom_fsdp"}};

/// NeMo's before Bridge, and where Bridge says the same twice.
constexpr std::array<WordPair, 24> renamed{
    WordPair{"model.add_bias_linear", "model.bias"},
    WordPair{"train.micro_batch_size", "model.micro_batch_size"},
    WordPair{"train.global_batch_size", "model.global_batch_size"},
    WordPair{"model.seq_length", "model.encoder_seq_length"},
    WordPair{"model.recompute_granularity", "model.activations_checkpoint_granularity"},
    WordPair{"model.recompute_method", "model.activations_checkpoint_method"},
    WordPair{"model.recompute_num_layers", "model.activations_checkpoint_num_layers"},
    WordPair{"mixed_precision", "trainer.precision"}, WordPair{"--nnodes", "trainer.num_nodes"},
    WordPair{"--nproc_per_node", "trainer.devices"}, WordPair{"model.seq_length", "dataset.seq_length"},
    WordPair{"model.seq_length", "dataset.sequence_length"},
    // Its precision, written out.
    WordPair{"model.", "mixed_precision."},
    WordPair{"ddp.grad_reduce_in_fp32", "mixed_precision.grad_reduce_in_fp32"},
    WordPair{"ddp.fp8_param_gather", "mixed_precision.fp8_param_gather"}, WordPair{"recipe", "--factory"},
    WordPair{"recipe", "--recipe"},
    // NeMo 2, whose strategy takes the sizes and whose data module the batch.
    WordPair{"model.", "model.config."}, WordPair{"model.", "trainer.strategy."},
    WordPair{"ddp.", "trainer.strategy.ddp."}, WordPair{"optimizer.", "optim.config."},
    WordPair{"train.micro_batch_size", "data.micro_batch_size"},
    WordPair{"train.global_batch_size", "data.global_batch_size"},
    WordPair{"model.seq_length", "data.seq_length"}};

std::string spell(std::string_view key) {
    const auto found = std::ranges::find(names, key, &WordPair::ours);
    if (found != names.end())
        return std::string(found->theirs);
    std::string name = "model." + std::string(key);
    std::ranges::replace(name, '-', '_');
    return name;
}

void read(Reading& reading) {
    megatron::readModel(reading);
    bool isRecipe = false;
    if (const auto name = reading.saysModel ? std::nullopt : reading.word("recipe")) {
        reading.bearsOn("recipe", "model");
        if (const ModelSpec* model = modelCalled(*name, reading.catalogue())) {
            reading.take(*model);
            isRecipe = true;
        }
        reading.assume("tp", {QUADRILLE_MESSAGE("what the recipe %1 sets itself is not read"),
                              {text_io::inQuotes(*name)}});
    }
    megatron::readPartOfModel(reading, isRecipe);
    megatron::readPlan(reading);
}

void write(Writing& writing) {
    megatron::writePlan(writing);
    megatron::writeModel(writing);
}

constexpr std::array<std::string_view, 63> idle{"s3_checkpointing.",
                                                "defaults[",
                                                "model.restore_from_ckpt",
                                                "model.skip_train",
                                                "model.use_scaled_init_method",
                                                "model.do_layer_norm_weight_decay",
                                                "model.openai_gelu",
                                                "model.normalize_attention_scores",
                                                "model.attention_type",
                                                "model.batch_p2p_comm",
                                                "model.seq_len_interpolation_factor",
                                                "model.scale_positional_embedding",
                                                "model.drop_layers",
                                                "model.reset_lr",
                                                "model.reset_lr_",
                                                "model.hysteresis",
                                                "model.get_attention_mask_from_fusion",
                                                "model.nccl_communicator_config_path",
                                                "model.validation_param_sync_overlap",
                                                "model.dist_ckpt_",
                                                "model.transformer_engine",
                                                "model.reduce_amax",
                                                "model.enable_megatron_timers",
                                                "model.megatron_timer_kwargs.",
                                                "model.nsys_profile.",
                                                "model.gc_interval",
                                                "model.seed",
                                                "restore_from_path",
                                                "model.restore_from_path",
                                                "model.resume_from_checkpoint",
                                                "model.native_amp_",
                                                "model.use_cpu_initialization",
                                                "model.pre_process",
                                                "model.post_process",
                                                "model.sync_batch_comm",
                                                "model.init_method_std",
                                                "model.layernorm_epsilon",
                                                "model.onnx_safe",
                                                "model.mcore_gpt",
                                                "model.apex_",
                                                "model.transformer_block_type",
                                                "inference.",
                                                "exp_manager.",
                                                "name",
                                                "hydra.",
                                                "model.optim.",
                                                "model.data.",
                                                "model.tokenizer.",
                                                "defaults",
                                                "train.train_iters",
                                                "train.eval_",
                                                "train.exit_",
                                                "train.manual_gc",
                                                "scheduler.",
                                                "logger.",
                                                "checkpoint.",
                                                "tokenizer.",
                                                "profiling.",
                                                "rng.",
                                                "dataset.",
                                                "optimizer.lr",
                                                "optimizer.adam_",
                                                "trainer."};

constexpr std::array<std::string_view, 36> unmodelled{"model.rampup_batch_size",
                                                      "model.headscale",
                                                      "model.overlap_p2p_comm",
                                                      "model.fsdp",
                                                      "model.fsdp_",
                                                      "model.fp8_",
                                                      "model.use_emha",
                                                      "model.ub_tp_comm_overlap",
                                                      "model.ub_tp_comm_",
                                                      "model.sharp",
                                                      "model.cpu_offloading_",
                                                      "model.ffn_dropout",
                                                      "model.use_flash_attention",
                                                      "model.fp16_lm_cross_entropy",
                                                      "model.grad_allreduce_chunk_size_mb",
                                                      "model.apply_query_key_layer_scaling",
                                                      "model.fp32_residual_connection",
                                                      "model.num_micro_batches_with_partial_",
                                                      "model.activations_checkpoint_layers_per_pipeline",
                                                      "model.persist_layer_norm",
                                                      "model.megatron_amp_O2",
                                                      "model.gradient_as_bucket_view",
                                                      "model.grad_div_ar_fusion",
                                                      "model.gradient_accumulation_fusion",
                                                      "ddp.",
                                                      "comm_overlap.",
                                                      "model.tp_comm_",
                                                      "model.moe_",
                                                      "model.mtp_",
                                                      "model.cuda_graph_",
                                                      "model.apply_rope_fusion",
                                                      "model.bias_",
                                                      "model.masked_softmax_fusion",
                                                      "model.rotary_",
                                                      "model.make_vocab_size_divisible_by",
                                                      "optimizer."};

} // namespace

const Format megatronBridge{
    .name = "bridge",
    .label = "Megatron-Bridge",
    .source = "NVIDIA-NeMo/Megatron-Bridge@067f987, src/megatron/bridge/training/config.py and "
              "mixed_precision.py; keys of model as in "
              "NVIDIA/Megatron-LM@d98e8a6, megatron/core/transformer/transformer_config.py; NeMo's as in "
              "NVIDIA-NeMo/NeMo@8cfedd7, "
              "examples/nlp/language_modeling/conf and nemo/lightning/pytorch/strategies",
    .syntax = Syntax::yaml,
    .framework = "megatron",
    .fileName = "overrides.yaml",
    .rows = megatron::rows,
    .further = megatron::furtherKeys(),
    .idle = idle,
    .unmodelled = unmodelled,
    .renamed = renamed,
    .spell = spell,
    .read = read,
    .write = write};

} // namespace quadrille::frameworks
