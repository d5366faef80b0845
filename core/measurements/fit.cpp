// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/fit.h"

#include "core/check/check.h"
#include "core/cluster/catalogue.h"
#include "core/performance/spread.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <unsupported/Eigen/NonLinearOptimization>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace quadrille {
namespace {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

/// A parameter as the optimizer sees it: any real number, mapped between the bounds on the parameter's scale.
class Coordinate {
public:
    explicit Coordinate(ProfileParameter parameter) : m_traits(traits(parameter)) {}

    [[nodiscard]] double value(double x) const {
        // A logarithm and back may end beside the bound.
        return std::clamp(fromScale(m_low + (m_high - m_low) / (1 + std::exp(-x))), m_traits.lower,
                          m_traits.upper);
    }
    [[nodiscard]] double at(double value) const {
        constexpr double margin = 1e-3; // at a bound itself nothing would ever move
        const double position = std::clamp((toScale(value) - m_low) / (m_high - m_low), margin, 1 - margin);
        return std::log(position / (1 - position));
    }

private:
    [[nodiscard]] bool amount() const { return m_traits.scale == ParameterScale::amount; }
    [[nodiscard]] double toScale(double value) const { return amount() ? std::log(value) : value; }
    [[nodiscard]] double fromScale(double scaled) const { return amount() ? std::exp(scaled) : scaled; }

    const ParameterTraits& m_traits;
    double m_low = toScale(m_traits.lower);
    double m_high = toScale(m_traits.upper);
};

/// Huber's loss as a residual: its square is 2k|r| − k² beyond k.
double robust(double residual, double from) {
    const double size = std::abs(residual);
    return size <= from ? residual : std::copysign(std::sqrt(2 * from * size - from * from), residual);
}

/// Of the user: there may be very many.
using Runs = std::vector<const MeasuredRun*>;

/// The residuals of Eigen's optimizer: those of the runs, then those of the priors.
class Problem {
public:
    Problem(Runs runs, const Profile& start, const FitOptions& options, const Predictor& predictor)
        : m_runs(std::move(runs)), m_weights(weightsByGroup(m_runs)), m_start(start), m_options(options),
          m_predictor(predictor) {
        m_parameters = options.parameters;
        if (m_parameters.empty())
            for (const ParameterTraits& each : allProfileParameters())
                m_parameters.push_back(each.parameter);
        for (const ProfileParameter parameter : m_parameters)
            m_coordinates.emplace_back(parameter);
    }

    [[nodiscard]] Eigen::Index inputs() const { return static_cast<Eigen::Index>(m_parameters.size()); }
    [[nodiscard]] Eigen::Index values() const { return count() + inputs(); }
    [[nodiscard]] Eigen::Index count() const { return static_cast<Eigen::Index>(m_runs.size()); }
    [[nodiscard]] const Runs& runs() const { return m_runs; }
    [[nodiscard]] const std::vector<ProfileParameter>& parameters() const { return m_parameters; }
    [[nodiscard]] bool stopped() const { return m_stopped; }

    [[nodiscard]] Vector startingPoint() const {
        Vector x(inputs());
        for (Eigen::Index i = 0; i < x.size(); ++i)
            x[i] = m_coordinates[static_cast<std::size_t>(i)].at(m_start.at(parameter(i)));
        return x;
    }

    [[nodiscard]] Profile profileAt(const Vector& x) const {
        Profile profile = m_start;
        for (Eigen::Index i = 0; i < x.size(); ++i)
            profile.at(parameter(i)) = m_coordinates[static_cast<std::size_t>(i)].value(x[i]);
        return profile;
    }

    /// ln(predicted ÷ measured step) of every run.
    [[nodiscard]] Vector logRatios(const Profile& profile) {
        const SharedValue<Profile> shared(profile);
        Vector ratios(count());
        for (Eigen::Index i = 0; i < count(); ++i) {
            const MeasuredRun& run = *m_runs[static_cast<std::size_t>(i)];
            ratios[i] = logRatio(m_predictor(withProfile(run.scenario, shared)).step, *run.step);
        }
        return ratios;
    }

    /// Root of the weighted mean square.
    [[nodiscard]] double deviation(const Vector& ratios) const {
        double sum = 0;
        for (Eigen::Index i = 0; i < count(); ++i)
            sum += m_weights[static_cast<std::size_t>(i)] * ratios[i] * ratios[i];
        return std::sqrt(sum / static_cast<double>(count()));
    }

