// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/palette.h"
#include "app/store/scenario_store.h"
#include "core/measurements/published_plans.h"

#include <vector>

namespace quadrille {

class UserLibrary;
struct Catalogue;

/// The values of a plan that can be asked for by name: models and GPUs, the listed and one's own; schedules;
/// sizes ("tp 8", "seq 32k"); what recipe and estimate can be set to; and published plans whole.
class PlanValues {
public:
    /// All must outlive it.
    PlanValues(ScenarioStore& store, const Catalogue& catalogue, const UserLibrary& library)
        : m_store(store), m_catalogue(catalogue), m_library(library) {}

    /// What answers. Taking one is one step of undo.
    [[nodiscard]] std::vector<PaletteValue> matching(const QString& typed) const;

private:
    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    const UserLibrary& m_library;
    mutable std::vector<PublishedPlan> m_published; ///< read when something is first asked for
};

} // namespace quadrille
