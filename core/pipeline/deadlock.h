// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/execution_input.h"

#include <cstddef>
#include <vector>

namespace quadrille {

/// Finds out who waits for whom and throws DeadlockError. `next`: for each rank, the index of the operation
/// that it could not start, or the end of its list. \pre one of them is not the end, none could start, and
/// input.checkOperations() does not throw.
[[noreturn]] void throwDeadlock(const ExecutionInput& input, const std::vector<std::size_t>& next);

} // namespace quadrille
