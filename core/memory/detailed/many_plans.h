// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/stage_model.h"
#include "core/pipeline/summary_formulas.h"

#include <algorithm>

/// The detailed model for many plans at once: what differs from plan to plan are the sizes below, each an
/// array; model, recipe, schedule and way to shard are those of one scenario.
namespace quadrille::detailed {

/// The sizes of a plan as the number type T: double, or an Eigen array with one entry a plan.
template <class T>
struct PlanSizes {
    T b, c, d, e, p, s, t;
    T m; ///< micro-batches of a step
    T v; ///< virtual stages of a rank
};

/// What is the same for all plans.
class ManyPlans {
public:
    /// The scenario's own sizes do not matter, but whether it uses sequence parallelism, and whether it has
    /// more than one sequence a micro-batch, does: b = 1 and b > 1 are two kinds of plans, as are t = 1 and
    /// t > 1, c = 1 and c > 1.
    explicit ManyPlans(const Scenario& kind) : m_kind(kind), m_model(modelNumbers(kind)) {
        const auto& experts = kind.model.experts;
        m_leadingDense = experts ? static_cast<double>(experts->firstDenseLayers) : 0;
        m_sparseShare =
            experts ? 1.0 / static_cast<double>(std::max<std::int64_t>(1, experts->layerStep)) : 0;
    }

    /// Allocated bytes of the fullest stage. Layers are dealt evenly: L ÷ p each. Equal to detailedFullest()
    /// for one chunk a rank and models whose leading dense layers fit on the first stage and whose sparse
    /// ones come evenly; with several chunks the embedding counts for all micro-batches in flight, which is
    /// at most a dropout mask too much.
    template <class T>
    [[nodiscard]] T fullest(const PlanSizes<T>& n) const {
        using namespace formula;
        const T none = n.s * 0.0;
        const T one = none + 1.0;
        const T last = n.p - one;
        const T ends = maximum(stage<T>(n, none, {true, false}), stage<T>(n, last, {false, true}));
        const T inner =
            m_model.hasSparse ? maximum(ends, stage<T>(n, minimum(one, last), {false, false})) : ends;
        return selectIfOne(n.p, stage<T>(n, none, {true, true}), inner);
    }

private:
    /// Layers of one of p equal stages.
    template <class T>
    [[nodiscard]] LayerCounts<T> layersOf(const PlanSizes<T>& n, const T& rank) const {
        using namespace formula;
        const T none = n.s * 0.0;
        const T each = static_cast<double>(m_kind.model.layers) / n.p;
        const T leading = minimum(each, maximum(none, T(m_leadingDense - rank * each)));
        const T sparse = m_sparseShare * (each - leading);
        const T dense = each - sparse;
        const bool full = m_kind.plan.recompute == Recompute::full;
        const double recomputed = full ? 1.0 / static_cast<double>(m_kind.plan.recomputeEvery) : 0.0;
        return {dense, sparse, recomputed * dense, recomputed * sparse};
    }

    template <class T>
    [[nodiscard]] T stage(const PlanSizes<T>& n, const T& rank, Ends ends) const {
        using namespace formula;
        const bool splitsSequence = usesSequenceParallel(m_kind.plan);
        const Letters<T> x{n.b, n.c, n.d, n.e, n.s, n.t, splitsSequence ? n.t : T(n.s * 0.0 + 1.0)};
        const T one = n.s * 0.0 + 1.0;
        const T nothing = n.s * 0.0;
        const Several<T> several{selectIfOne(T(n.d * n.c), nothing, one), selectIfOne(n.p, nothing, one)};
        const LayerCounts<T> counts = layersOf(n, rank);
        const SteadyBytes<T> steady = steadyBytes(m_model, counts, ends, m_kind, several, x);
        const ChunkBytes<T> bytes = chunkBytes(m_model, counts, ends, m_kind, several.replicas, x);
        const T inFlight = microBatchesInFlight<T>(m_kind.plan.schedule, n.p, n.m, n.v, rank);
        // The loss of micro-batches that wait while another one's runs.
        const bool waits = ends.head && !traits(m_kind.plan.schedule).splitsBackward;
        const T stored =
            waits ? T(inFlight * bytes.stored + (inFlight - one) * bytes.head) : T(inFlight * bytes.stored);
        const T passing = stored + maximum(bytes.forward(), bytes.backward());
        return steady.parameters + steady.gradients + steady.optimizer + steady.buffers +
               maximum(passing, steady.step);
    }

    const Scenario& m_kind;
    ModelNumbers m_model;
    double m_leadingDense = 0;
    double m_sparseShare = 0;
};

} // namespace quadrille::detailed
