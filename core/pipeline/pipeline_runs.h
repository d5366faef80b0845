// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "core/pipeline/pipeline_span.h"
#include "core/stop.h"
#include "core/text/made_once.h"

#include <memory>
#include <utility>
#include <vector>

namespace quadrille {

/// A schedule that runs with given durations: its order, its timeline and its span, each worked out at most
/// once, by whichever thread asks first. Throws Stopped where a stop token is given.
class PipelineRuns {
public:
    /// \pre as pipelineSpan() \param memo outlives this, which is then for its thread alone
    PipelineRuns(ScheduleKind kind, const ScheduleShape& shape, Durations durations, SpanMemo* memo = nullptr)
        : m_kind(kind), m_shape(shape), m_durations(std::move(durations)), m_memo(memo) {}

    [[nodiscard]] ScheduleKind kind() const { return m_kind; }
    [[nodiscard]] const ScheduleShape& shape() const { return m_shape; }
    [[nodiscard]] const Durations& durations() const { return m_durations; }

    /// \pre checkShape() is empty
    [[nodiscard]] const SharedValue<Order>& order(const std::stop_token& stop = {}) const;
    /// Of as few micro-batches as show everything that is ever in flight: see shortened().
    [[nodiscard]] const SharedValue<Order>& shortenedOrder(const std::stop_token& stop = {}) const;
    /// The most chunks in flight on each rank: see peakInFlight().
    [[nodiscard]] const std::vector<std::int64_t>& peaksInFlight(const std::stop_token& stop = {}) const;
    [[nodiscard]] const std::shared_ptr<const Timeline>& timeline(const std::stop_token& stop = {}) const;
    /// pipelineSpan(), which executes no more than largestExecutedStep operations where it can do with less.
    [[nodiscard]] const PipelineSpan& span(const std::stop_token& stop = {}) const;

private:
    ScheduleKind m_kind;
    ScheduleShape m_shape;
    Durations m_durations;
    SpanMemo* m_memo; ///< null: none
    MadeOnce<SharedValue<Order>> m_order;
    MadeOnce<SharedValue<Order>> m_shortened;
    MadeOnce<std::vector<std::int64_t>> m_peaks;
    MadeOnce<std::shared_ptr<const Timeline>> m_timeline;
    MadeOnce<PipelineSpan> m_span;
};

} // namespace quadrille
