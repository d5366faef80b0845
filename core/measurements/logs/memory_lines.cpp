// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/logs/log_format.h"

#include <array>

namespace quadrille::logs {
namespace {

constexpr double mib = 1024.0 * 1024.0;
constexpr double gib = 1024.0 * mib;

constexpr std::array rules{
    // NVIDIA/Megatron-LM@d086a2e, megatron/training/utils.py, report_memory(): bytes ÷ 1024 ÷ 1024.
    MemoryRule{"max allocated:", mib, MemoryKind::allocated},
    MemoryRule{"max reserved:", mib, MemoryKind::reserved},
    // huggingface/nanotron@b21538c, src/nanotron/trainer.py: bytes, in thousands.
    MemoryRule{"cuda_max_memory_reserved:", 1, MemoryKind::reserved},
    // pytorch/torchtitan@b5bcd76, torchtitan/components/metrics.py: "memory: 66.91GiB(37.51%)".
    MemoryRule{"memory:", gib, MemoryKind::reserved, "GiB("},
    // deepspeedai/DeepSpeed@038beb6, deepspeed/utils/timer.py: bytes ÷ 1024³, called GB.
    MemoryRule{"MaxMemAllocated=", gib, MemoryKind::allocated},
    MemoryRule{"max_mem_allocated:", gib, MemoryKind::allocated},
    MemoryRule{"max_cache_allocated:", gib, MemoryKind::reserved},
    // The same, deepspeed/runtime/utils.py, see_memory_usage(): "MA 1.2 GB Max_MA 3.4 GB CA 3.5 GB Max_CA 4
    // GB".
    MemoryRule{"Max_MA", gib, MemoryKind::allocated, "MA "},
    MemoryRule{"Max_CA", gib, MemoryKind::reserved, "CA "},
    // NVIDIA-NeMo/Megatron-Bridge@067f987, src/megatron/bridge/training/utils/train_utils.py,
    // report_memory():
    // bytes ÷ 10⁹ of rank by rank.
    MemoryRule{"mem-max-allocated-gigabytes:", 1e9, MemoryKind::allocated},
    MemoryRule{"mem-max-reserved-gigabytes:", 1e9, MemoryKind::reserved},
    // axolotl-ai-cloud/axolotl, src/axolotl/core/trainers/base.py, log(), of late 2025: bytes ÷ 1024³, in the
    // trainer's
    // lines; the names in small letters are those of 2025.
    MemoryRule{"memory/max_allocated (GiB)':", gib, MemoryKind::allocated},
    MemoryRule{"memory/device_reserved (GiB)':", gib, MemoryKind::reserved},
    MemoryRule{"memory/max_mem_allocated(gib)':", gib, MemoryKind::allocated},
    MemoryRule{"memory/device_mem_reserved(gib)':", gib, MemoryKind::reserved},
    // nvidia-smi's table: "| N/A   45C    P0    110W / 700W |  45321MiB / 81559MiB |     98%      Default |".
    MemoryRule{"MiB /", mib, MemoryKind::device, "Default |", Place::before},
    MemoryRule{"MiB /", mib, MemoryKind::device, "W |", Place::before},
};

} // namespace

std::span<const MemoryRule> memoryRules() {
    return rules;
}

} // namespace quadrille::logs
