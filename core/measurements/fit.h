// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/profile_parameters.h"
#include "core/measurements/validate.h"

#include <functional>
#include <span>
#include <vector>

/// Calibration: the free parameters of a profile fitted to measured runs by nonlinear least squares
/// (Levenberg and Marquardt, in Eigen).
namespace quadrille {

struct FitOptions {
    std::vector<ProfileParameter> parameters{}; ///< to fit, the others stay; empty: all
    /// Standard deviation of ln(measured ÷ predicted) that runs of a good fit are expected to have: what
    /// their residuals are weighed with against the priors.
    double noise = 0.06;
    /// From so many times the noise on, a residual counts with its size rather than its square (Huber 1964).
    double robustFrom = 2;
    int mostIterations = 40;
    /// Asked before every prediction of all runs; the fit ends with what it has reached when it says false.
    std::function<bool()> goOn{};
};

struct FittedParameter {
    ProfileParameter parameter = ProfileParameter::gemm;
    double prior = 0;
    double value = 0;
    double learnt =
        0; ///< 1 − (posterior ÷ prior standard deviation)²: 0, the runs do not tell; 1, they alone do
};

struct ProfileFit {
    Profile profile; ///< with runs, deviation, domain and the sources it was fitted on
    std::vector<FittedParameter> parameters;
    double deviationBefore = 0; ///< of the start, as Profile::deviation without correction
    double deviationAfter = 0;
    int iterations = 0;
    bool converged = false; ///< false: it ran out of iterations, or goOn() ended it
};

/// A fit can use it: fitted, with a time, and runnable.
[[nodiscard]] bool isFittable(const MeasuredRun& run);
[[nodiscard]] std::vector<MeasuredRun> fittableRuns(std::span<const MeasuredRun> runs);

/// The maximum of the posterior of the parameters: least squares of √w · ln(predicted ÷ measured) ÷ noise
/// over the runs, made robust, and of (scale(value) − scale(prior)) ÷ priorWidth over the parameters, whose
/// priors are the start's values. Where n runs are of one group each has the weight w ∝ n^−½, so that a large
/// table does not drown small ones; the weights' mean is 1. The profile's deviation is the root of the
/// weighted mean square residual, with n less what the runs determine of the parameters. Deterministic.
/// \param runs those that fittableRuns() leaves are used, whatever GPU they ran on, all with this profile
/// \throws InputError when no run is left
/// \param start the fit starts from its values with the framework of most of the runs
[[nodiscard]] ProfileFit fit(std::span<const MeasuredRun> runs, const Profile& start,
                             const FitOptions& options = {}, const Predictor& predictor = usualPredictor());
[[nodiscard]] ProfileFit fit(RunPointers runs, const Profile& from, const FitOptions& options = {},
                             const Predictor& predictor = usualPredictor());

/// ln(predicted ÷ measured); far off where the prediction is no time.
[[nodiscard]] double logRatio(Seconds predicted, Seconds measured);

/// The weight of each run, whose mean is 1: in fit() and in jointFit().
[[nodiscard]] std::vector<double> weightsByGroup(RunPointers runs);

/// "Korthikanti et al. (2022), Table 5; …", in the order of the runs.
[[nodiscard]] std::string groupsOf(RunPointers runs);

/// Where runs lie. \pre there are some
[[nodiscard]] ProfileDomain domainOf(RunPointers runs);

/// Those of one group and framework each: see Profile::clusters.
[[nodiscard]] std::vector<RunCluster> clustersOf(RunPointers runs);

/// The run is one of those that the cluster counts: of its source, table and framework, fitted, and on a
/// device whose profile rests on the cluster, too.
[[nodiscard]] bool isCounted(const MeasuredRun& run, const RunCluster& cluster);

/// The scenario on GPUs with this profile, as it holds for what their large products reach.
[[nodiscard]] Scenario withProfile(Scenario scenario, const SharedValue<Profile>& profile);

} // namespace quadrille
