// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/chunk_shapes.h"
#include "core/pipeline/pipeline_runs.h"
#include "core/pipeline/rank_moments.h"
#include "core/resolved/plan_memo.h"
#include "core/scenario/scenario.h"
#include "core/timing/layer_inputs.h"
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
    /// \param scenario outlives this and its copies, and stays as it is \param memo likewise
    Resolved(const Scenario& scenario, PlanMemo& memo);
    Resolved(const Scenario&& scenario, PlanMemo& memo) = delete; // which would be gone

    [[nodiscard]] const Scenario& scenario() const { return *m_facts->scenario; }
    [[nodiscard]] ScheduleKind schedule() const { return scenario().plan.schedule; }
    [[nodiscard]] const ScheduleShape& shape() const { return m_facts->shape; }
    [[nodiscard]] const layout::ChunkShapes& chunks() const;
    [[nodiscard]] const step::PlanRates& rates() const;
    /// What a layer of each kind does for one micro-batch.
    [[nodiscard]] const step::LayerModel<double>& layers() const;
    /// Every global stage: what it does in how many seconds.
    [[nodiscard]] const step::StagePasses& passes() const;
    /// The pipeline with the durations of the model.
    [[nodiscard]] const PipelineRuns& runs() const;
    /// The moments of a rank that may be its fullest, whatever a layer weighs. Throws Stopped.
    [[nodiscard]] std::shared_ptr<const RankMoments> moments(std::int64_t rank,
                                                             const std::stop_token& stop = {}) const;
    /// Seconds of F, I and W of every global stage and of the latency of an edge, by the profile of the
    /// scenario's GPU: see layer_formulas.h. What is recomputed belongs to I. Tensor, context and expert
    /// parallel communication is in it; data parallel communication and the optimizer are not.
    [[nodiscard]] const Durations& durations() const { return runs().durations(); }

    /// What make() makes; where there is a memo, what it knows by this key. \pre make() reads nothing of the
    /// scenario that the key leaves out
    template <class Part, class Make>
    [[nodiscard]] std::shared_ptr<const Part> part(PlanMemo::KeyOf keyOf, Make make) const {
        if (m_facts->plans != nullptr)
            return m_facts->plans->partsOf<Part>(keyOf).get(keyOf(scenario()), make);
        return std::shared_ptr<const Part>(new Part(make()));
    }

private:
    struct Facts {
        Facts(const Scenario& given, SpanMemo* known)
            : own(std::make_unique<const Scenario>(given)), scenario(own.get()), shape(scheduleShape(given)),
              spans(known) {}
        Facts(const Scenario& given, PlanMemo& known)
            : scenario(&given), shape(scheduleShape(given)), spans(&known.spans()), plans(&known) {}

        std::unique_ptr<const Scenario> own; ///< none: another's
        const Scenario* scenario;
        ScheduleShape shape;
        SpanMemo* spans;           ///< null: none
        PlanMemo* plans = nullptr; ///< null: none
        MadeOnce<std::shared_ptr<const layout::ChunkShapes>> chunks;
        MadeOnce<std::shared_ptr<const step::PlanRates>> rates;
        MadeOnce<std::shared_ptr<const step::LayerModel<double>>> layers;
        MadeOnce<std::shared_ptr<const step::StagePasses>> passes;
        MadeOnce<std::unique_ptr<const PipelineRuns>> runs;
    };

    std::shared_ptr<const Facts> m_facts;
};

/// What the passes of a plan's stages are read from, and what is made of them and of the model alone: not
/// what is sharded, but for narrow weights.
[[nodiscard]] PlanKey keyOfPasses(const Scenario& scenario);

/// The durations of one of the bases.
[[nodiscard]] Durations durationsOf(const Resolved& resolved, TimeBase base);

/// Bytes of the boundary of one micro-batch that one GPU sends from a pipeline rank to the next: activations
/// s·b·h ÷ (c·q) of 2 bytes, or as many gradients.
[[nodiscard]] Bytes stageBoundaryBytes(const Scenario& scenario);

} // namespace quadrille
