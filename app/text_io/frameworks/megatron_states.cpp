// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/megatron_parts.h"
#include "app/text_io/frameworks/optimizer_names.h"
#include "app/text_io/frameworks/use_framework.h"
#include "app/text_io/numbers.h"

#include <algorithm>
#include <array>

namespace quadrille::frameworks::megatron {
namespace {

/// Bytes of a moment.
std::optional<double> bytesOf(std::string_view type) {
    if (type == "fp32" || type == "float32" || type == "torch.float32")
        return 4;
    if (type == "fp16" || type == "bf16" || type == "bfloat16" || type == "torch.bfloat16" ||
        type == "torch.float16")
        return 2;
    return type == "fp8" || type == "torch.uint8" ? std::optional(1.0) : std::nullopt;
}

} // namespace

void readSharding(Reading& reading) {
    Scenario& s = reading.scenario();
    // Megatron-Bridge says it twice, of which one is enough; NeMo 1 by the optimizer's name.
    constexpr std::string_view again = "optimizer.use_distributed_optimizer", nemo = "model.optim.name";
    const std::string named = reading.word(nemo).value_or("");
    s.plan.zero = reading.flag("use-distributed-optimizer").value_or(false) ||
                          reading.flag(again).value_or(false) || named.starts_with("distributed_") ||
                          named == "mcore_distributed_optim"
                      ? 1
                      : 0;
    if (const auto stage = reading.whole("zero-stage", 0, 3)) { // Megatron-DeepSpeed
        s.plan.zero = static_cast<int>(*stage);
        useFramework(s, "deepspeed", reading.catalogue());
    }
    const bool own =
        reading.flag("use-megatron-fsdp").value_or(false) || reading.flag("use-custom-fsdp").value_or(false);
    const bool torch = reading.flag("use-torch-fsdp2").value_or(false);
    const std::string strategy =
        reading.word("data-parallel-sharding-strategy").value_or("optim_grads_params");
    if (own)
        s.plan.zero = strategy == "optim_grads_params" ? 3
                      : strategy == "optim_grads"      ? 2
                      : strategy == "optim"            ? 1
                                                       : 0;
    if (torch)
        s.plan.zero = reading.flag("torch-fsdp2-no-reshard-after-forward").value_or(false) ? 2 : 3;
    for (const std::string_view key : std::initializer_list<std::string_view>{
             "use-distributed-optimizer", again, nemo, "zero-stage", "use-megatron-fsdp", "use-custom-fsdp",
             "use-torch-fsdp2", "data-parallel-sharding-strategy", "torch-fsdp2-no-reshard-after-forward"})
        reading.bearsOn(key, "zero");
    if (s.plan.zero == 0)
        reading.leave("zero");
}

void readShardGroup(Reading& reading) {
    Scenario& s = reading.scenario();
    const std::int64_t instances = reading.whole("num-distributed-optimizer-instances").value_or(1);
    reading.bearsOn("num-distributed-optimizer-instances", "shard-group");
    const std::int64_t ranks = dataParallel(s) * s.plan.cp;
    if (instances > 1 && ranks % instances == 0 && ranks > 0)
        s.plan.shardGroup = ranks / instances;
}

void readOptimizer(Reading& reading) {
    Recipe& recipe = reading.scenario().recipe;
    const std::string optimizer = reading.word("optimizer").value_or("adam");
    const bool lower = reading.flag("use-precision-aware-optimizer").value_or(false);
    double bytes = 0;
    for (const std::string_view key : {"exp-avg-dtype", "exp-avg-sq-dtype"}) {
        const std::string type = reading.word(key).value_or("fp32");
        const auto found = bytesOf(type);
        if (!found)
            reading.refuse(key, {QUADRILLE_MESSAGE("must be %1, not %2"),
                                 {Alternatives{{"fp32", "fp16", "bf16", "fp8"}}, text_io::inQuotes(type)}});
        bytes += lower ? *found : 4;
        reading.bearsOn(key, "moment-bytes");
    }
    reading.bearsOn("optimizer", "moment-bytes");
    reading.bearsOn("use-precision-aware-optimizer", "moment-bytes");
    // NVIDIA/Megatron-LM@0075637, megatron/core/optimizer/optimizer_config.py: SGD has momentum unless told
    // otherwise, and adaptive Muon a second moment beside its own.
    if (optimizer == "sgd" || optimizer == "lion" || optimizer == "muon" || optimizer == "dist_muon")
        bytes = 4;
    else if (optimizer != "adam" && optimizer != "adaptive_muon")
        takeForAdam(reading, "optimizer", optimizer);
    if (optimizer == "sgd" && reading.real("sgd-momentum") == 0)
        bytes = 0;
    reading.bearsOn("sgd-momentum", "moment-bytes");
    recipe.momentBytes = bytes;
    const bool fraction = reading.real("optimizer-offload-fraction").value_or(1) < 1;
    const bool states = reading.flag("optimizer-cpu-offload").value_or(false);
    const bool activations = reading.flag("fine-grained-activation-offloading").value_or(false) ||
                             reading.flag("cpu-offloading").value_or(false) ||
                             reading.whole("cpu-offloading-num-layers", 0).value_or(0) > 0;
    if (states && fraction)
        reading.assume("offload",
                       {QUADRILLE_MESSAGE("all of the optimizer's states are offloaded, not a part"), {}});
    reading.scenario().plan.offload = states        ? (activations ? Offload::both : Offload::optimizer)
                                      : activations ? Offload::activations
                                                    : Offload::none;
    if (const auto share = reading.real("activation-offload-fraction"); share && activations)
        reading.scenario().plan.offloadShare = std::min(1.0, *share);
    for (const std::string_view key :
         {"optimizer-cpu-offload", "optimizer-offload-fraction", "fine-grained-activation-offloading",
          "offload-modules", "cpu-offloading", "cpu-offloading-num-layers"})
        reading.bearsOn(key, "offload");
    reading.bearsOn("activation-offload-fraction", "offload-share");
}

void writeStates(Writing& writing) {
    const Scenario& s = writing.scenario();
    if (s.plan.zero == 1) {
        writing.put("use-distributed-optimizer", true);
    } else if (s.plan.zero > 1) {
        writing.put("use-megatron-fsdp", true);
        writing.put("data-parallel-sharding-strategy",
                    s.plan.zero == 2 ? "optim_grads" : "optim_grads_params");
    }
    if (const std::int64_t groups = shardGroups(s); groups > 1)
        writing.put("num-distributed-optimizer-instances", groups);
    constexpr std::array<std::pair<double, std::array<const char*, 2>>, 5> types{{{6, {"fp32", "bf16"}},
                                                                                  {5, {"fp32", "fp8"}},
                                                                                  {4, {"bf16", "bf16"}},
                                                                                  {3, {"bf16", "fp8"}},
                                                                                  {2, {"fp8", "fp8"}}}};
    // NVIDIA/Megatron-LM@d98e8a6, megatron/training/arguments.py: states wait on the host only by this one's
    // code, which is the distributed optimizer's.
    const bool offloads = offloadsOptimizer(s.plan.offload) && s.plan.zero > 0;
    if (offloads && s.recipe.momentBytes == 8)
        writing.put("use-precision-aware-optimizer", true);
    for (const auto& [bytes, names] : types)
        if (s.recipe.momentBytes == bytes && s.plan.zero > 0) {
            writing.put("use-precision-aware-optimizer", true);
            writing.put("exp-avg-dtype", names[0]);
            writing.put("exp-avg-sq-dtype", names[1]);
        }
    if (s.recipe.momentBytes == 4 && s.plan.zero == 0)
        writing.put("optimizer", "sgd");
    if (s.recipe.momentBytes == 0 && s.plan.zero == 0) {
        writing.put("optimizer", "sgd");
        writing.put("sgd-momentum", 0.0);
    }
    if (offloads)
        writing.put("optimizer-cpu-offload", true);
    if (offloadsActivations(s.plan.offload)) {
        writing.put("fine-grained-activation-offloading", true);
        writing.put("offload-modules",
                    Json::array({"attn_norm", "qkv_linear", "core_attn", "attn_proj", "mlp_norm"}));
        if (s.plan.offloadShare != 1)
            writing.put("activation-offload-fraction", s.plan.offloadShare);
    }
}

} // namespace quadrille::frameworks::megatron
