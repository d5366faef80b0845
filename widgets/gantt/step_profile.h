// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/in_flight.h"
#include "widgets/gantt/lane_memory.h"
#include "widgets/gantt/time_axis.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace quadrille::gantt {

/// Fewest and most of something during a stretch of time.
template <class Value>
struct Band {
    Value least{};
    Value most{};

    void include(const Band& other) {
        least = std::min(least, other.least);
        most = std::max(most, other.most);
    }
    friend bool operator==(const Band&, const Band&) = default;
};

/// A step function that answers how far it reaches within any stretch of time, in O(log n + n ÷ 16). A step
/// has a `time`, ascending, and the value from then on; before the first one the value is 0.
template <class Step, class Value, Value Step::*value>
class StepProfile {
public:
    explicit StepProfile(std::vector<Step> steps) : m_steps(std::move(steps)) {
        m_blocks.reserve(m_steps.size() / blockSize);
        for (std::size_t first = 0; first + blockSize <= m_steps.size(); first += blockSize) {
            Band<Value> band = bandOf(first);
            for (std::size_t i = first + 1; i < first + blockSize; ++i) {
                band.include(bandOf(i));
            }
            m_blocks.push_back(band);
        }
    }

    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }

    [[nodiscard]] Value at(double time) const {
        const auto after = std::ranges::upper_bound(m_steps, time, {}, &Step::time);
        return after == m_steps.begin() ? Value{} : (*std::prev(after)).*value;
    }

    /// The band in each of `columns` equal parts [t0, t1) of the range.
    [[nodiscard]] std::vector<Band<Value>> columns(const TimeRange& range, std::size_t columns) const {
        std::vector<Band<Value>> bands(columns);
        const auto found = std::ranges::upper_bound(m_steps, range.begin, {}, &Step::time);
        auto next = static_cast<std::size_t>(found - m_steps.begin());
        Value now = next == 0 ? Value{} : m_steps[next - 1].*value;
        double begin = range.begin;
        for (std::size_t column = 0; column < columns; ++column) {
            const double end =
                range.begin + range.length() * static_cast<double>(column + 1) / static_cast<double>(columns);
            for (; next < m_steps.size() && m_steps[next].time <= begin; ++next) {
                now = m_steps[next].*value;
            }
            Band<Value> band{now, now};
            while (next < m_steps.size() && m_steps[next].time < end) {
                const std::size_t blockEnd = next + blockSize;
                if (next % blockSize == 0 && blockEnd <= m_steps.size() && m_steps[blockEnd - 1].time < end) {
                    band.include(m_blocks[next / blockSize]);
                    next = blockEnd;
                } else {
                    band.include(bandOf(next));
                    ++next;
                }
                now = m_steps[next - 1].*value;
            }
            bands[column] = band;
            begin = end;
        }
        return bands;
    }

private:
    static constexpr std::size_t blockSize = 16;

    [[nodiscard]] Band<Value> bandOf(std::size_t step) const {
        return {m_steps[step].*value, m_steps[step].*value};
    }

    std::vector<Step> m_steps;
    std::vector<Band<Value>> m_blocks; ///< of steps blockSize · k to blockSize · (k + 1)
};

using InFlightProfile = StepProfile<InFlightStep, std::int32_t, &InFlightStep::count>;
using MemoryProfile = StepProfile<MemoryStep, Bytes, &MemoryStep::bytes>;

} // namespace quadrille::gantt
