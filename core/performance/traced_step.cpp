// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/traced_step.h"

#include "core/formula/letter.h"
#include "core/performance/outside_pipeline.h"
#include "core/performance/recomputation.h"
#include "core/performance/stage_passes.h"

#include <optional>

namespace quadrille::step {
namespace {

using formula::explanationOf;
using formula::Label;
using formula::letter;
using formula::Traced;

constexpr std::array<Label, stepParts> labels{{
    {"T_ideal", QUADRILLE_MESSAGE("Model FLOPs at the dense peak"), "", Unit::seconds},
    {"T_mat", QUADRILLE_MESSAGE("Matrix products beyond their ideal time"), "", Unit::seconds},
    {"T_core", QUADRILLE_MESSAGE("Attention core beyond its ideal time"), "", Unit::seconds},
    {"T_bw", QUADRILLE_MESSAGE("Memory-bound operators"), "", Unit::seconds},
    {"T_rec", QUADRILLE_MESSAGE("Recomputation"), QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 5"),
     Unit::seconds},
    {"T_TP", QUADRILLE_MESSAGE("Tensor parallel communication"),
     QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 4.2.2"), Unit::seconds},
    {"T_CP", QUADRILLE_MESSAGE("Context parallel communication"),
     QUADRILLE_MESSAGE("Liu et al. (2023), section 3"), Unit::seconds},
    {"T_EP", QUADRILLE_MESSAGE("Expert parallel communication"),
     QUADRILLE_MESSAGE("Lepikhin et al. (2021), section 3.2"), Unit::seconds},
    {"T_p2p", QUADRILLE_MESSAGE("Messages between pipeline stages that somebody waits for"),
     QUADRILLE_MESSAGE("The executed schedule, with and without messages"), Unit::seconds},
    {"T_bub", QUADRILLE_MESSAGE("Bubble"), QUADRILLE_MESSAGE("The executed schedule"), Unit::seconds},
    {"T_DP", QUADRILLE_MESSAGE("Data parallel communication that is not hidden"),
     QUADRILLE_MESSAGE("Rajbhandari et al. (2020), section 7"), Unit::seconds},
    {"T_opt", QUADRILLE_MESSAGE("Optimizer step"), "", Unit::seconds},
    {"T_over", QUADRILLE_MESSAGE("Overhead"), QUADRILLE_MESSAGE("The profile of the GPU"), Unit::seconds},
}};

const Label& labelOf(StepPart part) {
    return labels.at(static_cast<std::size_t>(part));
}

Traced number(const char* symbol, const char* meaning, double value) {
    return Traced::symbol(symbol, meaning, value);
}

ModelSizes<Traced> tracedSizes(const ModelSpec& model) {
    const auto n = sizesOf<double>(model);
    ModelSizes<Traced> sizes{};
    const auto set = [](Traced& to, const char* symbol, const char* meaning, double value) {
        to = value == 0 ? Traced(0.0) : Traced::symbol(symbol, meaning, value);
    };
    set(sizes.hidden, "h", QUADRILLE_MESSAGE("hidden size"), n.hidden);
    set(sizes.heads, "a", QUADRILLE_MESSAGE("attention heads"), n.heads);
    set(sizes.kvHeads, "k", QUADRILLE_MESSAGE("key-value heads"), n.kvHeads);
    set(sizes.headDim, "d_h", QUADRILLE_MESSAGE("size of one head"), n.headDim);
    set(sizes.ffn, "h_ffn", QUADRILLE_MESSAGE("FFN hidden size"), n.ffn);
    set(sizes.vocab, "v", QUADRILLE_MESSAGE("vocabulary size"), n.vocab);
    set(sizes.experts, "E", QUADRILLE_MESSAGE("routed experts of a layer"), n.experts);
    set(sizes.topK, "K", QUADRILLE_MESSAGE("experts that a token visits"), n.topK);
    set(sizes.sharedExperts, "E_s", QUADRILLE_MESSAGE("shared experts of a layer"), n.sharedExperts);
    set(sizes.expertFfn, "h_exp", QUADRILLE_MESSAGE("FFN hidden size of one expert"), n.expertFfn);
    set(sizes.queryRank, "r_q", QUADRILLE_MESSAGE("rank of compressed queries"), n.queryRank);
    set(sizes.keyValueRank, "r_kv", QUADRILLE_MESSAGE("rank of compressed keys and values"), n.keyValueRank);
    set(sizes.nopeDim, "d_n", QUADRILLE_MESSAGE("part of a head without rotary position"), n.nopeDim);
    set(sizes.ropeDim, "d_r", QUADRILLE_MESSAGE("part of a head with rotary position"), n.ropeDim);
    set(sizes.valueDim, "d_v", QUADRILLE_MESSAGE("size of one head's values"), n.valueDim);
    return sizes;
}

LinkNumbers<Traced> tracedLink(const Link& link, const char* bandwidth, const char* latency) {
    return {Traced::symbol(bandwidth, QUADRILLE_MESSAGE("bytes per second that the group's links reach"),
                           link.bytesPerSecond),
            Traced::symbol(latency, QUADRILLE_MESSAGE("latency of one of its collectives, seconds"),
                           link.latency)};
}

LayerInputs<Traced> tracedInputs(const Scenario& scenario, const PlanRates& rates) {
    const LayerInputs<double> x = layerInputs(scenario, rates);
    const auto letters = detailed::lettersOf<Traced>(scenario);
    return {
        .shape =
            {.b = letters.b, .c = letters.c, .e = letters.e, .s = letters.s, .t = letters.t, .q = letters.q},
        .tensor = tracedLink(rates.link(TrafficKind::tensor), "β_TP", "λ_TP"),
        .context = tracedLink(rates.link(TrafficKind::context), "β_CP", "λ_CP"),
        .expert = tracedLink(rates.link(TrafficKind::expert), "β_EP", "λ_EP"),
        .severalTensor = Traced(x.severalTensor),
        .severalContext = Traced(x.severalContext),
        .severalExpert = Traced(x.severalExpert),
        .hostFactor =
            number("J_host", QUADRILLE_MESSAGE("how much slower the slowest host is"), x.hostFactor),
        .matrixFlops =
            number("P_gemm", QUADRILLE_MESSAGE("FLOP/s that a large matrix product reaches"), x.matrixFlops),
        .edge = number("ε", QUADRILLE_MESSAGE("elements by which each dimension counts longer"), x.edge),
        .attentionFlops =
            number("P_attn", QUADRILLE_MESSAGE("FLOP/s that the attention core reaches"), x.attentionFlops),
        .memoryBytes =
            number("W", QUADRILLE_MESSAGE("bytes per second of memory-bound operators"), x.memoryBytes),
        .launch = number("t_0", QUADRILLE_MESSAGE("seconds of an operator beside its work"), x.launch),
        .tensorOverlap = number("o_TP", QUADRILLE_MESSAGE("hidden share of tensor parallel communication"),
                                x.tensorOverlap),
        .contextOverlap = number(
            "o_CP", QUADRILLE_MESSAGE("share of the core that hides the ring's messages"), x.contextOverlap)};
}

bool isNothing(const Traced& value) {
    return value.value() == 0;
}

/// a + b without what is nothing.
Traced plus(const Traced& a, const Traced& b) {
    return isNothing(a) ? b : isNothing(b) ? a : a + b;
}

using Member = Traced Pass<Traced>::*;

/// Forward pass and both gradients.
Traced once(const Passes<Traced>& passes, Member member) {
    const Traced& forward = passes.forward.*member;
    const bool alike = &forward.node() == &(passes.inputGradient.*member).node() &&
                       &forward.node() == &(passes.weightGradient.*member).node();
    if (alike)
        return 3.0 * forward;
    return plus(plus(forward, passes.inputGradient.*member), passes.weightGradient.*member);
}

/// The layers of a model, and how many there are of each kind over all stages.
struct TracedModel {
    explicit TracedModel(const Scenario& s)
        : sizes(tracedSizes(s.model)), inputs(tracedInputs(s, ratesOf(s))) {
        const double widths = headWidths(s.model);
        const Traced width =
            number("w", QUADRILLE_MESSAGE("width of a head's queries and values, added up"), widths);
        const auto plain = sizesOf<double>(s.model);
        if (plain.sparseLayers < plain.layers)
            dense = layerPasses(s.model, sizes, width, s.recipe, false, inputs);
        if (plain.sparseLayers > 0)
            sparse = layerPasses(s.model, sizes, width, s.recipe, true, inputs);
        core = repeatedCore(sizes, width, s.recipe, inputs);
        embedding = embeddingPasses(sizes, inputs);
        head = headPasses(sizes, s.recipe, inputs);
        detailed::LayerCounts<std::int64_t> all{};
        const detailed::ChunkShapes shapes(s);
        for (const detailed::ChunkShape& shape : shapes.stages()) {
            all.dense += shape.counts.dense;
            all.sparse += shape.counts.sparse;
            all.recomputedDense += shape.counts.recomputedDense;
            all.recomputedSparse += shape.counts.recomputedSparse;
        }
        detailed::ChunkShape whole{};
        whole.counts = all;
        counts.emplace(detailed::countsOf<Traced>(whole));
    }

    ModelSizes<Traced> sizes;
    LayerInputs<Traced> inputs;
    std::optional<Passes<Traced>> dense, sparse;
    std::optional<Pass<Traced>> core;
    std::optional<Passes<Traced>> embedding, head;
    std::optional<detailed::LayerCounts<Traced>> counts;
};

/// What a micro-batch of all stages adds up to, on the GPUs of the mean rank.
Traced perRank(const Scenario& s, const Traced& allStages) {
    return letter<Traced>("m", QUADRILLE_MESSAGE("micro-batches of a step and replica"), microBatches(s)) /
           letter<Traced>("p", QUADRILLE_MESSAGE("pipeline parallel size"), s.plan.pp) * allStages;
}

Traced idealAttention(const Scenario& s) {
    const Plan& plan = s.plan;
    const double perToken = forwardFlopsPerToken(s.model, plan.sequence).attentionCore;
    const double flops =
        1.5 * static_cast<double>(plan.globalBatch) * static_cast<double>(plan.sequence) * perToken;
    return number("T_a0", QUADRILLE_MESSAGE("ideal time of the attention cores"),
                  flops / (peakOf(s).value() * static_cast<double>(s.cluster.gpus)));
}

} // namespace

TracedStep::TracedStep(const Scenario& scenario, const Performance& performance)
    : m_scenario(scenario), m_performance(performance) {}

Traced TracedStep::named(StepPart which) const {
    return number(labelOf(which).symbol, labelOf(which).title, m_performance.part(which).value());
}

Explanation TracedStep::explanation(StepPart which) const {
    return explanationOf(part(which), labelOf(which));
}

Traced TracedStep::meanRank(Member member) const {
    const TracedModel model(m_scenario);
    Traced sum(0.0);
    if (model.dense)
        sum = plus(sum, model.counts->dense * once(*model.dense, member));
    if (model.sparse)
        sum = plus(sum, model.counts->sparse * once(*model.sparse, member));
    sum = plus(sum, once(*model.embedding, member));
    sum = plus(sum, once(*model.head, member));
    return perRank(m_scenario, sum);
}

Traced TracedStep::recomputed() const {
    const TracedModel model(m_scenario);
    const auto total = [](const Pass<Traced>& pass) {
        Traced sum(0.0);
        for (const Member member :
             {&Pass<Traced>::matrices, &Pass<Traced>::attention, &Pass<Traced>::memoryBound,
              &Pass<Traced>::tensor, &Pass<Traced>::context, &Pass<Traced>::expert, &Pass<Traced>::overhead})
            sum = plus(sum, pass.*member);
        return sum;
    };
    Traced sum(0.0);
    if (m_scenario.plan.recompute == Recompute::selective)
        sum = letter<Traced>("L", QUADRILLE_MESSAGE("layers"), m_scenario.model.layers) * total(*model.core);
    else {
        if (model.dense)
            sum = plus(sum, model.counts->recomputedDense * total(model.dense->repeated));
        if (model.sparse)
            sum = plus(sum, model.counts->recomputedSparse * total(model.sparse->repeated));
    }
    return perRank(m_scenario,
                   number("J_group", QUADRILLE_MESSAGE("how much slower the slowest GPU of the group is"),
                          ratesOf(m_scenario).groupFactor) *
                       sum);
}

Traced TracedStep::overhead() const {
    const Profile& profile = *m_scenario.cluster.gpu.profile;
    const auto fixed = number("t_step", QUADRILLE_MESSAGE("seconds of a step that no operator accounts for"),
                              profile.at(ProfileParameter::stepOverhead));
    const auto rest = number(
        "T_wait",
        QUADRILLE_MESSAGE("launches, fixed times of micro-batches, and waiting for the slowest of a group"),
        m_performance.part(StepPart::overhead).value() - fixed.value());
    return rest + fixed;
}

Traced TracedStep::data() const {
    const PlanRates rates = ratesOf(m_scenario);
    const OutsidePipeline outside = outsidePipeline(m_scenario, StagePasses(m_scenario, rates), rates);
    const DataInputs<double>& x = outside.dataInputs;
    if (outside.data.exposed == 0)
        return Traced(0.0);
    const DataInputs<Traced> inputs{
        .gradients = number("T_grad", QUADRILLE_MESSAGE("reduce-scatter of a rank's gradients"), x.gradients),
        .weights = number("T_w", QUADRILLE_MESSAGE("all-gather of a rank's 16-bit weights"), x.weights),
        .forward =
            number("T_F", QUADRILLE_MESSAGE("forward pass of one micro-batch through the rank"), x.forward),
        .backward =
            number("T_B", QUADRILLE_MESSAGE("backward pass of one micro-batch through the rank"), x.backward),
        .microBatches =
            number("m", QUADRILLE_MESSAGE("micro-batches of a step and replica"), x.microBatches)};
    const auto share = number("o_DP", QUADRILLE_MESSAGE("share of a pass that hides communication"),
                              m_scenario.cluster.gpu.profile->at(ProfileParameter::dataOverlap));
    return dataSeconds(inputs, m_scenario.plan.zero, share).exposed;
}

Traced TracedStep::optimizer() const {
    const Recipe& recipe = m_scenario.recipe;
    const PlanRates rates = ratesOf(m_scenario);
    const OutsidePipeline outside = outsidePipeline(m_scenario, StagePasses(m_scenario, rates), rates);
    return optimizerSeconds(
        number("N_upd", QUADRILLE_MESSAGE("parameters that one GPU updates"), outside.updated),
        number("u", QUADRILLE_MESSAGE("bytes read and written for one of them"),
               optimizerBytes(recipe.gradientBytes, recipe.momentBytes, recipe.masterWeights)),
        number("W", QUADRILLE_MESSAGE("bytes per second of memory-bound operators"),
               deviceOf(m_scenario).memoryBytes));
}

Traced TracedStep::part(StepPart which) const {
    const Performance& p = m_performance;
    const auto value = [&p](StepPart of) { return p.part(of).value(); };
    switch (which) {
    case StepPart::ideal: {
        const double flops = p.flops[static_cast<std::size_t>(FlopConvention::causal)];
        return number("F", QUADRILLE_MESSAGE("model FLOPs of a step, without the masked half of attention"),
                      flops) /
               (letter<Traced>("G", QUADRILLE_MESSAGE("number of GPUs"), p.gpus) *
                number("P", QUADRILLE_MESSAGE("dense peak of one GPU, FLOP/s"), p.peak.value()));
    }
    case StepPart::matrices:
        return meanRank(&Pass<Traced>::matrices) -
               (number("T_ideal", QUADRILLE_MESSAGE("ideal time of the step"), value(StepPart::ideal)) -
                idealAttention(m_scenario));
    case StepPart::attention:
        return meanRank(&Pass<Traced>::attention) - idealAttention(m_scenario);
    case StepPart::memoryBound:
        return meanRank(&Pass<Traced>::memoryBound);
    case StepPart::recomputation:
        return recomputed();
    case StepPart::tensor:
        return meanRank(&Pass<Traced>::tensor);
    case StepPart::context:
        return meanRank(&Pass<Traced>::context);
    case StepPart::expert:
        return meanRank(&Pass<Traced>::expert);
    case StepPart::pipeline:
    case StepPart::bubble: {
        double busy = 0;
        for (const StepPart of : {StepPart::ideal, StepPart::matrices, StepPart::attention,
                                  StepPart::memoryBound, StepPart::recomputation, StepPart::tensor,
                                  StepPart::context, StepPart::expert, StepPart::overhead})
            busy += value(of);
        busy -= m_scenario.cluster.gpu.profile->at(ProfileParameter::stepOverhead);
        const double span = busy + value(StepPart::bubble);
        const auto without = number(
            "T_0", QUADRILLE_MESSAGE("makespan of the pipeline, were messages to arrive at once"), span);
        if (which == StepPart::bubble)
            return without - number("T_busy", QUADRILLE_MESSAGE("time that the mean rank is busy"), busy);
        return number("T_m", QUADRILLE_MESSAGE("makespan of the pipeline with its messages"),
                      span + value(StepPart::pipeline)) -
               without;
    }
    case StepPart::data:
        return data();
    case StepPart::optimizer:
        return optimizer();
    case StepPart::overhead:
        break;
    }
    return overhead();
}

} // namespace quadrille::step
