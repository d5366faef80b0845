// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/fsdp/formulas.h"

/// The limits of Wang et al. (2024), eqs. 12–15, and appendix B with its γ. None depends on α̂_HFU, and all
/// leave latency out, which only lowers what can be reached.
///
/// Appendix B derives eqs. 13 and 14 from R_fwd ≤ 1: they are the highest utilisation at which computing
/// still hides the network in both passes, no ceiling over eq. 11. Where the forward pass waits and the
/// backward pass does not, eq. 11 gives more, up to (4 − γ)/2 times eq. 13 and twice eq. 14. The ceilings
/// that hold always follow from eq. 15, K ≤ E ÷ 2·T_transfer, and are given beside them. In eqs. 18 and 19 an
/// L stands too often; eq. 20 is without it.
namespace quadrille::fsdp {

/// Q + 15γQ + 2γ: bytes kept of a token, layer and hidden unit.
template <class T>
[[nodiscard]] T bytesPerUnit(const Inputs<T>& x) {
    return x.Q + 15.0 * x.gamma * x.Q + 2.0 * x.gamma;
}

// Eq. 12: M_free ÷ LHQ, γ = 0.
template <class T>
[[nodiscard]] T mostTokens(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"E_MAX", QUADRILLE_MESSAGE("Most tokens of a GPU"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 12"), Unit::none};
    return named(label, freeMemory(x) / (x.L * x.H * x.Q));
}

/// Eq. 12, right-hand side: whatever the number of GPUs.
template <class T>
[[nodiscard]] T mostTokensOfAnyCluster(const Inputs<T>& x) {
    return x.memory / (x.L * x.H * x.Q);
}

// Eq. 22: the highest HFU with R_fwd ≤ 1 at this γ; eq. 13 (= 23) at γ = 0.
template <class T>
[[nodiscard]] T hiddenHfu(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"α_HFU", QUADRILLE_MESSAGE("Highest HFU that hides the network"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 22"), Unit::share};
    return named(label, (2.0 + x.sequence / (3.0 * x.H)) / bytesPerUnit(x) / (x.L * x.H * x.Q) *
                            (x.bandwidth * freeMemory(x) / x.peak));
}

// Eq. 25: the same as MFU; eq. 14 (= 26) at γ = 0.
template <class T>
[[nodiscard]] T hiddenMfu(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"α_MFU", QUADRILLE_MESSAGE("Highest MFU that hides the network"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 25"), Unit::share};
    return named(label, 3.0 / (4.0 - x.gamma) * hiddenHfu(x));
}

// Eq. 31: E ÷ 2·T_transfer at this γ; eq. 15 (= 32) at γ = 0. Tokens per second and GPU.
template <class T>
[[nodiscard]] T mostThroughput(const Inputs<T>& x) {
    using namespace formula;
    static constexpr Label label{"K_MAX", QUADRILLE_MESSAGE("Most tokens per second and GPU"),
                                 QUADRILLE_MESSAGE("Wang et al. (2024), eq. 31"), Unit::tokensPerSecond};
    return named(label,
                 freeMemory(x) * x.bandwidth / (bytesPerUnit(x) * parameters(x) * (2.0 * x.L * x.H * x.Q)));
}

/// What eq. 31 allows as HFU and MFU by eq. 11, whether the network is hidden or not.
template <class T>
[[nodiscard]] T mostHfu(const Inputs<T>& x) {
    return mostThroughput(x) * totalFlops(x) / x.peak;
}
template <class T>
[[nodiscard]] T mostMfu(const Inputs<T>& x) {
    return 3.0 * mostThroughput(x) * forwardFlops(x) / x.peak;
}

/// The inputs without activations kept, for which eqs. 13–15 stand.
template <class T>
[[nodiscard]] Inputs<T> recomputingAll(Inputs<T> x) {
    x.gamma = T(0.0);
    return x;
}

} // namespace quadrille::fsdp
