// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/recompute_modules.h"

#include <algorithm>

namespace quadrille {
namespace {

constexpr std::array<std::string_view, allRecomputeModules.size()> names{
    "core_attn", "mlp", "moe", "moe_act", "layernorm", "mla_up_proj"};

} // namespace

std::string_view name(RecomputeModule module) {
    return names.at(static_cast<std::size_t>(module));
}

std::optional<RecomputeModule> recomputeModuleFromName(std::string_view word) {
    const auto* const found = std::ranges::find(names, word);
    if (found == names.end())
        return std::nullopt;
    return allRecomputeModules.at(static_cast<std::size_t>(found - names.begin()));
}

std::string text(RecomputeModules modules) {
    std::string written;
    for (const RecomputeModule module : allRecomputeModules)
        if (modules.has(module))
            written += (written.empty() ? "" : ",") + std::string(name(module));
    return written;
}

std::optional<RecomputeModules> recomputeModulesFromText(std::string_view text) {
    RecomputeModules modules;
    while (!text.empty()) {
        const auto comma = text.find(',');
        const auto module = recomputeModuleFromName(text.substr(0, comma));
        if (!module || comma + 1 == text.size())
            return std::nullopt;
        modules.add(*module);
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return modules;
}

} // namespace quadrille
