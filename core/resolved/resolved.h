// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/chunk_shapes.h"
#include "core/pipeline/pipeline_runs.h"
#include "core/scenario/scenario.h"
#include "core/timing/rates.h"
#include "core/timing/stage_passes.h"

#include <cstdint>
#include <memory>

namespace quadrille {

/// Whose time the pipeline runs with.
enum class TimeBase : std::uint8_t {
    units, ///< every pipeline rank alike: F = I = W = 1 for all of its chunks together, no latency
    model, ///< the scenario's own: see Resolved::durations(); in seconds
};

/// A scenario with what its formulas have in common: sizes, where layers and ranks stand, rates, durations,
/// and how its pipeline runs. What takes time is made when it is first asked for, once for all who ask, on
/// any thread: code that asks several things of a scenario resolves it once and hands that on. Copies share.
///
/// \pre of everything but scenario(), schedule() and shape(): runnable(scenario)
class Resolved {
public:
    Resolved() : Resolved(Scenario()) {}
    /// Implicit: who asks a single thing asks it of the scenario.
    Resolved(const Scenario& scenario); // NOLINT(google-explicit-constructor)
    /// \param memo of pipelines of other scenarios; outlives this and its copies, which are for its thread
    /// alone
    Resolved(const Scenario& scenario, SpanMemo& memo);

    [[nodiscard]] const Scenario& scenario() const { return m_facts->scenario; }
    [[nodiscard]] ScheduleKind schedule() const { return scenario().plan.schedule; }
    [[nodiscard]] const ScheduleShape& shape() const { return m_facts->shape; }
    [[nodiscard]] const layout::ChunkShapes& chunks() const;
    [[nodiscard]] const step::PlanRates& rates() const;
    /// Every global stage: what it does in how many seconds.
    [[nodiscard]] const step::StagePasses& passes() const;
    /// The pipeline with the durations of the model.
    [[nodiscard]] const PipelineRuns& runs() const;
    /// Seconds of F, I and W of every global stage and of the latency of an edge, by the profile of the
    /// scenario's GPU: see layer_formulas.h. What is recomputed belongs to I. Tensor, context and expert
    /// parallel communication is in it; data parallel communication and the optimizer are not.
    [[nodiscard]] const Durations& durations() const { return runs().durations(); }

private:
    struct Facts {
        Facts(const Scenario& given, SpanMemo* known)
            : scenario(given), shape(scheduleShape(given)), memo(known) {}

        Scenario scenario;
        ScheduleShape shape;
        SpanMemo* memo; ///< null: none
        MadeOnce<layout::ChunkShapes> chunks;
        MadeOnce<step::PlanRates> rates;
        MadeOnce<step::StagePasses> passes;
        MadeOnce<std::unique_ptr<const PipelineRuns>> runs;
    };

    std::shared_ptr<const Facts> m_facts;
};

/// The durations of one of the bases.
[[nodiscard]] Durations durationsOf(const Resolved& resolved, TimeBase base);

/// Bytes of the boundary of one micro-batch that one GPU sends from a pipeline rank to the next: activations
/// s·b·h ÷ (c·q) of 2 bytes, or as many gradients.
[[nodiscard]] Bytes stageBoundaryBytes(const Scenario& scenario);

} // namespace quadrille
