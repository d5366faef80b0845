// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/units/largest.h"

#include <array>
#include <string_view>
#include <vector>

namespace quadrille {

/// The quantities a person drags: each is a slider, and any two are the axes of a heatmap.
enum class Dimension {
    tensor,
    context,
    pipeline,
    virtualStages,
    expert,
    microBatch,
    globalBatch,
    sequence,
    gpus
};

inline constexpr std::array allDimensions{
    Dimension::tensor,        Dimension::context,  Dimension::pipeline,
    Dimension::virtualStages, Dimension::expert,   Dimension::microBatch,
    Dimension::globalBatch,   Dimension::sequence, Dimension::gpus};

/// The command line's name of the dimension, also used in session files: "tp", "cp", "pp", "vpp", "ep",
/// "mbs", "gbs", "seq", "gpus".
[[nodiscard]] std::string_view name(Dimension dimension);
[[nodiscard]] std::optional<Dimension> dimensionFromName(std::string_view word);

[[nodiscard]] std::int64_t value(const Scenario& scenario, Dimension dimension);

/// The same scenario with only this dimension moved. Moving the virtual stages above 1 turns 1F1B into
/// interleaved 1F1B, and moving them back to 1 undoes that: the two mean each other.
/// \throws std::invalid_argument unless 1 ≤ value ≤ largestDimensionValue
[[nodiscard]] Scenario with(const Scenario& scenario, Dimension dimension, std::int64_t value);

/// with() in place, for loops that try many values.
void assign(Scenario& scenario, Dimension dimension, std::int64_t value);

/// Sensible values to snap to, ascending, for this scenario's model (pipeline stops are powers of two and
/// divisors of its layers). The scenario's own value is always among them.
[[nodiscard]] std::vector<std::int64_t> stops(const Scenario& scenario, Dimension dimension);

} // namespace quadrille
