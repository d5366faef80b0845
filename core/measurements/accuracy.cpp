// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/accuracy.h"

#include "core/measurements/median.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string_view>

namespace quadrille {
namespace {

using Members = std::vector<const Prediction*>;

/// Equal values share the mean of the ranks that they take together.
std::vector<double> ranks(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> result(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first + 1;
        while (end < order.size() && values[order[end]] == values[order[first]])
            ++end;
        for (std::size_t i = first; i < end; ++i)
            result[order[i]] = static_cast<double>(first + end - 1) / 2;
        first = end;
    }
    return result;
}

double mean(std::span<const double> values) {
    return values.empty()
               ? 0
               : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double error(double predicted, double measured) {
    return std::abs(predicted / measured - 1);
}

/// Where several are predicted to be best, any of them is as likely to be taken.
double lossOf(const Members& competitors) {
    const auto byPredicted = [](const Prediction* a, const Prediction* b) {
        return a->predicted < b->predicted;
    };
    const double best = (*std::max_element(competitors.begin(), competitors.end(), byPredicted))->predicted;
    std::vector<double> taken;
    double reachable = 0;
    for (const Prediction* each : competitors) {
        reachable = std::max(reachable, each->measured);
        if (each->predicted >= best)
            taken.push_back(each->measured);
    }
    return 1 - mean(taken) / reachable;
}

double correlationOf(const Members& competitors) {
    std::vector<double> predicted, measured;
    for (const Prediction* each : competitors) {
        predicted.push_back(each->predicted);
        measured.push_back(each->measured);
    }
    return rankCorrelation(predicted, measured);
}

double scaledErrorSum(const Members& group) {
    std::vector<double> factors;
    for (const Prediction* each : group)
        factors.push_back(each->measured / each->predicted);
    const double factor = median(factors);
    double sum = 0;
    for (const Prediction* each : group)
        sum += error(factor * each->predicted, each->measured);
    return sum;
}

} // namespace

double rankCorrelation(std::span<const double> a, std::span<const double> b) {
    const std::vector<double> x = ranks(a), y = ranks(b);
    const double xMean = mean(x), yMean = mean(y);
    double xx = 0, yy = 0, xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xx += (x[i] - xMean) * (x[i] - xMean);
        yy += (y[i] - yMean) * (y[i] - yMean);
        xy += (x[i] - xMean) * (y[i] - yMean);
    }
    return xx > 0 && yy > 0 ? xy / std::sqrt(xx * yy) : 0;
}

void MeanError::add(double predicted, double measured) {
    m_sum += error(predicted, measured);
    ++m_runs;
}

double MeanError::value() const {
    return m_runs == 0 ? 0 : m_sum / static_cast<double>(m_runs);
}

MemoryAccuracy memoryAccuracyOf(std::vector<double> errors) {
    if (errors.empty())
        return {};
    const std::size_t runs = errors.size();
    const double meanError = mean(errors);
    return {.runs = runs, .meanError = meanError, .medianError = median(std::move(errors))};
}

Accuracy accuracyOf(std::span<const Prediction> predictions) {
    if (predictions.empty())
        return {};
    std::map<std::string_view, Members> groups;
    std::map<Competition, Members> competitions;
    double scaledErrors = 0;
    MeanError unscaled;
    std::vector<double> errors;
    for (const Prediction& each : predictions) {
        unscaled.add(each.predicted, each.measured);
        errors.push_back(error(each.predicted, each.measured));
        groups[each.competition.group].push_back(&each);
        competitions[each.competition].push_back(&each);
    }
    for (const auto& [name, members] : groups)
        scaledErrors += scaledErrorSum(members);
    std::vector<double> correlations, losses;
    for (const auto& [key, competitors] : competitions)
        if (competitors.size() >= leastCompetitors) {
            correlations.push_back(correlationOf(competitors));
            losses.push_back(lossOf(competitors));
        }
    const auto count = static_cast<double>(predictions.size());
    return {.runs = predictions.size(),
            .meanError = unscaled.value(),
            .medianError = median(std::move(errors)),
            .meanErrorScaled = scaledErrors / count,
            .rankCorrelation = mean(correlations),
            .loss = mean(losses),
            .competitions = losses.size()};
}

} // namespace quadrille
