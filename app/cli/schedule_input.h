// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

#include <string>

namespace quadrille::cli {

/// Reads {"stages": [{"F": …, "I": …, "W": …, "B": …}, …], "FB": …, "p2p": …}: one entry a stage, in any one
/// unit of time. A stage has F and either B or both I and W; B is their sum unless given. FB is the time of
/// every fused block, the sum of its F and its B unless given; p2p is 0 unless given.
/// \param splitBackward the backward is run in halves: every stage must have I and W
/// \throws InputError naming the key and the rule
[[nodiscard]] Durations durationsFromJson(std::string_view text, std::size_t stages,
                                          bool splitBackward = false);

} // namespace quadrille::cli
