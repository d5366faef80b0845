// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/fsdp/grid_search.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

namespace quadrille::fsdp {
namespace {

constexpr int stepsOfOne = 100;       ///< 0.01
constexpr double rounding = 1 + 1e-9; ///< what differs by less is equal

std::vector<double> alphaGrid(double alphaMax) {
    if (!(alphaMax > 0 && alphaMax <= 1))
        throw std::invalid_argument("the largest HFU of a search must be above 0 and at most 1");
    const int count = static_cast<int>(std::floor(alphaMax * stepsOfOne * rounding));
    if (count == 0)
        return {alphaMax};
    std::vector<double> alphas;
    for (int i = 1; i <= count; ++i)
        alphas.push_back(static_cast<double>(i) / stepsOfOne);
    return alphas;
}

std::vector<double> gammaGrid(const std::optional<double>& one) {
    if (one && !(*one >= 0 && *one <= 1))
        throw std::invalid_argument("the share of activations kept must be from 0 to 1");
    if (one)
        return {*one};
    std::vector<double> gammas;
    for (int i = 0; i <= stepsOfOne; ++i)
        gammas.push_back(static_cast<double>(i) / stepsOfOne);
    return gammas;
}

/// Of candidates in the order tried, keeps the first of the largest by this metric.
void keepBest(std::optional<Candidate>& best, double Step<double>::*metric, const Candidate& candidate) {
    if (!best || candidate.step.*metric > best->step.*metric * rounding)
        best = candidate;
}

} // namespace

SearchResult gridSearch(const Setup& setup, const SearchSpace& space) {
    const std::vector<double> alphas = alphaGrid(space.alphaMax);
    const std::vector<double> gammas = gammaGrid(space.gamma);
    Inputs<double> x = inputsOf(setup);
    SearchResult result;
    for (const bool sharded : {false, true}) {
        if (space.shardsParameters && *space.shardsParameters != sharded)
            continue;
        x.sharded = sharded;
        for (const double gamma : gammas) {
            result.evaluated += static_cast<std::int64_t>(alphas.size());
            x.gamma = gamma;
            const double tokens = tokenCapacity(x); // whatever α̂
            if (!(tokens >= std::max(1.0, space.leastTokens)))
                continue;
            for (const double alpha : alphas) {
                x.alpha = alpha;
                const Candidate candidate{gamma, sharded, alpha, stepOf(x, tokens)};
                if (!(candidate.step.hfu <= alpha * rounding))
                    continue;
                ++result.feasible;
                keepBest(result.bestMfu, &Step<double>::mfu, candidate);
                keepBest(result.bestHfu, &Step<double>::hfu, candidate);
            }
        }
    }
    return result;
}

} // namespace quadrille::fsdp
