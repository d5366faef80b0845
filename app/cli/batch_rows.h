// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/batch_columns.h"
#include "app/cli/from_files.h"
#include "app/text_io/json_text.h"
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

/// Answers a batch record by record. For one thread; everything that records share is kept.
class BatchRecords {
public:
    virtual ~BatchRecords() = default;
    /// Every record of the text with its results; less once a stop is requested.
    [[nodiscard]] virtual BatchAnswer answer(std::string_view records, const std::stop_token& stop) = 0;

protected:
    /// The catalogue must outlive it.
    explicit BatchRecords(const Catalogue& catalogue)
        : m_resolver(catalogue, WithoutModel::define, fromFiles(catalogue)) {}

    GivenOptions m_given;
    ScenarioResolver m_resolver;
    Scenario m_scenario;
    SpanMemo m_memo;
};

/// Rows of a CSV file.
class BatchRows : public BatchRecords {
public:
    /// Columns and catalogue must outlive it.
    BatchRows(const BatchColumns& columns, const Catalogue& catalogue)
        : BatchRecords(catalogue), m_columns(columns) {}

    [[nodiscard]] BatchAnswer answer(std::string_view records, const std::stop_token& stop = {}) override;

private:
    /// \return why there are none; empty: there are
    std::string addResults(std::string& line);
    void addRow(BatchAnswer& answer);

    const BatchColumns& m_columns;
    CsvRecord m_record;
    std::optional<Message> m_brokenText; ///< of it
};

/// JSON Lines: objects whose keys are option names and whose values are texts, numbers, booleans or null,
/// which is not given. Answered by the same objects with the results behind.
class BatchLines : public BatchRecords {
public:
    explicit BatchLines(const Catalogue& catalogue) : BatchRecords(catalogue) {}

    [[nodiscard]] BatchAnswer answer(std::string_view records, const std::stop_token& stop = {}) override;

private:
    /// Appends what they are to the object, and whatever goes wrong as its error.
    void addResults(Json& object);
    void read(const Json& object);
};

} // namespace quadrille::cli
