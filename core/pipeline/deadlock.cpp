// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"

#include <utility>

namespace quadrille {

namespace {

std::string describe(const std::vector<DeadlockError::Wait>& waits) {
    std::string text = "The order can not run:";
    const char* separator = " ";
    for (const DeadlockError::Wait& wait : waits) {
        text += separator;
        text += "rank " + std::to_string(wait.rank) + " waits before " + operationName(wait.operation) +
                " for " + operationName(wait.missing);
        text += wait.holder < 0 ? ", which no rank runs" : " of rank " + std::to_string(wait.holder);
        separator = ", ";
    }
    return text + '.';
}

} // namespace

DeadlockError::DeadlockError(std::vector<Wait> waits)
    : std::runtime_error(describe(waits)), m_waits(std::move(waits)) {}

} // namespace quadrille
