// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/joint_fit.h"

#include "core/at_once.h"
#include "core/text/input_error.h"

#include <Eigen/Dense>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace quadrille {
namespace {

using Vector = Eigen::VectorXd;
using DenseMatrix = Eigen::MatrixXd;
using Values = JointFit::Values;

constexpr auto parameters = static_cast<Eigen::Index>(profileParameters);
constexpr double degreesOfFreedom = 4;
constexpr double enough = 1e-6; ///< of the objective: what is less apart is the same

/// The inverse of priorScale().
double valueAt(const ParameterTraits& known, double scaled) {
    if (known.scale == ParameterScale::amount)
        return std::clamp(std::exp(scaled), known.lower, known.upper);
    return known.lower + (known.upper - known.lower) / (1 + std::exp(-scaled));
}

double scaledFrom(const ParameterTraits& known, double value) {
    constexpr double margin = 1e-3; // at a bound itself nothing would ever move
    const double room = margin * (known.upper - known.lower);
    return priorScale(known.parameter, known.scale == ParameterScale::amount
                                           ? value
                                           : std::clamp(value, known.lower + room, known.upper - room));
}

/// What the silicon reaches, rather than the software.
bool ofHardware(ProfileParameter parameter) {
    using enum ProfileParameter;
    constexpr std::array list{gemm, gemmEdge, attention, memory, fastLink, network};
    return std::ranges::find(list, parameter) != list.end();
}

/// What the network does to the host, whatever runs there.
bool ofNetwork(ProfileParameter parameter) {
    return parameter == ProfileParameter::busyLatency || parameter == ProfileParameter::busyHost;
}

/// Standard deviations, as shares of the parameter's own, of what sets devices and frameworks apart. Another
/// framework on the same device runs the same kernels, but issues them in its own way; another device has
/// other kernels under the same framework. All frameworks here issue by Python and PyTorch: with 0.8 for what
/// is theirs, sources left out are missed by more (BigScience by 19 % rather than 15 %, nanotron by 17 %
/// rather than 15 %), and Bang et al. by 18 % rather than 10 %, of which the fit has one other source with
/// DeepSpeed.
struct Apart {
    double byDevice, byFramework;
};

Apart heldApart(ProfileParameter parameter) {
    constexpr Apart hardware{0.6, 0.2}, software{0.4, 0.35}, network{0.2, 0.2};
    return ofNetwork(parameter) ? network : ofHardware(parameter) ? hardware : software;
}

/// Where a framework's host and launches start from, beside what all have in common: a host so slow that runs
/// tell how fast it must be at least, since of one that no GPU ever waits for they tell nothing, and launches
/// that do not stand in for it.
constexpr double slowHost = 3, quickLaunch = -2;

/// Which coordinates a run depends on beside the common ones, and what is known of its GPU beside its family.
struct Place {
    std::size_t device = 0, framework = 0;
    double products = usualLargeProducts; ///< GpuSpec::largeProducts

    friend auto operator<=>(const Place&, const Place&) = default;
};

class JointProblem {
public:
    JointProblem(std::vector<const MeasuredRun*> runs,
                 const std::function<std::string(const MeasuredRun&)>& familyOf, const JointOptions& options,
                 const Predictor& predictor)
        : m_runs(std::move(runs)), m_weights(weightsByGroup(m_runs)), m_options(options),
          m_predictor(predictor) {
        for (const MeasuredRun* run : m_runs)
            m_places.push_back({indexIn(m_devices, familyOf(*run)),
                                indexIn(m_frameworks, run->scenario.recipe->framework->measuredName()),
                                run->scenario.gpu->largeProducts.value_or(usualLargeProducts)});
        m_prior = Vector::Zero(size());
        m_precision = Vector::Ones(size());
        for (const ParameterTraits& known : allProfileParameters()) {
            const auto k = static_cast<Eigen::Index>(known.parameter);
            const auto hold = [&](Eigen::Index at, double share) {
                m_precision[at] = 1 / std::pow(share * known.priorWidth, 2);
            };
            m_prior[k] = scaledFrom(known, options.start.at(known.parameter));
            hold(k, 1);
            for (std::size_t d = 0; d < m_devices.size(); ++d)
                hold(device(d) + k, heldApart(known.parameter).byDevice);
            for (std::size_t f = 0; f < m_frameworks.size(); ++f)
                hold(framework(f) + k, heldApart(known.parameter).byFramework);
        }
    }

