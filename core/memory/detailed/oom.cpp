// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/oom.h"

#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/oom_fit_numbers.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace quadrille {
namespace {

constexpr int featureCount = 2;
using Features = Eigen::Matrix<double, Eigen::Dynamic, featureCount>;
using Coefficients = Eigen::Vector<double, featureCount + 1>;

double logistic(double z) {
    return z >= 0 ? 1 / (1 + std::exp(-z)) : std::exp(z) / (1 + std::exp(z));
}

/// Shift and scale that give each column mean 0 and variance 1.
struct Standard {
    Eigen::RowVector<double, featureCount> mean, deviation;

    explicit Standard(const Features& x) : mean(x.colwise().mean()) {
        const Features centred = x.rowwise() - mean;
        deviation = (centred.array().square().colwise().mean()).sqrt();
        // A feature that never varies says nothing.
        deviation = (deviation.array() > 0).select(deviation, 1.0);
    }
};

/// Newton's method for the ridge-penalized likelihood; the intercept is not penalized.
Coefficients newton(const Eigen::MatrixXd& x, const Eigen::VectorXd& y, double ridge) {
    Coefficients beta = Coefficients::Zero();
    Coefficients penalty = Coefficients::Constant(ridge);
    penalty[0] = 0;
    constexpr int mostSteps = 200;
    for (int step = 0; step < mostSteps; ++step) {
        const Eigen::VectorXd p = (x * beta).unaryExpr(&logistic);
        const Eigen::VectorXd weights = p.array() * (1 - p.array());
        const Coefficients gradient = x.transpose() * (y - p) - Coefficients(penalty.cwiseProduct(beta));
        Eigen::MatrixXd hessian = x.transpose() * weights.asDiagonal() * x;
        hessian.diagonal() += penalty;
        const Coefficients change = hessian.ldlt().solve(gradient);
        beta += change;
        constexpr double settled = 1e-12;
        if (change.cwiseAbs().maxCoeff() < settled * (1 + beta.cwiseAbs().maxCoeff()))
            break;
    }
    return beta;
}

/// What tensors take beside what they take under the usual fragmentation.
double beyondUsual(const OutsideMemory& outside) {
    return std::max(1.0, (1 + outside.fragmentation) / (1 + usualFragmentation));
}

} // namespace

OomShift OomModel::shiftOf(std::string_view framework) const {
    const auto found = std::ranges::find(shifts, framework, &OomShift::framework);
    return found != shifts.end() ? *found : OomShift{std::string(framework), 0, 1};
}

double OomModel::probability(const OomFeatures& features) const {
    const auto& b = coefficients;
    const double ofShare = b[1] * features.logShare;
    const double beside = b[0] + b[2] * features.tensorSize + features.shift;
    return oomLapse +
           (1 - 2 * oomLapse) * logistic(std::max(features.sharpness * (ofShare + beside), ofShare));
}

double OomModel::logShareAt(double probability, const OomFeatures& features) const {
    const auto& b = coefficients;
    const double sure = (probability - oomLapse) / (1 - 2 * oomLapse);
    const double z = std::log(sure / (1 - sure));
    const double beside = b[0] + b[2] * features.tensorSize + features.shift;
    return std::min(z / features.sharpness - beside, z) / b[1];
}

OomModel fitOom(std::span<const OomRun> runs) {
    const auto rows = static_cast<Eigen::Index>(runs.size());
    const auto ranOut = std::count_if(runs.begin(), runs.end(), [](const OomRun& r) { return r.ranOut; });
    if (ranOut == 0 || ranOut == rows)
        throw std::invalid_argument("a fit needs runs that ran out of memory and runs that did not");
    Features x(rows, featureCount);
    Eigen::VectorXd y(rows);
    for (Eigen::Index i = 0; i < rows; ++i) {
        const OomRun& run = runs[static_cast<std::size_t>(i)];
        x.row(i) << run.features.logShare, run.features.tensorSize;
        y[i] = run.ranOut ? 1 : 0;
    }
    const Standard standard(x);
    Eigen::MatrixXd design(rows, featureCount + 1);
    design.col(0).setOnes();
    design.rightCols(featureCount) =
        (x.rowwise() - standard.mean).array().rowwise() / standard.deviation.array();
    constexpr double ridge = 0.01;
    const Coefficients beta = newton(design, y, ridge);
    OomModel model;
    model.coefficients[0] = beta[0];
    for (int i = 0; i < featureCount; ++i) {
        const double slope = beta[i + 1] / standard.deviation[i];
        model.coefficients[static_cast<std::size_t>(i) + 1] = slope;
        model.coefficients[0] -= slope * standard.mean[i];
    }
    return model;
}

