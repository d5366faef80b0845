// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace quadrille {

/// A part of a layer that selective recomputation can run again in the backward pass, by the names of
/// Megatron-Core's `recompute_modules` (NVIDIA/Megatron-LM@002526d,
/// megatron/core/transformer/transformer_config.py).
enum class RecomputeModule : std::uint8_t {
    coreAttention, ///< scores, softmax and their product with the values
    mlp,           ///< the dense FFN, from its normed input
    moe,           ///< router, experts and shared experts, from their normed input; tokens travel again
    moeActivation, ///< the activation function of the routed experts
    layerNorm,     ///< the norms before attention and FFN: their outputs are not kept
    latentUp       ///< of latent attention: queries, keys and values out of what is compressed
};

inline constexpr std::array allRecomputeModules{
    RecomputeModule::coreAttention, RecomputeModule::mlp,       RecomputeModule::moe,
    RecomputeModule::moeActivation, RecomputeModule::layerNorm, RecomputeModule::latentUp};

/// "core_attn", "mlp", "moe", "moe_act", "layernorm", "mla_up_proj".
[[nodiscard]] std::string_view name(RecomputeModule module);
[[nodiscard]] std::optional<RecomputeModule> recomputeModuleFromName(std::string_view word);

/// A set of them.
class RecomputeModules {
public:
    constexpr RecomputeModules() = default;
    constexpr RecomputeModules(std::initializer_list<RecomputeModule> modules) {
        for (const RecomputeModule module : modules)
            add(module);
    }

    constexpr void add(RecomputeModule module) { m_bits |= bit(module); }
    [[nodiscard]] constexpr bool has(RecomputeModule module) const { return (m_bits & bit(module)) != 0; }
    [[nodiscard]] constexpr bool none() const { return m_bits == 0; }
    /// Both have one.
    [[nodiscard]] constexpr bool meets(RecomputeModules other) const { return (m_bits & other.m_bits) != 0; }

    friend constexpr bool operator==(RecomputeModules, RecomputeModules) = default;

private:
    [[nodiscard]] static constexpr unsigned bit(RecomputeModule module) {
        return 1U << static_cast<unsigned>(module);
    }

    unsigned m_bits = 0;
};

/// Names with commas between them, in the order above; empty for none.
[[nodiscard]] std::string text(RecomputeModules modules);
/// The set written so, in any order, or nothing.
[[nodiscard]] std::optional<RecomputeModules> recomputeModulesFromText(std::string_view text);

} // namespace quadrille
