// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/step_interval.h"
#include "core/performance/traffic.h"
#include "core/pipeline/pipeline_span.h"
#include "core/resolved/resolved.h"

#include <array>
#include <cstdint>

/// How fast a plan runs. The formulas stand in layer_formulas.h, outside_formulas.h and
/// operators.h; step.cpp puts them together.
namespace quadrille {

/// What a step is made of: from the least time that its FLOPs need to the time that it takes. The order is
/// that of the waterfall.
enum class StepPart : std::uint8_t {
    ideal,         ///< causal-halved model FLOPs at the dense peak of all GPUs
    matrices,      ///< matrix products run below the peak
    attention,     ///< the attention core runs below the peak
    memoryBound,   ///< norms, activations, residuals, rotary positions, the loss
    recomputation, ///< forward passes that run again: what they compute
    tensor,        ///< exposed tensor parallel communication
    context,       ///< exposed context parallel communication
    expert,        ///< exposed expert parallel communication
    imbalance,     ///< waiting for the busiest experts: what they take beyond an even share
    fillAndDrain,  ///< idle time of the pipeline's busiest rank: PipelineSpan::fillAndDrain()
    unequalStages, ///< idle time of ranks with less to do than the busiest: PipelineSpan::unequalStages()
    pipeline,      ///< idle time that messages between stages add: PipelineSpan::messages()
    data,          ///< exposed gradient reduction and parameter gather
    offload,       ///< waiting for what is offloaded to the host's memory
    optimizer,     ///< the optimizer's step
    overhead       ///< what no operator accounts for
};

inline constexpr std::size_t stepParts = 16;
inline constexpr std::array allStepParts{
    StepPart::ideal,         StepPart::matrices,     StepPart::attention,     StepPart::memoryBound,
    StepPart::recomputation, StepPart::tensor,       StepPart::context,       StepPart::expert,
    StepPart::imbalance,     StepPart::fillAndDrain, StepPart::unequalStages, StepPart::pipeline,
    StepPart::data,          StepPart::offload,      StepPart::optimizer,     StepPart::overhead};

/// The parts that the pipeline's bubble is made of: PipelineSpan::idle().
inline constexpr std::array bubbleParts{StepPart::fillAndDrain, StepPart::unequalStages, StepPart::pipeline};

/// "ideal", "matrices", …: keys of files and of the command line.
[[nodiscard]] const char* name(StepPart part);

/// Which FLOPs TFLOP/s and MFU count.
enum class FlopConvention : std::uint8_t {
    model, ///< 12·B·s·L·h²·(1 + k/a + 3h_ffn/2h + s/h + v/2Lh) for gated models: attention not halved, as
           ///< Megatron-LM reports and thus Fujii et al. (2024)
    causal,  ///< the same with the masked half of attention not counted
    hardware ///< what the kernels compute, recomputation included (Korthikanti et al. 2022: HFU): attention
             ///< in tiles leaves the masked half out and repeats the scores in its backward pass
};

inline constexpr std::array allFlopConventions{FlopConvention::model, FlopConvention::causal,
                                               FlopConvention::hardware};
[[nodiscard]] const char* name(FlopConvention convention);

/// FLOPs of one optimizer step of the whole cluster. \pre runnable(scenario)
[[nodiscard]] double flopsPerStep(const Scenario& scenario, FlopConvention convention);

/// Communication of one degree of parallelism in one step on one GPU, the mean over pipeline ranks; of data
/// parallelism the time is that of the rank that takes longest, and what is exposed that of the rank that
/// others wait for longest. Between pipeline stages a rank may wait for chains of messages that take longer
/// than its own: the time is then what it waits.
struct Exchange {
    Bytes sent;             ///< by one GPU in one step
    Bytes overNetwork;      ///< of these, those that leave the node
    Seconds time;           ///< were nothing else done
    Seconds exposed;        ///< of this, what adds to the step: the part of that name; the rest hides behind
                            ///< computation
    std::int64_t ranks = 1; ///< of one group
    std::int64_t ranksInNode = 1;         ///< of these, in one node (or in the fast link's domain)
    std::int64_t ranksInLeaf = 1;         ///< of these, below one leaf of the network
    NetworkPath path = NetworkPath::none; ///< the highest level of the network that they pass

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// The prediction for one step.
struct Performance {
    Seconds step;                           ///< the sum of the parts
    std::array<Seconds, stepParts> parts{}; ///< indexed by StepPart; on the mean pipeline rank
    std::array<Exchange, allTrafficKinds.size()> exchanges{}; ///< indexed by TrafficKind
    /// Of data parallelism what belongs to routed experts, among the ranks that hold the same ones: its times
    /// are not told apart. Of 1 rank without experts.
    Exchange expertData;
    /// To the host's memory, and as much back, of the rank that waits longest: `ranks` and `path` say
    /// nothing.
    Exchange host;
    double tokens = 0; ///< of one step, all GPUs
    std::int64_t gpus = 1;
    PipelineSpan pipeline; ///< seconds from the first to the last operation of the pipeline
    std::array<double, allFlopConventions.size()>
        flops{};                 ///< of one step, all GPUs, indexed by FlopConvention
    FlopsPerSecond peak;         ///< of one GPU
    double spread = 0;           ///< standard deviation of ln(measured ÷ predicted) to be expected here
    bool calibrated = false;     ///< the profile was fitted on measurements
    bool extrapolated = false;   ///< the plan lies outside what the profile was fitted on, if on anything
    bool otherFramework = false; ///< the nearest runs of the profile are another framework's

