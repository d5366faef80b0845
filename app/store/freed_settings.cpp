// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/freed_settings.h"

#include "core/search/plan_space.h"

#include <algorithm>
#include <array>

namespace quadrille {

std::vector<const Setting*> alsoSearched() {
    static constexpr std::array names{"gpus",        "cp-method",   "etp",     "sp",         "precision",
                                      "shard-group", "layer-split", "offload", "rank-order", "moe-overlap"};
    std::vector<const Setting*> settings(names.size());
    std::ranges::transform(names, settings.begin(), findSetting);
    return settings;
}

bool canBeFreed(std::string_view setting) {
    const auto isNamed = [setting](const Setting* each) { return each->name == setting; };
    return std::ranges::any_of(usuallySearched(), isNamed) || std::ranges::any_of(alsoSearched(), isNamed);
}

} // namespace quadrille
