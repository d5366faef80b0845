// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/repair.h"

#include "core/scenario/settings.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace quadrille {
namespace {

struct Candidate {
    Repair repair;
    double distance = 0; ///< in octaves, so that halving and doubling are equally far
    bool runs = false;   ///< the repaired scenario breaks no rule at all
};

void addMultiplesAround(std::vector<std::int64_t>& values, std::int64_t unit, std::int64_t value) {
    if (unit < 1 || unit > largestDimensionValue)
        return;
    const std::int64_t below = value / unit * unit;
    for (const std::int64_t multiple : {below, below + unit})
        values.push_back(multiple);
}

/// Values worth trying: the stops, small whole numbers, and multiples of what must divide this dimension.
std::vector<std::int64_t> valuesToTry(const Scenario& s, Dimension dimension) {
    std::vector<std::int64_t> values = stops(s, dimension);
    const std::int64_t current = value(s, dimension);
    constexpr std::int64_t small = 64;
    switch (dimension) {
    case Dimension::gpus:
        addMultiplesAround(values, replicaGpus(s.plan), current);
        addMultiplesAround(values, s.cluster.gpusPerNode, current);
        addMultiplesAround(values, saturatingProduct(replicaGpus(s.plan), s.cluster.gpusPerNode), current);
        break;
    case Dimension::globalBatch: {
        const std::int64_t atOnce = saturatingProduct(dataParallel(s), s.plan.microBatch);
        addMultiplesAround(values, atOnce, current);
        addMultiplesAround(values, saturatingProduct(atOnce, s.plan.pp), current);
        break;
    }
    case Dimension::sequence:
        addMultiplesAround(values, saturatingProduct(2 * s.plan.cp, s.plan.tp), current);
        break;
    default:
        for (std::int64_t number = 1; number <= small; ++number)
            values.push_back(number);
    }
    std::erase_if(values,
                  [current](std::int64_t v) { return v < 1 || v > largestDimensionValue || v == current; });
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// No error that the scenario does not have already: a repair must not trade one broken rule for another.
bool addsError(const Scenario& before, const Scenario& after) {
    return std::any_of(allRules().begin(), allRules().end(), [&](const Rule* rule) {
        return rule->severity == Severity::error && rule->broken(after) && !rule->broken(before);
    });
}

double octaves(std::int64_t a, std::int64_t b) {
    return std::abs(std::log2(static_cast<double>(a)) - std::log2(static_cast<double>(b)));
}

/// Not where it is the schedule, which assign() changed with the virtual stages, that mends the rule.
bool byItself(const Rule& rule, const Scenario& before, const Scenario& after) {
    return rule.field != "schedule" || after.plan.schedule == before.plan.schedule;
}

/// Nearest below and nearest above, preferring values with which everything runs.
void addNearest(std::vector<Candidate>& found, const Rule& rule, const Scenario& s, Dimension dimension) {
    const std::int64_t current = value(s, dimension);
    Scenario trial = s;
    std::array<Candidate, 2> best{}; // below, above
    for (const std::int64_t v : valuesToTry(s, dimension)) {
        const double distance = octaves(v, current);
        auto& slot = best[v > current ? 1 : 0];
        if (slot.runs && slot.distance <= distance)
            continue;                          // whatever the rules say
        trial.plan.schedule = s.plan.schedule; // assign() may have changed it with the virtual stages
        assign(trial, dimension, v);
        if (!rangesHold(trial) || rule.broken(trial) || addsError(s, trial) || !byItself(rule, s, trial))
            continue;
        const Candidate candidate{
            {std::string(name(dimension)), std::to_string(v)}, distance, runnable(trial)};
        const bool better = slot.repair.field.empty() || (candidate.runs && !slot.runs) ||
                            (candidate.runs == slot.runs && candidate.distance < slot.distance);
        if (better)
            slot = candidate;
    }
    for (const Candidate& candidate : best)
        if (!candidate.repair.field.empty())
            found.push_back(candidate);
}

/// The nearest sizes of groups that divide the replicas, and one group of all.
void addShardGroups(std::vector<Candidate>& found, const Rule& rule, const Scenario& s) {
    const std::int64_t replicas = saturatingProduct(dataParallel(s), s.plan.cp);
    constexpr double afterOthers = 1e3;
    constexpr std::int64_t largestTried = 1 << 16;
    const auto add = [&](std::int64_t group, double distance) {
        Scenario trial = s;
        trial.plan.shardGroup = group;
        if (rule.broken(trial) || addsError(s, trial))
            return false;
        found.push_back({{"shard-group", std::to_string(group)}, distance, runnable(trial)});
        return true;
    };
    const std::int64_t now = std::min(s.plan.shardGroup, largestTried);
    for (std::int64_t below = now - 1; below >= 1; --below)
        if (replicas % below == 0 && add(below, octaves(below, s.plan.shardGroup)))
            break;
    for (std::int64_t above = now + 1; above <= std::min(replicas - 1, largestTried); ++above)
        if (replicas % above == 0 && add(above, octaves(above, s.plan.shardGroup)))
            break;
    add(0, afterOthers);
}

/// Mends that are no dimension: words and flags.
void addWords(std::vector<Candidate>& found, const Rule& rule, const Scenario& s) {
    constexpr double afterNumbers = 1e3;
    const auto add = [&](std::string field, std::string word, double distance) {
        const Repair repair{std::move(field), std::move(word)};
        const Scenario mended = repaired(s, repair);
        if (!rule.broken(mended) && !addsError(s, mended))
            found.push_back({repair, distance, runnable(mended)});
    };
    if (rule.id == "virtual-stages-need-interleaving")
        add("schedule", "interleaved", 0);
    else if (rule.id == "interleaving-needs-virtual-stages" || rule.id == "schedule-definition" ||
             rule.id == "schedule-workable")
        add("schedule", "1f1b", rule.id == "schedule-definition" ? afterNumbers : 0);
    else if (rule.id == "v-shape-has-two-virtual-stages")
        add("schedule", "interleaved", afterNumbers);
    else if (rule.id == "layers-divisible-by-stages")
        add("layer-split", "balanced", afterNumbers);
    else if (rule.field == "layer-split")
        add("layer-split", "even", 0);
    else if (rule.field == "ep")
        add("ep", "1", afterNumbers);
    else if (rule.field == "fp8-recipe" || rule.field == "fp8-params") {
        add("fp8-params", "off", 0);
        add("fp8-recipe", "tensor", 0);
        add("precision", "fp8", 1);
    } else if (rule.field == "precision")
        add("precision", s.cluster.gpu.hasBf16 ? "bf16" : "fp16", 0);
    else if (rule.field == "sp")
        add("sp", "on", 0);
    else if (rule.id == "shard-group-needs-sharding")
        add("zero", "1", 0);
    else if (rule.field == "shard-group")
        addShardGroups(found, rule, s);
    else if (rule.id == "modules-need-selective")
        add("recompute", "selective", 0);
    else if (rule.field == "recompute-modules")
        add("recompute-modules", "", 0);
    else if (rule.field == "offload")
        add("offload", "none", 0);
    else if (rule.field == "zero")
        add("zero", "1", 0);
    else if (rule.field == "recompute")
        add("recompute", "none", 0);
    else if (rule.field == "grad-bytes")
        add("grad-bytes", "4", 0);
    if (rule.field == "framework" || rule.field == "estimator")
        add("estimator", s.estimator == Estimator::paper ? "detailed" : "paper", 0);
}

} // namespace

std::vector<Repair> repairsOf(const Rule& rule, const Scenario& scenario) {
    std::vector<Candidate> found;
    for (const Dimension dimension : rule.repairs)
        addNearest(found, rule, scenario, dimension);
    addWords(found, rule, scenario);
    std::stable_sort(found.begin(), found.end(), [](const Candidate& a, const Candidate& b) {
        return a.runs != b.runs ? a.runs : a.distance < b.distance;
    });
    std::vector<Repair> repairs;
    for (const Candidate& candidate : found)
        if (repairs.size() < mostRepairs)
            repairs.push_back(candidate.repair);
    return repairs;
}

std::vector<Repair> runningRepairs(const Rule& rule, const Scenario& scenario) {
    std::vector<Candidate> found;
    for (const Dimension dimension : rule.repairs) {
        Scenario trial = scenario;
        for (const std::int64_t v : valuesToTry(scenario, dimension)) {
            trial.plan.schedule = scenario.plan.schedule; // assign() may have changed it
            assign(trial, dimension, v);
            if (byItself(rule, scenario, trial) && runnable(trial))
                found.push_back({{std::string(name(dimension)), std::to_string(v)},
                                 octaves(v, value(scenario, dimension)),
                                 true});
        }
    }
    std::ranges::stable_sort(found, {}, &Candidate::distance);
    std::vector<Repair> repairs;
    for (Candidate& candidate : found)
        repairs.push_back(std::move(candidate.repair));
    return repairs;
}

Scenario repaired(const Scenario& scenario, const Repair& repair) {
    const Setting* setting = findSetting(repair.field);
    if (setting == nullptr)
        throw std::invalid_argument("unknown field: " + repair.field);
    Scenario mended = scenario;
    setFromText(*setting, mended, repair.value);
    return mended;
}

} // namespace quadrille
