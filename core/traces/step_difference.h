// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/traces/measured_step.h"

#include <array>
#include <optional>
#include <vector>

namespace quadrille::traces {

/// Seconds of a step that go to one cause, on the mean rank.
struct CauseDifference {
    Cause cause = Cause::matrices;
    double measured = 0;      ///< that the step takes for it
    double measuredBusy = 0;  ///< of messages: hidden ones too
    double predicted = 0;     ///< that the step takes for it
    double predictedBusy = 0; ///< of messages: were nothing else done

    [[nodiscard]] double difference() const { return measured - predicted; }
    friend bool operator==(const CauseDifference&, const CauseDifference&) = default;
};

/// A kind of collective with the time that the same bytes would take at the predicted rate.
struct CollectiveDifference {
    CollectiveUse use;               ///< of all ranks
    std::optional<double> predicted; ///< seconds of all of them; none where bytes or group are not known
    std::optional<double> planRanks; ///< ranks that such a group of the plan has

    [[nodiscard]] double measured() const { return use.seconds; }
    [[nodiscard]] double predictedRate() const; ///< bytes per second; 0 without a prediction
    friend bool operator==(const CollectiveDifference&, const CollectiveDifference&) = default;
};

/// Passes of one kind through one stage.
struct PassDifference {
    OperationKind kind = OperationKind::forward;
    std::int64_t stage = 0;
    std::int64_t count = 0;
    double measured = 0;             ///< seconds of the mean one
    std::optional<double> predicted; ///< none where the plan has no such stage

    friend bool operator==(const PassDifference&, const PassDifference&) = default;
};

/// A measured step beside the prediction of the plan that it is of. Rows of causes add up to the steps.
struct StepDifference {
    double measured = 0;                              ///< seconds of the step
    double predicted = 0;                             ///< Performance::step
    std::size_t rankCount = 1;                        ///< that measured it
    std::array<CauseDifference, causeCount> causes{}; ///< indexed by Cause
    std::vector<CollectiveDifference> collectives;
    std::vector<PassDifference> passes;    ///< by stage and kind
    std::vector<quadrille::Message> notes; ///< where the trace is of another plan than this

    [[nodiscard]] const CauseDifference& of(Cause cause) const {
        return causes.at(static_cast<std::size_t>(cause));
    }
    /// What differs most, the largest first: "TP reduce-scatter takes 31 % longer than predicted: 142 GB/s
    /// instead of 189 GB/s". What differs by less than a twentieth is left out.
    [[nodiscard]] std::vector<quadrille::Message> findings(std::size_t most = 5) const;
};

/// Recomputation is with the kernels of its kind, imbalance of experts with their messages, and what is idle
/// in the pipeline with its messages. \pre analysis.runnable()
[[nodiscard]] StepDifference stepDifference(const MeasuredStep& step, const Analysis& analysis);

/// Seconds of the predicted step that go to each cause, on the mean rank; they add up to it.
/// \pre analysis.runnable()
[[nodiscard]] std::array<double, causeCount> predictedCauses(const Analysis& analysis);

} // namespace quadrille::traces
