// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/continued_step.h"
#include "core/pipeline/pipeline_span.h"

#include <deque>

namespace quadrille {

/// What was found out about the last few pipelines, for who asks about very many that are often the same:
/// plans that differ in what data parallelism shards run the same pipeline, and those of one shape have one
/// order. For one thread.
class SpanMemo {
public:
    /// Null where it is not known any more.
    [[nodiscard]] const PipelineSpan* find(ScheduleKind kind, const ScheduleShape& shape,
                                           const Durations& durations) const;
    void keep(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
              const PipelineSpan& span);
    /// With the orders that it has made. Valid until the next call. \pre as ContinuedStep
    [[nodiscard]] ContinuedStep& stepOf(ScheduleKind kind, const ScheduleShape& shape);
    /// \pre the order does not depend on durations
    [[nodiscard]] SharedValue<Order> orderOf(ScheduleKind kind, const ScheduleShape& shape,
                                             const std::stop_token& stop);

private:
    struct Span {
        ScheduleKind kind{};
        ScheduleShape shape;
        Durations durations;
        PipelineSpan span;
    };
    struct Step {
        ScheduleKind kind{};
        ScheduleShape shape;
        ContinuedStep step;
    };
    struct Made {
        ScheduleKind kind{};
        ScheduleShape shape;
        SharedValue<Order> order;
    };
    std::deque<Span> m_spans; ///< the latest first, as those below
    std::deque<Step> m_steps;
    std::deque<Made> m_orders;
};

} // namespace quadrille
