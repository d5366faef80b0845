// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/in_flight_profile.h"

#include <algorithm>
#include <utility>

namespace quadrille::gantt {
namespace {

void include(InFlightBand& band, std::int32_t least, std::int32_t most) {
    band.least = std::min(band.least, least);
    band.most = std::max(band.most, most);
}

} // namespace

InFlightProfile::InFlightProfile(std::vector<InFlightStep> steps) : m_steps(std::move(steps)) {
    m_blocks.reserve(m_steps.size() / blockSize);
    for (std::size_t first = 0; first + blockSize <= m_steps.size(); first += blockSize) {
        InFlightBand band{m_steps[first].count, m_steps[first].count};
        for (std::size_t i = first + 1; i < first + blockSize; ++i) {
            include(band, m_steps[i].count, m_steps[i].count);
        }
        m_blocks.push_back(band);
    }
}

std::int32_t InFlightProfile::at(double time) const {
    const auto after = std::ranges::upper_bound(m_steps, time, {}, &InFlightStep::time);
    return after == m_steps.begin() ? 0 : std::prev(after)->count;
}

std::vector<InFlightBand> InFlightProfile::columns(const TimeRange& range, std::size_t columns) const {
    std::vector<InFlightBand> bands(columns);
    const auto found = std::ranges::upper_bound(m_steps, range.begin, {}, &InFlightStep::time);
    auto next = static_cast<std::size_t>(found - m_steps.begin());
    std::int32_t count = next == 0 ? 0 : m_steps[next - 1].count;
    double begin = range.begin;
    for (std::size_t column = 0; column < columns; ++column) {
        const double end =
            range.begin + range.length() * static_cast<double>(column + 1) / static_cast<double>(columns);
        for (; next < m_steps.size() && m_steps[next].time <= begin; ++next) {
            count = m_steps[next].count;
        }
        InFlightBand band{count, count};
        while (next < m_steps.size() && m_steps[next].time < end) {
            const std::size_t blockEnd = next + blockSize;
            if (next % blockSize == 0 && blockEnd <= m_steps.size() && m_steps[blockEnd - 1].time < end) {
                const InFlightBand& block = m_blocks[next / blockSize];
                include(band, block.least, block.most);
                next = blockEnd;
            } else {
                include(band, m_steps[next].count, m_steps[next].count);
                ++next;
            }
            count = m_steps[next - 1].count;
        }
        bands[column] = band;
        begin = end;
    }
    return bands;
}

} // namespace quadrille::gantt
