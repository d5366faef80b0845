// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"
#include "core/measurements/published_table.h"

#include <QString>

#include <optional>
#include <vector>

/// Our predictions beside the measured throughput of a published table.
namespace quadrille::paper {

/// Predicted TFLOP/s per GPU, row-major like the table's cells; none where a cell cannot be predicted.
using Rates = std::vector<std::optional<double>>;

/// What the cells of a measured table print.
enum class Shown {
    measured, ///< the measurement, and our memory estimate
    ours,     ///< our prediction, and its error
    both      ///< both, and the error
};

/// Our prediction for a cell; none without one or outside the table.
[[nodiscard]] std::optional<double> rateAt(const PublishedTable& table, const Rates& rates, std::size_t row,
                                           std::size_t column);
/// Predicted ÷ measured − 1; none without both.
[[nodiscard]] std::optional<double> errorAt(const PublishedTable& table, const Rates& rates, std::size_t row,
                                            std::size_t column);
/// Of the cells with both; runs on as many GPUs compete.
[[nodiscard]] Accuracy accuracyOf(const PublishedTable& table, const Rates& rates);

/// "Table 3: 62 runs with a mean error of 7.1 %, rank correlation 0.93".
[[nodiscard]] QString ratesFinding(const PublishedTable& table, const Rates& rates);

} // namespace quadrille::paper
