// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/outside_pipeline.h"
#include "core/performance/performance.h"

namespace quadrille {

/// What the step has found of communication.
struct ExchangeSeconds {
    step::Pass<double> meanRank; ///< of the mean pipeline rank in a step, what is recomputed included
    step::DataSeconds<double> data;
};

/// Fills result.exchanges: bytes by trafficOf(), seconds by the links' rates, and of these what is exposed.
/// \pre result.parts are filled
void addExchanges(Performance& result, const Scenario& scenario, const step::PlanRates& rates,
                  const ExchangeSeconds& seconds);

} // namespace quadrille
