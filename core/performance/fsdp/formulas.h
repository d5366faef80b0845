// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"
#include "core/text/message.h"

/// Equations 1–11 of Wang et al. (2024), "Memory and Bandwidth are All You Need for Fully Sharded Data
/// Parallel". Function templates over the number type: double, Traced. Bytes, seconds, FLOPs,
/// and tokens of one GPU.
///
/// Where the paper leaves a choice, this is what its own numbers show (tst_fsdp_study.cpp):
/// - "G" and "M" of Table 2 are 2^30 and 2^20 bytes; parameters ϕQ, gradients ϕQ, optimizer 6Qϕ.
/// - M_act of eq. 3 is one token in the whole model, as eq. 4 needs it. The "Act. Ckpt." column is L·H·Q.
/// - The "18 intermediate activations" are 16 of Q bytes and 2 of one byte: 16HQ + 2H.
/// - The "Full Act." column follows no equation of the paper: it is eq. 2 times 12·(H/16384)², so that it
/// grows
///   with H³ rather than H. Eq. 2, which is 34 bytes a token, layer and hidden unit like the widely used
///   count of Korthikanti et al. (2022), is what is used here.
/// - The 7B model is printed with D = 4086, which 32 heads do not divide and which its bytes are computed
/// with;
///   4096 is meant.
/// - S_volume is the "average inter-node connection" of Tables 1 and 3, after which the clusters are named:
/// what
///   one of the GPUs of a node has of the node's connection. Three measured runs are faster than that allows
///   (see fsdp_study.json), none is than the whole node's.
/// - In the paper's figures ε of eq. 5 is 0, and 10 GB of M_MAX of eq. 1 are the system's. Measured GB are
/// 10^9
///   bytes, since 41.1 of them fit a GPU of 40 GiB; so are these.
/// - Eq. 5 does not depend on the ZeRO stage, so that stages 1 and 2 only have less memory than stage 3.
namespace quadrille::fsdp {

/// The letters of the paper.
template <class T>
struct Inputs {
    T L;          ///< layers
    T H;          ///< hidden size
    T sequence;   ///< l_seq, tokens
    T N;          ///< GPUs
    T Q;          ///< bytes of a number: 2 for BF16 and FP16, 4 for FP32
    T gamma;      ///< γ, share of the activations kept; the rest is recomputed
    bool sharded; ///< the parameters are sharded, too (ZeRO 3), or not (ZeRO 1 and 2)
    T memory;     ///< M_MAX, bytes
    T reserved;   ///< bytes for the system
    T bandwidth;  ///< S_volume, bytes/s
    T latency;    ///< ε, seconds
    T peak;       ///< S_FLOPs^MAX, FLOP/s
    T alpha;      ///< α̂_HFU, what computing alone reaches of the peak
};

// Section 2.1: ϕ, without embeddings.
template <class T>
[[nodiscard]] T parameters(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"ϕ", QUADRILLE_MESSAGE("Parameters of the layers"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), section 2.1"), Unit::parameters};
    return named(label, 12.0 * x.L * x.H * x.H);
}

/// Section 2.2, of the whole model.
template <class T>
struct StateBytes {
    T parameters, gradients, optimizer;
};

template <class T>
[[nodiscard]] StateBytes<T> stateBytes(const Inputs<T>& x) {
    using namespace formula;
    static constexpr const char* source = QUADRILLE_MESSAGE("Wang et al. (2024), section 2.2");
    static constexpr Label parameterLabel{"M_Parameters", QUADRILLE_MESSAGE("Parameters"), source,
                                          Unit::bytes};
    static constexpr Label gradientLabel{"M_Gradient", QUADRILLE_MESSAGE("Gradients"), source, Unit::bytes};
    static constexpr Label optimizerLabel{"M_Optimizer", QUADRILLE_MESSAGE("Optimizer states"), source,
                                          Unit::bytes};
    const T phi = parameters(x);
    return {named(parameterLabel, phi * x.Q), named(gradientLabel, phi * x.Q),
            named(optimizerLabel, 3.0 * (2.0 * x.Q) * phi)};
}

// Eq. 1, less what the system reserves (section 3.1).
template <class T>
[[nodiscard]] T freeMemory(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"M_free", QUADRILLE_MESSAGE("Memory left for activations"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 1"), Unit::bytes};
    const StateBytes<T> states = stateBytes(x);
    const T held = x.sharded ? states.parameters / x.N : states.parameters;
    return named(label, x.memory - x.reserved - (states.optimizer + states.gradients) / x.N - held);
}

/// L·M_act_intern: what stays of a token under full recomputation, the outputs of the layers.
template <class T>
[[nodiscard]] T checkpointBytes(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"L·M_act_intern", QUADRILLE_MESSAGE("Outputs of the layers, of one token"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), section 2.2"), Unit::bytes};
    return named(label, x.L * x.H * x.Q);
}

// Eq. 2: all activations of a token.
template <class T>
[[nodiscard]] T fullActivationBytes(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"M_full_act_model", QUADRILLE_MESSAGE("All activations of one token"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 2"), Unit::bytes};
    return named(label, 16.0 * x.L * x.H * x.Q + 2.0 * x.L * x.H);
}

// Eq. 3: what is kept of a token.
template <class T>
[[nodiscard]] T activationBytes(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"M_act", QUADRILLE_MESSAGE("Activations kept of one token"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 3"), Unit::bytes};
    return named(label, (1.0 - x.gamma) * checkpointBytes(x) + x.gamma * fullActivationBytes(x));
}

// Eq. 4: the most tokens that a GPU can work on at once; negative where the states alone do not fit.
template <class T>
[[nodiscard]] T tokenCapacity(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"E", QUADRILLE_MESSAGE("Tokens of a GPU and step"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 4"), Unit::none};
    return named(label, freeMemory(x) / activationBytes(x));
}

// Eq. 5: gathering all parameters once.
template <class T>
[[nodiscard]] T transferTime(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"T_transfer", QUADRILLE_MESSAGE("Time to gather all parameters"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 5"), Unit::seconds};
    return named(label, parameters(x) * x.Q / x.bandwidth + x.L * x.N * x.latency);
}

// Section 2.4, of a token; attention counted in full, not halved for causality.
template <class T>
[[nodiscard]] T forwardFlops(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"F_fwd", QUADRILLE_MESSAGE("FLOPs of one token, forward"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), section 2.4"), Unit::flops};
    return named(label, 2.0 * parameters(x) + 4.0 * x.L * x.H * x.sequence);
}

/// Section 2.4: twice the forward pass, and what is computed again.
template <class T>
[[nodiscard]] T backwardFlops(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"F_bwd", QUADRILLE_MESSAGE("FLOPs of one token, backward"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), section 2.4"), Unit::flops};
    const T forward = forwardFlops(x);
    return named(label, 2.0 * forward + (1.0 - x.gamma) * forward);
}

// Eq. 6: (4 − γ)·F_fwd.
template <class T>
[[nodiscard]] T totalFlops(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"F", QUADRILLE_MESSAGE("FLOPs of one token"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 6"), Unit::flops};
    return named(label, (4.0 - x.gamma) * forwardFlops(x));
}

/// Eqs. 5 and 7–11 of a step with `tokens` tokens a GPU.
template <class T>
struct Step {
    T tokens;     ///< E
    T transfer;   ///< T_transfer, seconds
    T forward;    ///< T_fwd, seconds, eq. 8
    T backward;   ///< T_bwd, seconds, eq. 8
    T time;       ///< T, seconds, eq. 9
    T throughput; ///< K, tokens/s of a GPU, eq. 11
    T hfu, mfu;   ///< α_HFU and α_MFU, eq. 11
};

template <class T>
[[nodiscard]] Step<T> stepOf(const Inputs<T>& x, const T& tokens) {
    using namespace formula;
    static constexpr const char* eq8 = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 8");
    static constexpr const char* eq11 = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 11");
    static constexpr Label forwardLabel{"T_fwd", QUADRILLE_MESSAGE("Time of the forward pass"), eq8,
                                        Unit::seconds};
    static constexpr Label backwardLabel{"T_bwd", QUADRILLE_MESSAGE("Time of the backward pass"), eq8,
                                         Unit::seconds};
    static constexpr Label timeLabel{"T", QUADRILLE_MESSAGE("Time of a step"),
                                     QUADRILLE_MESSAGE("Wang et al. (2024), eq. 9"), Unit::seconds};
    static constexpr Label throughputLabel{"K", QUADRILLE_MESSAGE("Tokens per second and GPU"), eq11,
                                           Unit::tokensPerSecond};
    static constexpr Label hfuLabel{"α_HFU", QUADRILLE_MESSAGE("Hardware FLOPs utilisation"), eq11,
                                    Unit::share};
    static constexpr Label mfuLabel{"α_MFU", QUADRILLE_MESSAGE("Model FLOPs utilisation"), eq11, Unit::share};
    const T rate = x.alpha * x.peak;
    const T transfer = transferTime(x);
    const T forward = named(forwardLabel, forwardFlops(x) * tokens / rate);
    const T backward = named(backwardLabel, backwardFlops(x) * tokens / rate);
    const T time = named(timeLabel, maximum(forward, transfer) + maximum(backward, transfer));
    const T throughput = named(throughputLabel, tokens / time);
    return {tokens,
            transfer,
            forward,
            backward,
            time,
            throughput,
            named(hfuLabel, throughput * totalFlops(x) / x.peak),
            named(mfuLabel, 3.0 * throughput * forwardFlops(x) / x.peak)};
}

/// With as many tokens as fit.
template <class T>
[[nodiscard]] Step<T> fullestStep(const Inputs<T>& x) {
    return stepOf(x, tokenCapacity(x));
}

/// Eq. 10: what gathering takes of the time of computing; above 1 the pass waits for the network.
template <class T>
[[nodiscard]] T forwardRatio(const Step<T>& step) {
    using namespace formula;
    static constexpr Label label{"R_fwd", QUADRILLE_MESSAGE("Communication ÷ computation, forward"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 10"), Unit::none};
    return named(label, step.transfer / step.forward);
}
template <class T>
[[nodiscard]] T backwardRatio(const Step<T>& step) {
    using namespace formula;
    static constexpr Label label{"R_bwd", QUADRILLE_MESSAGE("Communication ÷ computation, backward"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 10"), Unit::none};
    return named(label, step.transfer / step.backward);
}

} // namespace quadrille::fsdp
