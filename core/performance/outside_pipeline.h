// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/host_link.h"
#include "core/performance/outside_formulas.h"
#include "core/resolved/resolved.h"

#include <optional>

namespace quadrille::step {

/// What a step takes outside of its pipeline, on the rank that takes longest.
struct OutsidePipeline {
    DataInputs<double> mostExposed{}; ///< of the rank whose exposed communication is the longest
    DataInputs<double> longest{};     ///< of the rank whose communication is the longest, hidden or not
    double optimizer = 0;
    std::optional<HostInputs<double>> host; ///< of the rank that waits longest for what is offloaded
    double updated = 0;                     ///< parameters that the GPU with most of them updates
};

[[nodiscard]] OutsidePipeline outsidePipeline(const Resolved& resolved);

} // namespace quadrille::step