    int operator()(const Vector& x, Vector& residuals) {
        if (m_options.goOn && !m_options.goOn()) {
            m_stopped = true;
            return -1;
        }
        const Profile profile = profileAt(x);
        const Vector ratios = logRatios(profile);
        for (Eigen::Index i = 0; i < count(); ++i)
            residuals[i] = std::sqrt(m_weights[static_cast<std::size_t>(i)]) *
                           robust(ratios[i] / m_options.noise, m_options.robustFrom);
        for (Eigen::Index i = 0; i < inputs(); ++i)
            residuals[count() + i] = (priorScale(parameter(i), profile.at(parameter(i))) - priorOf(i)) /
                                     traits(parameter(i)).priorWidth;
        return 0;
    }

    /// Central differences: predictions have kinks, which one-sided ones of tiny steps would fall for.
    int df(const Vector& x, Matrix& jacobian) {
        constexpr double step = 1e-3;
        Vector above(values()), below(values());
        for (Eigen::Index i = 0; i < x.size(); ++i) {
            Vector moved = x;
            moved[i] = x[i] + step;
            if ((*this)(moved, above) < 0)
                return -1;
            moved[i] = x[i] - step;
            if ((*this)(moved, below) < 0)
                return -1;
            jacobian.col(i) = (above - below) / (2 * step);
        }
        return 0;
    }

private:
    [[nodiscard]] ProfileParameter parameter(Eigen::Index i) const {
        return m_parameters[static_cast<std::size_t>(i)];
    }
    /// Of a start within the bounds, like startingPoint().
    [[nodiscard]] double priorOf(Eigen::Index i) const {
        const Coordinate& coordinate = m_coordinates[static_cast<std::size_t>(i)];
        return priorScale(parameter(i), coordinate.value(coordinate.at(m_start.at(parameter(i)))));
    }

    Runs m_runs;
    std::vector<double> m_weights;
    Profile m_start;
    const FitOptions& m_options;
    const Predictor& m_predictor;
    std::vector<ProfileParameter> m_parameters;
    std::vector<Coordinate> m_coordinates;
    bool m_stopped = false;
};

/// How much of each coordinate the runs determine, beside the prior: the diagonal of (A + P)⁻¹A, where A and
/// P are the curvatures of the two sums of squares. Their sum is the number of parameters that the data
/// determine.
Vector determined(const Matrix& jacobian, Eigen::Index runs) {
    const Matrix data = jacobian.topRows(runs), prior = jacobian.bottomRows(jacobian.rows() - runs);
    const Matrix a = data.transpose() * data;
    const Matrix both = a + prior.transpose() * prior;
    return both.ldlt().solve(a).diagonal().cwiseMax(0).cwiseMin(1);
}

/// 1 − (posterior ÷ prior)² of each coordinate.
Vector learnt(const Matrix& jacobian, Eigen::Index runs) {
    const Matrix both = jacobian.transpose() * jacobian;
    const Vector posterior = both.ldlt().solve(Matrix::Identity(both.rows(), both.cols())).diagonal();
    const Matrix prior = jacobian.bottomRows(jacobian.rows() - runs);
    const Vector precision = prior.colwise().squaredNorm().transpose();
    return (1 - posterior.array() * precision.array()).matrix().cwiseMax(0).cwiseMin(1);
}

/// The framework of most of the runs, whose values a fit to them starts from.
std::string mostUsedFramework(const Runs& runs) {
    std::map<std::string, int> counts;
    for (const MeasuredRun* run : runs)
        ++counts[run->scenario.recipe->framework->measuredName()];
    return std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; })->first;
}

} // namespace

std::string groupsOf(RunPointers runs) {
    std::set<std::string> named;
    std::string text;
    for (const MeasuredRun* run : runs)
        if (const auto [group, isNew] = named.insert(run->group()); isNew)
            text += (text.empty() ? "" : "; ") + *group;
    return storable(text);
}

double logRatio(Seconds predicted, Seconds measured) {
    constexpr double hopeless = 20;
    const double ratio = predicted / measured;
    return std::isfinite(ratio) && ratio > 0 ? std::log(ratio) : hopeless;
}

std::vector<double> weightsByGroup(RunPointers runs) {
    std::map<std::string, double> sizes;
    for (const MeasuredRun* run : runs)
        sizes[run->group()] += 1;
    std::vector<double> weights;
    double sum = 0;
    for (const MeasuredRun* run : runs) {
        weights.push_back(1 / std::sqrt(sizes[run->group()]));
        sum += weights.back();
    }
    for (double& weight : weights)
        weight *= static_cast<double>(runs.size()) / sum;
    return weights;
}

