// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <rapidcheck.h>

/// Random shapes for which a schedule is defined: small, because every operation of them is looked at.
namespace randomly {

namespace detail {

inline std::int64_t between(std::int64_t least, std::int64_t most) {
    return *rc::gen::inRange(least, most + 1);
}

/// Groups of at least p micro-batches, and a last one that fills the pipeline too.
inline void group(quadrille::ScheduleShape& shape) {
    const std::int64_t group = shape.ranks + between(0, 6);
    const std::int64_t rest = between(0, 1) == 0 ? 0 : between(shape.ranks, group);
    shape.microbatches = group * between(1, 4) + rest;
    const bool defaults = group == shape.ranks && rest % group == 0 && between(0, 1) == 0;
    shape.group = defaults ? 0 : group;
}

/// 2f pipelines whose number divides the ranks, and whole units of p micro-batches.
inline void replicas(quadrille::ScheduleShape& shape) {
    const std::int64_t pipelines = 2 * between(1, 3);
    shape.ranks = pipelines * between(1, 3);
    shape.microbatches = shape.ranks * between(1, 4);
    shape.pipelines = pipelines == 2 && between(0, 1) == 0 ? 0 : pipelines;
}

} // namespace detail

/// A shape that breaks no rule of the kind.
inline quadrille::ScheduleShape shapeFor(quadrille::ScheduleKind kind) {
    using quadrille::ScheduleKind;
    using namespace detail;
    quadrille::ScheduleShape shape{between(1, 8), between(1, 24)};
    switch (kind) {
    case ScheduleKind::interleaved:
    case ScheduleKind::interleavedOverlap:
        shape.chunks = between(2, 4);
        group(shape);
        break;
    case ScheduleKind::breadthFirst:
    case ScheduleKind::zeroBubbleInterleaved:
        shape.chunks = between(1, 4);
        break;
    case ScheduleKind::zeroBubbleH1:
    case ScheduleKind::zeroBubbleH2:
        shape.microbatches = 2 * shape.ranks + between(0, 16);
        break;
    case ScheduleKind::zeroBubbleV:
    case ScheduleKind::vHalf:
    case ScheduleKind::vMin:
    case ScheduleKind::zeroBubbleVAuto:
        shape.chunks = 2;
        break;
    case ScheduleKind::dualPipe:
        shape.ranks = 2 * between(1, 5);
        shape.microbatches = 2 * (shape.ranks + between(0, 10));
        break;
    case ScheduleKind::dualPipeV:
        shape.chunks = 2;
        shape.microbatches = 2 * shape.ranks + between(0, 16);
        break;
    case ScheduleKind::chimera:
        replicas(shape);
        break;
    default:
        break;
    }
    if (quadrille::traits(kind).searched && between(0, 1) == 1)
        shape.memoryLimit = static_cast<double>(shape.chunks * between(1, 2 * shape.ranks));
    return shape;
}

} // namespace randomly
