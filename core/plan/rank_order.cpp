// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rank_order.h"

namespace quadrille {

std::string_view name(RankOrder value) {
    return value == RankOrder::pipelineLast ? "tp-cp-ep-dp-pp" : "tp-cp-ep-pp-dp";
}

} // namespace quadrille
