// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/chunk_shapes.h"
#include "core/model/predictions.h"
#include "core/resolved/resolved.h"
#include "core/timing/layer_inputs.h"

#include <concepts>

namespace quadrille::step {

/// a + b; where one of them is nothing the explanation has the other alone.
template <class T>
[[nodiscard]] T plus(const T& a, const T& b) {
    using namespace formula;
    return valueOf(a) == 0 ? b : valueOf(b) == 0 ? a : a + b;
}

/// Seconds of one step on the mean pipeline rank by what takes them, in the reading T. Everything that a
/// repeated forward pass computes is recomputation; its messages and launches count as all others do, so that
/// a part of the step and the exchange of the same name are the same number.
template <class T>
class MeanRank {
public:
    explicit MeanRank(const Resolved& resolved, Hiding hiding = Hiding::asInProfile)
        : m_resolved(resolved), m_scenario(m_resolved.scenario()), m_layers(layersOf(resolved, hiding)),
          m_hostFactor(step::hostFactor<T>(resolved.rates())), m_counts(countsOfAll(resolved.chunks())),
          m_predictions(resolved.chunks().stages().back().ends) {}

    [[nodiscard]] T matrices() const { return perRank(once(&Pass<T>::matrices)); }
    [[nodiscard]] T attention() const { return perRank(once(&Pass<T>::attention)); }
    [[nodiscard]] T memoryBound() const { return perRank(once(&Pass<T>::memoryBound)); }
    [[nodiscard]] T recomputation() const {
        return perRank(plus(plus(repeated(&Pass<T>::matrices), repeated(&Pass<T>::attention)),
                            repeated(&Pass<T>::memoryBound)));
    }
    [[nodiscard]] T tensor() const { return perRank(always(&Pass<T>::tensor)); }
    [[nodiscard]] T context() const { return perRank(always(&Pass<T>::context)); }
    [[nodiscard]] T expert() const { return perRank(always(&Pass<T>::expert)); }

    [[nodiscard]] T imbalance() const { return perRank(always(&Pass<T>::imbalance)); }

    /// Launches, what a micro-batch costs each stage beside its operators, and what the slowest GPU of the
    /// group makes all of the above longer.
    [[nodiscard]] T overhead() const {
        const T stages =
            formula::letter<T>("S", QUADRILLE_MESSAGE("stages of the pipeline"), m_resolved.shape().stages());
        const T aside = formula::amount<T>(
            "t_m", QUADRILLE_MESSAGE("seconds of a micro-batch on a stage beside its operators"),
            reached(m_scenario, ProfileParameter::microBatchOverhead));
        const T launches = perRank(plus(always(&Pass<T>::overhead), stages * aside * m_hostFactor));
        T busy = launches;
        for (const T& part : {matrices(), attention(), memoryBound(), recomputation(), tensor(), context(),
                              expert(), imbalance()})
            busy = plus(busy, part);
        const T slower = formula::amount<T>(
            "J_group", QUADRILLE_MESSAGE("how much slower the slowest GPU of the group is"),
            m_resolved.rates().groupFactor);
        return plus(launches, (slower - 1.0) * busy);
    }

private:
    using Member = T Pass<T>::*;

    [[nodiscard]] static LayerModel<T> layersOf(const Resolved& resolved, Hiding hiding) {
        if constexpr (std::same_as<T, double>)
            if (hiding == Hiding::asInProfile)
                return resolved.layers();
        const Scenario& scenario = resolved.scenario();
        return LayerModel<T>(scenario, layerInputs<T>(scenario, resolved.rates(), hiding));
    }

    [[nodiscard]] static layout::LayerCounts<T> countsOfAll(const layout::ChunkShapes& chunks) {
        layout::ChunkShape whole{};
        for (const layout::ChunkShape& shape : chunks.stages()) {
            whole.counts.dense += shape.counts.dense;
            whole.counts.sparse += shape.counts.sparse;
            whole.counts.recomputedDense += shape.counts.recomputedDense;
            whole.counts.recomputedSparse += shape.counts.recomputedSparse;
        }
        return layout::countsOf<T>(whole);
    }

    /// Forward pass and both gradients.
    [[nodiscard]] static T once(const Passes<T>& passes, Member member) {
        const T& forward = passes.forward.*member;
        if constexpr (std::same_as<T, formula::Traced>)
            if (&forward.node() == &(passes.inputGradient.*member).node() &&
                &forward.node() == &(passes.weightGradient.*member).node())
                return 3.0 * forward; // the same number as the sum: both round once
        return plus(plus(forward, passes.inputGradient.*member), passes.weightGradient.*member);
    }

    /// Of one micro-batch on all stages, without what is recomputed.
    [[nodiscard]] T once(Member member) const {
        T sum(0.0);
        if (m_layers.dense)
            sum = plus(sum, m_counts.dense * once(*m_layers.dense, member));
        if (m_layers.sparse)
            sum = plus(sum, m_counts.sparse * once(*m_layers.sparse, member));
        sum = plus(sum, once(m_layers.embedding, member));
        sum = plus(sum, once(m_layers.head, member));
        if (!m_layers.prediction)
            return sum;
        const T modules = layout::predictionsOf<T>(m_predictions.predictions);
        sum = plus(sum, modules * once(*m_layers.prediction, member));
        return plus(sum, modules * once(m_layers.head, member));
    }

    /// What is recomputed for it.
    [[nodiscard]] T repeated(Member member) const {
        T sum(0.0);
        if (m_scenario.plan.recompute == Recompute::selective) {
            if (formula::valueOf(m_layers.repeatedCore.*member) != 0)
                sum = formula::letter<T>("L", QUADRILLE_MESSAGE("layers"), trainedLayers(m_scenario.model)) *
                      (m_layers.repeatedCore.*member);
            if (m_layers.repeatedDense)
                sum = plus(sum, m_counts.dense * (*m_layers.repeatedDense.*member));
            if (m_layers.repeatedSparse)
                sum = plus(sum, m_counts.sparse * (*m_layers.repeatedSparse.*member));
            return sum;
        }
        if (m_layers.dense)
            sum = plus(sum, m_counts.recomputedDense * (m_layers.dense->repeated.*member));
        if (m_layers.sparse)
            sum = plus(sum, m_counts.recomputedSparse * (m_layers.sparse->repeated.*member));
        if (m_layers.prediction && m_predictions.recomputedPredictions > 0)
            sum = plus(sum, formula::letter<T>(
                                "n_mtc", QUADRILLE_MESSAGE("recomputed modules of multi-token prediction"),
                                m_predictions.recomputedPredictions) *
                                (m_layers.prediction->repeated.*member));
        return sum;
    }

    [[nodiscard]] T always(Member member) const { return plus(once(member), repeated(member)); }

    /// What a micro-batch of all stages adds up to in a step, on the GPUs of the mean rank.
    [[nodiscard]] T perRank(const T& allStages) const {
        using formula::letter;
        return letter<T>("m", QUADRILLE_MESSAGE("micro-batches of a step and replica"),
                         m_resolved.shape().microbatches) /
               letter<T>("p", QUADRILLE_MESSAGE("pipeline parallel size"), m_scenario.plan.pp) * allStages;
    }

    const Resolved m_resolved;
    const Scenario& m_scenario;
    LayerModel<T> m_layers;
    T m_hostFactor;
    layout::LayerCounts<T> m_counts;
    layout::Ends m_predictions; ///< of the last stage
};

} // namespace quadrille::step
