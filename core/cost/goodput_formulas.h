// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/amount.h"
#include "core/text/message.h"

/// What share of a training's time trains, where it is interrupted at random and goes on from its last
/// checkpoint: J. T. Daly (2006), A higher order estimate of the optimum checkpoint interval for restart
/// dumps, Future Generation Computer Systems 22, 303–312. Failures come independently of each other at a
/// constant rate; one while a checkpoint is written loses what was trained since the one before, and one
/// during a restart begins it anew. A training that takes T_s without any takes M·e^(R/M)·(e^((τ+δ)/M) −
/// 1)·T_s/τ; its useful share T_s ÷ that is written here as a product of three, which is the same and neither
/// loses digits nor overflows where failures are rare.
namespace quadrille::cost {

using namespace formula;

template <class T>
struct GoodputInputs {
    T between;    ///< M: seconds between two failures of the whole cluster, in the mean
    T checkpoint; ///< δ: seconds to write a checkpoint
    T restart;    ///< R: seconds from a failure until training goes on
};

/// M: the GPUs fail independently.
template <class T>
[[nodiscard]] T secondsBetweenFailures(const T& gpus, const T& failuresPerGpuHour) {
    constexpr double secondsPerHour = 3600;
    static constexpr Label label{"MTBF", QUADRILLE_MESSAGE("Mean time between failures of the cluster"), "",
                                 Unit::seconds};
    return named(label, secondsPerHour / (failuresPerGpuHour * gpus));
}

/// Weights and optimizer states of the whole model, each once: what training needs to go on.
template <class T>
[[nodiscard]] T checkpointBytes(const T& parameters, const T& bytesOfEach) {
    static constexpr Label label{"V_ckpt", QUADRILLE_MESSAGE("Bytes of a checkpoint"), "", Unit::bytes};
    return named(label, parameters * bytesOfEach);
}

/// δ: every GPU writes its share at the same time, as distributed checkpoints do.
template <class T>
[[nodiscard]] T checkpointSeconds(const T& bytes, const T& gpus, const T& bytesPerSecondOfGpu) {
    static constexpr Label label{"δ", QUADRILLE_MESSAGE("Time to write a checkpoint"), "", Unit::seconds};
    return named(label, bytes / (bytesPerSecondOfGpu * gpus));
}

/// τ: eq. 37. Beyond δ = 2M, where writing takes longer than failures let it, the mean time between them.
template <class T>
[[nodiscard]] T bestInterval(const GoodputInputs<T>& x) {
    static constexpr Label label{"τ", QUADRILLE_MESSAGE("Training between two checkpoints, at best"),
                                 QUADRILLE_MESSAGE("Daly (2006), eq. 37"), Unit::seconds};
    if (!(valueOf(x.checkpoint) < 2 * valueOf(x.between)))
        return named(label, x.between);
    const T part = x.checkpoint / (2.0 * x.between);
    // Two roots, whose product overflows where the root of the product would.
    const T young = squareRoot(2.0 * x.checkpoint) * squareRoot(x.between);
    return named(label, young * (1.0 + squareRoot(part) / 3.0 + part / 9.0) - x.checkpoint);
}

/// Of the time without failures, what is not spent writing checkpoints.
template <class T>
[[nodiscard]] T shareNotWriting(const T& interval, const T& checkpoint) {
    static constexpr Label label{"φ_w", QUADRILLE_MESSAGE("Share of the time that writes no checkpoint"), "",
                                 Unit::share};
    return named(label, interval / (interval + checkpoint));
}

/// Of what is done, what no failure has undone.
template <class T>
[[nodiscard]] T shareNotRepeated(const GoodputInputs<T>& x, const T& interval) {
    static constexpr Label label{"φ_r", QUADRILLE_MESSAGE("Share of the work that no failure undoes"),
                                 QUADRILLE_MESSAGE("Daly (2006), eq. 20"), Unit::share};
    const T segment = (interval + x.checkpoint) / x.between;
    if (valueOf(segment) == 0) // its limit; so rare that not even the smallest number can say it
        return named(label, T(1.0));
    return named(label, segment / exponentialLessOne(segment));
}

/// Of the time, what is not spent starting again.
template <class T>
[[nodiscard]] T shareNotRestarting(const GoodputInputs<T>& x) {
    static constexpr Label label{"φ_R", QUADRILLE_MESSAGE("Share of the time that does not start again"),
                                 QUADRILLE_MESSAGE("Daly (2006), eq. 20"), Unit::share};
    return named(label, 1.0 / exponential(x.restart / x.between));
}

inline constexpr Label goodputLabel{"", QUADRILLE_MESSAGE("Goodput: share of the time that trains"),
                                    QUADRILLE_MESSAGE("Daly (2006), eq. 20"), Unit::share};

} // namespace quadrille::cost
