// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice.h"
#include "core/search/rule_choices.h"
#include "core/search/worth_running.h"

#include <vector>

namespace quadrille {

/// What a search over everything that usually is searched finds around a plan.
struct BestFound {
    PlanSpace space;
    PlanSearchAnswer found; ///< one best; nothing looked at where the space is too large
    ChosenByRules byRule{};
    std::vector<WorthRunning> worth;

    [[nodiscard]] bool isTooLarge() const { return space.size() > mostWaitedFor; }
};

/// \param threads 0: as many as there are cores. Throws Stopped.
[[nodiscard]] BestFound bestFound(const Scenario& scenario, std::size_t threads,
                                  const std::stop_token& stop = {});

/// How far the plan is from the best that was found, what following each rule of thumb would cost against
/// that, and which plans are worth running first. Throws Stopped.
[[nodiscard]] std::vector<Advice> adviceFromBest(const Scenario& scenario, const BestFound& best,
                                                 const std::stop_token& stop = {});

} // namespace quadrille
