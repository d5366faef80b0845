// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/fsdp/grid_search.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

namespace quadrille::fsdp {
namespace {

using Array = Eigen::ArrayXd;

constexpr int stepsOfOne = 100;       ///< 0.01
constexpr double rounding = 1 + 1e-9; ///< what differs by less is equal

/// All α̂ at once; γ and ZeRO are set from outside.
Inputs<Array> spread(const Inputs<double>& x, const Array& alphas) {
    const auto all = [&alphas](double value) { return Array(Array::Constant(alphas.size(), value)); };
    return {.L = all(x.L),
            .H = all(x.H),
            .sequence = all(x.sequence),
            .N = all(x.N),
            .Q = all(x.Q),
            .gamma = all(x.gamma),
            .sharded = all(x.sharded),
            .memory = all(x.memory),
            .reserved = all(x.reserved),
            .bandwidth = all(x.bandwidth),
            .latency = all(x.latency),
            .peak = all(x.peak),
            .alpha = alphas};
}

Array alphaGrid(double alphaMax) {
    if (!(alphaMax > 0 && alphaMax <= 1))
        throw std::invalid_argument("the largest HFU of a search must be above 0 and at most 1");
    const auto count = static_cast<Eigen::Index>(std::floor(alphaMax * stepsOfOne * rounding));
    if (count == 0)
        return Array::Constant(1, alphaMax);
    return Array::LinSpaced(count, 1, static_cast<double>(count)) / stepsOfOne;
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

Candidate candidate(const Inputs<double>& x, const Step<Array>& steps, double alpha, Eigen::Index i) {
    return {.gamma = x.gamma,
            .shardsParameters = x.sharded == 1.0,
            .alpha = alpha,
            .step = {.tokens = steps.tokens[i],
                     .transfer = steps.transfer[i],
                     .forward = steps.forward[i],
                     .backward = steps.backward[i],
                     .time = steps.time[i],
                     .throughput = steps.throughput[i],
                     .hfu = steps.hfu[i],
                     .mfu = steps.mfu[i]}};
}

/// The first largest of those that count, where it beats what was found before.
void keepBest(std::optional<Candidate>& best, double Step<double>::*metric, const Array& values,
              const Inputs<double>& x, const Inputs<Array>& inputs, const Step<Array>& steps) {
    Eigen::Index largest = -1;
    for (Eigen::Index i = 0; i < values.size(); ++i)
        if (steps.hfu[i] <= inputs.alpha[i] * rounding &&
            (largest < 0 || values[i] > values[largest] * rounding))
            largest = i;
    if (largest >= 0 && (!best || values[largest] > best->step.*metric * rounding))
        best = candidate(x, steps, inputs.alpha[largest], largest);
}

} // namespace

SearchResult gridSearch(const Setup& setup, const SearchSpace& space) {
    const Array alphas = alphaGrid(space.alphaMax);
    const std::vector<double> gammas = gammaGrid(space.gamma);
    Inputs<double> x = inputsOf(setup);
    Inputs<Array> inputs = spread(x, alphas);
    SearchResult result;
    for (const bool sharded : {false, true}) {
        if (space.shardsParameters && *space.shardsParameters != sharded)
            continue;
        x.sharded = sharded ? 1.0 : 0.0;
        inputs.sharded.setConstant(x.sharded);
        for (const double gamma : gammas) {
            result.evaluated += alphas.size();
            x.gamma = gamma;
            if (!(tokenCapacity(x) >= std::max(1.0, space.leastTokens))) // whatever α̂
                continue;
            inputs.gamma.setConstant(gamma);
            const Step<Array> steps = fullestStep(inputs);
            result.feasible += (steps.hfu <= inputs.alpha * rounding).count();
            keepBest(result.bestMfu, &Step<double>::mfu, steps.mfu, x, inputs, steps);
            keepBest(result.bestHfu, &Step<double>::hfu, steps.hfu, x, inputs, steps);
        }
    }
    return result;
}

} // namespace quadrille::fsdp
