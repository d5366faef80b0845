// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

/// What of two plans can be set beside each other.
///
/// Always: memory of a GPU, settings, counts, and what says how well GPUs are used, whatever they train:
/// shares of capacity, of time (the bubble) and of the peak, and rates of a GPU. The duration of a step, of
/// its parts and of its pipeline, and what a stage holds, only where both train the same model; another
/// model's step is compared by the tokens it trains on in a second.
namespace quadrille {

/// Whether stages and times of the two can be compared: the models bear the same name. A model that is edited
/// keeps its name, and what the edit costs is the question then.
[[nodiscard]] bool trainTheSame(const Scenario& a, const Scenario& b);

/// Whether a unit of time of both is the same: the forward of the same micro-batch through a layer split the
/// same way. \pre both can run
[[nodiscard]] bool sameWorkPerLayer(const Scenario& a, const Scenario& b);

/// Whether the order of two figures that rest on the time of a step (both rates, or both times) is uncertain:
/// they are no farther apart than the wider of both intervals reaches, whatever the peak allows.
[[nodiscard]] bool isWithinInterval(double a, double b, const Performance& ofA, const Performance& ofB);

} // namespace quadrille
