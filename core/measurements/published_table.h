// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// One printed cell of a table of Fujii et al. (2024): estimated GiB, or measured TFLOP/s per GPU, or out of
/// memory.
struct PublishedCell {
    std::optional<double>
        printed; ///< GiB in estimate tables, TFLOP/s per GPU in measured ones; none: ran out of memory
    bool misprint = false; ///< the printed value contradicts the paper's own formula

    friend bool operator==(const PublishedCell&, const PublishedCell&) = default;
};

/// Row heading: (TP, CP, PP, MBS).
struct PublishedRow {
    std::int64_t tp = 1, cp = 1, pp = 1, microBatch = 1;

    friend bool operator==(const PublishedRow&, const PublishedRow&) = default;
};

/// A table in its published layout: rows (TP, CP, PP, MBS), columns GPUs.
struct PublishedTable {
    enum class Kind { estimated, measured };
    int number = 0; ///< as in the paper: 2, 5, 7, 8, 9 estimated; 3, 4, 6 measured
    Kind kind = Kind::estimated;
    std::string model; ///< catalogue name
    std::string gpu;   ///< catalogue name
    Bytes capacity;    ///< the paper's
    std::int64_t sequence = 0;
    std::int64_t globalBatch = 0;
    std::vector<PublishedRow> rows;
    std::vector<std::int64_t> columns;               ///< GPUs
    std::vector<std::optional<PublishedCell>> cells; ///< row-major; none where the paper prints "-"
    std::string source;

    [[nodiscard]] const std::optional<PublishedCell>& cell(std::size_t row, std::size_t column) const {
        return cells.at(row * columns.size() + column);
    }
};

/// Reads resources/published_tables.json. \throws InputError naming field and rule.
[[nodiscard]] std::vector<PublishedTable> parsePublishedTables(std::string_view text);

/// The scenario of one cell, with the paper's estimator, ZeRO 1, 1F1B.
/// \throws InputError when the table's model or GPU is not in the lists.
[[nodiscard]] Scenario scenarioOf(const PublishedTable& table, std::size_t row, std::size_t column,
                                  const std::vector<ModelSpec>& models, const std::vector<GpuSpec>& gpus);

} // namespace quadrille
