// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/spread_study.h"

#include "core/performance/spread.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <string>

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

/// The widest that a source needs. \param known variance of the constants found before; none: the run does
/// not tell
double widestOf(const Validation& validation, std::span<const MeasuredRun> runs,
                const std::function<std::optional<double>(const ValidatedRun&)>& known) {
    std::map<std::string, std::vector<Residual>> sources;
    for (const ValidatedRun& run : validation.runs)
        if (run.fitted && run.compared())
            if (const auto variance = known(run))
                sources[runs[run.index].source].push_back(
                    {.size = std::abs(std::log(run.ratio)), .variance = varianceBeside(run) + *variance});
    double widest = 0;
    for (const auto& [source, residuals] : sources)
        if (residuals.size() >= leastOfSource)
            widest = std::max(widest, spreadBeside(residuals));
    return widest;
}

} // namespace

double spreadBeside(std::span<const Residual> residuals) {
    if (residuals.empty())
        return 0;
    std::vector<double> needed; // of each alone
    needed.reserve(residuals.size());
    for (const Residual& each : residuals)
        needed.push_back(std::sqrt(std::max(0.0, square(each.size / nineInTen) - each.variance)));
    const std::size_t within = (9 * needed.size() + 9) / 10; // rounded up
    std::ranges::nth_element(needed, needed.begin() + static_cast<std::ptrdiff_t>(within) - 1);
    return needed[within - 1];
}

Spreads spreadsOf(const Validation& source, const Validation& device, std::span<const MeasuredRun> runs) {
    using Known = std::optional<double>;
    Spreads spreads;
    spreads.ofSources = widestOf(source, runs, [](const ValidatedRun& run) {
        return run.calibrated && !run.otherFramework ? Known(0.0) : std::nullopt;
    });
    spreads.ofFrameworks = widestOf(source, runs, [&](const ValidatedRun& run) {
        return run.calibrated && run.otherFramework ? Known(square(spreads.ofSources)) : std::nullopt;
    });
    spreads.ofDevices = widestOf(device, runs, [&](const ValidatedRun& run) {
        return run.calibrated ? std::nullopt
                              : Known(square(spreads.ofSources) +
                                      (run.otherFramework ? square(spreads.ofFrameworks) : 0));
    });
    return spreads;
}

} // namespace quadrille
