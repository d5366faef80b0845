// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number.h"
#include "core/text/message.h"

#include <cstdint>

/// Equations 1–18 of Fujii et al. (2024), "Accelerating Large Language Model Training with 4D Parallelism and
/// Memory Consumption Estimator". Function templates over the number type: double, Traced.
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
    return 2.0 * x.h * x.h * ((1.0 + x.k / x.a + 1.5 * (x.hFfn / x.h)) / x.t + 1.0 / x.h);
}

// Eqs. 6 (only stage), 7 (first) and 9 (last): parameters on one GPU of embedding, head and final norm.
template <class T>
[[nodiscard]] T endParameters(const Inputs<T>& x, StageRole role) {
    switch (role) {
    case StageRole::only:
        return 2.0 * x.h * x.v / x.t + x.h;
    case StageRole::first:
        return x.h * x.v / x.t;
    case StageRole::last:
        return x.h * x.v / x.t + x.h;
    case StageRole::middle:
        break;
    }
    return T(0.0);
}

// Eq. 12 ÷ sbh: bytes that one layer keeps for the backward pass, for each element of its input.
template <class T>
[[nodiscard]] T layerActivationFactor(const Inputs<T>& x) {
    return 12.0 + 4.0 * (x.k / x.a) + 8.0 * (x.hFfn / x.h);
}

// Eq. 12: activations of one layer without model parallelism.
template <class T>
[[nodiscard]] T layerActivations(const Inputs<T>& x) {
    return x.s * x.b * x.h * layerActivationFactor(x);
}

// Eqs. 13 and 14 ÷ sbh: the embedding's input for all micro-batches in flight, what the head keeps for one.
template <class T>
[[nodiscard]] T endActivationFactor(const Inputs<T>& x, StageRole role) {
    switch (role) {
    case StageRole::only:
        return 8.0 * x.n + 4.0 * (1.0 + x.v / x.h);
    case StageRole::first:
        return 8.0 * x.n;
    case StageRole::last:
        return 4.0 * (1.0 + x.v / x.h);
    case StageRole::middle:
        break;
    }
    return T(0.0);
}

/// What one GPU of the stage holds, in bytes.
template <class T>
struct StageBytes {
    T parameters, gradients, optimizer, activations;
    [[nodiscard]] T total() const { return parameters + gradients + optimizer + activations; }
};

// Eq. 18 with its parts apart. `parameters` are those on the GPU (eqs. 6–9), `factor` the bytes of
// activations for each of the s·b·h elements ÷ (t·c) (eq. 17). Weights take 2 bytes, FP32 gradients 4
// (section 3.1), and the FP32 master weights, momentum and variance 12, sharded over d·c processes (eq. 10).
template <class T>
[[nodiscard]] StageBytes<T> bytesOf(const Inputs<T>& x, const T& parameters, const T& factor) {
    using namespace formula;
    static constexpr Label parameterLabel{"M_param", QUADRILLE_MESSAGE("Parameters"),
                                          QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 4"), Unit::bytes};
    static constexpr Label gradientLabel{"M_grad", QUADRILLE_MESSAGE("Gradients"),
                                         QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 4"), Unit::bytes};
    static constexpr Label optimizerLabel{"M_opt", QUADRILLE_MESSAGE("Optimizer states"),
                                          QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 10"), Unit::bytes};
    static constexpr Label activationLabel{"M_act", QUADRILLE_MESSAGE("Activations"),
                                           QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 17"), Unit::bytes};
    return {named(parameterLabel, 2.0 * parameters), named(gradientLabel, 4.0 * parameters),
            named(optimizerLabel, 12.0 / (x.d * x.c) * parameters),
            named(activationLabel, x.s * x.b * x.h / (x.t * x.c) * factor)};
}

/// What one GPU of a stage in this place holds: eq. 18 for the only and the first stage, its siblings for
/// others.
template <class T>
[[nodiscard]] StageBytes<T> stageBytes(const Inputs<T>& x, StageRole role) {
    using namespace formula;
    static constexpr const char* title = QUADRILLE_MESSAGE("Parameters on one GPU");
    static constexpr Label labels[] = {
        {"N_GPU", title, QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 6"), Unit::parameters},
        {"N_GPU", title, QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 7"), Unit::parameters},
        {"N_GPU", title, QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 8"), Unit::parameters},
        {"N_GPU", title, QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 9"), Unit::parameters}};
    static constexpr Label parametersOfLayer{"N_layer", QUADRILLE_MESSAGE("Parameters of a layer on one GPU"),
                                             QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 6"),
                                             Unit::parameters};
    static constexpr Label factorOfLayer{"A_layer",
                                         QUADRILLE_MESSAGE("Bytes a layer keeps per element of its input"),
                                         QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 12"), Unit::none};
    const Label& label = labels[static_cast<int>(role)];
    const T perStage = x.L / x.p;
    const T parameters = perStage * named(parametersOfLayer, layerParametersOnGpu(x));
    const T factor = perStage * named(factorOfLayer, layerActivationFactor(x)) * x.n;
    if (role == StageRole::middle)
        return bytesOf(x, named(label, parameters), factor);
    return bytesOf(x, named(label, endParameters(x, role) + parameters),
                   factor + endActivationFactor(x, role));
}

} // namespace quadrille::paper
