// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/link_time.h"

#include <algorithm>

namespace quadrille::gantt {

LinkTime::LinkTime(const Timeline& timeline, const Dependencies& dependencies) : m_travel(timeline.p2p) {
    if (!(m_travel > 0)) {
        return;
    }
    for (std::size_t operation = 0; operation < timeline.size(); ++operation) {
        for (const Input& user : dependencies.users(operation)) {
            if (user.otherRank) {
                m_departures.push_back(timeline.ends[operation]);
            }
        }
    }
    std::ranges::sort(m_departures);
    m_sums.push_back(0);
    for (const double departure : m_departures) {
        const double arrival = departure + m_travel;
        if (!m_busy.empty() && departure <= m_busy.back().end) {
            m_busy.back().end = arrival;
        } else {
            m_busy.push_back({departure, arrival});
        }
    }
    for (const TimeRange& stretch : m_busy) {
        m_sums.push_back(m_sums.back() + stretch.length());
    }
}

std::size_t LinkTime::messagesAt(double time) const {
    const auto left = std::ranges::upper_bound(m_departures, time);
    const auto arrived = std::ranges::upper_bound(m_departures, time - m_travel);
    return static_cast<std::size_t>(left - arrived);
}

double LinkTime::before(double time) const {
    const auto next = std::ranges::upper_bound(m_busy, time, {}, &TimeRange::begin);
    const auto begun = static_cast<std::size_t>(next - m_busy.begin());
    return begun == 0 ? 0
                      : m_sums[begun - 1] + std::min(time, m_busy[begun - 1].end) - m_busy[begun - 1].begin;
}

double LinkTime::within(const TimeRange& range) const {
    return std::max(0.0, before(range.end) - before(range.begin));
}

std::vector<double> LinkTime::columns(const TimeRange& range, std::size_t count) const {
    std::vector<double> shares(count);
    const double width = range.length() / static_cast<double>(count);
    double until = before(range.begin);
    for (std::size_t i = 0; i < count; ++i) {
        const double next = before(range.begin + static_cast<double>(i + 1) * width);
        shares[i] = std::clamp((next - until) / width, 0.0, 1.0);
        until = next;
    }
    return shares;
}

} // namespace quadrille::gantt
