// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"
#include "core/performance/performance.h"

#include <optional>
#include <vector>

namespace quadrille {

/// The degrees of parallelism in the order of the picture, as they are placed: innermost first.
inline constexpr std::array communicationOrder{TrafficKind::tensor, TrafficKind::context, TrafficKind::expert,
                                               TrafficKind::pipeline, TrafficKind::data};

/// What the communication view shows.
struct CommunicationContent {
    std::optional<Performance> performance;
    Scenario scenario;                 ///< of it: whose GPUs are drawn
    std::optional<TrafficKind> chosen; ///< by the user
    std::int64_t group = 0;            ///< of the selected degree, that stands out on the GPUs

    /// Degrees whose groups have several ranks. Empty without a performance.
    [[nodiscard]] std::vector<TrafficKind> rows() const;
    /// What is chosen where it communicates, else what sends most; none where there is no communication.
    [[nodiscard]] std::optional<TrafficKind> selected() const;
    /// Whose groups send most; none where there is no communication.
    [[nodiscard]] std::optional<TrafficKind> busiest() const;
    [[nodiscard]] const Exchange& exchange(TrafficKind kind) const { return performance->exchange(kind); }
};

/// An amount that can be drawn: numbers that are none, or below 0, count as nothing.
[[nodiscard]] double drawable(double value);
/// Of what is sent, from 0 to 1, leaves the node.
[[nodiscard]] double networkShare(const Exchange& exchange);
/// Of the time, from 0 to 1, adds to the step.
[[nodiscard]] double exposedShare(const Exchange& exchange);

} // namespace quadrille
