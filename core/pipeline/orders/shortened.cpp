// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/even_group.h"
#include "core/pipeline/orders/v_pattern.h"
#include "core/pipeline/rank_order.h"

#include <algorithm>

namespace quadrille {

namespace {

/// min(m, 2n), without computing 2n where it is too large.
std::int64_t atMostTwice(std::int64_t microbatches, std::int64_t n) {
    return microbatches / 2 < n ? microbatches : 2 * n;
}

/// Whether a group is long enough for a rank's backwards to follow its own warm-up: 2(p − 1) + 1 forwards,
/// and one more where the blocks are fused.
bool coversWarmup(std::int64_t group, const ScheduleShape& shape, std::int64_t more) {
    const std::int64_t left = group - more;
    return left / 2 + left % 2 >= shape.ranks;
}

/// Whole groups of N that are enough before the last, short one of `rest` micro-batches (0: there is none).
std::int64_t enoughGroups(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rest) {
    const std::int64_t more = kind == ScheduleKind::interleavedOverlap ? 1 : 0;
    if (rest == 0)
        return more == 1 && !coversWarmup(shape.groupSize(), shape, 0) ? 3 : 2;
    return shape.chunks == 2 && coversWarmup(rest, shape, more) ? 1 : 2;
}

std::int64_t shortenedGroups(ScheduleKind kind, const ScheduleShape& shape) {
    const std::int64_t group = shape.groupSize();
    const std::int64_t rest = shape.microbatches % group;
    const std::int64_t groups = std::min(shape.microbatches / group, enoughGroups(kind, shape, rest));
    return groups * group + rest;
}

/// The groups depend on m. As many rounds as there are groups keep their size, which takes more groups than
/// micro-batches in the last, short one.
std::int64_t shortenedEvenGroups(const ScheduleShape& shape) {
    if (shape.chunks == 1)
        return std::min(shape.microbatches, shape.ranks);
    const std::int64_t group = orders::evenGroup(shape.microbatches, shape.ranks);
    const std::int64_t rest = shape.microbatches % group;
    const std::int64_t groups = std::min(shape.microbatches / group, std::max<std::int64_t>(2, rest + 1));
    return groups * group + rest;
}

} // namespace

ScheduleShape shortened(ScheduleKind kind, const ScheduleShape& shape) {
    ScheduleShape shorter = shape;
    switch (kind) {
    case ScheduleKind::oneForwardOneBackward:
        shorter.microbatches = std::min(shape.microbatches, shape.ranks);
        break;
    case ScheduleKind::eager:
        shorter.microbatches = atMostTwice(shape.microbatches - 1, shape.ranks - 1) + 1;
        break;
    case ScheduleKind::interleaved:
    case ScheduleKind::interleavedOverlap:
        shorter.microbatches = shortenedGroups(kind, shape);
        break;
    case ScheduleKind::zeroBubbleInterleaved:
        shorter.microbatches = shortenedEvenGroups(shape);
        break;
    case ScheduleKind::zeroBubbleH1:
    case ScheduleKind::zeroBubbleH2:
    case ScheduleKind::zeroBubbleV:
        shorter.microbatches = atMostTwice(shape.microbatches, shape.ranks);
        break;
    case ScheduleKind::dualPipe:
        // On two ranks the least m has fused blocks of one phase only.
        shorter.microbatches = atMostTwice(shape.microbatches, std::max<std::int64_t>(3, shape.ranks));
        break;
    case ScheduleKind::dualPipeV:
        shorter.microbatches = std::min(
            shape.microbatches, std::max<std::int64_t>(3, atMostTwice(shape.microbatches, shape.ranks)));
        break;
    case ScheduleKind::vHalf:
    case ScheduleKind::vMin:
        shorter.microbatches = std::min(shape.microbatches, orders::vPatternFill(kind, shape.ranks));
        break;
    case ScheduleKind::chimera:
        shorter.microbatches = shape.ranks;
        break;
    default:
        break;
    }
    return shorter;
}

} // namespace quadrille
