// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/units.h"

#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// A link between GPUs, as data sheets tell of it.
struct Interconnect {
    std::string name;         ///< catalogue name: "nvlink-4"
    std::string label;        ///< as people write it: "NVLink 4 (H100)"
    BytesPerSecond bandwidth; ///< of one GPU and one direction
    std::string source;

    friend bool operator==(const Interconnect&, const Interconnect&) = default;
};

/// Reads resources/interconnects.json. \throws InputError naming field and rule.
[[nodiscard]] std::vector<Interconnect> parseInterconnects(std::string_view text);

} // namespace quadrille
