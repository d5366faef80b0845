// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"
#include "core/text/message.h"

#include <cstdint>

/// Equations 1–18 of Fujii et al. (2024), "Accelerating Large Language Model Training with 4D Parallelism and
/// Memory Consumption Estimator". Function templates over the number type: double, Eigen array, Traced.
/// All sizes are bytes on one GPU unless a name says otherwise; "GB" in the paper is GiB.
///
/// Two facts the published tables show and the text does not: with p = 1 the states are those of eq. 6
/// (embedding, head and final norm on the only stage), and d = GPUs ÷ (t·c·p).
namespace quadrille::paper {

/// The letters of the paper's Table 1. d and c divide the optimizer states together (eq. 10).
template <class T>
struct Inputs {
    T a, b, c, d, h, hFfn, k, L, p, s, t, v;
    T n; ///< micro-batches in flight on the stage: p on the first one under 1F1B once m ≥ p (section 3.2.2)
};

/// Which of embedding and head a stage holds beside its layers.
enum class StageRole : std::uint8_t { only, first, middle, last };

// Eq. 1: parameters of the attention of one layer.
template <class T>
[[nodiscard]] T attentionParameters(const Inputs<T>& x) {
    return 2.0 * x.h * x.h * (1.0 + x.k / x.a);
}

// Eq. 2: parameters of the gated FFN of one layer.
template <class T>
[[nodiscard]] T ffnParameters(const Inputs<T>& x) {
    return 3.0 * x.h * x.hFfn;
}

// Eq. 3: parameters of the whole model, two norms a layer and the final one included.
template <class T>
[[nodiscard]] T modelParameters(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label attention{"N_attn", QUADRILLE_MESSAGE("Attention parameters of a layer"),
                                     QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 1"), Unit::parameters};
    static constexpr Label ffn{"N_ffn", QUADRILLE_MESSAGE("FFN parameters of a layer"),
                               QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 2"), Unit::parameters};
    const T attn = named(attention, attentionParameters(x));
    const T mlp = named(ffn, ffnParameters(x));
    return 2.0 * x.h * x.v + x.h + x.L * (attn + mlp + 2.0 * x.h);
}

// The bracket of eqs. 6–10: what tensor parallelism leaves of one layer on a GPU. Norms are not split.
template <class T>
[[nodiscard]] T layerParametersOnGpu(const Inputs<T>& x) {
    return 2.0 * x.h * x.h * ((1.0 + x.k / x.a + 1.5 * x.hFfn / x.h) / x.t + 1.0 / x.h);
}

// Eqs. 6 (only stage), 7 (first), 8 (middle) and 9 (last): parameters on one GPU of the stage.
template <class T>
[[nodiscard]] T stageParameters(const Inputs<T>& x, StageRole role) {
    using namespace formula;
    static constexpr Label layer{"N_layer", QUADRILLE_MESSAGE("Parameters of a layer on one GPU"),
                                 QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 6"), Unit::parameters};
    const T layers = x.L / x.p * named(layer, layerParametersOnGpu(x));
    switch (role) {
    case StageRole::only:
        return 2.0 * x.h * x.v / x.t + x.h + layers;
    case StageRole::first:
        return x.h * x.v / x.t + layers;
    case StageRole::last:
        return x.h * x.v / x.t + x.h + layers;
    case StageRole::middle:
        break;
    }
    return layers;
}

// Section 3.1: BF16 weights.
template <class T>
[[nodiscard]] T parameterBytes(const T& parameters) {
    return 2.0 * parameters;
}

// Section 3.1: FP32 gradients.
template <class T>
[[nodiscard]] T gradientBytes(const T& parameters) {
    return 4.0 * parameters;
}

// Eq. 10: FP32 master weights, momentum and variance, sharded over d·c processes.
template <class T>
[[nodiscard]] T optimizerBytes(const Inputs<T>& x, const T& parameters) {
    return 12.0 / (x.d * x.c) * parameters;
}

// Eq. 12 ÷ sbh: elements-of-hidden-size × bytes that one layer keeps for the backward pass.
template <class T>
[[nodiscard]] T layerActivationFactor(const Inputs<T>& x) {
    return 12.0 + 4.0 * x.k / x.a + 8.0 * x.hFfn / x.h;
}

// Eq. 12: activations of one layer without model parallelism.
template <class T>
[[nodiscard]] T layerActivations(const Inputs<T>& x) {
    return x.s * x.b * x.h * layerActivationFactor(x);
}

// Eq. 17, stage by stage: L/p layers for n micro-batches; the first stage keeps the embedding's input (eq.
// 13), the last one what the head needs for one micro-batch (eq. 14), as the Kronecker delta does for p = 1.
template <class T>
[[nodiscard]] T stageActivations(const Inputs<T>& x, StageRole role) {
    using namespace formula;
    static constexpr Label factor{"A_layer", QUADRILLE_MESSAGE("Bytes a layer keeps per s·b·h"),
                                  QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 12"), Unit::none};
    const T scale = x.s * x.b * x.h / (x.t * x.c);
    const T layers = named(factor, layerActivationFactor(x)) * (x.L / x.p) * x.n;
    switch (role) {
    case StageRole::only:
        return scale * (layers + 8.0 * x.n + 4.0 * (1.0 + x.v / x.h));
    case StageRole::first:
        return scale * (layers + 8.0 * x.n);
    case StageRole::last:
        return scale * (layers + 4.0 * (1.0 + x.v / x.h));
    case StageRole::middle:
        break;
    }
    return scale * layers;
}

/// What one GPU of the stage holds, in bytes.
template <class T>
struct StageBytes {
    T parameters, gradients, optimizer, activations;
    [[nodiscard]] T total() const { return parameters + gradients + optimizer + activations; }
};

// Eq. 18 with its parts apart; the first stage of a pipeline, or the only one, is the paper's number.
template <class T>
[[nodiscard]] StageBytes<T> stageBytes(const Inputs<T>& x, StageRole role) {
    using namespace formula;
    static constexpr Label labels[] = {{"N_GPU", QUADRILLE_MESSAGE("Parameters on one GPU"),
                                        QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 6"), Unit::parameters},
                                       {"N_GPU", QUADRILLE_MESSAGE("Parameters on one GPU"),
                                        QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 7"), Unit::parameters},
                                       {"N_GPU", QUADRILLE_MESSAGE("Parameters on one GPU"),
                                        QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 8"), Unit::parameters},
                                       {"N_GPU", QUADRILLE_MESSAGE("Parameters on one GPU"),
                                        QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 9"), Unit::parameters}};
    static constexpr Label parameterLabel{"M_param", QUADRILLE_MESSAGE("Parameters"),
                                          QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 4"), Unit::bytes};
    static constexpr Label gradientLabel{"M_grad", QUADRILLE_MESSAGE("Gradients"),
                                         QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 4"), Unit::bytes};
    static constexpr Label optimizerLabel{"M_opt", QUADRILLE_MESSAGE("Optimizer states"),
                                          QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 10"), Unit::bytes};
    static constexpr Label activationLabel{"M_act", QUADRILLE_MESSAGE("Activations"),
                                           QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 17"), Unit::bytes};
    const T parameters = named(labels[static_cast<int>(role)], stageParameters(x, role));
    return {named(parameterLabel, parameterBytes(parameters)),
            named(gradientLabel, gradientBytes(parameters)),
            named(optimizerLabel, optimizerBytes(x, parameters)),
            named(activationLabel, stageActivations(x, role))};
}

/// Eq. 18, one reading for every p: the paper's estimate of the memory of one GPU.
template <class T>
[[nodiscard]] T totalBytes(const Inputs<T>& x) {
    using namespace formula;
    return selectIfOne(x.p, T(stageBytes(x, StageRole::only).total()),
                       T(stageBytes(x, StageRole::first).total()));
}

} // namespace quadrille::paper
