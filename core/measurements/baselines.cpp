// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/baselines.h"

#include <cmath>
#include <map>

namespace quadrille {
namespace {

struct LogMean {
    double sum = 0;
    double count = 0;

    void add(double value) {
        sum += value;
        count += 1;
    }
};

double constantShape(const RatedRun&) {
    return 1;
}

/// peak · shape · the geometric mean of rate ÷ (peak · shape) over the runs of other groups.
std::vector<double> leaveOneGroupOut(std::span<const RatedRun> runs, double (*shape)(const RatedRun&)) {
    std::map<std::string, LogMean> groups, fittedGroups;
    LogMean fitted;
    for (const RatedRun& run : runs) {
        const double logFactor = std::log(run.rate / (run.peak * shape(run)));
        groups[run.group].add(logFactor);
        if (run.fitted) {
            fittedGroups[run.group].add(logFactor);
            fitted.add(logFactor);
        }
    }
    std::vector<double> rates;
    rates.reserve(runs.size());
    for (const RatedRun& run : runs) {
        const LogMean inside = fittedGroups[run.group];
        LogMean mean{fitted.sum - inside.sum, fitted.count - inside.count};
        if (mean.count == 0)
            mean = groups[run.group];
        const double factor = std::exp(mean.sum / mean.count);
        rates.push_back(factor * run.peak * shape(run));
    }
    return rates;
}

} // namespace

double ruleShape(const RatedRun& run) {
    return std::pow(static_cast<double>(run.modelParallel), -0.25) *
           std::pow(static_cast<double>(run.microBatch), 0.05);
}

std::vector<double> constantRates(std::span<const RatedRun> runs) {
    return leaveOneGroupOut(runs, constantShape);
}

std::vector<double> ruleRates(std::span<const RatedRun> runs) {
    return leaveOneGroupOut(runs, ruleShape);
}

} // namespace quadrille
