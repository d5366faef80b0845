// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"
#include "core/performance/fsdp/setup.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace quadrille::fsdp {

/// The fewest GPUs of which each has room for one token beside its share of the states; none where no number
/// has. The setup's own number does not matter.
[[nodiscard]] std::optional<std::int64_t> fewestGpus(const Setup& setup);

/// Why the setup cannot run: not one token fits. With what alone would mend that: more GPUs, ZeRO 3 (field
/// "zero"), γ = 0 (field "gamma"). Empty: it runs.
[[nodiscard]] std::vector<Diagnostic> check(const Setup& setup);

} // namespace quadrille::fsdp
