// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/published_table.h"
#include "core/memory/zone.h"
#include "widgets/paper_table/paper_table_rates.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace quadrille::paper {

/// Our estimates for a table, row-major like its cells; none where a cell cannot be computed.
using Ours = std::vector<std::optional<Bytes>>;

/// Printed values are rounded to 0.01 GiB, so what is further away than this is another number.
inline constexpr double toleranceGib = 0.01;

/// The printed GiB is our estimate, up to its rounding.
[[nodiscard]] bool agrees(double printedGib, Bytes ours);

/// How the printed estimates compare with ours.
struct Agreement {
    int agreeing = 0;
    int compared = 0; ///< printed cells with an estimate of ours that are no misprints
    int misprints = 0;
};
[[nodiscard]] Agreement agreement(const PublishedTable& table, const Ours& ours);

/// Measured runs by the zone of our estimate: how many there were, and how many of them ran.
struct Outcome {
    int runs = 0;
    int ran = 0;
};
[[nodiscard]] std::array<Outcome, 3> outcomes(const PublishedTable& table, const Ours& ours);

/// Our estimate for a cell; none without one or outside the table.
[[nodiscard]] std::optional<Bytes> oursAt(const PublishedTable& table, const Ours& ours, std::size_t row,
                                          std::size_t column);

/// The table's sentence: "Table 2: 145 of 145 cells agree to 0.01 GiB; 2 misprints in the paper".
[[nodiscard]] QString finding(const PublishedTable& table, const Ours& ours);
/// "TP 4, CP 1, PP 2, MBS 1 on 8 GPUs: ours 27.20 GiB (fits), paper 27.20 GiB"; of measured tables our rate,
/// too, where there is one.
[[nodiscard]] QString readout(const PublishedTable& table, const Ours& ours, std::size_t row,
                              std::size_t column, const Rates& rates = {});
/// Why a cell is taken for a misprint; empty for other cells.
[[nodiscard]] QString misprintText(const PublishedTable& table, const Ours& ours, std::size_t row,
                                   std::size_t column);
/// One line per misprint, each with its cell.
[[nodiscard]] QStringList footnotes(const PublishedTable& table, const Ours& ours);
/// "Table 2 · estimated · Llama-3.1-8B on A100 40 GB, 8,192 tokens"
[[nodiscard]] QString caption(const PublishedTable& table, const QString& model, const QString& gpu);

} // namespace quadrille::paper
