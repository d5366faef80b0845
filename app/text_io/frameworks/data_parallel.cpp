// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/data_parallel.h"

namespace quadrille::frameworks {

Shards shardsOf(const Scenario& s) {
    const std::int64_t replicas = std::max<std::int64_t>(1, dataParallel(s));
    if (s.plan.zero == 0)
        return {.copies = replicas, .together = 1};
    const std::int64_t group = s.plan.shardGroup;
    if (group > 0 && group % s.plan.cp == 0 && replicas % (group / s.plan.cp) == 0)
        return {.copies = replicas / (group / s.plan.cp), .together = group / s.plan.cp};
    return {.copies = 1, .together = replicas};
}

} // namespace quadrille::frameworks
