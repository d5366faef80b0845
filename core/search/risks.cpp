// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/risks.h"

#include <algorithm>
#include <iterator>

namespace quadrille {
namespace {

bool promisesMore(const FoundPlan& a, const FoundPlan& b) {
    const double x = expectedThroughput(a.seen), y = expectedThroughput(b.seen);
    return x != y ? x > y : a.places < b.places;
}

/// As fast and as sure, and better in one, or the same and no later.
bool isSafer(const FoundPlan& a, const FoundPlan& b) {
    const double x = valueOf(PlanQuantity::throughput, a.seen), y = valueOf(PlanQuantity::throughput, b.seen);
    const double p = a.seen.oomProbability.value_or(0), q = b.seen.oomProbability.value_or(0);
    return x >= y && p <= q && (x > y || p < q || a.places <= b.places);
}

} // namespace

double gainAtRisk(const Glance& seen, double otherwise) {
    return chanceToFit(seen) * (valueOf(PlanQuantity::throughput, seen) - otherwise);
}

void Risks::keepFitting(const FoundPlan& plan) {
    if (!m_mostExpected || promisesMore(plan, *m_mostExpected))
        m_mostExpected = plan;
}

void Risks::keepAtRisk(const Split& split, const FoundPlan& plan) {
    std::vector<FoundPlan>& front = m_atRisk[split];
    if (std::ranges::any_of(front, [&](const FoundPlan& each) { return isSafer(each, plan); }))
        return;
    std::erase_if(front, [&](const FoundPlan& each) { return isSafer(plan, each); });
    front.push_back(plan);
}

void Risks::add(const Risks& other) {
    if (other.m_mostExpected)
        keepFitting(*other.m_mostExpected);
    for (const auto& [split, front] : other.m_atRisk)
        for (const FoundPlan& plan : front)
            keepAtRisk(split, plan);
}

double Risks::otherwise() const {
    return m_mostExpected ? expectedThroughput(m_mostExpected->seen) : 0;
}

bool Risks::isBehind(const Split& split, const Glance& atMost) const {
    const auto front = m_atRisk.find(split);
    return front != m_atRisk.end() && std::ranges::any_of(front->second, [&](const FoundPlan& each) {
               return valueOf(PlanQuantity::throughput, each.seen) >
                          valueOf(PlanQuantity::throughput, atMost) &&
                      each.seen.oomProbability <= atMost.oomProbability;
           });
}

void Risks::dropHopeless() {
    for (auto at = m_atRisk.begin(); at != m_atRisk.end();) {
        std::erase_if(at->second, [least = otherwise()](const FoundPlan& plan) {
            return gainAtRisk(plan.seen, least) <= 0;
        });
        at = at->second.empty() ? m_atRisk.erase(at) : std::next(at);
    }
}

std::vector<FoundPlan> Risks::worthTrying() const {
    const double least = otherwise();
    const auto gainsMore = [least](const FoundPlan& a, const FoundPlan& b) {
        const double x = gainAtRisk(a.seen, least), y = gainAtRisk(b.seen, least);
        return x != y ? x > y : a.places < b.places;
    };
    std::vector<FoundPlan> risky;
    const FoundPlan* first = nullptr;
    for (const auto& [split, front] : m_atRisk) {
        const auto best = std::ranges::min_element(front, gainsMore);
        if (gainAtRisk(best->seen, least) > 0)
            risky.push_back(*best);
        for (const FoundPlan& each : front)
            if (!first || promisesMore(each, *first))
                first = &each;
    }
    std::ranges::sort(risky, gainsMore);
    if (risky.size() > mostRisky)
        risky.resize(mostRisky);
    if (first && expectedThroughput(first->seen) > least && std::ranges::find(risky, *first) == risky.end())
        risky.push_back(*first);
    return risky;
}

} // namespace quadrille
