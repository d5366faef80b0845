// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"
#include "core/measurements/measured_run.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Predictions held against runs that somebody measured: the figures of the truth page.
namespace quadrille {

using Predictor = std::function<Performance(const Scenario&)>;

/// performanceOf(), by the profile of the scenario's GPU.
[[nodiscard]] Predictor usualPredictor();

/// Model, sequence length: runs of different ones are no alternatives to each other.
[[nodiscard]] std::string workOf(const ModelSpec& model, std::int64_t sequence);

/// One run beside its prediction.
struct ValidatedRun {
    std::size_t index = 0; ///< of the run in what was given to validate()
    std::string group;
    bool fitted = true;                     ///< as MeasuredRun::fitted
    std::optional<Performance> performance; ///< none where the run is not runnable
    std::optional<Seconds> predicted;       ///< step; none where the run is not runnable
    std::optional<Seconds> measured;        ///< step
    double ratio = 0; ///< predicted ÷ measured throughput, so that 1.1 is 10 % too fast; 0: no such
    bool withinInterval = false;  ///< of nine in ten: see Performance::intervalFactor(); false: no such
    FlopsPerSecond predictedRate; ///< per GPU, FlopConvention::model; 0: no such
    FlopsPerSecond measuredRate;  ///< per GPU, FlopConvention::model; 0: no such
    FlopsPerSecond constantRate;  ///< of the constant of baselines.h; 0: no measured step
    FlopsPerSecond ruleRate;      ///< of the rule of baselines.h; 0: no measured step
    std::optional<double> oomProbability; ///< detailed estimator; none under the paper's, or not runnable
    std::optional<Bytes> predictedMemory; ///< of the fullest GPU, of the kind of the measured memory
    std::optional<Bytes> measuredMemory;
    bool ranOut = false; ///< as MeasuredRun::ranOut

    [[nodiscard]] bool compared() const { return ratio > 0; }
};

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
    OomConfusion oom;
};

struct Validation {
    std::vector<ValidatedRun> runs;     ///< one for each run, in the same order
    std::vector<ValidatedGroup> groups; ///< tables in the order of their first runs; all their runs
    Comparison overall;                 ///< over the runs whose source says enough: MeasuredRun::fitted
    double coverage = 0;                ///< over the same runs
    OomConfusion oom;                   ///< over all runs that are known to have fitted or run out
};

/// Predicts every run, and compares. The constant and the rule are fitted to the fitted runs of the
/// other tables. Runs that cannot run, or have no time, are kept without comparison.
[[nodiscard]] Validation validate(std::span<const MeasuredRun> runs,
                                  const Predictor& predictor = usualPredictor());

/// The figures over some runs of a validation, such as those that a filter lets through. What was fitted to
/// other tables, the constant and the rule, stays as it was. \param chosen of a validation of `runs`
[[nodiscard]] Validation summarise(std::vector<ValidatedRun> chosen, std::span<const MeasuredRun> runs);

/// As validate(), each table predicted by a predictor that was fitted without it.
/// \param fitWithout (group) -> predictor; called once for each group
[[nodiscard]] Validation validateLeavingOut(std::span<const MeasuredRun> runs,
                                            const std::function<Predictor(const std::string&)>& fitWithout);

} // namespace quadrille
