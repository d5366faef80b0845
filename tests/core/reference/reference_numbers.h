// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference/reference.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"

#include <algorithm>
#include <cmath>

/// The numbers of the reference, by table, row and column.
namespace quadrille::test::reference_numbers {

using test::near;

inline const ReferenceTable& tableOf(const std::vector<ReferenceTable>& tables, std::string_view id) {
    return *std::ranges::find_if(tables, [id](const ReferenceTable& table) { return id == table.head->id; });
}

/// A number of a table; NaN where there is none.
inline double at(const ReferenceTable& table, std::size_t row, std::size_t column) {
    const auto* number = std::get_if<ReferenceNumber>(&table.rows.at(row).cells.at(column));
    return number != nullptr ? number->value : std::nan("");
}

inline std::vector<ReferenceTable> tablesOf(const Scenario& scenario) {
    return referenceTables(analyzeWithoutTimeline(scenario));
}

/// TP 4, PP 4, DP 4 of a GPT as Korthikanti et al. (2022) trained it.
inline Scenario gpt() {
    Scenario s = scenario("gpt-3-175b", "h100-sxm-80gb", 64);
    s.estimator = Estimator::detailed;
    s.recipe.framework = framework("megatron");
    s.recipe.flashAttention = false;
    s.recipe.dropout = true;
    s.plan.tp = 4;
    s.plan.pp = 4;
    s.plan.sequence = 2048;
    s.plan.globalBatch = 64;
    return s;
}

} // namespace quadrille::test::reference_numbers
