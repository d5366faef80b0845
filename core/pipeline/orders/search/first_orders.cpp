// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/first_orders.h"

#include "core/pipeline/orders/search/timing.h"

#include <algorithm>
#include <utility>

namespace quadrille::orders::search {

namespace {

/// What it costs to choose a task greedily, and to move one of a pattern's slots, beside running a task.
constexpr double greedyTask = 12;
constexpr double patternSlot = 8;

/// What the pattern behind a hand-made schedule costs; it may be larger than all that is to be run.
double patternCost(const Problem& problem, const Recipe& recipe) {
    const auto* kind = std::get_if<ScheduleKind>(&recipe.source);
    return kind == nullptr ? 0 : patternSlot * static_cast<double>(laidOutSlots(*kind, problem.shape()));
}

/// Those that do not look at how long anything takes, or hardly.
std::vector<Recipe> usualSequences(const Problem& problem) {
    std::vector<Recipe> recipes;
    if (problem.chunks() == 1)
        for (Warmups& warmups : usualWarmups(problem))
            recipes.emplace_back(std::move(warmups), std::nullopt);
    else
        for (const ScheduleKind kind : {ScheduleKind::zeroBubbleV, ScheduleKind::vHalf, ScheduleKind::vMin})
            recipes.emplace_back(kind, std::nullopt);
    return recipes;
}

/// The F and I that a recipe begins with.
Lists sequenceOf(const Problem& problem, const Recipe& recipe, Effort& effort) {
    if (const auto* rule = std::get_if<GreedyRule>(&recipe.source)) {
        effort.spend(greedyTask * problem.taskCount());
        return withoutWeights(runGreedily(problem, *rule, effort.stop()), effort.stop());
    }
    effort.spend(problem.taskCount() + patternCost(problem, recipe));
    if (const auto* warmups = std::get_if<Warmups>(&recipe.source))
        return alternating(problem, allowed(problem, *warmups), effort.stop());
    return handMade(problem, std::get<ScheduleKind>(recipe.source), effort.stop());
}

class FirstOrders {
public:
    FirstOrders(const Problem& problem, Effort& effort)
        : m_problem(problem), m_effort(effort), m_goal(problem.leastSpan()) {}

    std::vector<Candidate> all() {
        // The most promising of each come first: there may not be enough left for more.
        const std::vector<Recipe> sequences = usualSequences(m_problem);
        const std::vector<GreedyRule> rules = greedyRules(m_problem);
        trySequence(sequences.front());
        tryGreedily(rules.front());
        for (std::size_t i = 1; i < sequences.size(); ++i)
            trySequence(sequences[i]);
        for (std::size_t i = 1; i < rules.size(); ++i)
            tryGreedily(rules[i]);
        sort();
        tryFinely();
        sort();
        changeWarmups();
        sort();
        return std::move(m_found);
    }

private:
    /// Whether there is something left for so many tasks, and something better to be found.
    [[nodiscard]] bool goesOn(double tasks) const { return m_effort.left() >= tasks && !m_reached; }

    void sort() { std::ranges::stable_sort(m_found, {}, &Candidate::quality); }

    void found(const Quality& quality, Recipe recipe) {
        m_reached = m_reached || quality.span <= m_goal;
        m_found.push_back({quality, std::move(recipe)});
    }

    void tryFilling(Recipe recipe, const Lists& sequence, const Patience& patience) {
        m_effort.spend(m_problem.taskCount());
        const std::optional<Quality> quality = m_filling.run(sequence, patience, nullptr, m_effort.stop());
        if (!quality)
            return;
        recipe.patience = patience;
        found(*quality, std::move(recipe));
    }

    void trySequence(const Recipe& recipe) {
        const double tasks = 2 * m_problem.taskCount() + patternCost(m_problem, recipe);
        // The first one is tried whatever is left, as long as it is no more than a pass over the tasks.
        const bool isFirst = m_found.empty() && patternCost(m_problem, recipe) == 0;
        if (isFirst || goesOn(tasks))
            tryCoarsely(recipe, sequenceOf(m_problem, recipe, m_effort));
    }

    void tryCoarsely(const Recipe& recipe, const Lists& sequence) {
        if (m_found.empty())
            tryFilling(recipe, sequence, {0, 0});
        else
            tryEach(recipe, sequence, {{0, 0}});
        tryEach(recipe, sequence, {{0.5, 0.5}, {0, 1}, {0, 0.35, 0.5}});
    }

    void tryEach(const Recipe& recipe, const Lists& sequence, const std::vector<Patience>& patiences) {
        for (const Patience& patience : patiences)
            if (goesOn(m_problem.taskCount()))
                tryFilling(recipe, sequence, patience);
    }

