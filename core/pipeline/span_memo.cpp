// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/span_memo.h"

#include <algorithm>

namespace quadrille {
namespace {

constexpr std::size_t mostSpans = 128;
constexpr std::size_t mostSteps = 4; ///< of which each may hold orders of many operations
constexpr std::size_t mostOrders = 16;

template <class Kept>
void keepFirst(std::deque<Kept>& kept, Kept next, std::size_t most) {
    kept.push_front(std::move(next));
    if (kept.size() > most)
        kept.pop_back();
}

template <class Kept>
auto find(Kept& kept, ScheduleKind kind, const ScheduleShape& shape) {
    return std::ranges::find_if(kept,
                                [&](const auto& each) { return each.kind == kind && each.shape == shape; });
}

} // namespace

const PipelineSpan* SpanMemo::find(ScheduleKind kind, const ScheduleShape& shape,
                                   const Durations& durations) const {
    const auto found = std::ranges::find_if(m_spans, [&](const Span& each) {
        return each.kind == kind && each.shape == shape && each.durations == durations;
    });
    return found != m_spans.end() ? &found->span : nullptr;
}

void SpanMemo::keep(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                    const PipelineSpan& span) {
    keepFirst(m_spans, {kind, shape, durations, span}, mostSpans);
}

ContinuedStep& SpanMemo::stepOf(ScheduleKind kind, const ScheduleShape& shape) {
    const auto found = quadrille::find(m_steps, kind, shape);
    if (found != m_steps.end())
        return found->step;
    keepFirst(m_steps, {kind, shape, ContinuedStep(kind, shape)}, mostSteps);
    return m_steps.front().step;
}

SharedValue<Order> SpanMemo::orderOf(ScheduleKind kind, const ScheduleShape& shape,
                                     const std::stop_token& stop) {
    const auto found = quadrille::find(m_orders, kind, shape);
    if (found != m_orders.end())
        return found->order;
    keepFirst(m_orders, {kind, shape, makeOrder(kind, shape, stop)}, mostOrders);
    return m_orders.front().order;
}

} // namespace quadrille
