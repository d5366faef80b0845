// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/trial.h"
#include "core/analysis/memory_glance.h"
#include "core/check/offers.h"

#include <algorithm>
#include <utility>

namespace quadrille {
namespace {

/// Where the setting that a step changes stands among all.
std::uint64_t placeOf(const Step& step) {
    return static_cast<std::uint64_t>(&step.change.setting() - allSettings.data());
}

void sort(std::vector<Step>& steps) {
    std::ranges::sort(steps, {}, placeOf);
}

/// Steps in a number: setting, direction and size tell one from every other.
std::uint64_t keyOf(const std::vector<Step>& sorted) {
    std::uint64_t key = 0;
    for (const Step& step : sorted)
        key = key << 16U | (placeOf(step) + 1) << 8U | static_cast<std::uint64_t>(step.direction + 1) << 4U |
              static_cast<std::uint64_t>(step.size);
    return key;
}

} // namespace

Trials::Trials(const Scenario& scenario, std::size_t budget, std::stop_token stop)
    : m_base(scenario), m_work(scenario), m_budget(budget), m_stop(std::move(stop)) {}

const Trial* Trials::look(std::vector<Step> steps) {
    throwIfStopped(m_stop);
    sort(steps);
    if (const Trial* known = find(steps))
        return known;
    for (const Setting& setting : allSettings)
        if (setting.searched != Searched::no)
            copySetting(setting, m_base, m_work);
    for (const Step& step : steps)
        apply(step.change, m_work);
    if (m_evaluated >= m_budget || !runnable(m_work) || addsRefusal(m_base, m_work))
        return nullptr;
    ++m_evaluated;
    m_places.emplace(keyOf(steps), m_trials.size());
    m_trials.push_back({std::move(steps), runnableMemoryGlance(Resolved(m_work, m_memo), m_stop)});
    const Trial& trial = m_trials.back();
    if (trial.seen.zone == Zone::green)
        m_fitting.push_back(trial.steps);
    return &trial;
}

void Trials::tryEach(const std::vector<Step>& steps) {
    for (const Step& step : steps)
        look({step});
}

void Trials::tryPairs(const std::vector<Step>& steps) {
    int largest = 0;
    for (const Step& step : steps)
        largest = std::max(largest, step.size);
    // Should the budget end here, the far ones are missing.
    for (int sum = 2; sum <= 2 * largest; ++sum) {
        for (std::size_t a = 0; a < steps.size(); ++a) {
            for (std::size_t b = a + 1; b < steps.size(); ++b) {
                if (steps[a].size + steps[b].size != sum || !compatible(steps[a], steps[b]))
                    continue;
                if (std::vector<Step> pair{steps[a], steps[b]}; !holdsFitting(pair))
                    look(std::move(pair));
            }
        }
    }
}

void Trials::tryAround(const std::vector<std::vector<Step>>& sets, const std::vector<Step>& steps) {
    for (const std::vector<Step>& set : sets) {
        for (const Step& step : steps) {
            const bool fresh = std::all_of(set.begin(), set.end(),
                                           [&](const Step& taken) { return compatible(taken, step); });
            std::vector<Step> larger = set;
            larger.push_back(step);
            if (!fresh || holdsFitting(larger))
                continue;
            const Trial* trial = look(larger);
            if (trial != nullptr && trial->seen.zone == Zone::green)
                shrink(std::move(larger), steps);
        }
    }
}

void Trials::shrink(std::vector<Step> steps, const std::vector<Step>& offered) {
    for (Step& step : steps) {
        while (step.size > 1) {
            const auto smaller = std::find_if(offered.begin(), offered.end(), [&](const Step& other) {
                return &other.change.setting() == &step.change.setting() &&
                       other.direction == step.direction && other.size == step.size - 1;
            });
            if (smaller == offered.end())
                break;
            const Step kept = std::exchange(step, *smaller);
            const Trial* trial = look(steps);
            if (trial == nullptr || trial->seen.zone != Zone::green) {
                step = kept;
                break;
            }
        }
    }
}

bool Trials::holdsFitting(const std::vector<Step>& steps) const {
    return std::any_of(m_fitting.begin(), m_fitting.end(),
                       [&](const std::vector<Step>& fitting) { return contains(steps, fitting); });
}

std::vector<Trial> Trials::fitting() const {
    std::vector<Trial> fit;
    std::copy_if(m_trials.begin(), m_trials.end(), std::back_inserter(fit),
                 [](const Trial& trial) { return trial.seen.zone == Zone::green; });
    return fit;
}

std::vector<Trial> Trials::smallest() const {
    std::vector<Trial> fit = fitting();
    std::erase_if(fit, [this](const Trial& trial) {
        return std::any_of(m_fitting.begin(), m_fitting.end(), [&](const std::vector<Step>& other) {
            return contains(trial.steps, other) && other != trial.steps;
        });
    });
    return fit;
}

std::vector<std::vector<Step>> Trials::closest(std::size_t most, std::size_t size) const {
    std::vector<const Trial*> candidates;
    for (const Trial& trial : m_trials)
        if (size == 0 || trial.steps.size() == size)
            candidates.push_back(&trial);
    std::stable_sort(candidates.begin(), candidates.end(), [](const Trial* a, const Trial* b) {
        return a->seen.total != b->seen.total ? a->seen.total < b->seen.total
                                              : a->steps.size() < b->steps.size();
    });
    std::vector<std::vector<Step>> sets;
    for (std::size_t i = 0; i < std::min(most, candidates.size()); ++i)
        sets.push_back(candidates[i]->steps);
    return sets;
}

const Trial* Trials::find(const std::vector<Step>& steps) const {
    const auto found = m_places.find(keyOf(steps));
    return found != m_places.end() ? &m_trials[found->second] : nullptr;
}

} // namespace quadrille
