// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/gpu_json.h"

#include "core/cluster/profile_json.h"
#include "core/units/largest.h"

namespace quadrille {

using nlohmann::json;

json toJson(const GpuSpec& gpu) {
    json object{{"name", gpu.name},
                {"label", gpu.label},
                {"vendor", gpu.vendor},
                {"memory_gib", inGib(gpu.memory)},
                {"bf16_flops_per_second", gpu.bf16.value()},
                {"has_bf16", gpu.hasBf16},
                {"hbm_bytes_per_second", gpu.hbm.value()},
                {"scale_up_bytes_per_second", gpu.scaleUp.value()},
                {"scale_up_domain", gpu.scaleUpDomain},
                {"gpus_per_node", gpu.gpusPerNode},
                {"nic_gbps", gpu.nicGbps},
                {"confidence", gpu.confidence},
                {"notes", gpu.notes},
                {"source", gpu.source}};
    if (gpu.fp8)
        object["fp8_flops_per_second"] = gpu.fp8->value();
    if (gpu.fp4)
        object["fp4_flops_per_second"] = gpu.fp4->value();
    if (gpu.hostLink)
        object["host_link_bytes_per_second"] = gpu.hostLink->value();
    if (gpu.boardWatts)
        object["board_watts"] = *gpu.boardWatts;
    if (gpu.largeProducts)
        object["large_products"] = *gpu.largeProducts;
    if (gpu.peer)
        object["peer_bytes_per_second"] = gpu.peer->value();
    if (*gpu.profile != Profile{})
        object["profile"] = toJson(*gpu.profile);
    return object;
}

// Below this no device is, and shares of it are numbers that no screen can hold.
constexpr Bytes smallestMemory = gibibytes(1.0 / 1024);

GpuSpec gpuFromJson(const JsonObject& object) {
    constexpr WholeRange count{1, largestDimensionValue};
    GpuSpec gpu;
    gpu.name = object.text("name");
    gpu.label = object.text("label", gpu.name);
    gpu.vendor = object.text("vendor", {});
    gpu.memory = gibibytes(object.positive("memory_gib"));
    if (gpu.memory < smallestMemory)
        object.fail("memory_gib", {QUADRILLE_MESSAGE("must be at least %1"), {inGib(smallestMemory)}});
    gpu.bf16 = FlopsPerSecond(object.positive("bf16_flops_per_second"));
    if (object.has("fp8_flops_per_second"))
        gpu.fp8 = FlopsPerSecond(object.positive("fp8_flops_per_second"));
    if (object.has("fp4_flops_per_second"))
        gpu.fp4 = FlopsPerSecond(object.positive("fp4_flops_per_second"));
    gpu.hasBf16 = object.flag("has_bf16", true);
    gpu.hbm = BytesPerSecond(object.positive("hbm_bytes_per_second"));
    gpu.scaleUp = BytesPerSecond(object.positive("scale_up_bytes_per_second"));
    if (object.has("peer_bytes_per_second"))
        gpu.peer = BytesPerSecond(object.positive("peer_bytes_per_second"));
    if (object.has("host_link_bytes_per_second"))
        gpu.hostLink = BytesPerSecond(object.positive("host_link_bytes_per_second"));
    if (object.has("board_watts"))
        gpu.boardWatts = object.positive("board_watts");
    if (object.has("large_products")) {
        gpu.largeProducts = object.positive("large_products");
        if (*gpu.largeProducts > 1)
            object.fail("large_products", {QUADRILLE_MESSAGE("must be at most %1"), {1.0}});
    }
    gpu.scaleUpDomain = object.whole("scale_up_domain", count);
    gpu.gpusPerNode = object.whole("gpus_per_node", count);
    gpu.nicGbps = object.nonNegative("nic_gbps");
    gpu.confidence = object.text("confidence", {});
    gpu.notes = object.text("notes", {});
    gpu.source = object.text("source", {});
    if (object.has("profile"))
        gpu.profile = profileFromJson(object.object("profile"));
    return gpu;
}

} // namespace quadrille
