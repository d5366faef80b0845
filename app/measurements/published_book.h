// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/published_plans_file.h"
#include "app/store/latest_job.h"
#include "core/search/plan_point.h"

#include <QObject>

#include <vector>

namespace quadrille {

/// The published plans, each beside its prediction. Reads and predicts on another thread, and nothing before
/// it is asked to.
class PublishedBook : public QObject {
    Q_OBJECT
public:
    struct Entry {
        PublishedPlan plan;
        PlanPoint seen;
    };

    /// The catalogue must outlive the book.
    explicit PublishedBook(const Catalogue& catalogue, QObject* parent = nullptr);

    void prepare();
    /// As of the last changed().
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] bool computing() const { return m_question.pending(); }

signals:
    void changed();

private:
    const Catalogue& m_catalogue;
    std::vector<Entry> m_entries;
    bool m_asked = false;
    LatestJob m_question; ///< last: it ends first
};

} // namespace quadrille
