// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace quadrille {

/// What an optimizer keeps for each parameter beside an fp32 copy of its weight.
struct OptimizerMoments {
    std::string_view name;  ///< of the command line and of sessions
    std::string_view label; ///< as people write it
    double bytes;           ///< Recipe::momentBytes
    std::string_view source;
};

inline constexpr std::array optimizers{
    OptimizerMoments{"adam", "Adam", 8, "Kingma & Ba (2015): two fp32 moments"},
    OptimizerMoments{"adam-bf16", "Adam, bf16 moments", 4, "two bf16 moments (DeepSeek-V3, section 3.3.1)"},
    OptimizerMoments{"adam-8bit", "Adam, 8-bit moments", 2, "Dettmers et al. (2022): two 8-bit moments"},
    OptimizerMoments{"muon", "Muon", 4, "Jordan et al. (2024): one fp32 momentum"},
    OptimizerMoments{"sgd-momentum", "SGD with momentum", 4, "one fp32 momentum"},
    OptimizerMoments{"sgd", "SGD", 0, "no moments"}};

/// The optimizer with this name, or null.
[[nodiscard]] constexpr const OptimizerMoments* findOptimizer(std::string_view name) {
    for (const OptimizerMoments& optimizer : optimizers)
        if (optimizer.name == name)
            return &optimizer;
    return nullptr;
}

} // namespace quadrille
