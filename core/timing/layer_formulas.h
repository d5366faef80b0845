// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/sum.h"
#include "core/model/model_sizes.h"
#include "core/text/message.h"
#include "core/timing/narrow_formulas.h"
#include "core/timing/operators.h"
#include "core/timing/rates.h"
#include "core/timing/traffic_formulas.h"

#include <optional>

/// Seconds that one layer takes for one micro-batch on one GPU. Function templates over the
/// number type T (double, Traced).
namespace quadrille::step {

/// A link in the reading T.
template <class T>
struct LinkNumbers {
    T bytesPerSecond, latency;
};

/// What the formulas of a layer need to know.
template <class T>
struct LayerInputs {
    Letters<T> shape;
    LinkNumbers<T> tensor, context, expert, expertTensor, ulysses;
    T ring, ulyssesRanks; ///< ranks of context parallelism: c_r, u
    T readKeyHeads;       ///< key-value heads that attention reads
    double visibleShare;  ///< of the keys that a causal mask leaves, what sliding windows do
    double lastRanksCore; ///< see layout::lastRanksCore()
    bool severalRing, severalUlysses;
    bool gathersContext; ///< keys and values are gathered before attention rather than passed around
    /// Whether the group has more than one rank.
    bool severalTensor, severalExpert, severalExpertTensor;
    T hostFactor;
    T matrixFlops, headFlops, edge, attentionFlops, memoryBytes, launch, host; ///< as Device
    std::optional<T> cast;           ///< seconds to make a number narrow; none in 16 bits
    bool castsWeights;               ///< for every micro-batch rather than once a step
    std::optional<T> weightGradient; ///< how much longer its products take: see blockScaledWeightGradient
    std::optional<T> busyHost;       ///< of every tensor parallel collective, where something holds the host
    T tensorOverlap, contextOverlap; ///< shares, as the profile has them
    bool hidesExperts;               ///< messages of experts travel behind computation
    T dispatchBytes;                 ///< of a token to an expert and back: of a number, the mean
    T expertOverlap;                 ///< share of it that hides them; see behindExperts
};

/// Share of a layer's computation behind which another micro-batch's tokens travel to their experts and back.
/// An assumption: DeepSeek-AI (2024), section 3.2.1, report that DualPipe hides nearly all of messages that
/// take as long as computation does, and give 20 of 132 multiprocessors of a GPU to them (section 3.2.2).
inline constexpr double behindExperts = 0.8;

/// Keys by which a sequence counts longer in the forward and in the backward pass of fused attention: what a
/// pass over queries costs beside their keys. Medians of eight fits each, of two GPUs, two kernels and two
/// sizes of heads, over causal attention of 1,024 to 65,536 tokens that fills the GPU (resources/one_gpu).
inline constexpr double forwardEdge = 425, backwardEdge = 1175;

/// Seconds of one pass, by what takes them.
template <class T>
struct Pass {
    T matrices, attention, memoryBound, tensor, context, expert, overhead;
    T imbalance{0.0}; ///< what the busiest experts take beyond an even share, products and messages

