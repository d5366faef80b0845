// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/own_runs.h"

#include "core/measurements/calibrate.h"

#include <algorithm>
#include <iterator>

namespace quadrille {

OwnRuns::OwnRuns(ScenarioStore& store, RunBook& book, const Catalogue& catalogue, QObject* parent)
    : QObject(parent), m_store(store), m_book(book), m_catalogue(catalogue) {
    connect(&m_store, &ScenarioStore::changed, this, &OwnRuns::followProfile);
}

OwnRuns::Reading OwnRuns::add(std::vector<MeasuredRun> runs, UnreadLines unread) {
    Reading reading{runs.size(), std::move(unread)};
    std::ranges::move(runs, std::back_inserter(m_runs));
    m_unread += reading.unread;
    publish();
    return reading;
}

void OwnRuns::remove(std::size_t run) {
    m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(run));
    publish();
}

void OwnRuns::clear() {
    m_runs.clear();
    m_unread.clear();
    publish();
}

bool OwnRuns::isOnScenarioGpu(const MeasuredRun& run) const {
    return deviceFamily(m_runs, run.scenario.cluster.gpu) ==
           deviceFamily(m_runs, m_store.scenario().cluster.gpu);
}

std::vector<std::size_t> OwnRuns::fittable() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        if (isOnScenarioGpu(m_runs[i]) && !fittableRuns({&m_runs[i], 1}).empty())
            places.push_back(i);
    return places;
}

void OwnRuns::followProfile() {
    bool moved = false;
    for (MeasuredRun& run : m_runs) {
        SharedValue<Profile>& profile = run.scenario.cluster.gpu.profile;
        if (!isOnScenarioGpu(run) || profile == m_store.scenario().cluster.gpu.profile)
            continue;
        profile = m_store.scenario().cluster.gpu.profile;
        moved = true;
    }
    if (moved)
        publish();
}

void OwnRuns::publish() {
    m_book.setOwn(m_runs);
    emit changed();
}

} // namespace quadrille
