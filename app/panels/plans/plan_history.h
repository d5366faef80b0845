// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "core/search/plan_point.h"

#include <QObject>

#include <deque>

namespace quadrille {

/// Every plan that was on screen and runs, the latest first, each once.
class PlanHistory : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t most = 500; ///< the oldest are forgotten

    struct Tried {
        Scenario scenario;
        PlanPoint seen;
    };

    /// The store must outlive this.
    explicit PlanHistory(ScenarioStore& store, QObject* parent = nullptr);

    [[nodiscard]] const std::deque<Tried>& tried() const { return m_tried; }

signals:
    void changed();

private:
    void remember();

    ScenarioStore& m_store;
    std::deque<Tried> m_tried;
};

} // namespace quadrille
