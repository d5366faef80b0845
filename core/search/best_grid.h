// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace quadrille {

/// The fastest plan with every pair of values of two settings, over everything else.
struct BestGrid {
    PlanSpace space;
    std::size_t x = 0, y = 0;                    ///< axes of the space
    std::vector<std::optional<FoundPlan>> cells; ///< row by row, of the first value of y first
    std::uint64_t evaluated = 0;

    [[nodiscard]] const std::optional<FoundPlan>& cell(std::size_t column, std::size_t row) const {
        return cells[row * space.axes[x].values.size() + column];
    }
};

/// The grid of two settings around a scenario before anything is known of it: what searches usually free is
/// free beside them. \pre x.setting ≠ y.setting
[[nodiscard]] BestGrid emptyBestGrid(const Scenario& scenario, const SearchAxis& x, const SearchAxis& y);

/// Searches the whole space once and keeps the best plan of each cell, by better(). Throws Stopped.
/// \param known called every now and then with what is known so far; may be empty
void searchGrid(BestGrid& grid, const Scenario& scenario, PlanSearchOptions options,
                const std::stop_token& stop = {}, const std::function<void(const BestGrid&)>& known = {});

} // namespace quadrille