    void tryGreedily(const GreedyRule& rule) {
        const double tasks = greedyTask * m_problem.taskCount();
        // A greedy one always runs, whatever the memory.
        if (!goesOn(tasks) && !m_found.empty())
            return;
        m_effort.spend(tasks);
        const Lists lists = runGreedily(m_problem, rule, m_effort.stop());
        Timing timing(m_problem);
        if (timing.run(lists, m_effort.stop()))
            found(timing.quality(), {rule, {}});
        tryCoarsely({rule, {}}, withoutWeights(lists, m_effort.stop()));
    }

    /// More ways to put W into the sequences of the best.
    void tryFinely() {
        constexpr std::size_t sequences = 2;
        if (!goesOn(m_problem.taskCount()))
            return;
        for (const Candidate& each : bestOfDifferent(m_problem, m_found, sequences, m_effort)) {
            if (!goesOn(m_problem.taskCount()))
                return;
            const Lists sequence = sequenceOf(m_problem, each.recipe, m_effort);
            for (const double steady : {0.0, 0.25, 0.5, 0.75, 1.0})
                for (const double cooldown : {0.0, 0.7})
                    tryEach(each.recipe, sequence, {{steady, cooldown, 0.5}, {steady, cooldown, 1}});
        }
    }

    /// Longer and shorter warm-ups than those of the best, for each rank and for all up to it, one after the
    /// other as far as that helps.
    void changeWarmups() {
        const auto isWarmups = [](const Candidate& each) {
            return std::holds_alternative<Warmups>(each.recipe.source);
        };
        const auto first = std::ranges::find_if(m_found, isWarmups);
        // Half of what is left at most: the changes step by step need the rest.
        const double tasks = 4 * static_cast<double>(m_problem.ranks()) * 2 * m_problem.taskCount();
        if (first == m_found.end() || !goesOn(2 * tasks))
            return;
        Candidate best = *first;
        for (std::size_t rank = 0; rank < m_problem.ranks(); ++rank)
            for (const std::size_t from : {std::size_t{0}, rank})
                for (const std::int32_t step : {1, -1})
                    changeWarmups(best, from, rank, step);
    }

    void changeWarmups(Candidate& best, std::size_t from, std::size_t to, std::int32_t step) {
        const Warmups& old = std::get<Warmups>(best.recipe.source);
        Warmups next = old;
        for (std::size_t rank = from; rank <= to; ++rank)
            next[rank] += step;
        next = allowed(m_problem, std::move(next));
        if (next == old || m_reached)
            return;
        const Recipe recipe{std::move(next), best.recipe.patience};
        const std::size_t before = m_found.size();
        tryFilling(recipe, sequenceOf(m_problem, recipe, m_effort), *recipe.patience);
        if (m_found.size() > before && m_found.back().quality < best.quality)
            best = m_found.back();
    }

    const Problem& m_problem;
    WeightFilling m_filling{m_problem};
    Effort& m_effort;
    double m_goal;
    bool m_reached = false; ///< the goal
    std::vector<Candidate> m_found;
};

} // namespace

std::optional<Lists> make(const Problem& problem, const Recipe& recipe, Effort& effort) {
    if (!recipe.patience) {
        effort.spend(greedyTask * problem.taskCount());
        return runGreedily(problem, std::get<GreedyRule>(recipe.source), effort.stop());
    }
    const Lists sequence = sequenceOf(problem, recipe, effort);
    effort.spend(problem.taskCount());
    return fillWeights(problem, sequence, *recipe.patience, effort.stop());
}

std::vector<Candidate> bestOfDifferent(const Problem& problem, const std::vector<Candidate>& candidates,
                                       std::size_t most, Effort& effort) {
    constexpr std::size_t mostLookedAt = 12;
    std::vector<Candidate> different;
    std::vector<Recipe::Source> sources;
    std::vector<Lists> sequences;
    for (const Candidate& each : candidates) {
        if (different.size() == most || sources.size() == mostLookedAt || effort.left() <= 0)
            break;
        if (std::ranges::find(sources, each.recipe.source) != sources.end())
            continue;
        sources.push_back(each.recipe.source);
        Lists sequence = sequenceOf(problem, each.recipe, effort);
        if (std::ranges::find(sequences, sequence) != sequences.end())
            continue;
        sequences.push_back(std::move(sequence));
        different.push_back(each);
    }
    return different;
}

std::vector<Candidate> firstOrders(const Problem& problem, Effort& effort) {
    return FirstOrders(problem, effort).all();
}

} // namespace quadrille::orders::search
