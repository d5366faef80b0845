// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/megatron.h"

#include <array>

namespace quadrille::frameworks {
namespace {

/// Options in a YAML file, as the functional tests of Megatron-LM write them.
constexpr std::array ofFile{WordPair{"", "MODEL_ARGS."}};

std::string spell(std::string_view key) {
    return "--" + std::string(key);
}

void read(Reading& reading) {
    megatron::readModel(reading);
    megatron::readPartOfModel(reading, false);
    megatron::readPlan(reading);
}

void write(Writing& writing) {
    megatron::writePlan(writing);
    writing.group("MODEL_ARGS");
    megatron::writeModel(writing);
    const Cluster& cluster = writing.scenario().cluster;
    const bool several = cluster.gpus > cluster.gpusPerNode && cluster.gpus % cluster.gpusPerNode == 0;
    writing.group("torchrun");
    writing.put("--nproc_per_node", several ? cluster.gpusPerNode : cluster.gpus);
    writing.put("--nnodes", several ? cluster.gpus / cluster.gpusPerNode : 1);
}

constexpr std::array<std::string_view, 103> idle{"dataset-ratios-path",
                                                 "output-meg-ds-ratio-file",
                                                 "sync-tp-duplicated-parameters",
                                                 "train-weighted-split-paths-path",
                                                 "valid-weighted-split-paths-path",
                                                 "valid-num-workers",
                                                 "deepspeed_config",
                                                 "wait",
                                                 "max-tokens-to-oom",
                                                 "temperature",
                                                 "top_",
                                                 "num-tokens-to-generate",
                                                 "return-log-probs",
                                                 "prompts",
                                                 "incoming-requests-",
                                                 "ENV_VARS.",
                                                 "TEST_TYPE",
                                                 "LAUNCHER",
                                                 "METRICS",
                                                 "MODE",
                                                 "BEFORE_SCRIPT",
                                                 "AFTER_SCRIPT",
                                                 "use-checkpoint-",
                                                 "calculate-per-token-loss",
                                                 "tiktoken-",
                                                 "inference-",
                                                 "data-impl",
                                                 "deepspeed",
                                                 "deepspeed-activation-checkpointing",
                                                 "abort-on-",
                                                 "loss-scale",
                                                 "initial-loss-scale",
                                                 "kill-switch-path",
                                                 "codecarbon-dir",
                                                 "norm-target-loss",
                                                 "skip-train",
                                                 "attention-softmax-in-fp32",
                                                 "decoupled-",
                                                 "finetune",
                                                 "logging-level",
                                                 "enable-experimental",
                                                 "moe-router-bias-update-rate",
                                                 "mscale",
                                                 "mscale-",
                                                 "squared-relu",
                                                 "override-",
                                                 "lr",
                                                 "lr-",
                                                 "min-lr",
                                                 "weight-decay",
                                                 "clip-grad",
                                                 "adam-",
                                                 "init-method-std",
                                                 "train-iters",
                                                 "train-samples",
                                                 "train-tokens",
                                                 "exit-",
                                                 "seed",
                                                 "save",
                                                 "save-",
                                                 "load",
                                                 "load-",
                                                 "log-",
                                                 "tensorboard-",
                                                 "wandb-",
                                                 "eval-",
                                                 "data-path",
                                                 "data-cache-path",
                                                 "split",
                                                 "tokenizer-",
                                                 "vocab-file",
                                                 "merge-file",
                                                 "norm-epsilon",
                                                 "layernorm-epsilon",
                                                 "rotary-",
                                                 "use-rope-scaling",
                                                 "rope-",
                                                 "no-",
                                                 "ckpt-",
                                                 "auto-detect-ckpt-format",
                                                 "dist-ckpt-",
                                                 "async-save",
                                                 "timing-log-",
                                                 "manual-gc",
                                                 "manual-gc-",
                                                 "mock-data",
                                                 "num-workers",
                                                 "dataloader-type",
                                                 "distributed-backend",
                                                 "distributed-timeout-minutes",
                                                 "use-mcore-models",
                                                 "transformer-impl",
                                                 "moe-router-load-balancing-type",
                                                 "moe-aux-loss-coeff",
                                                 "moe-z-loss-coeff",
                                                 "moe-router-dtype",
                                                 "moe-router-score-function",
                                                 "moe-router-topk-scaling-factor",
                                                 "moe-router-pre-softmax",
                                                 "profile",
                                                 "profile-",
                                                 "create-attention-mask-in-dataloader",
                                                 "data-args-path"};

constexpr std::array<std::string_view, 47> unmodelled{"apply-query-key-layer-scaling",
                                                      "deterministic-mode",
                                                      "embed-layernorm",
                                                      "partition-activations",
                                                      "no-masked-softmax-fusion",
                                                      "no-bias-",
                                                      "no-rope-fusion",
                                                      "no-gradient-accumulation-fusion",
                                                      "no-persist-layer-norm",
                                                      "overlap-grad-reduce",
                                                      "overlap-param-gather",
                                                      "tp-comm-overlap",
                                                      "tp-comm-overlap-",
                                                      "delay-wgrad-compute",
                                                      "mtp-",
                                                      "moe-grouped-gemm",
                                                      "moe-permute-fusion",
                                                      "moe-flex-dispatcher-backend",
                                                      "moe-token-dispatcher-type",
                                                      "moe-enable-deepep",
                                                      "moe-shared-expert-overlap",
                                                      "moe-router-num-groups",
                                                      "moe-router-group-topk",
                                                      "moe-router-fusion",
                                                      "make-vocab-size-divisible-by",
                                                      "cuda-graph-",
                                                      "enable-cuda-graph",
                                                      "first-last-layers-bf16",
                                                      "num-layers-at-",
                                                      "moe-pad-expert-input-to-capacity",
                                                      "moe-token-drop-policy",
                                                      "ddp-",
                                                      "no-overlap-p2p-communication",
                                                      "gradient-accumulation-fusion",
                                                      "fp8-amax-",
                                                      "apply-layernorm-1p",
                                                      "moe-use-legacy-grouped-gemm",
                                                      "moe-router-padding-for-fp8",
                                                      "use-persistent-ckpt-worker",
                                                      "microbatch-group-size-per-virtual-pipeline-stage",
                                                      "deallocate-pipeline-outputs",
                                                      "distribute-saved-activations",
                                                      "rampup-batch-size",
                                                      "step-batch-size-schedule",
                                                      "use-nccl-ub",
                                                      "fsdp-double-buffer",
                                                      "empty-unused-memory-level"};

} // namespace

const Format megatronLm{
    .name = "megatron",
    .label = "Megatron-LM",
    .source =
        "NVIDIA/Megatron-LM@d98e8a6, megatron/training/arguments.py, megatron/core/model_parallel_config.py, "
        "megatron/core/transformer/transformer_config.py, megatron/training/config/common_config.py; "
        "model_config.yaml of tests/functional_tests",
    .syntax = Syntax::commandLine,
    .framework = "megatron",
    .fileName = "pretrain.sh",
    .rows = megatron::rows,
    .further = megatron::furtherKeys(),
    .idle = idle,
    .unmodelled = unmodelled,
    .renamed = ofFile,
    .spell = spell,
    .read = read,
    .write = write};

} // namespace quadrille::frameworks
