// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/execution_input.h"

#include <cmath>
#include <sstream>
#include <stdexcept>
#include <string>

namespace quadrille {

namespace {

void checkTime(double time, const std::string& what) {
    if (!std::isfinite(time) || time < 0) {
        std::ostringstream text;
        text.imbue(std::locale::classic());
        text << what << " is " << time << "; durations must be finite and not negative.";
        throw std::invalid_argument(text.str());
    }
}

void checkTimes(const std::vector<double>& times, std::size_t stages, const std::string& what) {
    if (times.size() != stages) {
        throw std::invalid_argument("There must be one " + what + " duration for each of the " +
                                    std::to_string(stages) + " stages; there are " +
                                    std::to_string(times.size()) + '.');
    }
    for (std::size_t stage = 0; stage < stages; ++stage) {
        if (!(times[stage] >= 0 && std::isfinite(times[stage]))) {
            checkTime(times[stage], "The " + what + " duration of stage " + std::to_string(stage));
        }
    }
}

} // namespace

Durations Durations::uniform(std::size_t stages, double forward, double inputGradient,
                             double weightGradient) {
    Durations durations;
    durations.forward.assign(stages, forward);
    durations.inputGradient.assign(stages, inputGradient);
    durations.weightGradient.assign(stages, weightGradient);
    return durations;
}

void checkDurations(const Durations& durations, std::size_t stages) {
    checkTimes(durations.forward, stages, "forward");
    if (!durations.backward.empty()) {
        checkTimes(durations.backward, stages, "backward");
    }
    if (durations.backward.empty() || !durations.inputGradient.empty() || !durations.weightGradient.empty()) {
        checkTimes(durations.inputGradient, stages, "input-gradient");
        checkTimes(durations.weightGradient, stages, "weight-gradient");
    }
    checkTime(durations.p2p, "The point-to-point latency");
    checkTime(durations.fusedScale, "The scale of fused blocks");
    if (durations.fused) {
        checkTime(*durations.fused, "The duration of a fused block");
    }
}

} // namespace quadrille
