// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/batch_columns.h"
#include "app/text_io/scenario_resolver.h"
#include "core/pipeline/span_memo.h"

#include <stop_token>

namespace quadrille::cli {
using namespace text_io;

/// Answered lines of a batch file.
struct BatchAnswer {
    std::string text;
    std::size_t rows = 0;
    std::size_t bad = 0; ///< of them, with an error
};

/// Answers rows of a batch file. For one thread; everything that rows share is kept.
class BatchRows {
public:
    /// Columns and catalogue must outlive it.
    BatchRows(const BatchColumns& columns, const Catalogue& catalogue)
        : m_columns(columns), m_resolver(catalogue, WithoutModel::define) {}

    /// Every record of the text with its results; less once a stop is requested.
    [[nodiscard]] BatchAnswer answer(std::string_view records, const std::stop_token& stop = {});

private:
    /// \return why there are none; empty: there are
    std::string addResults(std::string& line);
    void addRow(BatchAnswer& answer);

    const BatchColumns& m_columns;
    ScenarioResolver m_resolver;
    CsvRecord m_record;
    GivenOptions m_given;
    Scenario m_scenario;
    SpanMemo m_memo;
};

} // namespace quadrille::cli
