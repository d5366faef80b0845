// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fit.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

/// One fit to runs on several devices with several frameworks: a parameter, on the scale of its prior (see
/// priorScale()), is what all have in common, plus what sets the device apart, plus what sets the framework
/// apart. Each of these starts at nothing and is held there by a prior, so that what the runs of a device or
/// of a framework cannot tell is what the others say.
namespace quadrille {

struct JointOptions {
    Profile start{};          ///< priors of what all have in common
    double noise = 0.06;      ///< as FitOptions::noise
    int mostIterations = 300; ///< of Gauss and Newton
    /// Asked before every prediction of all runs; the fit ends with what it has reached when it says false.
    std::function<bool()> goOn{};
};

/// What was found, each on the scale of its prior: lists are indexed by ProfileParameter.
struct JointFit {
    using Values = std::array<double, profileParameters>;
    Values common{};
    std::map<std::string, Values> devices;    ///< by family, added to `common`
    std::map<std::string, Values> frameworks; ///< by name, added to both
    double deviation = 0; ///< the size of ln(measured ÷ predicted) that 68 % of the runs stay below
    double objective = 0; ///< of the posterior, without constants: the less the better
    int iterations = 0;   ///< from the start that led there
    bool converged = false;

    /// For a device with what it is known to reach with each framework, whose large products reach what is
    /// usual. \param device a family; what is not known adds nothing
    [[nodiscard]] Profile profile(const std::string& device) const;
};

/// The maximum of the posterior. Residuals are ln(predicted ÷ measured step), Student's t distributed with
/// four degrees of freedom and `noise` as scale, so that runs which nothing explains count little; runs of
/// one group weigh as in fit(). Begun at the priors, and with collectives that hold the host for long; of the
/// ends the best is taken. Deterministic. \param runs those that isFittable() are used \param familyOf
/// (run) -> its device's family \throws InputError when no run is left
[[nodiscard]] JointFit jointFit(RunPointers runs,
                                const std::function<std::string(const MeasuredRun&)>& familyOf,
                                const JointOptions& options = {},
                                const Predictor& predictor = usualPredictor());

} // namespace quadrille
