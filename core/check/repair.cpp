// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/repair.h"

#include "core/check/offers.h"
#include "core/scenario/settings.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string_view>

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
    values.insert(values.end(), {below, below + unit});
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
        values.reserve(values.size() + static_cast<std::size_t>(small));
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

/// It runs, and the framework can be configured with it as far as it could before.
bool isGood(const Scenario& before, const Scenario& after) {
    return runnable(after) && !addsRefusal(before, after);
}

double octaves(std::int64_t a, std::int64_t b) {
    return std::abs(std::log2(static_cast<double>(a)) - std::log2(static_cast<double>(b)));
}

/// Not where it is the schedule, which assign() changed with the virtual stages, that mends the rule.
bool byItself(const Rule& rule, const Scenario& before, const Scenario& after) {
    return rule.field != "schedule" || rule.id.starts_with(offerRules) ||
           after.plan.schedule == before.plan.schedule;
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
            {std::string(name(dimension)), std::to_string(v)}, distance, isGood(s, trial)};
        const bool better = slot.repair.field.empty() || (candidate.runs && !slot.runs) ||
                            (candidate.runs == slot.runs && candidate.distance < slot.distance);
        if (better)
            slot = candidate;
    }
    for (const Candidate& candidate : best)
        if (!candidate.repair.field.empty())
            found.push_back(candidate);
}

constexpr double afterNumbers = 1e3; ///< in octaves: what is tried last

/// The nearest sizes of groups that divide the replicas, and one group of all.
void addShardGroups(std::vector<Candidate>& found, const Rule& rule, const Scenario& s) {
    const std::int64_t replicas = saturatingProduct(dataParallel(s), s.plan.cp);
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
    add(0, afterNumbers);
}

/// A word or flag that may mend a rule.
struct WordMend {
    std::string_view broken; ///< id of a rule, or field of rules whose id has no row
    std::string_view field, word;
    double distance = 0;
};

constexpr std::array wordMends{
    WordMend{"virtual-stages-need-interleaving", "schedule", "interleaved"},
    WordMend{"interleaving-needs-virtual-stages", "schedule", "1f1b"},
    WordMend{"schedule-workable", "schedule", "1f1b"},
    WordMend{"schedule-definition", "schedule", "1f1b", afterNumbers},
    WordMend{"v-shape-has-two-virtual-stages", "schedule", "interleaved", afterNumbers},
    WordMend{"layers-divisible-by-stages", "layer-split", "balanced", afterNumbers},
    WordMend{"shard-group-needs-sharding", "zero", "1"},
    WordMend{"modules-need-selective", "recompute", "selective"},
    WordMend{"layer-split", "layer-split", "even"},
    WordMend{"ep", "ep", "1", afterNumbers},
    WordMend{"ep-divides-replicas", "etp", "1"},
    WordMend{"ep-divides-replicas", "ep", "1", afterNumbers},
    WordMend{"experts-divide-ranks", "etp", "1"},
    WordMend{"expert-ffn-divisible-by-etp", "etp", "1"},
    WordMend{"etp-needs-sequence-parallel", "sp", "on"},
    WordMend{"etp-needs-experts", "etp", "0"},
    WordMend{"fp8-recipe", "fp8-params", "off"},
    WordMend{"fp8-recipe", "fp8-recipe", "tensor"},
    WordMend{"fp8-recipe", "precision", "fp8", 1},
    WordMend{"fp8-params", "fp8-params", "off"},
    WordMend{"fp8-params", "fp8-recipe", "tensor"},
    WordMend{"fp8-params", "precision", "fp8", 1},
    WordMend{"attention-kernel", "attention-kernel", "auto"},
    WordMend{"attention-kernel", "flash-attention", "on", 1},
    WordMend{"sp", "sp", "on"},
    WordMend{"recompute-modules", "recompute-modules", ""},
    WordMend{"offload", "offload", "none"},
    WordMend{"zero", "zero", "1"},
    WordMend{"recompute", "recompute", "none"},
    WordMend{"grad-bytes", "grad-bytes", "4"}};

/// Mends that are no dimension: words and flags.
void addWords(std::vector<Candidate>& found, const Rule& rule, const Scenario& s) {
    const auto add = [&](std::string_view field, std::string_view word, double distance) {
        const Repair repair{std::string(field), std::string(word)};
        const Scenario mended = repaired(s, repair);
        if (!rule.broken(mended) && !addsError(s, mended))
            found.push_back({repair, distance, isGood(s, mended)});
    };
    if (const Offer* offer = refusing(s, rule.field); offer != nullptr && rule.id.starts_with(offerRules)) {
        for (std::size_t i = 0; i < offer->values.size(); ++i)
            add(rule.field, offer->values[i], static_cast<double>(i));
        return;
    }
    const bool hasRow = std::ranges::find(wordMends, rule.id, &WordMend::broken) != wordMends.end();
    for (const WordMend& mend : wordMends)
        if (mend.broken == (hasRow ? rule.id : rule.field))
            add(mend.field, mend.word, mend.distance);
    if (!hasRow && rule.field == "precision")
        add("precision", s.cluster.gpu.hasBf16 ? "bf16" : "fp16", 0);
    if (!hasRow && rule.field == "shard-group")
        addShardGroups(found, rule, s);
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
    repairs.reserve(mostRepairs);
    for (const Candidate& candidate : found)
        if (repairs.size() < mostRepairs)
            repairs.push_back(candidate.repair);
    return repairs;
}

std::vector<RunningRepair> runningRepairs(const Rule& rule, const Scenario& scenario) {
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
    addWords(found, rule, scenario);
    std::erase_if(found, [](const Candidate& each) { return !each.runs; });
    std::ranges::stable_sort(found, {}, &Candidate::distance);
    std::vector<RunningRepair> repairs;
    repairs.reserve(found.size());
    for (Candidate& candidate : found)
        repairs.push_back({std::move(candidate.repair), candidate.distance});
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
