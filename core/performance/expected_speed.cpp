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

/// What fits, the best of each split, and what may not, as indices in their order.
std::vector<std::size_t> worthComparing(std::span<const PlanToRun> candidates) {
    std::vector<std::size_t> all;
    std::map<std::vector<std::int64_t>, std::size_t> best;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (!candidates[i].fits) {
            all.push_back(i);
            continue;
        }
        const auto [at, isNew] = best.try_emplace(candidates[i].split, i);
        if (!isNew && expected(candidates[i].speed) > expected(candidates[at->second].speed))
            at->second = i;
    }
    for (const auto& [split, index] : best)
        all.push_back(index);
    std::ranges::sort(all);
    return all;
}

} // namespace

UncertainSpeed uncertainSpeed(double predicted, const StepInterval& interval, double chance) {
    return {predicted, interval.spread() * std::sqrt(1 - sharedError), chance};
}

double expectedLargest(std::span<const UncertainSpeed> speeds) {
    if (speeds.empty())
        return 0;
    if (speeds.size() == 1)
        return speeds.front().mean;
    return speeds.size() == 2 ? largerOfTwo(speeds[0], speeds[1]) : largestOfMany(speeds);
}

double expectedBest(std::span<const PlanToRun> run) {
    double sum = 0;
    for (std::size_t which = 0; which < std::size_t{1} << run.size(); ++which) {
        double chance = 1;
        std::map<std::vector<std::int64_t>, UncertainSpeed> fastest; // of what does run, by split
        for (std::size_t i = 0; i < run.size(); ++i) {
            const UncertainSpeed& speed = run[i].speed;
            const bool runs = (which >> i & 1) != 0;
            chance *= runs ? speed.chance : 1 - speed.chance;
            if (!runs)
                continue;
            UncertainSpeed& best = fastest[run[i].split];
            if (speed.mean > best.mean)
                best = {speed.mean, speed.spread};
        }
        std::vector<UncertainSpeed> speeds;
        speeds.reserve(fastest.size());
        for (const auto& [split, speed] : fastest)
            speeds.push_back(speed);
        if (chance > 0)
            sum += chance * expectedLargest(speeds);
    }
    return sum;
}

std::vector<Proposed> proposedOf(std::span<const PlanToRun> candidates, std::size_t most) {
    std::vector<std::size_t> left = worthComparing(candidates);
    std::vector<PlanToRun> run;
    std::vector<Proposed> proposed;
    while (proposed.size() < most && !left.empty()) {
        auto best = left.begin();
        double largest = 0;
        for (auto each = left.begin(); each != left.end(); ++each) {
            run.push_back(candidates[*each]);
            if (const double with = expectedBest(run); with > largest) {
                largest = with;
                best = each;
            }
            run.pop_back();
        }
        if (!proposed.empty() &&
            largest < proposed.back().expected + leastWorthGain * proposed.front().expected)
            break;
        proposed.push_back({*best, largest});
        run.push_back(candidates[*best]);
        left.erase(best);
    }
    return proposed;
}

} // namespace quadrille
