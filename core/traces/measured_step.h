// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "core/traces/measured_rank.h"

#include <optional>
#include <vector>

namespace quadrille::traces {

/// One step as several ranks measured it.
struct MeasuredStep {
    std::vector<MeasuredRank> ranks; ///< in the order of their numbers
    std::vector<std::int32_t> steps; ///< that all of the traces have; empty where they mark none
    std::int32_t step = -1;          ///< of these the one that is shown
    bool oneClock = true;            ///< the ranks' times are of one clock; else each begins at its own step
    std::vector<quadrille::Message> notes; ///< what was assumed, sentences for people

    /// Seconds of the step, the mean over its ranks.
    [[nodiscard]] double seconds() const;
    /// Seconds of the step that go to a cause, the mean over its ranks.
    [[nodiscard]] double spent(Cause cause) const;
    /// Seconds in which any of its kernels runs, likewise.
    [[nodiscard]] double busy(Cause cause) const;
    /// Where the time of the step begins for a rank.
    [[nodiscard]] Time origin(const MeasuredRank& rank) const;
    /// Of all ranks together.
    [[nodiscard]] std::vector<CollectiveUse> collectives() const;
};

/// The step with that number, or without one the step of median length that all have. \param traces at least
/// one \throws InputError for the field "step" when not all traces have it, or when a trace has no kernel;
/// Stopped
[[nodiscard]] MeasuredStep measuredStep(const std::vector<RankTrace>& traces,
                                        std::optional<std::int32_t> step = {},
                                        const std::stop_token& stop = {});

/// Says of the groups whose description tells nothing what they are for by their size and the distance of
/// their ranks, where just one degree of parallelism of the plan has these. \pre runnable(plan)
void recogniseGroups(RankTrace& trace, const Scenario& plan);

} // namespace quadrille::traces
