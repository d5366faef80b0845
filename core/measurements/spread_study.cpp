// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/spread_study.h"

#include "core/performance/spread.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace quadrille {
namespace {

double square(double number) {
    return number * number;
}

/// What the interval of a prediction allows for beside the constants that are asked for.
double varianceBeside(const ValidatedRun& run) {
    const double constants = square(spreadOfSources) + (run.calibrated ? 0 : square(spreadOfDevices)) +
                             (run.otherFramework ? square(spreadOfFrameworks) : 0);
    return std::max(0.0, square(run.interval.spread()) - constants);
}

using Asked = std::function<bool(const ValidatedRun&)>;
using Group = std::function<std::string(const MeasuredRun&)>;

/// The residuals of fitted runs. \param known variance, of the constants that were found before
std::vector<Residual> residualsOf(const Validation& validation, std::span<const MeasuredRun> runs,
                                  const Asked& isAsked, const Group& groupOf,
                                  const std::function<double(const ValidatedRun&)>& known) {
    std::map<std::string, std::vector<Residual>> groups;
    for (const ValidatedRun& run : validation.runs)
        if (run.fitted && run.compared() && isAsked(run))
            groups[groupOf(runs[run.index])].push_back(
                {.size = std::abs(std::log(run.ratio)), .variance = varianceBeside(run) + known(run)});
    std::vector<Residual> residuals;
    for (auto& [name, members] : groups)
        for (Residual& each : members) {
            each.weight = 1 / static_cast<double>(members.size());
            residuals.push_back(each);
        }
    return residuals;
}

std::string sourceOf(const MeasuredRun& run) {
    return run.source;
}

} // namespace

double spreadBeside(std::span<const Residual> residuals) {
    std::vector<std::pair<double, double>> needed; // of each alone, and its weight
    double all = 0;
    needed.reserve(residuals.size());
    for (const Residual& each : residuals) {
        needed.emplace_back(std::sqrt(std::max(0.0, square(each.size / nineInTen) - each.variance)),
                            each.weight);
        all += each.weight;
    }
    std::ranges::sort(needed);
    constexpr double share = 0.9, rounding = 1e-12;
    double within = 0;
    for (const auto& [spread, weight] : needed) {
        within += weight;
        if (within >= (share - rounding) * all)
            return spread;
    }
    return 0;
}

Spreads spreadsOf(const Validation& source, const Validation& device, std::span<const MeasuredRun> runs) {
    Spreads spreads;
    spreads.ofSources = spreadBeside(residualsOf(
        source, runs, [](const ValidatedRun& run) { return run.calibrated && !run.otherFramework; }, sourceOf,
        [](const ValidatedRun&) { return 0.0; }));
    spreads.ofFrameworks = spreadBeside(residualsOf(
        source, runs, [](const ValidatedRun& run) { return run.calibrated && run.otherFramework; },
        &MeasuredRun::group, [&](const ValidatedRun&) { return square(spreads.ofSources); }));
    spreads.ofDevices = spreadBeside(residualsOf(
        device, runs, [](const ValidatedRun& run) { return !run.calibrated; }, sourceOf,
        [&](const ValidatedRun& run) {
            return square(spreads.ofSources) + (run.otherFramework ? square(spreads.ofFrameworks) : 0);
        }));
    return spreads;
}

} // namespace quadrille