    [[nodiscard]] Eigen::Index size() const { return framework(m_frameworks.size()); }
    /// The objective has several ends, which hang on how long collectives hold the host: as the priors have
    /// it, or so long that runs tell.
    [[nodiscard]] std::array<Vector, 2> starts() const {
        Vector usual = m_prior;
        for (std::size_t f = 0; f < m_frameworks.size(); ++f) {
            usual[framework(f) + at(ProfileParameter::host)] = slowHost;
            usual[framework(f) + at(ProfileParameter::launch)] = quickLaunch;
        }
        Vector busy = usual;
        busy[at(ProfileParameter::busyHost)] += slowHost;
        return {usual, busy};
    }
    [[nodiscard]] bool stopped() const { return m_options.goOn && !m_options.goOn(); }

    /// ln(predicted ÷ measured step) of every run.
    [[nodiscard]] Vector residuals(const Vector& z) const {
        const auto profiles = profilesAt(z, 0, 0);
        Vector r(count());
        forEachAtOnce(0, m_runs.size(),
                      [&](std::size_t i) { r[static_cast<Eigen::Index>(i)] = logRatio(i, profiles); });
        return r;
    }

    /// Of every run, its derivatives by each parameter as it is for the run.
    [[nodiscard]] DenseMatrix derivatives(const Vector& z) const {
        constexpr double step = 0.02; // predictions have kinks
        DenseMatrix jacobian(count(), parameters);
        std::array<Profiles, profileParameters> above, below;
        for (Eigen::Index k = 0; k < parameters; ++k) {
            above.at(static_cast<std::size_t>(k)) = profilesAt(z, k, step);
            below.at(static_cast<std::size_t>(k)) = profilesAt(z, k, -step);
        }
        // Run by run, so that a predictor that remembers the last pipelines knows the run's.
        forEachAtOnce(0, m_runs.size(), [&](std::size_t i) {
            for (std::size_t k = 0; k < profileParameters; ++k)
                jacobian(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(k)) =
                    (logRatio(i, above.at(k)) - logRatio(i, below.at(k))) / (2 * step);
        });
        return jacobian;
    }

    /// Minus ln of the posterior.
    [[nodiscard]] double objective(const Vector& z, const Vector& r) const {
        double sum = 0.5 * (z - m_prior).cwiseAbs2().dot(m_precision);
        for (Eigen::Index i = 0; i < r.size(); ++i) {
            const double size = r[i] / m_options.noise;
            sum += weight(i) * (degreesOfFreedom + 1) / 2 * std::log1p(size * size / degreesOfFreedom);
        }
        return sum;
    }

    /// One step of Gauss and Newton, damped.
    [[nodiscard]] Vector step(const Vector& z, const Vector& r, const DenseMatrix& jacobian,
                              double damping) const {
        DenseMatrix curvature = DenseMatrix::Zero(size(), size());
        Vector gradient = m_precision.cwiseProduct(z - m_prior);
        DenseMatrix block(parameters, parameters);
        Vector local(parameters);
        for (Eigen::Index i = 0; i < r.size(); ++i) {
            const double size = r[i] / m_options.noise;
            const double w = weight(i) * (degreesOfFreedom + 1) / (degreesOfFreedom + size * size) /
                             (m_options.noise * m_options.noise);
            const Place& place = m_places[static_cast<std::size_t>(i)];
            const std::array<Eigen::Index, 3> parts{0, device(place.device), framework(place.framework)};
            local = jacobian.row(i).transpose();
            block.noalias() = w * local * local.transpose();
            for (const Eigen::Index a : parts) {
                gradient.segment(a, parameters) += w * r[i] * local;
                for (const Eigen::Index b : parts)
                    curvature.block(a, b, parameters, parameters) += block;
            }
        }
        curvature.diagonal() += m_precision;
        curvature.diagonal() *= 1 + damping;
        constexpr double longest = 1.5;
        return curvature.ldlt().solve(-gradient).cwiseMax(-longest).cwiseMin(longest);
    }

