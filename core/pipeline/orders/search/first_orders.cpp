// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/first_orders.h"

#include "core/pipeline/orders/search/timing.h"

#include <algorithm>
#include <utility>

namespace quadrille::orders::search {

namespace {

/// How many tasks may be run in all trials; about 15 ns each.
constexpr double taskBudget = 1e7;

/// The F and I that a recipe begins with.
Lists sequenceOf(const Problem& problem, const Recipe& recipe) {
    if (const auto* rule = std::get_if<GreedyRule>(&recipe.source))
        return withoutWeights(runGreedily(problem, *rule));
    if (const auto* warmups = std::get_if<Warmups>(&recipe.source))
        return alternating(problem, allowed(problem, *warmups));
    return handMade(problem, std::get<ScheduleKind>(recipe.source));
}

class FirstOrders {
public:
    explicit FirstOrders(const Problem& problem) : m_problem(problem), m_goal(problem.leastSpan()) {}

    std::vector<Candidate> all() {
        if (m_problem.chunks() == 1)
            for (Warmups& warmups : usualWarmups(m_problem))
                tryCoarsely({std::move(warmups), {}});
        else
            tryHandMade();
        // The first greedy one always runs, whatever the memory.
        tryGreedily({});
        for (const GreedyRule& rule : greedyRules(m_problem))
            if (goesOn() && !(rule == GreedyRule{}))
                tryGreedily(rule);
        sort();
        changeWarmups();
        sort();
        tryFinely();
        sort();
        changeWarmups();
        sort();
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool goesOn() const { return m_left > 0 && !m_reached; }

    void sort() { std::ranges::stable_sort(m_found, {}, &Candidate::quality); }

    void found(const Quality& quality, Recipe recipe) {
        m_reached = m_reached || quality.span <= m_goal;
        m_found.push_back({quality, std::move(recipe)});
    }

    bool tryFilling(Recipe recipe, const Lists& sequence, const Patience& patience) {
        if (!goesOn() && !m_found.empty())
            return false;
        m_left -= m_problem.taskCount();
        const std::optional<Quality> quality = qualityOfFilling(m_problem, sequence, patience);
        if (!quality)
            return false;
        recipe.patience = patience;
        found(*quality, std::move(recipe));
        return true;
    }

    void tryHandMade() {
        tryCoarsely({ScheduleKind::zeroBubbleV, {}});
        // To make these takes longer than linear in the ranks.
        constexpr std::size_t mostRanks = 128;
        if (m_problem.ranks() <= mostRanks)
            for (const ScheduleKind kind : {ScheduleKind::vHalf, ScheduleKind::vMin})
                tryCoarsely({kind, {}});
    }

    void tryCoarsely(const Recipe& recipe) { tryCoarsely(recipe, sequenceOf(m_problem, recipe)); }

    void tryCoarsely(const Recipe& recipe, const Lists& sequence) {
        for (const Patience& patience : {Patience{0, 0}, {0.5, 0.5}, {0, 1}, {0, 0.35, true, 0.5}})
            tryFilling(recipe, sequence, patience);
    }

    void tryGreedily(const GreedyRule& rule) {
        if (!goesOn() && !m_found.empty())
            return;
        const Lists lists = runGreedily(m_problem, rule);
        m_left -= 5 * m_problem.taskCount();
        Timing timing(m_problem);
        if (timing.run(lists))
            found(timing.quality(), {rule, {}});
        tryCoarsely({rule, {}}, withoutWeights(lists));
    }

    /// Longer and shorter warm-ups than those of the best, rank by rank and for all before a rank, as long as
    /// that helps.
    void changeWarmups() {
        constexpr int rounds = 3;
        const auto isWarmups = [](const Candidate& each) {
            return std::holds_alternative<Warmups>(each.recipe.source);
        };
        const auto first = std::ranges::find_if(m_found, isWarmups);
        if (first == m_found.end())
            return;
        Candidate best = *first;
        for (int round = 0; round < rounds && goesOn(); ++round) {
            const Quality before = best.quality;
            for (std::size_t rank = 0; rank < m_problem.ranks(); ++rank)
                for (const std::size_t from : {std::size_t{0}, rank})
                    for (const std::int32_t step : {1, -1})
                        changeWarmups(best, from, rank, step);
            if (!(best.quality < before))
                return;
        }
    }

    void changeWarmups(Candidate& best, std::size_t from, std::size_t to, std::int32_t step) {
        const Warmups& old = std::get<Warmups>(best.recipe.source);
        Warmups next = old;
        for (std::size_t rank = from; rank <= to; ++rank)
            next[rank] += step;
        next = allowed(m_problem, std::move(next));
        if (next == old || !goesOn())
            return;
        const Lists sequence = alternating(m_problem, next);
        if (tryFilling({std::move(next), {}}, sequence, *best.recipe.patience) &&
            m_found.back().quality < best.quality)
            best = m_found.back();
    }

    /// More ways to put W into the sequences of the best.
    void tryFinely() {
        constexpr std::size_t sequences = 4;
        for (const Candidate& each : bestOfDifferent(m_problem, m_found, sequences)) {
            if (!goesOn())
                return;
            const Lists sequence = sequenceOf(m_problem, each.recipe);
            for (const double steady : {0.0, 0.25, 0.5, 0.75, 1.0})
                for (const double cooldown : {0.0, 0.35, 0.7, 1.0})
                    for (const double upstream : {0.5, 1.0})
                        for (const bool hurries : {true, false})
                            tryFilling(each.recipe, sequence, {steady, cooldown, hurries, upstream});
        }
    }

    const Problem& m_problem;
    double m_goal;
    double m_left = taskBudget;
    bool m_reached = false; ///< the goal
    std::vector<Candidate> m_found;
};

} // namespace

std::optional<Lists> make(const Problem& problem, const Recipe& recipe) {
    if (!recipe.patience)
        return runGreedily(problem, std::get<GreedyRule>(recipe.source));
    return fillWeights(problem, sequenceOf(problem, recipe), *recipe.patience);
}

std::vector<Candidate> bestOfDifferent(const Problem& problem, const std::vector<Candidate>& candidates,
                                       std::size_t most) {
    constexpr std::size_t mostLookedAt = 12;
    std::vector<Candidate> different;
    std::vector<Recipe::Source> sources;
    std::vector<Lists> sequences;
    for (const Candidate& each : candidates) {
        if (different.size() == most || sources.size() == mostLookedAt)
            break;
        if (std::ranges::find(sources, each.recipe.source) != sources.end())
            continue;
        sources.push_back(each.recipe.source);
        Lists sequence = sequenceOf(problem, each.recipe);
        if (std::ranges::find(sequences, sequence) != sequences.end())
            continue;
        sequences.push_back(std::move(sequence));
        different.push_back(each);
    }
    return different;
}

std::vector<Candidate> firstOrders(const Problem& problem) {
    return FirstOrders(problem).all();
}

} // namespace quadrille::orders::search
