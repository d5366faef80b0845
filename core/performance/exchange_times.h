// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/step_formulas.h"

namespace quadrille {

/// The part of the step in which communication of this kind is exposed.
[[nodiscard]] StepPart exposedPart(TrafficKind kind);

/// Fills result.exchanges, expertData and host: bytes by trafficOf(), seconds by step_formulas.h, and of
/// these what is exposed. \pre question.known is result, whose parts are filled
void addExchanges(Performance& result, const step::StepQuestion& question);

} // namespace quadrille
