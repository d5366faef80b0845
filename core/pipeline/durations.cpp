// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"

namespace quadrille {

Durations Durations::uniform(std::size_t stages, double forward, double inputGradient,
                             double weightGradient) {
    Durations durations;
    durations.forward.assign(stages, forward);
    durations.inputGradient.assign(stages, inputGradient);
    durations.weightGradient.assign(stages, weightGradient);
    return durations;
}

} // namespace quadrille
