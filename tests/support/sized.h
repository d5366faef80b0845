// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/resources.h"

namespace quadrille::test {

/// Nodes of `node` GPUs; sizes t, c, p, e; data parallel ranks furthest apart.
inline Scenario sized(std::int64_t node, std::int64_t gpus, std::int64_t t, std::int64_t c, std::int64_t p,
                      std::int64_t e = 1) {
    Scenario s = test::scenario("llama-3.1-8b", "a100-sxm-40gb", gpus);
    s.cluster.gpusPerNode = node;
    s.plan.tp = t;
    s.plan.cp = c;
    s.plan.pp = p;
    s.plan.ep = e;
    s.plan.rankOrder = RankOrder::dataLast;
    return s;
}

} // namespace quadrille::test
