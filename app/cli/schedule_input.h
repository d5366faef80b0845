// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <string>

namespace quadrille::cli {

/// Reads {"stages": [{"F": …, "I": …, "W": …, "B": …}, …], "FB": …, "p2p": …}: one entry a stage, in any one
/// unit of time. A stage has F and either B or both I and W; B alone is their sum unless given. FB is the
/// time of a fused block, which no schedule of this version has, and p2p is 0 unless given. \throws
/// InputError naming the key and the rule
[[nodiscard]] Durations durationsFromJson(std::string_view json, std::size_t stages);

} // namespace quadrille::cli
