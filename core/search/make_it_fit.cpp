// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/make_it_fit.h"

#include "core/analysis/memory_glance.h"
#include "core/memory/detailed/oom.h"
#include "core/search/trial.h"
#include "core/text/rounded.h"

#include <algorithm>

namespace quadrille {
namespace {

/// `a` asks for no more changes than `b`, costs no more in any figure, and less in one.
bool beats(const Proposal& a, const Proposal& b) {
    const auto costs = [](const Proposal& proposal) {
        return std::array{static_cast<double>(proposal.steps.size()),
                          proposal.price.memory.value(),
                          proposal.price.bubbleOverTotal,
                          proposal.price.traffic.total().value(),
                          proposal.price.extraComputation,
                          proposal.extraTime};
    };
    const auto mine = costs(a);
    const auto others = costs(b);
    for (std::size_t i = 0; i < mine.size(); ++i)
        if (mine.at(i) > others.at(i))
            return false;
    return mine != others;
}

bool betterRank(const Proposal& a, const Proposal& b) {
    if (a.steps.size() != b.steps.size())
        return a.steps.size() < b.steps.size();
    if (a.beatenBy.empty() != b.beatenBy.empty())
        return a.beatenBy.empty();
    if (a.extraTime != b.extraTime)
        return a.extraTime < b.extraTime;
    return a.price.memory < b.price.memory;
}

/// By the best of those that beat it.
void markBeaten(std::vector<Proposal>& proposals) {
    for (Proposal& proposal : proposals) {
        const Proposal* best = nullptr;
        for (const Proposal& other : proposals)
            if (beats(other, proposal) && (best == nullptr || beats(other, *best)))
                best = &other;
        if (best != nullptr)
            proposal.beatenBy = best->steps;
    }
}

Proposal priced(const Price& old, std::vector<Step> steps, const Scenario& after, const Glance& seen,
                const std::stop_token& stop) {
    Proposal proposal{.steps = std::move(steps),
                      .scenario = after,
                      .zone = seen.zone,
                      .price = priceOf(after, seen, stop),
                      .extraTime = 0,
                      .beatenBy = {}};
    proposal.extraTime = proposal.price.time / old.time - 1;
    return proposal;
}

class Search {
public:
    Search(const Scenario& scenario, const Glance& seen, std::size_t most, const std::stop_token& stop)
        : m_scenario(scenario), m_most(most), m_stop(stop), m_trials(scenario, largestSearch, stop),
          m_steps(stepsFrom(scenario)) {
        m_result.before = priceOf(scenario, seen, stop);
        m_result.missing = seen.total - zoneLimits(scenario).green;
    }

    [[nodiscard]] FitAnswer run() {
        m_trials.tryEach(m_steps);
        if (m_trials.smallest().size() < m_most)
            m_trials.tryPairs(m_steps);
        if (m_trials.fitting().empty())
            m_trials.tryAround(m_trials.closest(beam, 2), m_steps);
        finish(FitAnswer::Outcome::found);
        if (m_result.proposals.empty()) {
            rememberClosest();
            tryMoreGpus();
        }
        m_result.evaluated = m_trials.evaluated();
        return std::move(m_result);
    }

private:
    static constexpr std::size_t beam = 24; ///< pairs that triples are tried around

    void tryMoreGpus() {
        for (const Step& gpus : moreGpus(m_scenario)) {
            m_trials.tryEach({gpus});
            m_trials.tryAround({{gpus}}, m_steps);
            if (!m_trials.fitting().empty())
                return finish(FitAnswer::Outcome::moreGpus);
        }
        m_result.outcome = FitAnswer::Outcome::nothingFits;
    }

    [[nodiscard]] Proposal proposalOf(const Trial& trial) const {
        Scenario after = m_scenario;
        for (const Step& step : trial.steps)
            apply(step.change, after);
        return priced(*m_result.before, trial.steps, after, trial.seen, m_stop);
    }

