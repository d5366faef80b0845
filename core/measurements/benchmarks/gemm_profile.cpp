// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_parameters.h"
#include "core/measurements/benchmarks/benchmark_profile.h"
#include "core/text/input_error.h"
#include "core/timing/narrow_formulas.h"
#include "core/timing/rates.h"
#include "core/units/significant.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <tuple>

namespace quadrille::benchmarks {
namespace {

struct Fit {
    double share = 0;
    double deviation = 0; ///< of ln(time)
};

/// FLOPs that a product counts for when each dimension is longer.
double counted(const GemmRow& row, double edge) {
    return 2 * (row.m + edge) * (row.n + edge) * (row.k + edge);
}

/// The share of the peak with which products whose dimensions are longer by `edge` take their times.
Fit fitted(std::span<const GemmRow> rows, double edge, double peak) {
    double sum = 0, squares = 0;
    for (const GemmRow& row : rows) {
        const double share = std::log(counted(row, edge) / (peak * row.seconds));
        sum += share;
        squares += share * share;
    }
    const auto number = static_cast<double>(rows.size());
    const double mean = sum / number;
    return {std::exp(mean), std::sqrt(std::max(0.0, squares / number - mean * mean))};
}

double bestEdge(std::span<const GemmRow> rows, double peak) {
    const ParameterTraits& bounds = traits(ProfileParameter::gemmEdge);
    // The deviation has one valley along the logarithm of the edge.
    double low = std::log(bounds.lower), high = std::log(bounds.upper);
    constexpr double golden = 0.6180339887498949;
    constexpr int rounds = 60;
    for (int i = 0; i < rounds; ++i) {
        const double left = high - golden * (high - low), right = low + golden * (high - low);
        if (fitted(rows, std::exp(left), peak).deviation < fitted(rows, std::exp(right), peak).deviation)
            high = right;
        else
            low = left;
    }
    return std::clamp(std::exp((low + high) / 2), bounds.lower, bounds.upper);
}

/// The longest edge up to the given one with which no more than `most` of the peak is reached. Small products
/// that are slow for other reasons would make the large ones seem faster than any can be.
double withinReach(std::span<const GemmRow> rows, double edge, double peak, double most) {
    if (fitted(rows, edge, peak).share <= most)
        return edge;
    double low = traits(ProfileParameter::gemmEdge).lower, high = edge;
    constexpr int rounds = 60;
    for (int i = 0; i < rounds; ++i) {
        const double middle = std::sqrt(low * high);
        (fitted(rows, middle, peak).share <= most ? low : high) = middle;
    }
    return low;
}

/// The precision of most rows.
Precision usual(std::span<const GemmRow> rows) {
    std::array<std::ptrdiff_t, precisions.size()> numbers{};
    for (const GemmRow& row : rows)
        ++numbers.at(static_cast<std::size_t>(row.precision));
    return static_cast<Precision>(std::ranges::max_element(numbers) - numbers.begin());
}

} // namespace

BenchmarkProfile learn(std::span<const GemmRow> rows, const Scenario& scenario) {
    Scenario own = scenario;
    BenchmarkProfile answer;
    answer.profile = scenario.cluster.gpu.profile->of(scenario.recipe.framework->measuredName());
    own.recipe.precision = usual(rows);
    const double peak = peakOf(own).value();
    // Of narrow numbers the profile has what 16 bits reach of theirs.
    const double reachable = step::shareOf(own.recipe.precision) * peak;
    constexpr double least = 20e-6; // what is shorter is launching as much as working
    std::vector<GemmRow> used;
    std::set<std::tuple<double, double, double>> sizes;
    for (const GemmRow& row : rows)
        if (row.precision == own.recipe.precision && row.seconds >= least) {
            used.push_back(row);
            sizes.emplace(row.m, row.n, row.k);
        }
    answer.findings.push_back(
        {QUADRILLE_MESSAGE("Products of matrices: %1, of which %2 in %3 that take at least %4 µs "
                           "are used."),
         {static_cast<std::int64_t>(rows.size()), static_cast<std::int64_t>(used.size()),
          std::string(name(own.recipe.precision)), least * 1e6}});
    if (used.empty())
        throw InputError("table", answer.findings.back());
    const auto best =
        std::ranges::max_element(used, {}, [](const GemmRow& row) { return row.flops() / row.seconds; });
    constexpr double tera = 1e12;
    answer.findings.push_back(
        {QUADRILLE_MESSAGE("The fastest runs at %1 TFLOP/s, of a peak of %2 TFLOP/s."),
         {significant(best->flops() / best->seconds / tera), significant(peak / tera)}});
    constexpr std::size_t enough = 4;
    const double before = answer.profile.at(ProfileParameter::gemmEdge);
    const ParameterTraits& bounds = traits(ProfileParameter::gemm);
    const double edge = sizes.size() >= enough
                            ? withinReach(used, bestEdge(used, reachable), reachable, bounds.upper)
                            : before;
    const Fit fit = fitted(used, edge, reachable);
    const bool isPossible = fit.share >= bounds.lower && fit.share <= bounds.upper;
    if (!isPossible)
        throw InputError(
            "table",
            {QUADRILLE_MESSAGE(
                 "has products at %1 of the peak of %2, where only %3 to %4 can be: is it of this GPU "
                 "and precision?"),
             {significant(fit.share), scenario.cluster.gpu.label, bounds.lower, bounds.upper}});
    const auto set = [&answer](ProfileParameter parameter, double value) {
        answer.learnt.push_back({parameter, answer.profile.at(parameter), value});
        answer.profile.at(parameter) = value;
    };
    set(ProfileParameter::gemm, fit.share);
    if (sizes.size() >= enough)
        set(ProfileParameter::gemmEdge, edge);
    else
        answer.findings.push_back(
            {QUADRILLE_MESSAGE(
                 "Fewer than four different sizes: how much longer matrices count stays as it is."),
             {}});
    answer.findings.push_back({QUADRILLE_MESSAGE("Times deviate by %1 % from what these two give."),
                               {significant(100 * (std::exp(fit.deviation) - 1))}});
    return answer;
}

} // namespace quadrille::benchmarks
