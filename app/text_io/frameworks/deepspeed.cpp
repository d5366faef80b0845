// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/data_parallel.h"
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/optimizer_names.h"
#include "core/units/saturating.h"

#include <array>

namespace quadrille::frameworks {
namespace {

constexpr std::array rows{Row{"zero_optimization.stage", "zero", "0"},
                          Row{"train_micro_batch_size_per_gpu", "mbs", "1"},
                          Row{"tensor_parallel.autotp_size", "tp", "1"}};

/// Where states go: "cpu", "nvme" or "none"; earlier a switch.
bool goesToHost(Reading& reading, std::string_view part, std::string_view earlier) {
    const std::string key = "zero_optimization." + std::string(part) + ".device";
    const std::string device = reading.word(key).value_or("none");
    reading.bearsOn(key, "offload");
    reading.bearsOn("zero_optimization." + std::string(part) + ".pin_memory", "offload");
    if (device == "nvme")
        reading.assume("offload", {QUADRILLE_MESSAGE("to the host's memory; NVMe is not known here"), {}});
    const std::string old = "zero_optimization." + std::string(earlier);
    const bool on = reading.flag(old).value_or(false);
    reading.bearsOn(old, "offload");
    return device != "none" || on;
}

void readStates(Reading& reading) {
    Scenario& s = reading.scenario();
    const bool optimizer = goesToHost(reading, "offload_optimizer", "cpu_offload");
    if (goesToHost(reading, "offload_param", "cpu_offload_params"))
        reading.assume("offload",
                       {QUADRILLE_MESSAGE("parameters stay on the GPU, which here are never offloaded"), {}});
    const bool activations = reading.flag("activation_checkpointing.cpu_checkpointing").value_or(false);
    reading.bearsOn("activation_checkpointing.cpu_checkpointing", "offload");
    s.plan.offload = optimizer     ? activations ? Offload::both : Offload::optimizer
                     : activations ? Offload::activations
                                   : Offload::none;
    if (const auto group = reading.whole("zero_optimization.mics_shard_size", -1); group && *group > 0)
        s.plan.shardGroup = *group;
    reading.bearsOn("zero_optimization.mics_shard_size", "shard-group");
    const bool half = reading.flag("fp16.enabled").value_or(false),
               brain = reading.flag("bf16.enabled").value_or(false);
    reading.bearsOn("fp16.enabled", "precision");
    reading.bearsOn("bf16.enabled", "precision");
    if (half || brain)
        s.recipe.precision = half ? Precision::fp16 : Precision::bf16;
    else if (!reading.besides) // else the trainer says it
        reading.assume("precision", {std::string(noFileSaysIt), {}});
    const std::string type = reading.word("data_types.grad_accum_dtype").value_or(half ? "fp16" : "fp32");
    reading.bearsOn("data_types.grad_accum_dtype", "grad-bytes");
    s.recipe.gradientBytes = type == "fp32" ? 4 : 2;
    readOptimizerName(reading, "optimizer.type", "optimizer.params.momentum");
    if (reading.has("optimizer.type"))
        reading.bearsOn("zero_allow_untested_optimizer", "moment-bytes");
}

/// A size of the batch that the other file may say, too. \param now what it is without this one
void sizeBeside(Reading& reading, std::string_view key, std::string_view setting, std::int64_t& now) {
    const auto said = reading.whole(key);
    if (!said)
        return;
    if (reading.isAssumed(setting))
        now = *said;
    else if (now != *said)
        return reading.ignore(key, {QUADRILLE_MESSAGE("the other file says %1, and counts for more"), {now}});
    reading.bearsOn(key, setting);
}

void readBatchBeside(Reading& reading) {
    Plan& plan = reading.scenario().plan;
    const std::int64_t before = plan.microBatch;
    sizeBeside(reading, "train_micro_batch_size_per_gpu", "mbs", plan.microBatch);
    // The batch was made of as many accumulations of what was taken for a micro-batch.
    if (plan.microBatch != before && !reading.isAssumed("gbs") && before > 0)
        plan.globalBatch = saturatingProduct(plan.globalBatch / before, plan.microBatch);
    std::int64_t steps = accumulated(reading.scenario());
    sizeBeside(reading, "gradient_accumulation_steps", "gbs", steps);
    if (reading.isAssumed("gbs") && reading.has("gradient_accumulation_steps"))
        plan.globalBatch =
            saturatingProduct(saturatingProduct(steps, plan.microBatch), dataParallel(reading.scenario()));
    sizeBeside(reading, "train_batch_size", "gbs", plan.globalBatch);
    if (reading.has("train_micro_batch_size_per_gpu"))
        reading.withdraw("mbs");
    if (reading.has("train_batch_size") || reading.has("gradient_accumulation_steps"))
        reading.withdraw("gbs");
}

/// What it adds to the configuration of a trainer that runs it.
void readBeside(Reading& reading) {
    Scenario& s = reading.scenario();
    s.plan.zero = static_cast<int>(reading.whole("zero_optimization.stage", 0, 3).value_or(0));
    reading.bearsOn("zero_optimization.stage", "zero");
    readStates(reading);
    readBatchBeside(reading);
}

/// Batch = micro-batch × accumulations × replicas: DeepSpeed refuses what is none
/// (deepspeed/runtime/config.py
/// @029f12b3, _batch_assertion()).
void readReplicas(Reading& reading, std::int64_t batch, std::int64_t steps) {
    const std::int64_t ofOne = saturatingProduct(steps, reading.scenario().plan.microBatch);
    if (batch % ofOne != 0)
        reading.refuse("train_batch_size",
                       {QUADRILLE_MESSAGE("must be a multiple of micro-batch × accumulations, %1 × %2"),
                        {reading.scenario().plan.microBatch, steps}});
    reading.sizes.dataParallel = batch / ofOne;
    reading.assume("gpus",
                   {QUADRILLE_MESSAGE("as many replicas as the batch is made of: %1"), {batch / ofOne}});
}

void read(Reading& reading) {
    Scenario& s = reading.scenario();
    readLaunch(reading);
    readStates(reading);
    if (const auto swapping = reading.whole("sequence_parallel_size")) {
        s.plan.cp = *swapping;
        s.plan.contextMethod = ContextMethod::ulysses;
    }
    reading.bearsOn("sequence_parallel_size", "cp");
    const auto steps = reading.whole("gradient_accumulation_steps"), all = reading.whole("train_batch_size");
    reading.bearsOn("gradient_accumulation_steps", "gbs");
    reading.bearsOn("train_batch_size", "gbs");
    if (all) {
        s.plan.globalBatch = *all;
        reading.sizes.globalBatch = true;
        if (steps && reading.has("train_micro_batch_size_per_gpu"))
            readReplicas(reading, *all, *steps);
    } else if (steps) {
        reading.sizes.microBatches = *steps;
    }
    reading.assume("seq", {std::string(noFileSaysIt), {}});
    settle(reading);
}

void write(Writing& writing) {
    const Scenario& s = writing.scenario();
    writing.put("gradient_accumulation_steps", accumulated(s));
    writing.put("train_batch_size", s.plan.globalBatch);
    if (s.plan.cp > 1 && s.plan.contextMethod == ContextMethod::ulysses)
        writing.put("sequence_parallel_size", s.plan.cp);
    if (offloadsOptimizer(s.plan.offload)) {
        writing.put("zero_optimization.offload_optimizer.device", "cpu");
        writing.put("zero_optimization.offload_optimizer.pin_memory", true);
    }
    if (s.plan.shardGroup > 0 && s.plan.zero == 3 && shardGroups(s) > 1)
        writing.put("zero_optimization.mics_shard_size", s.plan.shardGroup);
    if (offloadsActivations(s.plan.offload))
        writing.put("activation_checkpointing.cpu_checkpointing", true);
    writing.put(s.recipe.precision == Precision::fp16 ? "fp16.enabled" : "bf16.enabled", true);
    writing.put("data_types.grad_accum_dtype", s.recipe.gradientBytes == 4             ? "fp32"
                                               : s.recipe.precision == Precision::fp16 ? "fp16"
                                                                                       : "bf16");
    if (s.recipe.momentBytes == 8)
        writing.put("optimizer.type", "AdamW");
    if (s.recipe.momentBytes == 0) {
        writing.put("optimizer.type", "SGD");
        if (s.plan.zero > 0) // deepspeed/runtime/engine.py refuses it otherwise
            writing.put("zero_allow_untested_optimizer", true);
    }
}

constexpr std::array<std::string_view, 14> further{"train_batch_size",
                                                   "gradient_accumulation_steps",
                                                   "zero_optimization.offload_optimizer.device",
                                                   "zero_optimization.offload_param.device",
                                                   "zero_optimization.mics_shard_size",
                                                   "sequence_parallel_size",
                                                   "fp16.enabled",
                                                   "bf16.enabled",
                                                   "data_types.grad_accum_dtype",
                                                   "zero_optimization.overlap_comm",
                                                   "zero_optimization.contiguous_gradients",
                                                   "zero_optimization.reduce_bucket_size",
                                                   "steps_per_print",
                                                   "zero_optimization.stage3_prefetch_bucket_size"};
constexpr std::array<std::string_view, 27> idle{"zero_optimization.overlap_comm",
                                                "zero_optimization.contiguous_gradients",
                                                "zero_optimization.reduce_bucket_size",
                                                "zero_optimization.allgather_",
                                                "zero_optimization.stage3_",
                                                "zero_optimization.sub_group_size",
                                                "zero_optimization.reduce_scatter",
                                                "zero_optimization.round_robin_gradients",
                                                "zero_optimization.offload_optimizer.",
                                                "zero_optimization.offload_param.",
                                                "zero_optimization.load_from_fp32_weights",
                                                "zero_optimization.elastic_checkpoint",
                                                "fp16.",
                                                "bf16.",
                                                "optimizer.",
                                                "scheduler.",
                                                "gradient_clipping",
                                                "steps_per_print",
                                                "wall_clock_breakdown",
                                                "csv_monitor.",
                                                "tensorboard.",
                                                "wandb.",
                                                "zero_allow_untested_optimizer",
                                                "zero_force_ds_cpu_optimizer",
                                                "communication_data_type",
                                                "prescale_gradients",
                                                "activation_checkpointing."};

constexpr std::array<std::string_view, 13> unmodelled{"zero_optimization.overlap_comm",
                                                      "zero_optimization.reduce_bucket_size",
                                                      "zero_optimization.allgather_",
                                                      "zero_optimization.stage3_max_",
                                                      "zero_optimization.stage3_prefetch_",
                                                      "zero_optimization.stage3_param_",
                                                      "communication_data_type",
                                                      "activation_checkpointing.",
                                                      "zero_optimization.max_",
                                                      "zero_optimization.zero_quantized_",
                                                      "zero_optimization.zero_hpz_partition_size",
                                                      "compression_training.",
                                                      "zero_optimization.gather_16bit_weights_on_model_save"};

} // namespace

const Format deepspeed{.name = "deepspeed",
                       .label = "DeepSpeed",
                       .source =
                           "deepspeedai/DeepSpeed@edaa722, deepspeed/runtime/constants.py, zero/config.py, "
                           "zero/offload_config.py, tensor_parallel/config.py",
                       .syntax = Syntax::json,
                       .framework = "deepspeed",
                       .fileName = "ds_config.json",
                       .rows = rows,
                       .further = further,
                       .idle = idle,
                       .unmodelled = unmodelled,
                       .renamed = {},
                       .spell = nullptr,
                       .read = read,
                       .write = write,
                       .readBeside = readBeside};

} // namespace quadrille::frameworks