    [[nodiscard]] T total() const {
        const T even = matrices + attention + memoryBound + tensor + context + expert + overhead;
        return formula::valueOf(imbalance) == 0 ? even : even + imbalance;
    }
    friend Pass operator+(const Pass& a, const Pass& b) {
        return {a.matrices + b.matrices, a.attention + b.attention, a.memoryBound + b.memoryBound,
                a.tensor + b.tensor,     a.context + b.context,     a.expert + b.expert,
                a.overhead + b.overhead, a.imbalance + b.imbalance};
    }
    friend Pass operator*(const T& factor, const Pass& a) {
        return {factor * a.matrices, factor * a.attention, factor * a.memoryBound, factor * a.tensor,
                factor * a.context,  factor * a.expert,    factor * a.overhead,    factor * a.imbalance};
    }
};

/// The passes of a layer or of a stage. What full recomputation repeats is a whole forward pass.
template <class T>
struct Passes {
    Pass<T> forward, inputGradient, weightGradient, repeated;
};

/// Seconds of a matrix product: FLOPs at the rate of large ones, every dimension longer by `edge` for tiles
/// that are only partly filled; but no less than it takes to read and write the matrices once (a roofline,
/// Williams et al. 2009).
template <class T>
[[nodiscard]] T productSeconds(const Product<T>& p, const LayerInputs<T>& x) {
    using namespace formula;
    const T compute =
        2.0 * p.count * (p.rows + x.edge) * (p.columns + x.edge) * (p.inner + x.edge) / x.matrixFlops;
    const T moved =
        2.0 * p.count * (p.rows * p.columns + p.columns * p.inner + p.rows * p.inner) / x.memoryBytes;
    return maximum(compute, moved);
}

/// Matrix products of one layer's forward pass; each of their two gradients is a product of the same three
/// dimensions. \param load tokens of the experts ÷ an even share
template <class T>
[[nodiscard]] T matrixSeconds(const ModelSpec& model, const ModelSizes<T>& n, double load, bool sparse,
                              const LayerInputs<T>& x) {
    using namespace formula;
    static constexpr Label attention{"T_proj", QUADRILLE_MESSAGE("Projections of attention, forward"), "",
                                     Unit::seconds};
    static constexpr Label ffn{"T_ffn", QUADRILLE_MESSAGE("Matrix products of the FFN, forward"), "",
                               Unit::seconds};
    const T tokens = tokensOf(x.shape);
    std::optional<T> sum;
    const auto add = [&](const Product<T>& p) {
        const T seconds = productSeconds(p, x);
        sum = sum ? *sum + seconds : seconds;
    };
    forEachAttentionProduct(model, n, x.shape, tokens, add);
    const T projections = named(attention, *sum);
    sum.reset();
    if (sparse)
        forEachExpertProduct(model, n, load, x.shape, tokens, add);
    else
        forEachFfnProduct(model, n, T(1.0), tokens, n.ffn / x.shape.t, add);
    return projections + named(ffn, *sum);
}

/// Whether TP serves shared experts, beside folded ones that gather their tokens by themselves.
[[nodiscard]] inline bool hasSharedExperts(const ModelSpec& model) {
    return model.experts && model.experts->sharedExperts > 0;
}

/// Collectives of TP and of folded experts around the FFN.
template <class T>
[[nodiscard]] double ffnCollectives(const ModelSpec& model, bool sparse, const LayerInputs<T>& x) {
    constexpr double pair = 2; // an all-gather and a reduce-scatter
    if (!sparse || !foldsExperts(x.shape))
        return x.severalTensor ? pair : 0;
    return (x.severalTensor && hasSharedExperts(model) ? pair : 0) + (x.severalExpertTensor ? pair : 0);
}

/// Those around attention as well.
template <class T>
[[nodiscard]] double collectivesOf(const ModelSpec& model, bool sparse, const LayerInputs<T>& x) {
    constexpr double aroundAttention = 2;
    return (x.severalTensor ? aroundAttention : 0) + ffnCollectives(model, sparse, x);
}

/// Kernels of a layer's pass: projections, core, FFN, norms, residuals and activations; four collectives
/// where there is tensor parallelism, four kernels a step of the ring, and the sorting of tokens for experts.
/// Gathering keys and values takes two, and Ulysses four all-to-alls, before each of which heads are laid
/// out.
template <class T>
[[nodiscard]] T operatorCount(const ModelSpec& model, bool sparse, const LayerInputs<T>& x) {
    T kernels(sparse ? 24.0 : 14.0);
    if (const double collectives = collectivesOf(model, sparse, x); collectives > 0)
        kernels = kernels + collectives;
    if (x.severalUlysses)
        kernels = kernels + 8.0;
    if (!x.severalRing)
        return kernels;
    return x.gathersContext ? kernels + 2.0 : kernels + 4.0 * x.ring;
}

/// A pass of so many operators, with what is left of the time that the host takes to issue them when the GPU
/// has done them: a GPU that is faster than its host waits for it. \param collectives of these, those of
/// tensor parallelism
template <class T>
[[nodiscard]] Pass<T> launched(Pass<T> pass, const T& operators, double collectives,
                               const LayerInputs<T>& x) {
    using namespace formula;
    pass.overhead = operators * x.launch * x.hostFactor;
    const T issued =
        x.busyHost && collectives > 0 ? operators * x.host + collectives * *x.busyHost : operators * x.host;
    const T waiting = issued * x.hostFactor - pass.total();
    pass.overhead = pass.overhead + maximum(T(0.0), waiting);
    return pass;
}

/// Messages around the FFN of a layer whose experts are folded: of TP those for shared experts, and among the
/// ranks that divide each expert those for routed ones.
template <class T>
[[nodiscard]] T foldedFfnSeconds(const ModelSpec& model, const ModelSizes<T>& n, const LayerInputs<T>& x) {
    const T layerInput = traffic::halfBytes * tokensOf(x.shape) * n.hidden;
    formula::Sum<T> sum;
    const auto add = [&](const traffic::Messages<T>& messages, const LinkNumbers<T>& link) {
        sum.add(messages.count *
                ((1.0 - x.tensorOverlap) * messages.bytes / link.bytesPerSecond + link.latency));
    };
    if (x.severalTensor && hasSharedExperts(model))
        add(traffic::halfTensorMessages(layerInput, x.shape.t), x.tensor);
    if (x.severalExpertTensor)
        add(traffic::expertTensorMessages(layerInput, x.shape.t, x.shape.u), x.expertTensor);
    return sum.total();
}

/// Messages of tensor parallelism in one pass of a layer.
template <class T>
[[nodiscard]] T tensorSeconds(const ModelSpec& model, const ModelSizes<T>& n, bool sparse,
                              const LayerInputs<T>& x) {
    const T layerInput = traffic::halfBytes * tokensOf(x.shape) * n.hidden;
    const auto seconds = [&x](const traffic::Messages<T>& messages) {
        return messages.count *
               ((1.0 - x.tensorOverlap) * messages.bytes / x.tensor.bytesPerSecond + x.tensor.latency);
    };
    if (!sparse || !foldsExperts(x.shape))
        return x.severalTensor ? seconds(traffic::tensorMessages(layerInput, x.shape.t)) : T(0.0);
    const T ffn = foldedFfnSeconds(model, n, x);
    return x.severalTensor ? seconds(traffic::halfTensorMessages(layerInput, x.shape.t)) + ffn : ffn;
}

/// Dispatch and combination of a layer's tokens in one pass, by an even share and by the busiest rank's.
template <class T>
struct ExpertMessages {
    T even, busiest;
};

template <class T>
[[nodiscard]] ExpertMessages<T> expertMessages(const ModelSizes<T>& n, double load, const LayerInputs<T>& x) {
    if (!x.severalExpert)
        return {T(0.0), T(0.0)};
    const auto routed = traffic::expertMessages(
        x.dispatchBytes * n.topK * tokensOf(x.shape) * n.hidden / x.shape.q, x.shape.e);
    const auto seconds = [&](double share) {
        return routed.count * (share * routed.bytes / x.expert.bytesPerSecond + x.expert.latency);
    };
    return {seconds(1.0), seconds(load)};
}

/// What of these computation does not hide.
template <class T>
[[nodiscard]] ExpertMessages<T> exposedMessages(const ExpertMessages<T>& all, const T& computation,
                                                const LayerInputs<T>& x) {
    using namespace formula;
    static constexpr Label exposed{"T_ep", QUADRILLE_MESSAGE("Dispatch and combination that nothing hides"),
                                   QUADRILLE_MESSAGE("DeepSeek-AI (2024), section 3.2.1"), Unit::seconds};
    static constexpr Label expertLabel{
        "T_ep", QUADRILLE_MESSAGE("Dispatch and combination of a layer's tokens"),
        QUADRILLE_MESSAGE("Lepikhin et al. (2021), section 3.2"), Unit::seconds};
    if (!x.hidesExperts || !x.severalExpert)
        return {named(expertLabel, all.even), all.busiest};
    const T none(0.0);
    const T hidden = x.expertOverlap * computation;
    return {named(exposed, maximum(none, all.even - hidden)), maximum(none, all.busiest - hidden)};
}

/// Messages of context parallelism in the passes of a layer that nothing hides.
template <class T>
struct ContextSeconds {
    T forward, backward;
};

/// \param attention seconds of the attention core's forward pass
template <class T>
[[nodiscard]] ContextSeconds<T> contextSeconds(const ModelSpec& model, const ModelSizes<T>& n,
                                               const T& headWidths, const T& attention,
                                               const LayerInputs<T>& x) {
    using namespace formula;
    static constexpr Label ringLabel{"T_cp", QUADRILLE_MESSAGE("Ring of keys and values, forward, exposed"),
                                     QUADRILLE_MESSAGE("Liu et al. (2023), section 3"), Unit::seconds};
    static constexpr Label gatherLabel{"T_cp", QUADRILLE_MESSAGE("Gathering keys and values, forward"),
                                       QUADRILLE_MESSAGE("Grattafiori et al. (2024), section 3.3.2"),
                                       Unit::seconds};
    static constexpr Label swapLabel{"T_u", QUADRILLE_MESSAGE("All-to-alls of tokens and heads, forward"),
                                     QUADRILLE_MESSAGE("Jacobs et al. (2023), section 3.2"), Unit::seconds};
    const T none(0.0);
    const T tokens = tokensOf(x.shape);
    T keysAndValues = keyValueWidth(model, n, headWidths);
    if (x.severalUlysses && !model.latentAttention)
        keysAndValues = 2.0 * x.readKeyHeads * n.headDim;
    ContextSeconds<T> exposed{none, none};
    if (x.severalRing) {
        const auto around = traffic::contextMessages(tokens, keysAndValues, x.shape.t, x.ring);
        const T ring = around.count * around.bytes / x.context.bytesPerSecond;
        if (x.gathersContext) { // in one collective, before attention can begin
            exposed.forward = named(gatherLabel, ring + x.context.latency);
            exposed.backward = 2.0 * exposed.forward;
        } else {
            // The gradients of keys and values travel beside these, and the core's backward pass takes 5
            // products where the forward pass takes 2 (Dao 2023, section 3.1).
            const T steps = around.count * x.context.latency;
            exposed.forward = named(ringLabel, maximum(none, ring - x.contextOverlap * attention) + steps);
            exposed.backward = maximum(none, 2.0 * ring - 2.5 * x.contextOverlap * attention) + 2.0 * steps;
        }
    }
    if (x.severalUlysses) {
        const auto swaps =
            traffic::ulyssesMessages(tokens, keysAndValues + n.heads * headWidths, x.shape.t, x.ulyssesRanks);
        const T seconds =
            named(swapLabel, swaps.count * (swaps.bytes / x.ulysses.bytesPerSecond + x.ulysses.latency));
        exposed.forward = x.severalRing ? exposed.forward + seconds : seconds;
        exposed.backward = x.severalRing ? exposed.backward + seconds : seconds;
    }
    return exposed;
}

/// How often attention goes over a rank's queries: in a ring once for every piece of keys, but for the half
/// of its queries that see none of it where tokens are balanced, in all other pieces but its own.
template <class T>
[[nodiscard]] T queryPasses(const LayerInputs<T>& x) {
    return x.lastRanksCore == 1 ? 0.25 + 0.75 * x.ring : x.ring;
}

/// The attention core's forward pass, the mean of layers with and without sliding windows, and of the last
/// rank where tokens are not balanced. \param edge forwardEdge, or of the time that a product of the
/// backward pass takes beside one of the forward pass, backwardEdge
template <class T>
[[nodiscard]] T coreSeconds(const T& headWidths, const ModelSizes<T>& n, const Recipe& recipe, double edge,
                            const LayerInputs<T>& x) {
    using formula::amount;
    const T seconds = attentionFlops(headWidths, n, x.shape) / x.attentionFlops;
    std::optional<T> keys; ///< ÷ the mean of a rank's, where they are not as many
    if (x.visibleShare != 1)
        keys = amount<T>("f_k", QUADRILLE_MESSAGE("share of the keys that sliding windows leave"),
                         x.visibleShare);
    if (x.lastRanksCore != 1) {
        const T last =
            amount<T>("f_c", QUADRILLE_MESSAGE("work of the ring's last rank ÷ the mean"), x.lastRanksCore);
        keys = keys ? *keys * last : last;
    }
    if (recipe.flashAttention) {
        const T longer =
            amount<T>("ε_a", QUADRILLE_MESSAGE("keys by which a sequence counts longer in attention"), edge) /
            x.shape.s;
        keys =
            (keys ? *keys : T(1.0)) + (x.severalRing && !x.gathersContext ? longer * queryPasses(x) : longer);
    }
    return keys ? seconds * *keys : seconds;
}

/// A layer's forward pass and its gradients. \param headWidths width of a head's queries and keys, and of its
/// values, added up
template <class T>
[[nodiscard]] Passes<T> layerPasses(const ModelSpec& model, const ModelSizes<T>& n, const T& headWidths,
                                    const Recipe& recipe, bool sparse, const LayerInputs<T>& x) {
    using namespace formula;
    static constexpr const char* korthikanti = QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 4.2.2");
    static constexpr Label core{"T_attn", QUADRILLE_MESSAGE("Attention core, forward"),
                                QUADRILLE_MESSAGE("Dao (2023): causal, in tiles"), Unit::seconds};
    static constexpr Label memory{"T_mem", QUADRILLE_MESSAGE("Memory-bound operators of a layer, forward"),
                                  "", Unit::seconds};
    static constexpr Label castLabel{"T_cast", QUADRILLE_MESSAGE("Inputs of products made narrow, forward"),
                                     "", Unit::seconds};
    static constexpr Label castBackLabel{
        "T_castb", QUADRILLE_MESSAGE("Gradients of products made narrow, backward"), "", Unit::seconds};
    static constexpr Label tensorLabel{
        "T_tp", QUADRILLE_MESSAGE("Tensor parallel collectives of a layer, forward or backward"), korthikanti,
        Unit::seconds};
    static constexpr Label waitLabel{
        "T_uneven", QUADRILLE_MESSAGE("Products of the busiest experts beyond an even share"), "",
        Unit::seconds};
    const Letters<T>& s = x.shape;
    const T tokens = tokensOf(s);
    const T none(0.0);
    constexpr double half = traffic::halfBytes;

    const T visited = n.topK * n.expertFfn + n.sharedExperts * n.expertFfn;
    T bytes = memoryBoundBytes(model, n, sparse ? visited : n.ffn, s, tokens);
    if (sparse) // tokens are copied into the order of their experts, and back
        bytes = bytes + 4.0 * half * n.topK * n.hidden * tokens / s.q;
    if (!recipe.flashAttention)
        bytes = bytes + scoreBytes(n, recipe.dropout, s);

    const double load = sparse ? busiestLoad(recipe) : 1;
    const T matrices = matrixSeconds(model, n, 1.0, sparse, x);
    const T weightMatrices = x.weightGradient ? *x.weightGradient * matrices : matrices;
    const T attention = named(core, coreSeconds(headWidths, n, recipe, forwardEdge, x));
    T memoryBound = named(memory, bytes / x.memoryBytes);
    T memoryBoundBack = 2.0 * memoryBound;
    if (x.cast) {
        const Narrowed<T> numbers = narrowedNumbers(model, n, sparse, s);
        memoryBound =
            memoryBound +
            named(castLabel, *x.cast * (x.castsWeights ? numbers.inputs + numbers.weights : numbers.inputs));
        memoryBoundBack = memoryBoundBack + named(castBackLabel, *x.cast * numbers.gradients);
    }

    const T tensor = named(tensorLabel, tensorSeconds(model, n, sparse, x));
    const ContextSeconds<T> context = contextSeconds(model, n, headWidths, attention, x);
    const double coreBack = recipe.flashAttention ? 2.5 : 2;
    const T attentionBack = coreBack * coreSeconds(headWidths, n, recipe, backwardEdge, x);
    ExpertMessages<T> expert{none, none};
    ExpertMessages<T> expertBack{none, none};
    if (sparse) {
        const auto messages = expertMessages(n, load, x);
        expert = exposedMessages(messages, matrices + attention + memoryBound, x);
        // Behind a layer's whole backward pass, gradients of weights included.
        expertBack =
            x.hidesExperts
                ? exposedMessages(messages, matrices + weightMatrices + attentionBack + memoryBoundBack, x)
                : expert;
    }
    const bool uneven = load != 1;
    const T productsWait =
        uneven ? named(waitLabel, matrixSeconds(model, n, load, sparse, x) - matrices) : none;
    const T wait = uneven ? productsWait + (expert.busiest - expert.even) : none;
    const T waitBack = uneven ? productsWait + (expertBack.busiest - expertBack.even) : none;
    const T operators = operatorCount(model, sparse, x);
    const double collectives = collectivesOf(model, sparse, x);
    // Weight gradients are products and nothing else: of two projections and two matrices of the FFN, or of
    // the router and grouped experts.
    const T products(sparse ? 7.0 : 4.0);
    const Pass<T> forward =
        launched({matrices, attention, memoryBound, tensor, context.forward, expert.even, none, wait},
                 operators, collectives, x);
    return {.forward = forward,
            .inputGradient = launched({matrices, attentionBack, memoryBoundBack, tensor, context.backward,
                                       expertBack.even, none, waitBack},
                                      operators, collectives, x),
            .weightGradient = launched({weightMatrices, none, none, none, none, none, none,
                                        x.weightGradient ? *x.weightGradient * productsWait : productsWait},
                                       products, 0, x),
            .repeated = forward};
}

} // namespace quadrille::step
