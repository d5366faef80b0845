// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/change.h"

#include <vector>

namespace quadrille {

/// A change and how far it goes. Steps of one setting in one direction are smaller and larger versions of
/// each other; those of different directions are alternatives.
struct Step {
    Change change;
    int direction = 0;
    int size = 1; ///< 1: the nearest

    friend bool operator==(const Step&, const Step&) = default;
};

/// Every step worth trying to save memory on the same GPUs, by setting, then direction, then size. They need
/// not run on their own: a step that does not may run beside another. \param scenario runnable
[[nodiscard]] std::vector<Step> stepsFrom(const Scenario& scenario);

/// Every step worth trying for its own sake to shorten a step of training on the same GPUs. Searched
/// schedules are not among them. \param scenario runnable
[[nodiscard]] std::vector<Step> stepsToSpeed(const Scenario& scenario);

/// Twice, four times, … as many GPUs; at most six doublings.
[[nodiscard]] std::vector<Step> moreGpus(const Scenario& scenario);

/// Both can be taken: they turn different things.
[[nodiscard]] bool compatible(const Step& a, const Step& b);

/// Everything in `smaller` is also in `larger`, there at least as large.
[[nodiscard]] bool contains(const std::vector<Step>& larger, const std::vector<Step>& smaller);

} // namespace quadrille
