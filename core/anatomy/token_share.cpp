// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/token_share.h"

#include "core/layout/attention_heads.h"

#include <algorithm>

namespace quadrille::anatomy {
namespace {

std::int64_t tokensOf(const std::vector<TokenRun>& runs) {
    std::int64_t sum = 0;
    for (const TokenRun& run : runs)
        sum += run.count;
    return sum;
}

/// Where the i-th of so many parts of a whole begins: together they are the whole, even where none divides
/// it.
std::int64_t border(std::int64_t whole, std::int64_t i, std::int64_t parts) {
    return whole / parts * i + whole % parts * i / parts;
}

TokenRun chunkOf(std::int64_t whole, std::int64_t i, std::int64_t parts) {
    const std::int64_t first = border(whole, i, parts);
    return {first, border(whole, i + 1, parts) - first};
}

} // namespace

std::vector<TokenRun> partOf(const std::vector<TokenRun>& runs, std::int64_t part, std::int64_t parts) {
    const auto [first, count] = chunkOf(tokensOf(runs), part, parts);
    std::vector<TokenRun> result;
    std::int64_t before = 0; // tokens of the runs so far
    for (const TokenRun& run : runs) {
        const std::int64_t from = std::max(first, before);
        const std::int64_t to = std::min(first + count, before + run.count);
        if (from < to)
            result.push_back({run.first + from - before, to - from});
        before += run.count;
    }
    return result;
}

std::vector<TokenRun> contextRuns(const Scenario& scenario, std::int64_t rank) {
    const std::int64_t ring = layout::ringRanks(scenario);
    const std::int64_t ulysses = layout::ulyssesRanks(scenario);
    const std::int64_t sequence = scenario.plan.sequence;
    const std::int64_t place = rank / ulysses;
    std::vector<TokenRun> runs;
    if (ring > 1 && scenario.plan.contextBalance == ContextBalance::zigZag)
        runs = {chunkOf(sequence, place, 2 * ring), chunkOf(sequence, 2 * ring - 1 - place, 2 * ring)};
    else
        runs = {chunkOf(sequence, place, ring)};
    if (runs.size() == 2 && runs[0].first + runs[0].count == runs[1].first) // of the last rank
        runs = {{runs[0].first, runs[0].count + runs[1].count}};
    return partOf(runs, rank % ulysses, ulysses);
}

std::int64_t ringStep(const Scenario& scenario, std::int64_t ringRank, std::int64_t source) {
    const std::int64_t ring = layout::ringRanks(scenario);
    return ((ringRank - source) % ring + ring) % ring;
}

TokenShare tokenShare(const Scenario& scenario, const RankPosition& position) {
    const Plan& plan = scenario.plan;
    TokenShare share{.microBatches = microBatches(scenario),
                     .sequences = plan.microBatch,
                     .firstSequence = position.data * plan.microBatch,
                     .stride = dataParallel(scenario) * plan.microBatch,
                     .runs = contextRuns(scenario, position.context),
                     .between = {}};
    share.between = usesSequenceParallel(plan) ? partOf(share.runs, position.tensor, plan.tp) : share.runs;
    return share;
}

std::int64_t TokenShare::ofSequence() const {
    return tokensOf(runs);
}

double TokenShare::ofStep() const {
    return static_cast<double>(microBatches) * static_cast<double>(sequences) *
           static_cast<double>(ofSequence());
}

} // namespace quadrille::anatomy
