// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fsdp_curves/fsdp_data.h"

namespace quadrille {

const std::optional<fsdp::Candidate>& bestOf(const FsdpStop& stop, FsdpMeasure measure) {
    return measure == FsdpMeasure::hfu ? stop.found.bestHfu : stop.found.bestMfu;
}

std::optional<double> valueOf(const FsdpStop& stop, FsdpMeasure measure) {
    const auto& best = bestOf(stop, measure);
    if (!best)
        return std::nullopt;
    switch (measure) {
    case FsdpMeasure::mfu:
        return best->step.mfu;
    case FsdpMeasure::hfu:
        return best->step.hfu;
    case FsdpMeasure::throughput:
        break;
    }
    return best->step.throughput;
}

std::optional<double> valueOf(const FsdpStudy::Run& run, FsdpMeasure measure) {
    switch (measure) {
    case FsdpMeasure::mfu:
        return run.mfu;
    case FsdpMeasure::hfu:
        return run.mfu ? std::optional(*run.mfu * 4 / 3) : std::nullopt;
    case FsdpMeasure::throughput:
        break;
    }
    return run.tokensPerSecond;
}

std::vector<const FsdpStudy::Run*> measuredAt(const FsdpCurvesData& data, FsdpPlace place) {
    std::vector<const FsdpStudy::Run*> runs;
    const double at = data.stop(place).at;
    for (const FsdpMark& mark : data.line(place.line).measured)
        if (mark.at == at)
            runs.push_back(&mark.run);
    return runs;
}

int lastStop(const FsdpLine& line, FsdpMeasure measure) {
    for (auto i = static_cast<int>(line.stops.size()) - 1; i >= 0; --i)
        if (valueOf(line.stops[static_cast<std::size_t>(i)], measure))
            return i;
    return -1;
}

} // namespace quadrille
