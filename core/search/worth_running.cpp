// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/worth_running.h"

#include "core/performance/performance.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <tuple>

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

/// What tells splits apart, in the order of the space's axes.
std::vector<std::uint32_t> splitOf(const PlanSpace& space, std::uint64_t number) {
    static constexpr std::array splitting{"gpus", "tp", "cp", "pp", "ep"};
    const std::vector<std::uint32_t> places = space.places(number);
    std::vector<std::uint32_t> split;
    for (std::size_t axis = 0; axis < places.size(); ++axis)
        if (std::ranges::find(splitting, space.axes[axis].setting->name) != splitting.end())
            split.push_back(places[axis]);
    return split;
}

UncertainSpeed speedOf(const Contender& contender) {
    const double spread = std::log(contender.highest / contender.predicted) / nineInTen;
    return {contender.predicted, spread * std::sqrt(1 - sharedError), contender.chance};
}

/// The fastest of each split, of those that fit and of those that may not, the fastest that fits first.
std::vector<Contender> fastestOfSplits(const PlanSpace& space, std::span<const Contender> contenders) {
    std::map<std::pair<bool, std::vector<std::uint32_t>>, Contender> fastest;
    for (const Contender& each : contenders) {
        const auto [at, isNew] =
            fastest.try_emplace(std::pair(each.chance < 1, splitOf(space, each.number)), each);
        if (!isNew && each.predicted > at->second.predicted)
            at->second = each;
    }
    std::vector<Contender> all;
    all.reserve(fastest.size());
    for (const auto& [split, contender] : fastest)
        all.push_back(contender);
    std::ranges::sort(all, {}, [](const Contender& each) {
        return std::tuple(each.chance < 1, -each.predicted * each.chance, each.number);
    });
    return all;
}

} // namespace

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

std::vector<WorthRunning> worthRunning(const PlanSpace& space, std::span<const Contender> contenders,
                                       std::size_t most) {
    std::vector<Contender> left = fastestOfSplits(space, contenders);
    std::vector<WorthRunning> worth;
    if (left.empty() || most == 0)
        return worth;
    std::vector<UncertainSpeed> run{speedOf(left.front())};
    worth.push_back({left.front().number, 0, left.front().chance});
    left.erase(left.begin());
    while (worth.size() < most && !left.empty()) {
        std::size_t best = 0;
        double largest = 0;
        for (std::size_t i = 0; i < left.size(); ++i) {
            run.push_back(speedOf(left[i]));
            if (const double expected = expectedLargest(run); expected > largest) {
                largest = expected;
                best = i;
            }
            run.pop_back();
        }
        const double gain = largest / expectedLargest(std::span(run).first(1)) - 1;
        if (gain - worth.back().gain < leastWorthGain)
            break;
        worth.push_back({left[best].number, gain, left[best].chance});
        run.push_back(speedOf(left[best]));
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(best));
    }
    return worth;
}

std::vector<WorthRunning> worthRunning(const PlanSpace& space, const PlanSearchAnswer& answer,
                                       std::size_t most) {
    std::vector<Contender> contenders = answer.asGood;
    for (const FoundPlan& plan : answer.risky) {
        const double throughput = valueOf(PlanQuantity::throughput, plan.seen);
        contenders.push_back({.number = space.number(plan.places),
                              .highest = throughput * plan.seen.intervalFactor,
                              .predicted = throughput,
                              .chance = 1 - plan.seen.oomProbability.value_or(0)});
    }
    return worthRunning(space, contenders, most);
}

} // namespace quadrille
