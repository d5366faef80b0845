// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/mean_rank.h"
#include "core/traces/step_difference.h"

namespace quadrille::traces {
namespace {

/// Of what is computed twice, how much is of which kind.
struct Repeated {
    double matrices = 0, attention = 0, memoryBound = 0;

    [[nodiscard]] double total() const { return matrices + attention + memoryBound; }
};

Repeated repeatedOf(const Resolved& resolved) {
    Repeated sum;
    for (std::size_t stage = 0; stage < resolved.passes().count(); ++stage) {
        const step::Pass<double>& pass = resolved.passes().at(stage).repeated;
        sum.matrices += pass.matrices;
        sum.attention += pass.attention;
        sum.memoryBound += pass.memoryBound;
    }
    return sum;
}

} // namespace

std::array<double, causeCount> predictedCauses(const Analysis& analysis) {
    const Performance& performance = *analysis.performance;
    std::array<double, causeCount> seconds{};
    const auto of = [&seconds](Cause cause) -> double& {
        return seconds.at(static_cast<std::size_t>(cause));
    };
    const auto part = [&performance](StepPart which) { return performance.part(which).value(); };
    // The ideal time is of both: what attention takes in all is known, and the rest are products.
    of(Cause::attention) = step::MeanRank<double>(analysis.resolved).attention();
    of(Cause::matrices) =
        part(StepPart::ideal) + part(StepPart::matrices) + part(StepPart::attention) - of(Cause::attention);
    of(Cause::memoryBound) = part(StepPart::memoryBound);
    const Repeated repeated = repeatedOf(analysis.resolved);
    if (repeated.total() > 0) {
        const double each = part(StepPart::recomputation) / repeated.total();
        of(Cause::matrices) += each * repeated.matrices;
        of(Cause::attention) += each * repeated.attention;
        of(Cause::memoryBound) += each * repeated.memoryBound;
    } else {
        of(Cause::memoryBound) += part(StepPart::recomputation);
    }
    of(Cause::tensor) = part(StepPart::tensor);
    of(Cause::context) = part(StepPart::context);
    of(Cause::expert) = part(StepPart::expert) + part(StepPart::imbalance);
    for (const StepPart each : bubbleParts)
        of(Cause::pipeline) += part(each);
    of(Cause::data) = part(StepPart::data);
    of(Cause::copies) = part(StepPart::offload);
    of(Cause::optimizer) = part(StepPart::optimizer);
    of(Cause::overhead) = part(StepPart::overhead);
    return seconds;
}

} // namespace quadrille::traces
