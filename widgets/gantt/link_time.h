// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/dependencies.h"
#include "core/pipeline/executor.h"
#include "widgets/gantt/time_axis.h"

#include <cstddef>
#include <vector>

namespace quadrille::gantt {

/// When boundaries are on their way between pipeline ranks. What takes no time is never on its way.
class LinkTime {
public:
    LinkTime() = default;
    LinkTime(const Timeline& timeline, const Dependencies& dependencies);

    [[nodiscard]] bool isEmpty() const { return m_busy.empty(); }
    /// The stretches in which at least one is on its way: ascending, and they do not touch.
    [[nodiscard]] const std::vector<TimeRange>& busy() const { return m_busy; }
    /// How many of them there are at a moment.
    [[nodiscard]] std::size_t messagesAt(double time) const;
    [[nodiscard]] std::size_t messages() const { return m_departures.size(); }
    /// Time within the range in which at least one is on its way; O(log n).
    [[nodiscard]] double within(const TimeRange& range) const;
    /// The same of equal columns of the range, each as a share of its length.
    [[nodiscard]] std::vector<double> columns(const TimeRange& range, std::size_t count) const;

private:
    [[nodiscard]] double before(double time) const; ///< busy time until then

    double m_travel = 0;              ///< of each message
    std::vector<double> m_departures; ///< ascending
    std::vector<TimeRange> m_busy;
    std::vector<double> m_sums; ///< [i]: length of the first i stretches
};

} // namespace quadrille::gantt
