// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/expected_speed.h"

#include "core/performance/performance.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace quadrille {
namespace {

double below(double deviations) {
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

/// E max(A, B) of two independent log-normal ones.
double largerOfTwo(const UncertainSpeed& a, const UncertainSpeed& b) {
    const double spread = std::hypot(a.spread, b.spread);
    if (spread <= 0)
        return std::max(a.mean, b.mean);
    const double distance = std::log(a.mean / b.mean) / spread;
    return a.mean * below(distance + spread / 2) + b.mean * below(spread / 2 - distance);
}

/// The chance that the logarithm of each is at most `log`.
double allBelow(std::span<const UncertainSpeed> speeds, double log) {
    double chance = 1;
    for (const UncertainSpeed& each : speeds) {
        const double middle = std::log(each.mean) - each.spread * each.spread / 2;
        chance *= each.spread > 0 ? below((log - middle) / each.spread) : log >= middle ? 1.0 : 0.0;
    }
    return chance;
}

/// E max = ∫ (1 − P(all ≤ x)) dx, over ln x by Simpson's rule; below the range the integrand is 1.
double largestOfMany(std::span<const UncertainSpeed> speeds) {
    constexpr double reach = 9; // standard deviations: beyond, nothing is left
    constexpr int intervals = 2000;
    double from = -HUGE_VAL, to = -HUGE_VAL;
    for (const UncertainSpeed& each : speeds) {
        const double middle = std::log(each.mean) - each.spread * each.spread / 2;
        from = std::max(from, middle - reach * each.spread);
        to = std::max(to, middle + (reach + each.spread) * each.spread);
    }
    const double width = (to - from) / intervals;
    double sum = 0;
    for (int i = 0; i <= intervals; ++i) {
        const double log = from + width * i;
        const int weight = i == 0 || i == intervals ? 1 : i % 2 == 1 ? 4 : 2;
        sum += weight * (1 - allBelow(speeds, log)) * std::exp(log);
    }
    return std::exp(from) + sum * width / 3;
}

/// The best of each split, of those that fit and of those that may not, as indices in their order.
std::vector<std::size_t> bestOfSplits(std::span<const Runnable> plans) {
    std::map<std::pair<bool, std::vector<std::int64_t>>, std::size_t> best;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const auto [at, isNew] = best.try_emplace(std::pair(plans[i].fits, plans[i].split), i);
        if (!isNew && expected(plans[i].speed) > expected(plans[at->second].speed))
            at->second = i;
    }
    std::vector<std::size_t> all;
    all.reserve(best.size());
    for (const auto& [split, index] : best)
        all.push_back(index);
    std::ranges::sort(all);
    return all;
}

} // namespace

UncertainSpeed uncertainSpeed(double predicted, double intervalFactor, double chance) {
    return {predicted, std::log(intervalFactor) / nineInTen * std::sqrt(1 - sharedError), chance};
}

double expectedLargest(std::span<const UncertainSpeed> speeds) {
    if (speeds.empty())
        return 0;
    if (const auto risky =
            std::ranges::find_if(speeds, [](const UncertainSpeed& each) { return each.chance < 1; });
        risky != speeds.end()) {
        std::vector<UncertainSpeed> surely(speeds.begin(), speeds.end());
        const auto at = surely.begin() + (risky - speeds.begin());
        at->chance = 1;
        const double with = expectedLargest(surely);
        surely.erase(at);
        return risky->chance * with + (1 - risky->chance) * expectedLargest(surely);
    }
    if (speeds.size() == 1)
        return speeds.front().mean;
    return speeds.size() == 2 ? largerOfTwo(speeds[0], speeds[1]) : largestOfMany(speeds);
}

std::vector<Proposed> proposedOf(std::span<const Runnable> plans, std::size_t most, double leastGain) {
    std::vector<std::size_t> left = bestOfSplits(plans);
    std::vector<UncertainSpeed> run;
    std::vector<Proposed> proposed;
    while (proposed.size() < most && !left.empty()) {
        auto best = left.begin();
        double largest = 0;
        for (auto each = left.begin(); each != left.end(); ++each) {
            run.push_back(plans[*each].speed);
            if (const double with = expectedLargest(run); with > largest) {
                largest = with;
                best = each;
            }
            run.pop_back();
        }
        const double gain =
            proposed.empty() ? 0 : largest / expected(plans[proposed.front().index].speed) - 1;
        if (!proposed.empty() && gain - proposed.back().gain < leastGain)
            break;
        proposed.push_back({*best, gain});
        run.push_back(plans[*best].speed);
        left.erase(best);
    }
    return proposed;
}

} // namespace quadrille
