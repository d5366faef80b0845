// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/make_it_fit.h"

#include "core/analysis/memory_glance.h"
#include "core/memory/detailed/oom.h"
#include "core/search/trial.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

/// `a` asks for no more changes than `b`, costs no more in any figure, and less in one.
bool beats(const Mend& a, const Mend& b) {
    const auto costs = [](const Mend& mend) {
        return std::array{
            static_cast<double>(mend.steps.size()), mend.price.memory.value(),   mend.price.bubbleOverTotal,
            mend.price.traffic.total().value(),     mend.price.extraComputation, mend.extraTime};
    };
    const auto mine = costs(a);
    const auto others = costs(b);
    for (std::size_t i = 0; i < mine.size(); ++i)
        if (mine.at(i) > others.at(i))
            return false;
    return mine != others;
}

bool betterRank(const Mend& a, const Mend& b) {
    if (a.steps.size() != b.steps.size())
        return a.steps.size() < b.steps.size();
    if (a.beatenBy.empty() != b.beatenBy.empty())
        return a.beatenBy.empty();
    if (a.extraTime != b.extraTime)
        return a.extraTime < b.extraTime;
    return a.price.memory < b.price.memory;
}

/// By the best of those that beat it.
void markBeaten(std::vector<Mend>& mends) {
    for (Mend& mend : mends) {
        const Mend* best = nullptr;
        for (const Mend& other : mends)
            if (beats(other, mend) && (best == nullptr || beats(other, *best)))
                best = &other;
        if (best != nullptr)
            mend.beatenBy = best->steps;
    }
}

Mend priced(const Price& old, std::vector<Step> steps, const Scenario& after, const Glance& seen,
            const std::stop_token& stop) {
    Mend mend{.steps = std::move(steps),
              .scenario = after,
              .zone = seen.zone,
              .price = priceOf(after, seen, stop),
              .extraTime = 0,
              .beatenBy = {}};
    mend.extraTime = mend.price.time / old.time - 1;
    return mend;
}

class Search {
public:
    Search(const Scenario& scenario, const Glance& seen, std::size_t most, const std::stop_token& stop)
        : m_scenario(scenario), m_most(most), m_stop(stop), m_trials(scenario, largestSearch, stop),
          m_steps(stepsFrom(scenario)) {
        m_result.before = priceOf(scenario, seen, stop);
        m_result.missing = seen.total - zoneLimits(scenario).green;
    }

    [[nodiscard]] Mending run() {
        m_trials.tryEach(m_steps);
        if (m_trials.smallest().size() < m_most)
            m_trials.tryPairs(m_steps);
        if (m_trials.fitting().empty())
            m_trials.tryAround(m_trials.closest(beam, 2), m_steps);
        finish(Mending::Outcome::mended);
        if (m_result.mends.empty()) {
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
                return finish(Mending::Outcome::moreGpus);
        }
        m_result.outcome = Mending::Outcome::nothingFits;
    }

    [[nodiscard]] Mend mendOf(const Trial& trial) const {
        Scenario after = m_scenario;
        for (const Step& step : trial.steps)
            apply(step.change, after);
        return priced(*m_result.before, trial.steps, after, trial.seen, m_stop);
    }

    void finish(Mending::Outcome outcome) {
        std::vector<Mend> mends;
        for (const Trial& trial : m_trials.smallest())
            mends.push_back(mendOf(trial));
        markBeaten(mends);
        std::stable_sort(mends.begin(), mends.end(), betterRank);
        const std::size_t fewest = mends.empty() ? 0 : mends.front().steps.size();
        std::size_t best = 0;
        std::size_t beaten = 0;
        for (Mend& mend : mends) {
            std::size_t& count = mend.beatenBy.empty() ? best : beaten;
            if ((mend.beatenBy.empty() || mend.steps.size() == fewest) && count++ < m_most)
                m_result.mends.push_back(std::move(mend));
        }
        m_result.outcome = outcome;
    }

    void rememberClosest() {
        const auto closest = m_trials.closest(1, 0);
        if (closest.empty())
            return;
        const Mend mend = mendOf(*m_trials.find(closest.front()));
        if (mend.price.memory >= m_result.before->memory)
            return;
        m_result.missing = mend.price.memory - zoneLimits(mend.scenario).green;
        m_result.closest = mend;
    }

    const Scenario& m_scenario;
    std::size_t m_most;
    const std::stop_token& m_stop;
    Trials m_trials;
    std::vector<Step> m_steps;
    Mending m_result;
};

/// What keeps a green plan green and makes it faster.
Mending makeItFaster(const Scenario& scenario, const Glance& seen, std::size_t most,
                     const std::stop_token& stop) {
    Mending result{.outcome = Mending::Outcome::fits,
                   .before = priceOf(scenario, seen, stop),
                   .mends = {},
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
        Mend mend = priced(*result.before, {step}, after, then, stop);
        if (mend.extraTime <= -leastGain)
            result.mends.push_back(std::move(mend));
    }
    std::stable_sort(result.mends.begin(), result.mends.end(), betterRank);
    result.mends.resize(std::min(result.mends.size(), most));
    return result;
}

} // namespace

bool Mend::needsMoreGpus() const {
    return std::any_of(steps.begin(), steps.end(),
                       [](const Step& step) { return step.change.knob == Knob::gpus; });
}

Mending makeItFit(const Scenario& scenario, std::size_t most, const std::stop_token& stop) {
    const Glance seen = memoryGlance(scenario, stop);
    if (!seen.runnable)
        return {
            .outcome = Mending::Outcome::cannotRun, .before = {}, .mends = {}, .closest = {}, .missing = {}};
    if (seen.zone == Zone::green)
        return makeItFaster(scenario, seen, most, stop);
    return Search(scenario, seen, std::max<std::size_t>(most, 1), stop).run();
}

Message describe(const Mend& mend, const Price& before) {
    const auto tenth = [](double number) { return std::round(number * 10) / 10; };
    const auto gib = [&](Bytes bytes) { return tenth(inGib(bytes)); };
    const auto percent = [&](double share) { return tenth(share * 100); };
    return {
        QUADRILLE_MESSAGE("Memory goes from %1 to %2 GiB, the bubble from %3 % to %4 %, communication from "
                          "%5 to %6 GiB a step and GPU, and recomputation from %7 % to %8 %."),
        {gib(before.memory), gib(mend.price.memory), percent(before.bubbleOverTotal),
         percent(mend.price.bubbleOverTotal), gib(before.traffic.total()), gib(mend.price.traffic.total()),
         percent(before.extraComputation), percent(mend.price.extraComputation)}};
}

} // namespace quadrille
