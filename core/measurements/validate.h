// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"
#include "core/measurements/measured_run.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// Predictions held against measured runs: the figures of the truth page.
namespace quadrille {

using Predictor = std::function<Performance(const Scenario&)>;

/// performanceOf(), by the profile of the scenario's GPU. Throws Stopped.
[[nodiscard]] Predictor usualPredictor(const std::stop_token& stop = {});

/// Model, sequence length, global batch and precision: runs of different ones are no alternatives to each
/// other.
[[nodiscard]] std::string workOf(const RunScenario& scenario);

/// One run beside its prediction. Of a prediction it keeps little: there may be very many.
struct ValidatedRun {
    std::size_t index = 0;            ///< of the run in what was given to validate()
    std::optional<Seconds> predicted; ///< step; none where the run is not runnable
    std::optional<Seconds> measured;  ///< step
    double ratio = 0; ///< predicted ÷ measured throughput, so that 1.1 is 10 % too fast; 0: no such
    FlopsPerSecond predictedRate;         ///< per GPU, FlopConvention::model; 0: no such
    FlopsPerSecond measuredRate;          ///< per GPU, FlopConvention::model; 0: no such
    FlopsPerSecond constantRate;          ///< of the constant of baselines.h; 0: no measured step
    FlopsPerSecond ruleRate;              ///< of the rule of baselines.h; 0: no measured step
    FlopsPerSecond peak;                  ///< peakOf(); 0: no prediction
    StepInterval interval;                ///< Performance::interval()
    Seconds lost;                         ///< in largestLoss
    std::optional<double> oomProbability; ///< detailed estimator; none under the paper's, or not runnable
    std::optional<Bytes> predictedMemory; ///< of the stage and of the kind of the measured memory
    std::optional<Bytes> measuredMemory;
    StepPart largestLoss = StepPart::matrices; ///< largestLoss() of the prediction
    bool fitted = true;          ///< as MeasuredRun::fitted, unless nothing is fitted to it: see predict()
    bool calibrated = false;     ///< Performance::calibrated
    bool otherFramework = false; ///< Performance::otherFramework
    bool withinInterval = false; ///< the measured step lies in interval; false: no such
    Outcome outcome = Outcome::trained; ///< as MeasuredRun::outcome
    bool ranOut = false;                ///< as MeasuredRun::ranOut()

    [[nodiscard]] bool compared() const { return ratio > 0; }
    [[nodiscard]] bool memoryCompared() const { return predictedMemory && measuredMemory; }
};

/// The largest part of a step apart from ideal computing: what is most likely to be wrong about it.
[[nodiscard]] StepPart largestLoss(const Performance& performance);

/// The same figures of three ways of predicting the same runs.
struct Comparison {
    Accuracy ours;
    Accuracy constant;
    Accuracy rule;

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// One table.
struct ValidatedGroup {
    std::string name;
    bool fitted = true; ///< any of its runs is
    Comparison comparison;
    double coverage = 0; ///< share of its compared runs within their interval
    MemoryAccuracy memory;
    OomConfusion oom;
};

/// The figures over some runs.
struct Summary {
    std::vector<ValidatedGroup> groups; ///< tables in the order of their first runs; all their runs
    Comparison overall;                 ///< over the runs whose source says enough: ValidatedRun::fitted
    double coverage = 0;                ///< over the same runs
    double sharedError = 0;             ///< over the same runs: see sharedErrorOf()
    MemoryAccuracy memory;              ///< over the same runs
    Comparison all;                     ///< over all runs, whatever their sources leave unsaid
    MemoryAccuracy memoryOfAll;         ///< over all runs
    OomConfusion oom;                   ///< over all runs that are known to have fitted or run out
};

struct Validation : Summary {
    std::vector<ValidatedRun> runs; ///< one for each run, in the same order
};

/// Predicts every run, and compares. The constant and the rule are fitted to the fitted runs of the
/// other tables. Runs that cannot run, or have no time, are kept without comparison.
[[nodiscard]] Validation validate(std::span<const MeasuredRun> runs,
                                  const Predictor& predictor = usualPredictor());
[[nodiscard]] Validation validate(RunPointers runs, const Predictor& predictor = usualPredictor());

/// The runs of validate() without their figures.
/// \param theirs so many of the first runs are what MeasuredRun::fitted says; to the others nothing is fitted
/// \param predictor asked from several threads at once
/// \param known predictions of the first runs, by such a call before
[[nodiscard]] std::vector<ValidatedRun> predict(RunPointers runs, std::size_t theirs,
                                                const Predictor& predictor = usualPredictor(),
                                                std::span<const ValidatedRun> known = {});

/// The figures over some runs of a validation, such as those that a filter lets through. What was fitted to
/// other tables, the constant and the rule, stays as it was. Throws Stopped. \param chosen of a validation of
/// `runs`
[[nodiscard]] Summary summarise(std::span<const ValidatedRun* const> chosen, RunPointers runs,
                                const std::stop_token& stop = {});

[[nodiscard]] Competition competitionOf(const MeasuredRun& run);

/// Share of the variance that intervals allow for which plans measured for the same work on the same GPUs do
/// not show between each other: what they have in common, or do not have at all. Negative where they differ
/// by more than their intervals say; 0 without sets of at least leastCompetitors. \param chosen as for
/// summarise()
[[nodiscard]] double sharedErrorOf(std::span<const ValidatedRun* const> chosen, RunPointers runs);

/// As validate(), each set of runs predicted by a predictor that was fitted without it.
/// \param keyOf (run) -> name of its set \param fitWithout (name) -> predictor; called once for each set
[[nodiscard]] Validation validateLeavingOut(std::span<const MeasuredRun> runs,
                                            const std::function<std::string(const MeasuredRun&)>& keyOf,
                                            const std::function<Predictor(const std::string&)>& fitWithout);

} // namespace quadrille
