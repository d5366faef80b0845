// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"
#include "core/scenario/scenario.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The probability of running out of memory, calibrated on runs that did and did not. A logistic model:
///   ln(L ÷ (1 − L)) = κ·(β₀ + β₁·ln(M ÷ C) + β₂·q + δ),   P = λ + (1 − 2λ)·L
/// λ: one run in a hundred ends otherwise than memory would have it, whatever the plan: runs fail of other
/// things, and the estimate may be wrong in ways that no labelled run showed. So P is never surer than that.
/// M: what the fullest stage holds, allocated, with context and communicators, without fragmentation, which
/// the probability stands for; only what a recipe assumes beyond the usual lengthens the tensors' share, and
/// what it assumes below is not credited, since no run showed it; C: the GPU's capacity; q: how large single
/// tensors are, log₂ b + ½·log₂(s ÷ 8192) within 0…4. The 264 runs of Fujii et al. (2024), Tables 3, 4 and 6,
/// show that runs with larger tensors run out earlier; a likely reason is fragmentation. All of them have s =
/// 8192: that q counts longer sequences half is caution, not measurement. δ and κ: what runs of other
/// frameworks than Megatron-Core add, and how sharp their edge is against that of Megatron-Core's, whose
/// memory is known best: where memory is known to a tenth, plans begin to fail at less than all of it.
/// Neither lets a plan fit that needs more than the GPU has: the odds are at least those of β₁·ln(M ÷ C). The
/// numbers are those of resources/oom.json.
namespace quadrille {

/// The share that every profile assumes of the runs behind the fit.
inline constexpr double usualFragmentation = 0.1;

/// The numbers of one run that the probability depends on.
struct OomFeatures {
    double logShare = 0;   ///< ln(M ÷ C)
    double tensorSize = 0; ///< q
    double shift = 0;      ///< δ
    double sharpness = 1;  ///< κ

    friend bool operator==(const OomFeatures&, const OomFeatures&) = default;
};

/// λ. An assumption.
inline constexpr double oomLapse = 0.01;

/// More likely than not. Not where nothing says.
[[nodiscard]] constexpr bool isLikelyToRunOut(std::optional<double> probability) {
    return probability && *probability > 0.5;
}

/// δ and κ of a framework, by its name.
struct OomShift {
    std::string framework;
    double shift = 0;
    double sharpness = 1;

    friend bool operator==(const OomShift&, const OomShift&) = default;
};

struct OomModel {
    std::array<double, 3> coefficients{}; ///< β₀, β₁ and β₂
    std::vector<OomShift> shifts{};       ///< of frameworks that have one

    /// 0 and 1 of a framework without runs.
    [[nodiscard]] OomShift shiftOf(std::string_view framework) const;

    /// Within oomLapse…1 − oomLapse. Grows with logShare.
    [[nodiscard]] double probability(const OomFeatures& features) const;
    /// The logShare at which the probability is this, oomLapse < probability < 1 − oomLapse, other features
    /// kept.
    [[nodiscard]] double logShareAt(double probability, const OomFeatures& features) const;
};

/// A run and how it ended.
struct OomRun {
    OomFeatures features;
    bool ranOut = false;
};

/// Fits the coefficients by penalized maximum likelihood (ridge 0.01 on standardized features, Newton's
/// method), the same on every machine. \throws std::invalid_argument unless there are runs of both kinds
[[nodiscard]] OomModel fitOom(std::span<const OomRun> runs);

/// δ and κ of runs of one framework: the largest posterior on a grid, first of even δ and powers of √½, then
/// of quarters around it. Its prior is normal around 0 with a deviation of 5, and for ln κ around 0 with one
/// of ½; κ is at most 1. \param runs their own do not count
[[nodiscard]] OomShift fitOomShift(const OomModel& model, std::span<const OomRun> runs);

/// The model fitted to the published runs, as resources/oom.json has it; a test fits it again and compares.
[[nodiscard]] const OomModel& publishedOomModel();

/// \pre runnable(scenario) \param memory of that scenario's detailed estimate
[[nodiscard]] OomFeatures oomFeatures(const Scenario& scenario, const StageMemory& fullest);

/// Where on the axis of allocated bytes of the fullest stage the probability of running out is
/// greenProbability, one half and yellowProbability for this plan: where its zones end.
struct OomBand {
    Bytes unlikely;
    Bytes even;
    Bytes likely;

    friend bool operator==(const OomBand&, const OomBand&) = default;
};

/// None for the paper's estimator, which has no probability. \pre runnable(scenario)
[[nodiscard]] std::optional<OomBand> oomBand(const Scenario& scenario);

/// Where the plan's zones end: by its probability of running out, or by the paper's rule under the paper's
/// estimator. \pre runnable(scenario)
[[nodiscard]] ZoneLimits zoneLimits(const Scenario& scenario);

} // namespace quadrille