    [[nodiscard]] Seconds part(StepPart p) const { return parts[static_cast<std::size_t>(p)]; }
    [[nodiscard]] Seconds& part(StepPart p) { return parts[static_cast<std::size_t>(p)]; }
    [[nodiscard]] const Exchange& exchange(TrafficKind kind) const {
        return exchanges[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] Exchange& exchange(TrafficKind kind) { return exchanges[static_cast<std::size_t>(kind)]; }

    [[nodiscard]] double tokensPerSecond() const { return tokens / step.value(); }
    [[nodiscard]] double tokensPerSecondPerGpu() const {
        return tokens / (step.value() * static_cast<double>(gpus));
    }
    /// The convention whose FLOPs are counted where this one is asked for. Of sequences so long that
    /// attention is nearly all, FlopConvention::model can count more than all GPUs could compute at their
    /// peak, since the masked half is not computed: then it is not counted either.
    [[nodiscard]] FlopConvention counted(FlopConvention convention) const;
    /// FLOP/s by counted(convention).
    [[nodiscard]] FlopsPerSecond perGpu(FlopConvention convention = FlopConvention::model) const;
    /// Model FLOPs utilisation (HFU under FlopConvention::hardware), at most 1.
    [[nodiscard]] double mfu(FlopConvention convention = FlopConvention::model) const {
        return perGpu(convention) / peak;
    }
    /// The normal quantile nineInTen times spread, exponentiated; no step is faster than what its
    /// kernels compute (FlopConvention::hardware) takes at the peak.
    [[nodiscard]] StepInterval interval() const;
    /// Its ends.
    [[nodiscard]] Seconds shortestStep() const { return interval().shortest(step); }
    [[nodiscard]] Seconds longestStep() const { return interval().longest(step); }

    friend bool operator==(const Performance&, const Performance&) = default;
};

/// The step of a scenario by its GPU's profile: the makespan of its pipeline with the model's durations, and
/// what stands outside of the pipeline. Pipelines with more operations than largestExecutedStep are executed
/// for fewer micro-batches and continued at their own period: see pipelineSpan(). Throws Stopped. \pre
/// runnable(scenario)
[[nodiscard]] Performance performanceOf(const Resolved& resolved, const std::stop_token& stop = {});

} // namespace quadrille