ProfileDomain domainOf(RunPointers runs) {
    ProfileDomain domain;
    domain.lowest = domain.highest = featuresOf(Scenario(runs.front()->scenario));
    for (const MeasuredRun* run : runs) {
        const auto features = featuresOf(Scenario(run->scenario));
        for (std::size_t i = 0; i < features.size(); ++i) {
            domain.lowest.at(i) = std::min(domain.lowest.at(i), features.at(i));
            domain.highest.at(i) = std::max(domain.highest.at(i), features.at(i));
        }
    }
    return domain;
}

std::vector<RunCluster> clustersOf(RunPointers runs) {
    std::map<std::pair<std::string, std::string>, std::vector<const MeasuredRun*>> members;
    for (const MeasuredRun* run : runs)
        members[{storable(run->group()), run->scenario.recipe->framework->measuredName()}].push_back(run);
    std::vector<RunCluster> clusters;
    clusters.reserve(members.size());
    for (const auto& [key, list] : members)
        clusters.push_back({.name = key.first,
                            .framework = key.second,
                            .runs = static_cast<int>(list.size()),
                            .domain = domainOf(list)});
    return clusters;
}

bool isCounted(const MeasuredRun& run, const RunCluster& cluster) {
    if (storable(run.group()) != cluster.name ||
        run.scenario.recipe->framework->measuredName() != cluster.framework)
        return false;
    const auto& known = run.scenario.profile->clusters;
    return std::ranges::find(known, cluster) != known.end() && isFittable(run);
}

Scenario withProfile(Scenario scenario, const SharedValue<Profile>& profile) {
    scenario.cluster.gpu.profile = profileOn(scenario.cluster.gpu, profile);
    return scenario;
}

bool isFittable(const MeasuredRun& run) {
    return run.fitted && run.step && runnable(run.scenario);
}

std::vector<MeasuredRun> fittableRuns(std::span<const MeasuredRun> runs) {
    std::vector<MeasuredRun> usable;
    std::ranges::copy_if(runs, std::back_inserter(usable), isFittable);
    return usable;
}

ProfileFit fit(std::span<const MeasuredRun> runs, const Profile& start, const FitOptions& options,
               const Predictor& predictor) {
    return fit(pointersTo(runs), start, options, predictor);
}

ProfileFit fit(RunPointers runs, const Profile& from, const FitOptions& options, const Predictor& predictor) {
    Runs usable;
    for (const MeasuredRun* run : runs)
        if (isFittable(*run))
            usable.push_back(run);
    if (usable.empty())
        throw InputError("runs", {QUADRILLE_MESSAGE("must have at least one with a measured time"), {}});
    const Profile start = from.of(mostUsedFramework(usable));
    Problem problem(std::move(usable), start, options, predictor);
    ProfileFit result;
    result.deviationBefore = problem.deviation(problem.logRatios(start));

    Vector x = problem.startingPoint();
    Eigen::LevenbergMarquardt<Problem> optimizer(problem);
    optimizer.parameters.ftol = optimizer.parameters.xtol = 1e-4;
    using namespace Eigen::LevenbergMarquardtSpace;
    Status status = optimizer.minimizeInit(x);
    while ((status == Running || status == NotStarted) && result.iterations < options.mostIterations) {
        status = optimizer.minimizeOneStep(x);
        ++result.iterations;
    }
    result.converged = status != Running && status != NotStarted && status != UserAsked;

    Matrix jacobian = Matrix::Zero(problem.values(), problem.inputs());
    Vector used = Vector::Zero(problem.inputs());
    Vector learned = used;
    if (!problem.stopped() && problem.df(x, jacobian) == 0) {
        used = determined(jacobian, problem.count());
        learned = learnt(jacobian, problem.count());
    }
    result.profile = problem.profileAt(x);
    result.deviationAfter = problem.deviation(problem.logRatios(result.profile));
    const auto count = static_cast<double>(problem.count());
    // With as many parameters as runs no degree of freedom would be left.
    const double left = std::max(count - used.sum(), count / 4);
    Profile& profile = result.profile;
    profile.runs = static_cast<int>(problem.count());
    profile.deviation = result.deviationAfter * std::sqrt(count / left);
    profile.domain = domainOf(problem.runs());
    profile.clusters = clustersOf(problem.runs());
    profile.fittedOn = groupsOf(problem.runs());
    for (std::size_t i = 0; i < problem.parameters().size(); ++i) {
        const ProfileParameter parameter = problem.parameters()[i];
        result.parameters.push_back(
            {parameter, start.at(parameter), profile.at(parameter), learned[static_cast<Eigen::Index>(i)]});
    }
    return result;
}

} // namespace quadrille
