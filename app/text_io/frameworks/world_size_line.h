// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/dimension.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::frameworks {

/// A size of a run, as a log says it.
struct LogSize {
    Dimension dimension;
    std::int64_t size;
    std::string key; ///< as the log writes it; empty: earlier versions say none, which is 1
};

/// The sizes that Megatron-LM says a run has, in a line that every log has near its beginning:
/// "using world size: 256, data-parallel size: 8, …, tensor-model-parallel size: 8, pipeline-model-parallel
/// size: 4" (NVIDIA/Megatron-LM, megatron/training/arguments.py, in earlier versions megatron/arguments.py).
struct WorldSizeLine {
    std::vector<LogSize> sizes;
    std::size_t line = 0; ///< of the log, from 1
};

/// None where there is no such line, or its numbers are none.
[[nodiscard]] std::optional<WorldSizeLine> readWorldSizeLine(std::string_view log);

/// The plan with these sizes; the rest is the base's.
[[nodiscard]] Scenario withSizes(Scenario base, const WorldSizeLine& line);

/// Both at once.
[[nodiscard]] std::optional<Scenario> withSizesOfLog(const Scenario& base, std::string_view log);

} // namespace quadrille::frameworks
