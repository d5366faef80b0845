// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/memory/zone.h"

#include <optional>
#include <string>
#include <vector>

namespace quadrille::cli {

/// A printed cell beside what the paper's estimator gives for its scenario.
struct RecomputedCell {
    std::size_t row = 0;
    std::size_t column = 0;
    PublishedCell published;
    double estimateGib = 0;
    Zone zone = Zone::green; ///< of the estimate, against the paper's capacity

    /// Estimated tables: ours − printed, GiB. None for measured ones.
    [[nodiscard]] std::optional<double> difference(PublishedTable::Kind kind) const;
    /// Estimated tables: within one unit of the last printed digit, ±0.01 GiB.
    [[nodiscard]] bool agrees(PublishedTable::Kind kind) const;
};

/// The published table with the number that was typed. \throws InputError naming `field`
[[nodiscard]] PublishedTable publishedTable(std::string_view field, const std::string& number);

/// Every cell that is printed, row by row.
/// \throws InputError naming the table's cell when its scenario cannot run
[[nodiscard]] std::vector<RecomputedCell> recompute(const PublishedTable& table, const Catalogue& catalogue);

[[nodiscard]] std::string tableText(const PublishedTable& table, const std::vector<RecomputedCell>& cells);
[[nodiscard]] std::string tableJson(const PublishedTable& table, const std::vector<RecomputedCell>& cells);
/// A line a cell: table,tp,cp,pp,mbs,gpus,estimate_gib,printed,misprint,zone.
[[nodiscard]] std::string tableCsv(const PublishedTable& table, const std::vector<RecomputedCell>& cells);

} // namespace quadrille::cli