OomShift fitOomShift(const OomModel& model, std::span<const OomRun> runs) {
    constexpr double deviation = 5, sharpnessDeviation = 0.5;
    OomShift best;
    double highest = -std::numeric_limits<double>::infinity();
    const auto ask = [&](double shift, double sharpness) {
        const double logSharpness = std::log(sharpness) / sharpnessDeviation;
        double posterior = -(shift * shift / (deviation * deviation) + logSharpness * logSharpness) / 2;
        for (const OomRun& run : runs) {
            OomFeatures features = run.features;
            features.shift = shift;
            features.sharpness = sharpness;
            const double p = model.probability(features);
            posterior += std::log(run.ranOut ? p : 1 - p);
        }
        if (posterior > highest) {
            highest = posterior;
            best = {{}, shift, sharpness};
        }
    };
    constexpr double wide = 2, fine = 0.25;
    constexpr int halvings = 8, most = 15, between = 8; // 8 fine steps are a wide one
    for (int power = 0; power <= halvings; ++power)
        for (int step = -most; step <= most; ++step)
            ask(step * wide, std::pow(0.5, power / 2.0));
    const OomShift around = best;
    for (const double factor : {1.0, std::sqrt(0.5), std::sqrt(2.0)})
        for (int step = -between; step <= between; ++step)
            if (around.sharpness * factor <= 1)
                ask(around.shift + step * fine, around.sharpness * factor);
    return best;
}

const OomModel& publishedOomModel() {
    static const OomModel model{
        {oom_fit::coefficients[0], oom_fit::coefficients[1], oom_fit::coefficients[2]},
        {oom_fit::shifts.begin(), oom_fit::shifts.end()}};
    return model;
}

OomFeatures oomFeatures(const Scenario& scenario, const StageMemory& fullest) {
    const Bytes held = beyondUsual(scenario.recipe.framework->outside) * fullest.total() +
                       fullest.part(MemoryPart::communicators) + fullest.part(MemoryPart::context);
    const double sequences = std::log2(static_cast<double>(scenario.plan.microBatch));
    constexpr double usualSequence = 8192;
    const double length = std::log2(static_cast<double>(scenario.plan.sequence) / usualSequence);
    constexpr double largestSize = 4;
    const OomShift known = publishedOomModel().shiftOf(scenario.recipe.framework->measuredName());
    return {.logShare = std::log(held / scenario.cluster.gpu.memory),
            .tensorSize = std::clamp(sequences + length / 2, 0.0, largestSize),
            .shift = known.shift,
            .sharpness = known.sharpness};
}

std::optional<OomBand> oomBand(const Scenario& scenario) {
    if (scenario.estimator == Estimator::paper)
        return std::nullopt;
    const OomFeatures features = oomFeatures(scenario, StageMemory{});
    const OutsideMemory& outside = scenario.recipe.framework->outside;
    const Bytes around =
        outside.context + static_cast<double>(communicators(scenario)) * outside.communicator;
    const auto at = [&](double probability) {
        const double share = std::exp(publishedOomModel().logShareAt(probability, features));
        return std::max(Bytes(), scenario.cluster.gpu.memory * share - around) / beyondUsual(outside);
    };
    return OomBand{at(greenProbability), at(evenProbability), at(yellowProbability)};
}

ZoneLimits zoneLimits(const Scenario& scenario) {
    const auto band = oomBand(scenario);
    return band ? ZoneLimits{band->unlikely, band->likely} : paperLimits(scenario.cluster.gpu.memory);
}

} // namespace quadrille
