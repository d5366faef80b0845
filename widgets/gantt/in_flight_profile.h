// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/in_flight.h"
#include "widgets/gantt/time_axis.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::gantt {

/// Fewest and most activations in flight during a stretch of time.
struct InFlightBand {
    std::int32_t least = 0;
    std::int32_t most = 0;

    friend bool operator==(const InFlightBand&, const InFlightBand&) = default;
};

/// A step function that answers how far it reaches within any stretch of time, in O(log n + n ÷ 16).
class InFlightProfile {
public:
    explicit InFlightProfile(std::vector<InFlightStep> steps);

    [[nodiscard]] const std::vector<InFlightStep>& steps() const { return m_steps; }
    [[nodiscard]] std::int32_t at(double time) const;
    /// The band in each of `columns` equal parts [t0, t1) of the range.
    [[nodiscard]] std::vector<InFlightBand> columns(const TimeRange& range, std::size_t columns) const;

private:
    static constexpr std::size_t blockSize = 16;

    std::vector<InFlightStep> m_steps;
    std::vector<InFlightBand> m_blocks; ///< of steps blockSize · k to blockSize · (k + 1)
};

} // namespace quadrille::gantt
