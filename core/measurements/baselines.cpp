// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/baselines.h"

#include <cmath>
#include <map>

namespace quadrille {
namespace {

struct LogMean {
    double sum = 0;
    double count = 0;
};

double constantShape(const RatedRun&) {
    return 1;
}

/// peak · shape · the geometric mean of rate ÷ (peak · shape) over the runs of other groups.
std::vector<double> leaveOneGroupOut(std::span<const RatedRun> runs, double (*shape)(const RatedRun&)) {
    std::map<std::string, LogMean> groups;
    LogMean all;
    for (const RatedRun& run : runs) {
        const double logFactor = std::log(run.rate / (run.peak * shape(run)));
        for (LogMean* each : {&groups[run.group], &all}) {
            each->sum += logFactor;
            each->count += 1;
        }
    }
    std::vector<double> rates;
    rates.reserve(runs.size());
    for (const RatedRun& run : runs) {
        const LogMean own = groups.size() > 1 ? groups[run.group] : LogMean{};
        const double factor = std::exp((all.sum - own.sum) / (all.count - own.count));
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
