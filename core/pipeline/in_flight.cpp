// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/in_flight.h"

namespace quadrille {

namespace {

bool releases(OperationKind kind, Release release) {
    switch (kind) {
    case OperationKind::forward:
        return false;
    case OperationKind::backward:
    case OperationKind::fused:
        return true;
    case OperationKind::inputGradient:
        return release == Release::atInputGradient;
    case OperationKind::weightGradient:
        return release == Release::atWeightGradient;
    }
    return false;
}

/// Keeps the steps minimal: a later change at the same instant replaces, and no change leaves no step.
void append(std::vector<InFlightStep>& steps, double time, std::int32_t count) {
    if (!steps.empty() && steps.back().time == time) {
        steps.pop_back();
    }
    const std::int32_t before = steps.empty() ? 0 : steps.back().count;
    if (count != before) {
        steps.push_back({time, count});
    }
}

} // namespace

std::vector<InFlightStep> inFlight(const Timeline& timeline, std::size_t rank, Release release) {
    std::vector<InFlightStep> steps;
    std::int32_t live = 0;
    for (const TimedOperation& timed : timeline.rank(rank)) {
        if (runsForward(timed.operation.kind)) {
            append(steps, timed.start, ++live);
        }
        if (releases(timed.operation.kind, release)) {
            append(steps, timed.end, --live);
        }
    }
    return steps;
}

} // namespace quadrille
