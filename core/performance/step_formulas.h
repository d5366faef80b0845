// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/flop_formulas.h"
#include "core/performance/mean_rank.h"
#include "core/performance/outside_pipeline.h"
#include "core/performance/performance.h"
#include "core/performance/recomputation.h"
#include "core/resolved/resolved.h"

/// The parts of a step and the seconds of its messages, in the reading T: double for the step, Traced for its
/// explanation. What is simulated, the pipeline's makespans, comes in as numbers.
namespace quadrille::step {

/// What the formulas are about. Of `known` they read FLOPs, peak and pipeline alone.
struct StepQuestion {
    const Resolved& resolved;
    const OutsidePipeline& outside;
    const Performance& known;
};

/// Seconds that all GPUs take for so many FLOPs at the dense peak.
template <class T>
[[nodiscard]] T atPeak(const StepQuestion& x, const T& flops) {
    return flops / (formula::letter<T>("G", QUADRILLE_MESSAGE("number of GPUs"), x.known.gpus) *
                    formula::amount<T>("P", QUADRILLE_MESSAGE("dense peak of one GPU, FLOP/s"),
                                       x.known.peak.value()));
}

/// Seconds of the FLOPs that the model needs, the masked half of attention left out.
template <class T>
[[nodiscard]] T idealSeconds(const StepQuestion& x) {
    return atPeak(x,
                  formula::amount<T>(
                      "F", QUADRILLE_MESSAGE("model FLOPs of a step, without the masked half of attention"),
                      x.known.flops[static_cast<std::size_t>(FlopConvention::causal)]));
}

/// Of these those of the attention cores.
template <class T>
[[nodiscard]] T idealAttentionSeconds(const StepQuestion& x) {
    static constexpr formula::Label ideal{"T_a0", QUADRILLE_MESSAGE("Ideal time of the attention cores"), "",
                                          Unit::seconds};
    return named(ideal, atPeak(x, causalCoreFlops<T>(x.resolved.scenario())));
}

/// Data parallel communication of a rank with these inputs.
template <class T>
[[nodiscard]] DataSeconds<T> dataSecondsOf(const StepQuestion& x, const DataInputs<double>& n) {
    using formula::amount;
    const DataInputs<T> inputs{
        .gradients =
            amount<T>("T_grad",
                      shardGroups(x.resolved.scenario()) > 1
                          ? QUADRILLE_MESSAGE("reduce-scatter of a rank's gradients in its group, and "
                                              "all-reduce of its shard with the others")
                          : QUADRILLE_MESSAGE("reduce-scatter of a rank's gradients"),
                      n.gradients),
        .weights =
            amount<T>("T_w",
                      keepsFp8Params(x.resolved.scenario().recipe)
                          ? QUADRILLE_MESSAGE("all-gather of a rank's weights, those of matrices in FP8")
                          : QUADRILLE_MESSAGE("all-gather of a rank's 16-bit weights"),
                      n.weights),
        .forward = amount<T>("T_F", QUADRILLE_MESSAGE("forward pass of one micro-batch through the rank"),
                             n.forward),
        .backward = amount<T>("T_B", QUADRILLE_MESSAGE("backward pass of one micro-batch through the rank"),
                              n.backward),
        .microBatches =
            amount<T>("m", QUADRILLE_MESSAGE("micro-batches of a step and replica"), n.microBatches)};
    const T share = amount<T>("o_DP", QUADRILLE_MESSAGE("share of a pass that hides communication"),
                              reached(x.resolved.scenario(), ProfileParameter::dataOverlap));
    return dataSeconds(inputs, x.resolved.scenario().plan.zero, reducesWhole(x.resolved.scenario()), share);
}

template <class T>
[[nodiscard]] T optimizerSecondsOf(const StepQuestion& x) {
    using formula::amount;
    const Recipe& recipe = x.resolved.scenario().recipe;
    const T updated =
        amount<T>("N_upd", QUADRILLE_MESSAGE("parameters that one GPU updates"), x.outside.updated);
    const T bytes = amount<T>("u", QUADRILLE_MESSAGE("bytes read and written for one of them"),
                              optimizerBytes(recipe.gradientBytes, recipe.momentBytes, recipe.masterWeights));
    const T rate = amount<T>("W", QUADRILLE_MESSAGE("bytes per second of memory-bound operators"),
                             memoryRate(x.resolved.scenario()));
    return optimizerSeconds(updated, bytes, rate);
}

/// What the rank that waits longest for its host waits.
template <class T>
[[nodiscard]] T hostSecondsOf(const StepQuestion& x) {
    using formula::amount;
    if (!x.outside.host)
        return T(0.0);
    const HostInputs<double>& n = *x.outside.host;
    const HostInputs<T> inputs{
        .microBatches =
            amount<T>("m", QUADRILLE_MESSAGE("micro-batches of a step and replica"), n.microBatches),
        .waitsOut = amount<T>(
            "t_out", QUADRILLE_MESSAGE("seconds that activations leave for beyond their forward pass"),
            n.waitsOut),
        .waitsIn = amount<T>(
            "t_in", QUADRILLE_MESSAGE("seconds that activations return for beyond their backward pass"),
            n.waitsIn),
        .activations = T(0.0), // what is waited for beyond the passes says it
        .states = amount<T>("V_opt", QUADRILLE_MESSAGE("bytes of a rank's optimizer states"), n.states),
        .bytesPerSecond =
            amount<T>("β_host", QUADRILLE_MESSAGE("bytes per second between GPU and host, one direction"),
                      n.bytesPerSecond)};
    return hostSeconds(inputs);
}

template <class T>
[[nodiscard]] T makespanSeconds(const PipelineSpan& span) {
    return formula::amount<T>("T_m", QUADRILLE_MESSAGE("makespan of the executed pipeline"), span.makespan);
}

template <class T>
[[nodiscard]] T busySeconds(const PipelineSpan& span) {
    return formula::amount<T>("T_busy", QUADRILLE_MESSAGE("time that the mean rank is busy"), span.busy);
}

/// One of the bubble's parts.
template <class T>
[[nodiscard]] T idleSeconds(const PipelineSpan& span, StepPart part) {
    using formula::amount;
    const T busiest =
        amount<T>("T_max", QUADRILLE_MESSAGE("time that the busiest rank is busy"), span.busiest);
    if (part == StepPart::unequalStages)
        return busiest - busySeconds<T>(span);
    const T withoutMessages = amount<T>(
        "T_0", QUADRILLE_MESSAGE("makespan of the executed pipeline, were messages to arrive at once"),
        span.withoutMessages);
    if (part == StepPart::fillAndDrain)
        return withoutMessages - busiest;
    return makespanSeconds<T>(span) - withoutMessages;
}

/// Seconds of a part that what is sharded changes, or how the pipeline waits.
template <class T>
[[nodiscard]] T addedSeconds(StepPart part, const StepQuestion& x) {
    switch (part) {
    case StepPart::data:
        return dataSecondsOf<T>(x, x.outside.mostExposed).exposed;
    case StepPart::offload:
        return hostSecondsOf<T>(x);
    case StepPart::optimizer:
        return optimizerSecondsOf<T>(x);
    default:
        return idleSeconds<T>(x.known.pipeline, part);
    }
}

/// Seconds of one part of the step. \pre mean is the scenario's
template <class T>
[[nodiscard]] T partSeconds(StepPart part, const StepQuestion& x, const MeanRank<T>& mean) {
    using formula::amount;
    const auto ideal = [&x] {
        return amount<T>("T_ideal", QUADRILLE_MESSAGE("ideal time of the step"), idealSeconds<double>(x));
    };
    switch (part) {
    case StepPart::ideal:
        return idealSeconds<T>(x);
    case StepPart::matrices:
        return mean.matrices() - (ideal() - idealAttentionSeconds<T>(x));
    case StepPart::attention:
        return mean.attention() - idealAttentionSeconds<T>(x);
    case StepPart::memoryBound:
        return mean.memoryBound();
    case StepPart::recomputation:
        return mean.recomputation();
    case StepPart::tensor:
        return mean.tensor();
    case StepPart::context:
        return mean.context();
    case StepPart::expert:
        return mean.expert();
    case StepPart::imbalance:
        return mean.imbalance();
    case StepPart::fillAndDrain:
    case StepPart::unequalStages:
    case StepPart::pipeline:
    case StepPart::data:
    case StepPart::offload:
    case StepPart::optimizer:
        return addedSeconds<T>(part, x);
    case StepPart::overhead:
        break;
    }
    return mean.overhead() + amount<T>("t_step",
                                       QUADRILLE_MESSAGE("seconds of a step that no operator accounts for"),
                                       reached(x.resolved.scenario(), ProfileParameter::stepOverhead));
}

/// Seconds of one degree's messages, were nothing else done. \param whole the mean rank with nothing hidden
template <class T>
[[nodiscard]] T exchangeSeconds(TrafficKind kind, const StepQuestion& x, const MeanRank<T>& whole) {
    using formula::amount;
    using formula::maximum;
    switch (kind) {
    case TrafficKind::tensor:
        return whole.tensor();
    case TrafficKind::context:
        return whole.context();
    case TrafficKind::expert:
        return whole.expert();
    case TrafficKind::data:
        return dataSecondsOf<T>(x, x.outside.longest).total;
    case TrafficKind::pipeline:
        break;
    }
    const Plan& plan = x.resolved.scenario().plan;
    if (plan.pp == 1)
        return T(0.0);
    const T ranks = formula::letter<T>("p", QUADRILLE_MESSAGE("pipeline parallel size"), plan.pp);
    const T stages = formula::letter<T>("S", QUADRILLE_MESSAGE("stages of the pipeline"), plan.pp * plan.vpp);
    const T messages = 2.0 *
                       formula::letter<T>("m", QUADRILLE_MESSAGE("micro-batches of a step and replica"),
                                          x.resolved.shape().microbatches) *
                       (stages - 1.0) / ranks;
    const Link& link = x.resolved.rates().link(TrafficKind::pipeline);
    const T each = amount<T>("V_p2p", QUADRILLE_MESSAGE("bytes of one message between stages"),
                             stageBoundaryBytes(x.resolved.scenario()).value()) /
                       amount<T>("β", QUADRILLE_MESSAGE("bytes per second that the group's links reach"),
                                 link.bytesPerSecond) +
                   amount<T>("λ", QUADRILLE_MESSAGE("latency of one message, seconds"), link.latency);
    // A rank that waits for a message delays others: a step can lengthen by more than its messages take.
    return maximum(messages * each, idleSeconds<T>(x.known.pipeline, StepPart::pipeline));
}

} // namespace quadrille::step
