// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/layer_formulas.h"
#include "core/performance/outside_formulas.h"
#include "core/performance/rates.h"

/// For searches over many plans (so far only measured: see tests/bench): the step's time, by the closed form
/// of the bubble instead of an executed pipeline: what differs from plan to plan are the sizes below, each an
/// array; model, GPU, recipe, schedule and way to shard are those of one scenario.
namespace quadrille::step {

/// The sizes of plans as the number type T: double, or an Eigen array with one entry a plan.
template <class T>
struct ManyPlanSizes {
    T b, c, d, e, p, s, t;
    T m; ///< micro-batches of a step
    T v; ///< virtual stages of a rank
    /// What each plan's groups reach: see ratesOf(). Only the link of tensor parallelism needs a plan's t,
    /// that of context parallelism its t·c and so on, so that few different ones occur among many plans.
    LinkNumbers<T> tensor, context, expert, pipeline, data, expertData;
    T hostFactor, groupFactor;
};

/// What is the same for all plans.
class ManySteps {
public:
    /// The scenario's own sizes do not matter, but whether it uses sequence parallelism does, and which of
    /// its groups have more than one rank: t = 1 and t > 1 are two kinds of plans, as are c, e, p and d·c.
    explicit ManySteps(const Scenario& kind);

    /// Seconds of a step. Layers are dealt evenly and the head adds to the last stage, which sets the pace
    /// (without a pipeline the embedding does, too);
    /// the first micro-batch waits for all others, and once a micro-batch somebody waits for a message, as in
    /// 1F1B.
    template <class T>
    [[nodiscard]] T seconds(const ManyPlanSizes<T>& n) const {
        using namespace formula;
        const LayerInputs<T> x = inputsOf(n);
        const T none = nothingLike(n.s);
        const T layers = inShapeOf(n.s, m_sizes.layers) / n.p;
        const T sparse = inShapeOf(n.s, m_sizes.sparseLayers) / n.p;
        T forward = none;
        T backward = none;
        const auto add = [&](const Passes<T>& one, const T& count) {
            forward = forward + count * one.forward.total();
            backward = backward + count * (one.inputGradient.total() + one.weightGradient.total() +
                                           m_recomputed * one.repeated.total());
        };
        if (m_sizes.sparseLayers < m_sizes.layers)
            add(layerPasses(m_kind.model, m_sizes, m_widths, m_kind.recipe, false, x), T(layers - sparse));
        if (m_sizes.sparseLayers > 0)
            add(layerPasses(m_kind.model, m_sizes, m_widths, m_kind.recipe, true, x), sparse);
        if (m_kind.plan.recompute == Recompute::selective)
            backward = backward + layers * repeatedCore(m_sizes, m_widths, m_kind.recipe, x).total();
        const T rest = n.v * m_microBatchOverhead * n.hostFactor / 3.0; // of each of F, I and W
        forward = forward + rest;
        backward = backward + 2.0 * rest;
        const Passes<T> head = headPasses(m_sizes, m_kind.recipe, x);
        const T headBack = head.inputGradient.total() + head.weightGradient.total();
        const double only = 1.0 - m_severalStages;
        const Passes<T> embedding = embeddingPasses(m_sizes, x);
        const T each = n.groupFactor * (forward + backward);
        const T last =
            n.groupFactor * (forward + backward + head.forward.total() + headBack +
                             only * (embedding.forward.total() + embedding.weightGradient.total()));
        // Behind what data parallel communication hides: all that an only rank does, else its layers.
        forward = n.groupFactor * (forward + only * (head.forward.total() + embedding.forward.total()));
        backward = n.groupFactor * (backward + only * (headBack + embedding.weightGradient.total()));
        const T message =
            2.0 * n.s * n.b * inShapeOf(n.s, m_sizes.hidden) / (n.c * x.shape.q) / n.pipeline.bytesPerSecond +
            n.pipeline.latency;
        const T ranks = n.p - 1.0;
        const T waits = m_severalStages * (n.m + ranks) * message;
        const T pipeline = n.m * last + ranks * each / n.v + waits;
        return pipeline + outside(n, forward, backward) + m_stepOverhead;
    }

private:
    template <class T>
    [[nodiscard]] LayerInputs<T> inputsOf(const ManyPlanSizes<T>& n) const {
        const auto same = [&n](double value) { return inShapeOf(n.s, value); };
        return {.shape = {n.b, n.c, n.e, n.s, n.t, m_splitsSequence ? n.t : oneLike(n.t)},
                .tensor = n.tensor,
                .context = n.context,
                .expert = n.expert,
                .severalTensor = same(m_severalTensor),
                .severalContext = same(m_severalContext),
                .severalExpert = same(m_severalExpert),
                .hostFactor = n.hostFactor,
                .matrixFlops = same(m_device.matrixFlops),
                .edge = same(m_device.edge),
                .attentionFlops = same(m_device.attentionFlops),
                .memoryBytes = same(m_device.memoryBytes),
                .launch = same(m_device.launch),
                .tensorOverlap = same(m_tensorOverlap),
                .contextOverlap = same(m_contextOverlap)};
    }

    template <class T>
    [[nodiscard]] T outside(const ManyPlanSizes<T>& n, const T& forward, const T& backward) const {
        const T shared = (m_sharedSplit / n.t + m_sharedWhole) / n.p + m_ends / n.t + m_wholeEnds;
        const T experts = (m_experts / n.t + m_expertsWhole) / (n.e * n.p);
        const T ranks = n.c * n.d;
        const T expertRanks = ranks / n.e;
        const int zero = m_kind.plan.zero;
        const double messages = zero == 3 ? 1.0 : 0.0; // sharded parameters travel layer by layer
        const T sent = messages * inShapeOf(n.s, m_sizes.layers) / n.p + (1.0 - messages);
        const auto gather = [&](double bytes) {
            const auto own = [&](const T& parameters, const T& of, const LinkNumbers<T>& link) {
                return gatherSeconds<T>({parameters, of, link.bytesPerSecond, T(sent * link.latency)}, bytes);
            };
            T seconds = m_severalReplicas * own(shared, ranks, n.data);
            if (m_experts > 0)
                seconds = seconds + m_severalExpertReplicas * own(experts, expertRanks, n.expertData);
            return seconds;
        };
        const T seconds = dataSeconds<T>({gather(m_kind.recipe.gradientBytes), gather(traffic::halfBytes),
                                          forward, backward, n.m},
                                         zero, m_dataOverlap)
                              .exposed;
        const T updated = zero == 0 ? T(shared + experts) : T(shared / ranks + experts / expertRanks);
        return seconds + optimizerSeconds(updated, m_optimizerBytes, m_device.memoryBytes);
    }

    Scenario m_kind;
    ModelSizes<double> m_sizes;
    double m_widths;
    Device m_device;
    bool m_splitsSequence;
    double m_severalTensor, m_severalContext, m_severalExpert, m_severalStages, m_severalReplicas,
        m_severalExpertReplicas;
    double m_tensorOverlap, m_contextOverlap, m_dataOverlap, m_stepOverhead, m_microBatchOverhead;
    double m_recomputed; ///< share of the layers whose forward pass runs again
    double m_sharedSplit, m_sharedWhole, m_experts, m_expertsWhole; ///< parameters of all layers
    double m_ends;      ///< the larger of embedding and head; both without a pipeline
    double m_wholeEnds; ///< positions and norms beside it, whole on every rank
    double m_optimizerBytes;
};

/// The sizes and rates of one plan. \pre runnable(scenario)
[[nodiscard]] ManyPlanSizes<double> planSizes(const Scenario& scenario);

} // namespace quadrille::step
