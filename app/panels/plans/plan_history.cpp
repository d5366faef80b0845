// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/plan_history.h"

#include <algorithm>

namespace quadrille {

PlanHistory::PlanHistory(ScenarioStore& store, QObject* parent) : QObject(parent), m_store(store) {
    connect(&store, &ScenarioStore::analysed, this, &PlanHistory::remember);
    remember();
}

void PlanHistory::remember() {
    const Analysis& analysis = m_store.analysis();
    if (m_store.pending() || !analysis.runnable())
        return;
    const Scenario& scenario = m_store.scenario();
    const auto known = std::ranges::find(m_tried, scenario, &Tried::scenario);
    if (known != m_tried.end())
        m_tried.erase(known);
    m_tried.push_front({scenario, planPoint(0, glanceOf(analysis))});
    if (m_tried.size() > most)
        m_tried.pop_back();
    emit changed();
}

} // namespace quadrille
