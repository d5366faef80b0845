// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>

namespace quadrille {

/// Another plan, and what it would come to beside the one at hand.
struct Alternative {
    Scenario scenario;
    Glance seen;
    double speed = 0; ///< of training beside the plan's: its step ÷ this step; 0 where that does not run

    [[nodiscard]] bool isFaster() const { return speed > 1; }
};

/// \param own of the plan at hand. Throws Stopped. \pre runnable(scenario)
[[nodiscard]] Alternative alternative(const Scenario& scenario, const Glance& own,
                                      const std::stop_token& stop = {});

/// Where more is to be seen of what a sentence says.
enum class Evidence : std::uint8_t { memory, step, communication, pipeline, tables, changes, plans };

/// A sentence about a plan, with the numbers that decide.
struct Advice {
    enum class Kind : std::uint8_t {
        follows, ///< a rule of thumb
        breaks,  ///< one
        change,  ///< of the plan, that helps
        best,    ///< the best plan that was found
        rule     ///< what a rule of thumb would cost against that
    };
    Kind kind = Kind::follows;
    Message says;
    Evidence evidence = Evidence::step;
    std::optional<Alternative> instead; ///< what the sentence speaks of as another plan
};

} // namespace quadrille
