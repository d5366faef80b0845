// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/explanation.h"
#include "core/performance/fsdp/bounds.h"
#include "core/performance/fsdp/setup.h"

#include <optional>
#include <vector>

namespace quadrille::fsdp {

/// Every quantity of the study for one configuration; units as in formulas.h and bounds.h.
struct Evaluation {
    double parameters = 0;
    StateBytes<double> states{}; ///< of the whole model
    double freeBytes = 0;        ///< negative where the states alone do not fit
    double checkpointBytes = 0;  ///< of a token, γ = 0
    double fullBytes = 0;        ///< of a token, γ = 1
    double activationBytes = 0;  ///< of a token, at this γ
    double tokenCapacity = 0;    ///< eq. 4
    Step<double> step{};         ///< with the tokens asked for, or as many as fit
    double forwardRatio = 0, backwardRatio = 0;
    double mostTokens = 0, mostTokensOfAnyCluster = 0;  ///< eq. 12
    double hiddenHfu = 0, hiddenMfu = 0;                ///< eqs. 22 and 25, at this γ
    double hiddenHfuOfAny = 0, hiddenMfuOfAny = 0;      ///< eqs. 13 and 14
    double mostThroughput = 0, mostThroughputOfAny = 0; ///< eqs. 31, at this γ, and 15
    double mostHfu = 0, mostMfu = 0;                    ///< what eq. 31 allows, at this γ

    /// Whether at least one token fits, which is what Algorithm 1 asks for.
    [[nodiscard]] bool runs() const { return tokenCapacity >= 1; }
};

/// \param tokens of a GPU and step; none: as many as fit
[[nodiscard]] Evaluation evaluate(const Setup& setup, std::optional<double> tokens = std::nullopt);

/// Throughput with all that it follows from, MFU, HFU, both ratios and the limits, in this order, by the
/// tracing reading; the values are evaluate()'s, bit for bit.
[[nodiscard]] std::vector<Explanation> explain(const Setup& setup,
                                               std::optional<double> tokens = std::nullopt);

} // namespace quadrille::fsdp
