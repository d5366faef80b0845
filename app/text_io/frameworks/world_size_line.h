// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <optional>
#include <string_view>

namespace quadrille::frameworks {

/// A plan with the sizes that Megatron-LM says a run has, in a line that every log has near its beginning:
/// "using world size: 256, data-parallel size: 8, …, tensor-model-parallel size: 8, pipeline-model-parallel
/// size: 4" (NVIDIA/Megatron-LM, megatron/training/arguments.py, in earlier versions megatron/arguments.py).
/// The rest is the base's. None where there is no such line, or its numbers are none.
[[nodiscard]] std::optional<Scenario> withSizesOfLog(const Scenario& base, std::string_view log);

} // namespace quadrille::frameworks
