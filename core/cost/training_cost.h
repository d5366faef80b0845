// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <optional>

/// How long a whole training takes, and what it costs: steps by their predicted time, and what failures,
/// restarts and checkpoints take beside them. The formulas stand in goodput_formulas.h and cost_formulas.h.
namespace quadrille {

/// What the cost of a training depends on, apart from the speed of its steps and the number of GPUs. The same
/// for plans that only differ in these.
struct CostQuestion {
    TrainingRun run;
    double parameters = 0;            ///< Ψ, of the whole model
    double savedBytes = 0;            ///< of each: its weight and what the optimizer keeps
    std::optional<double> boardWatts; ///< of one GPU; none where the catalogue does not know

    friend bool operator==(const CostQuestion&, const CostQuestion&) = default;
};

[[nodiscard]] CostQuestion costQuestion(const Scenario& scenario);

/// How much of the time trains. Seconds are infinite where nothing fails.
struct Goodput {
    double share = 1;      ///< useful ÷ all time; 0 where failures leave none
    double notWriting = 1; ///< the three factors that the share is made of
    double notRepeated = 1;
    double notRestarting = 1;
    double betweenFailures = 0;    ///< seconds, in the mean, of the whole cluster
    double checkpointSeconds = 0;  ///< to write one
    double checkpointInterval = 0; ///< seconds of training between two

    friend bool operator==(const Goodput&, const Goodput&) = default;
};

[[nodiscard]] Goodput goodputOf(const CostQuestion& question, std::int64_t gpus);

/// Bytes of one checkpoint: weights and optimizer states, each once.
[[nodiscard]] double checkpointBytesOf(const CostQuestion& question);

/// Infinite where the goodput is 0; none where no tokens, no price or no power are known.
struct TrainingCost {
    Goodput goodput;
    std::optional<double> days;
    std::optional<double> gpuHours;
    std::optional<double> price;     ///< in the currency of the question
    std::optional<double> energyKwh; ///< of the GPUs at the power of their boards: no hosts, no cooling

    friend bool operator==(const TrainingCost&, const TrainingCost&) = default;
};

/// \pre tokensPerSecondPerGpu > 0, gpus ≥ 1
[[nodiscard]] TrainingCost trainingCost(const CostQuestion& question, std::int64_t gpus,
                                        double tokensPerSecondPerGpu);

} // namespace quadrille