    [[nodiscard]] JointFit fitAt(const Vector& z) const {
        JointFit fit;
        const auto values = [&z](Eigen::Index at) {
            Values list{};
            for (Eigen::Index k = 0; k < parameters; ++k)
                list[static_cast<std::size_t>(k)] = z[at + k];
            return list;
        };
        fit.common = values(0);
        for (std::size_t d = 0; d < m_devices.size(); ++d)
            fit.devices[m_devices[d]] = values(device(d));
        for (std::size_t f = 0; f < m_frameworks.size(); ++f)
            fit.frameworks[m_frameworks[f]] = values(framework(f));
        return fit;
    }

    /// Half of what lies within 68 % of the residuals as predictions have them.
    [[nodiscard]] double deviation(const Vector& z) const {
        const auto profiles = profilesAt(z, 0, 0);
        std::vector<double> sizes(m_runs.size());
        forEachAtOnce(0, m_runs.size(), [&](std::size_t i) { sizes[i] = std::abs(logRatio(i, profiles)); });
        std::ranges::sort(sizes);
        constexpr double withinOne = 0.6827;
        return sizes[static_cast<std::size_t>(withinOne * static_cast<double>(sizes.size() - 1))];
    }

private:
    using Profiles = std::map<Place, SharedValue<Profile>>;

    static std::size_t indexIn(std::vector<std::string>& names, const std::string& name) {
        const auto found = std::ranges::find(names, name);
        if (found == names.end())
            names.push_back(name);
        return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    }
    [[nodiscard]] Eigen::Index count() const { return static_cast<Eigen::Index>(m_runs.size()); }
    [[nodiscard]] static Eigen::Index device(std::size_t d) {
        return parameters * (1 + static_cast<Eigen::Index>(d));
    }
    [[nodiscard]] Eigen::Index framework(std::size_t f) const {
        return parameters * (1 + static_cast<Eigen::Index>(m_devices.size() + f));
    }
    [[nodiscard]] static Eigen::Index at(ProfileParameter parameter) {
        return static_cast<Eigen::Index>(parameter);
    }
    [[nodiscard]] double weight(Eigen::Index run) const { return m_weights[static_cast<std::size_t>(run)]; }

    /// Of every device and framework that meet in a run, with one parameter moved.
    [[nodiscard]] Profiles profilesAt(const Vector& z, Eigen::Index moved, double by) const {
        Profiles profiles;
        for (const Place& place : m_places) {
            if (profiles.contains(place))
                continue;
            Profile profile;
            profile.largeProducts = usualLargeProducts;
            for (const ParameterTraits& known : allProfileParameters()) {
                const auto k = static_cast<Eigen::Index>(known.parameter);
                const double scaled = z[k] + z[device(place.device) + k] + z[framework(place.framework) + k];
                profile.at(known.parameter) = valueAt(known, scaled + (k == moved ? by : 0));
            }
            profiles.emplace(place, SharedValue<Profile>(profile.forProducts(place.products)));
        }
        return profiles;
    }

    [[nodiscard]] double logRatio(std::size_t run, const Profiles& profiles) const {
        const auto& profile = profiles.find(m_places[run])->second;
        return quadrille::logRatio(m_predictor(withProfile(m_runs[run]->scenario, profile)).step,
                                   *m_runs[run]->step);
    }

