// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

#include <vector>

namespace quadrille {

/// A plan of a session that can stand beside the others.
struct PlanBeside {
    QString name; ///< "A", "B", "This plan"; of one that is several of them "B · This plan"
    Scenario scenario;
    QStringList keys; ///< what it is chosen by, in every language: "A", a kept plan's name, planOnScreen

    friend bool operator==(const PlanBeside&, const PlanBeside&) = default;
};

/// The key of the plan on screen.
inline constexpr QLatin1String planOnScreen{"This plan"};

/// Baseline A, what is kept, and the plan on screen, each once.
[[nodiscard]] std::vector<PlanBeside> plansSideBySide(const StoreState& state);

} // namespace quadrille