    void finish(FitAnswer::Outcome outcome) {
        std::vector<Proposal> proposals;
        for (const Trial& trial : m_trials.smallest())
            proposals.push_back(proposalOf(trial));
        markBeaten(proposals);
        std::stable_sort(proposals.begin(), proposals.end(), betterRank);
        const std::size_t fewest = proposals.empty() ? 0 : proposals.front().steps.size();
        std::size_t best = 0;
        std::size_t beaten = 0;
        for (Proposal& proposal : proposals) {
            std::size_t& count = proposal.beatenBy.empty() ? best : beaten;
            if ((proposal.beatenBy.empty() || proposal.steps.size() == fewest) && count++ < m_most)
                m_result.proposals.push_back(std::move(proposal));
        }
        m_result.outcome = outcome;
    }

    void rememberClosest() {
        const auto closest = m_trials.closest(1, 0);
        if (closest.empty())
            return;
        const Proposal proposal = proposalOf(*m_trials.find(closest.front()));
        if (proposal.price.memory >= m_result.before->memory)
            return;
        m_result.missing = proposal.price.memory - zoneLimits(proposal.scenario).green;
        m_result.closest = proposal;
    }

    const Scenario& m_scenario;
    std::size_t m_most;
    const std::stop_token& m_stop;
    Trials m_trials;
    std::vector<Step> m_steps;
    FitAnswer m_result;
};

/// What keeps a green plan green and makes it faster.
FitAnswer makeItFaster(const Scenario& scenario, const Glance& seen, std::size_t most,
                       const std::stop_token& stop) {
    FitAnswer result{.outcome = FitAnswer::Outcome::fits,
                     .before = priceOf(scenario, seen, stop),
                     .proposals = {},
                     .closest = {},
                     .missing = {},
                     .evaluated = 1};
    for (const Step& step : stepsToSpeed(scenario)) {
        throwIfStopped(stop);
        Scenario after = scenario;
        apply(step.change, after);
        if (!runnable(after))
            continue;
        ++result.evaluated;
        const Glance then = memoryGlance(after, stop);
        if (then.zone != Zone::green)
            continue;
        Proposal proposal = priced(*result.before, {step}, after, then, stop);
        if (proposal.extraTime <= -leastGain)
            result.proposals.push_back(std::move(proposal));
    }
    std::stable_sort(result.proposals.begin(), result.proposals.end(), betterRank);
    result.proposals.resize(std::min(result.proposals.size(), most));
    return result;
}

} // namespace

bool Proposal::needsMoreGpus() const {
    return std::any_of(steps.begin(), steps.end(),
                       [](const Step& step) { return step.change.setting().name == "gpus"; });
}

FitAnswer makeItFit(const Scenario& scenario, std::size_t most, const std::stop_token& stop) {
    const Glance seen = memoryGlance(scenario, stop);
    if (!seen.runnable)
        return {.outcome = FitAnswer::Outcome::cannotRun,
                .before = {},
                .proposals = {},
                .closest = {},
                .missing = {}};
    if (seen.zone == Zone::green)
        return makeItFaster(scenario, seen, most, stop);
    return Search(scenario, seen, std::max<std::size_t>(most, 1), stop).run();
}

Message describe(const Proposal& proposal, const Price& before) {
    const auto gib = [](Bytes bytes) { return tenths(inGib(bytes)); };
    const auto gigabytes = [](Bytes bytes) { return tenths(bytes.value() / 1e9); }; // as links are
    return {
        QUADRILLE_MESSAGE("Memory goes from %1 to %2 GiB, the bubble from %3 % to %4 %, communication from "
                          "%5 to %6 GB a step and GPU, and recomputation from %7 % to %8 %."),
        {gib(before.memory), gib(proposal.price.memory), percent(before.bubbleOverTotal),
         percent(proposal.price.bubbleOverTotal), gigabytes(before.traffic.total()),
         gigabytes(proposal.price.traffic.total()), percent(before.extraComputation),
         percent(proposal.price.extraComputation)}};
}

} // namespace quadrille
