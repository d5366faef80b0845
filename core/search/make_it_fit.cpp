// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/make_it_fit.h"

#include "core/memory/oom.h"
#include "core/memory_glance.h"
#include "core/search/trial.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

/// `a` asks for no more changes than `b`, costs no more in any figure, and less in one.
bool beats(const Mend& a, const Mend& b) {
    const auto costs = [](const Mend& mend) {
        return std::array{static_cast<double>(mend.steps.size()), mend.price.memory.value(),
                          mend.price.bubbleOverTotal, mend.price.traffic.total().value(),
                          mend.price.extraComputation};
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
    if (a.extraTime != b.extraTime)
        return a.extraTime < b.extraTime;
    return a.price.memory < b.price.memory;
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
        Mend mend{.steps = trial.steps,
                  .scenario = m_scenario,
                  .zone = trial.seen.zone,
                  .price = {},
                  .extraTime = 0};
        for (const Step& step : trial.steps)
            apply(step.change, mend.scenario);
        mend.price = priceOf(mend.scenario, trial.seen, m_stop);
        mend.extraTime = mend.price.time / m_result.before->time - 1;
        return mend;
    }

    void finish(Mending::Outcome outcome) {
        std::vector<Mend> mends;
        for (const Trial& trial : m_trials.smallest())
            mends.push_back(mendOf(trial));
        std::stable_sort(mends.begin(), mends.end(), betterRank);
        for (const Mend& mend : mends) {
            const bool beaten = std::any_of(mends.begin(), mends.end(),
                                            [&](const Mend& other) { return beats(other, mend); });
            if (!beaten && m_result.mends.size() < m_most)
                m_result.mends.push_back(mend);
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
        return {.outcome = Mending::Outcome::fits,
                .before = priceOf(scenario, seen, stop),
                .mends = {},
                .closest = {},
                .missing = {},
                .evaluated = 1};
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
