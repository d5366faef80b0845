// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

namespace quadrille::orders {

/// Groups of zb1p-interleaved: as even as rounds of at least p micro-batches allow.
[[nodiscard]] inline std::int64_t evenGroup(std::int64_t microbatches, std::int64_t ranks) {
    const std::int64_t rounds = microbatches < ranks ? 1 : microbatches / ranks;
    return microbatches / rounds;
}

} // namespace quadrille::orders
