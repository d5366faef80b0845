// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/published_book.h"

#include "core/analysis/analysis.h"

namespace quadrille {

PublishedBook::PublishedBook(const Catalogue& catalogue, QObject* parent)
    : QObject(parent), m_catalogue(catalogue) {}

void PublishedBook::prepare() {
    if (m_asked)
        return;
    m_asked = true;
    m_question.ask([this, &catalogue = m_catalogue](const std::stop_token& stop, const auto&) {
        std::vector<Entry> entries;
        for (PublishedPlan& plan : loadPublishedPlans(catalogue)) {
            const PlanPoint seen = planPoint(0, glance(plan.scenario, stop));
            entries.push_back({std::move(plan), seen});
        }
        return [this, entries = std::move(entries)] {
            m_entries = entries;
            emit changed();
        };
    });
}

} // namespace quadrille
