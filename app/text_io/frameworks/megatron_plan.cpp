// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/megatron_parts.h"
#include "app/text_io/numbers.h"

#include <array>

namespace quadrille::frameworks::megatron {
namespace {

void readUlysses(Reading& reading) {
    const auto sizes = reading.list("hierarchical-context-parallel-sizes");
    reading.bearsOn("hierarchical-context-parallel-sizes", "ulysses");
    if (reading.scenario().plan.contextMethod != ContextMethod::ulyssesRing || sizes.empty())
        return;
    reading.scenario().plan.ulysses =
        text_io::wholeNumber("hierarchical-context-parallel-sizes", sizes.front());
}

} // namespace

void readPlan(Reading& reading) {
    readLaunch(reading);
    readStages(reading);
    readRecomputation(reading);
    readSharding(reading);
    readOptimizer(reading);
    readPrecision(reading);
    readUlysses(reading);
    if (const auto batch = reading.whole("global-batch-size")) {
        reading.scenario().plan.globalBatch = *batch;
        reading.sizes.globalBatch = true;
        reading.bearsOn("global-batch-size", "gbs");
    } else {
        reading.sizes.microBatches = 1;
        if (!reading.assumeUnknown("global-batch-size", "gbs"))
            reading.leave("gbs");
    }
    settle(reading);
    readShardGroup(reading);
    readExperts(reading);
}

void writePlan(Writing& writing) {
    const Scenario& s = writing.scenario();
    writing.put("global-batch-size", s.plan.globalBatch);
    writeStages(writing);
    if (s.plan.contextMethod == ContextMethod::ulyssesRing && s.plan.ulysses > 0 &&
        s.plan.cp % s.plan.ulysses == 0)
        writing.put("hierarchical-context-parallel-sizes",
                    Json::array({s.plan.ulysses, s.plan.cp / s.plan.ulysses}));
    writeRecomputation(writing);
    writeStates(writing);
    writePrecision(writing);
    writeExperts(writing);
}

std::span<const std::string_view> furtherKeys() {
    static constexpr std::array<std::string_view, 49> keys{"num-layers",
                                                           "hidden-size",
                                                           "num-attention-heads",
                                                           "ffn-hidden-size",
                                                           "group-query-attention",
                                                           "num-query-groups",
                                                           "kv-channels",
                                                           "swiglu",
                                                           "untie-embeddings-and-output-weights",
                                                           "normalization",
                                                           "disable-bias-linear",
                                                           "add-qkv-bias",
                                                           "position-embedding-type",
                                                           "max-position-embeddings",
                                                           "num-experts",
                                                           "mtp-num-layers",
                                                           "moe-router-topk",
                                                           "moe-ffn-hidden-size",
                                                           "moe-layer-freq",
                                                           "multi-latent-attention",
                                                           "q-lora-rank",
                                                           "kv-lora-rank",
                                                           "global-batch-size",
                                                           "num-virtual-stages-per-pipeline-rank",
                                                           "num-layers-per-virtual-pipeline-stage",
                                                           "pipeline-model-parallel-layout",
                                                           "decoder-first-pipeline-num-layers",
                                                           "decoder-last-pipeline-num-layers",
                                                           "account-for-embedding-in-pipeline-split",
                                                           "account-for-loss-in-pipeline-split",
                                                           "recompute-granularity",
                                                           "recompute-activations",
                                                           "recompute-modules",
                                                           "recompute-method",
                                                           "recompute-num-layers",
                                                           "use-distributed-optimizer",
                                                           "use-megatron-fsdp",
                                                           "use-torch-fsdp2",
                                                           "num-distributed-optimizer-instances",
                                                           "use-precision-aware-optimizer",
                                                           "optimizer-cpu-offload",
                                                           "fine-grained-activation-offloading",
                                                           "bf16",
                                                           "fp16",
                                                           "fp8-format",
                                                           "fp4-format",
                                                           "grad-reduce-in-bf16",
                                                           "attention-dropout",
                                                           "hidden-dropout"};
    return keys;
}

} // namespace quadrille::frameworks::megatron
