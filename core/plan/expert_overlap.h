// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// Whether the messages of experts travel while another micro-batch computes: DeepSeek-AI 2024, "DeepSeek-V3
/// Technical Report", section 3.2.1; Megatron-Core's overlap_moe_expert_parallel_comm
/// (NVIDIA/Megatron-LM@002526d, megatron/core/model_parallel_config.py).
enum class ExpertOverlap : std::uint8_t {
    bySchedule, ///< where the pipeline schedule is made for it
    on,
    off
};
inline constexpr std::array expertOverlaps{ExpertOverlap::bySchedule, ExpertOverlap::on, ExpertOverlap::off};

/// "auto", "on", "off".
[[nodiscard]] std::string_view name(ExpertOverlap value);

} // namespace quadrille
