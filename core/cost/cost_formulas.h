// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/goodput_formulas.h"
#include "core/cost/training_cost.h"

#include <cmath>
#include <limits>

/// The inputs of goodput_formulas.h from what is asked, and the time of a whole training.
namespace quadrille::cost {

inline constexpr double bytesPerSecondOfGbps = 1e9 / 8;

template <class T>
[[nodiscard]] T parametersOf(const CostQuestion& question) {
    return amount<T>("Ψ", QUADRILLE_MESSAGE("parameters of the model"), question.parameters);
}

template <class T>
[[nodiscard]] T bytesOf(const CostQuestion& question) {
    return checkpointBytes<T>(
        parametersOf<T>(question),
        amount<T>("b_saved",
                  QUADRILLE_MESSAGE("bytes of a parameter in a checkpoint: weight and optimizer states"),
                  question.savedBytes));
}

template <class T>
[[nodiscard]] T gpuCount(std::int64_t gpus) {
    return letter<T>("G", QUADRILLE_MESSAGE("number of GPUs"), gpus);
}

template <class T>
[[nodiscard]] T writingSeconds(const CostQuestion& question, std::int64_t gpus) {
    if (question.run.checkpointSeconds > 0)
        return amount<T>("δ", QUADRILLE_MESSAGE("time to write a checkpoint, as it was set"),
                         question.run.checkpointSeconds);
    return checkpointSeconds<T>(bytesOf<T>(question), gpuCount<T>(gpus),
                                amount<T>("β_ckpt",
                                          QUADRILLE_MESSAGE("bandwidth of one GPU to the storage, bytes/s"),
                                          question.run.storageGbps * bytesPerSecondOfGbps));
}

template <class T>
[[nodiscard]] GoodputInputs<T> inputsOf(const CostQuestion& question, std::int64_t gpus) {
    return {secondsBetweenFailures<T>(
                gpuCount<T>(gpus),
                amount<T>("f_GPU", QUADRILLE_MESSAGE("failures per GPU and hour"), question.run.failureRate)),
            writingSeconds<T>(question, gpus),
            amount<T>("R", QUADRILLE_MESSAGE("time from a failure until training goes on"),
                      question.run.restartSeconds)};
}

/// As it was set, or the best.
template <class T>
[[nodiscard]] T intervalOf(const CostQuestion& question, const GoodputInputs<T>& x) {
    if (question.run.checkpointInterval > 0)
        return amount<T>("τ", QUADRILLE_MESSAGE("training between two checkpoints, as it was set"),
                         question.run.checkpointInterval);
    return bestInterval(x);
}

/// Whether failures come at all: else the best interval is no checkpoint ever.
[[nodiscard]] inline bool fails(const CostQuestion& question, std::int64_t gpus) {
    return std::isfinite(valueOf(inputsOf<double>(question, gpus).between));
}

template <class T>
[[nodiscard]] T goodputFormula(const CostQuestion& question, std::int64_t gpus) {
    if (!fails(question, gpus)) {
        if (question.run.checkpointInterval == 0)
            return T(1.0);
        return shareNotWriting(amount<T>("τ",
                                         QUADRILLE_MESSAGE("training between two checkpoints, as it was set"),
                                         question.run.checkpointInterval),
                               writingSeconds<T>(question, gpus));
    }
    const auto x = inputsOf<T>(question, gpus);
    const T interval = intervalOf(question, x);
    return shareNotWriting(interval, x.checkpoint) * shareNotRepeated(x, interval) * shareNotRestarting(x);
}

/// GPU-hours of all tokens at K tokens per second and GPU.
template <class T>
[[nodiscard]] T gpuHoursFormula(const CostQuestion& question, const T& tokensPerSecondPerGpu,
                                const T& goodput) {
    constexpr double secondsPerHour = 3600;
    static constexpr Label label{"H", QUADRILLE_MESSAGE("GPU-hours of the training"), "", Unit::none};
    return named(label, amount<T>("D", QUADRILLE_MESSAGE("tokens to train on"), question.run.tokens) /
                            (tokensPerSecondPerGpu * secondsPerHour) / goodput);
}

template <class T>
[[nodiscard]] T daysFormula(const T& gpuHours, std::int64_t gpus) {
    constexpr double hoursPerDay = 24;
    return gpuHours / (hoursPerDay * gpuCount<T>(gpus));
}

} // namespace quadrille::cost
