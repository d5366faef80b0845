// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/fsdp/setup.h"

#include <cstdint>
#include <optional>

namespace quadrille::fsdp {

/// What Algorithm 1 tries: α̂_HFU in 0.01, 0.02, … alphaMax, γ in 0, 0.01, … 1, ZeRO 1/2 and 3.
struct SearchSpace {
    double alphaMax = 1;                  ///< α_HFU^MAX, above 0, at most 1
    double leastTokens = 1;               ///< of a GPU; a whole sequence where that is asked for
    std::optional<double> gamma;          ///< this γ alone
    std::optional<bool> shardsParameters; ///< this kind of ZeRO alone

    friend bool operator==(const SearchSpace&, const SearchSpace&) = default;
};

/// One entry of the algorithm's results R, with what it was tried with.
struct Candidate {
    double gamma = 0;
    bool shardsParameters = true;
    double alpha = 0;    ///< α̂_HFU
    Step<double> step{}; ///< with as many tokens as fit
};

struct SearchResult {
    /// Also that of the highest throughput, as one sequence length is searched; of equals the first tried,
    /// ZeRO 1/2 before 3, small γ before large, small α̂ before large. None: nothing fits.
    std::optional<Candidate> bestMfu;
    std::optional<Candidate> bestHfu; ///< likewise
    std::int64_t evaluated = 0;
    std::int64_t feasible = 0;
};

/// Algorithm 1 of Wang et al. (2024), appendix C, at the setup's sequence length. Takes milliseconds.
/// A candidate counts where one token fits (M_free ≥ M_act; the algorithm asks for no whole sequence, which
/// leastTokens can) and where
/// α_HFU ≤ α̂_HFU, which eq. 9 always fulfils; rounding is not held against it.
/// The setup's own γ, ZeRO and α̂ do not matter. \throws std::invalid_argument when alphaMax is not in (0, 1]
/// or gamma not in [0, 1]
[[nodiscard]] SearchResult gridSearch(const Setup& setup, const SearchSpace& space = {});

} // namespace quadrille::fsdp
