// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/pipeline_runs.h"

#include "core/pipeline/peak_in_flight.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/span_memo.h"

namespace quadrille {

const SharedValue<Order>& PipelineRuns::order(const std::stop_token& stop) const {
    return m_order.get([&] {
        if (m_memo != nullptr && !traits(m_kind).searched)
            return m_memo->orderOf(m_kind, m_shape, stop);
        return SharedValue<Order>(makeOrder(m_kind, m_shape, m_durations, stop));
    });
}

const SharedValue<Order>& PipelineRuns::shortenedOrder(const std::stop_token& stop) const {
    const ScheduleShape shorter = shortened(m_kind, m_shape);
    if (shorter == m_shape)
        return order(stop);
    return m_shortened.get([&] { return SharedValue<Order>(makeOrder(m_kind, shorter, m_durations, stop)); });
}

const std::vector<std::int64_t>& PipelineRuns::peaksInFlight(const std::stop_token& stop) const {
    return m_peaks.get([&] {
        std::vector<std::int64_t> peaks;
        for (std::int64_t rank = 0; rank < m_shape.ranks; ++rank)
            peaks.push_back(madeAsAWhole(m_kind)
                                ? peakInFlight(shortenedOrder(stop)->rank(static_cast<std::size_t>(rank)))
                                : peakInFlight(m_kind, m_shape, rank, stop));
        return peaks;
    });
}

const std::shared_ptr<const Timeline>& PipelineRuns::timeline(const std::stop_token& stop) const {
    return m_timeline.get(
        [&] { return std::make_shared<const Timeline>(execute(order(stop), m_durations, stop)); });
}

const PipelineSpan& PipelineRuns::span(const std::stop_token& stop) const {
    return m_span.get([&] {
        const PipelineSpan* known = m_memo != nullptr ? m_memo->find(m_kind, m_shape, m_durations) : nullptr;
        if (known != nullptr)
            return *known;
        const PipelineSpan span = pipelineSpan(*this, largestExecutedStep, stop, m_memo);
        if (m_memo != nullptr)
            m_memo->keep(m_kind, m_shape, m_durations, span);
        return span;
    });
}

} // namespace quadrille