    std::vector<const MeasuredRun*> m_runs;
    std::vector<double> m_weights;
    const JointOptions& m_options;
    const Predictor& m_predictor;
    std::vector<std::string> m_devices, m_frameworks;
    std::vector<Place> m_places; ///< of the runs
    Vector m_prior, m_precision;
};

/// Where a start leads.
struct Descent {
    Vector z;
    double objective = 0;
    int iterations = 0;
    bool converged = false;
    bool stopped = false; ///< by JointOptions::goOn
};

Descent descend(const JointProblem& problem, const Vector& start, int mostIterations) {
    Descent at{.z = start};
    Vector r = problem.residuals(at.z);
    at.objective = problem.objective(at.z, r);
    double damping = 1e-2;
    while (at.iterations < mostIterations && !at.converged) {
        at.stopped = problem.stopped();
        if (at.stopped)
            break;
        ++at.iterations;
        const DenseMatrix jacobian = problem.derivatives(at.z);
        bool better = false;
        constexpr int mostTries = 6;
        for (int attempt = 0; attempt < mostTries && !better; ++attempt) {
            const Vector next = at.z + problem.step(at.z, r, jacobian, damping);
            const Vector nextResiduals = problem.residuals(next);
            const double nextObjective = problem.objective(next, nextResiduals);
            better = nextObjective < at.objective;
            if (!better) {
                damping *= 8;
                continue;
            }
            at.converged = at.objective - nextObjective < enough * nextObjective;
            damping = std::max(1e-4, damping / 4);
            at.z = next;
            r = nextResiduals;
            at.objective = nextObjective;
        }
        at.converged = at.converged || !better;
    }
    return at;
}

/// The lowest of where the starts lead; of those as low, the first.
Descent bestOf(const JointProblem& problem, std::span<const Vector> starts, int mostIterations) {
    Descent best;
    for (const Vector& start : starts) {
        Descent next = descend(problem, start, mostIterations);
        const bool stopped = next.stopped;
        if (best.z.size() == 0 || next.objective < best.objective * (1 - enough))
            best = std::move(next);
        if (stopped)
            break;
    }
    return best;
}

} // namespace

Profile JointFit::profile(const std::string& device) const {
    const auto apart = devices.find(device);
    Profile profile;
    profile.largeProducts = usualLargeProducts;
    const auto fill = [&](std::array<double, profileParameters>& values, const Values* more) {
        for (const ParameterTraits& known : allProfileParameters()) {
            const auto k = static_cast<std::size_t>(known.parameter);
            const double scaled = common[k] + (apart == devices.end() ? 0 : apart->second[k]) +
                                  (more == nullptr ? 0 : (*more)[k]);
            values[k] = valueAt(known, scaled);
        }
    };
    fill(profile.values, nullptr);
    for (const auto& [name, more] : frameworks)
        fill(profile.frameworks.emplace_back(FrameworkValues{name, {}}).values, &more);
    return profile;
}

JointFit jointFit(RunPointers runs, const std::function<std::string(const MeasuredRun&)>& familyOf,
                  const JointOptions& options, const Predictor& predictor) {
    std::vector<const MeasuredRun*> usable;
    std::ranges::copy_if(runs, std::back_inserter(usable),
                         [](const MeasuredRun* run) { return isFittable(*run); });
    if (usable.empty())
        throw InputError("runs", {QUADRILLE_MESSAGE("must have at least one with a measured time"), {}});
    const JointProblem problem(std::move(usable), familyOf, options, predictor);
    const Descent best = bestOf(problem, problem.starts(), options.mostIterations);
    JointFit fit = problem.fitAt(best.z);
    fit.deviation = problem.deviation(best.z);
    fit.objective = best.objective;
    fit.iterations = best.iterations;
    fit.converged = best.converged;
    return fit;
}

} // namespace quadrille
