// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_columns.h"
#include "app/text_io/csv.h"
#include "app/text_io/scenario_resolver.h"
#include "core/scenario/scenario_json.h"
#include "core/text/clean_text.h"
#include "core/text/json_object.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;
using namespace quadrille::cli;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows rowsOf(CsvReader reader) {
    Rows rows;
    for (CsvRecord record; reader.next(record);)
        rows.push_back(record.problem.empty() ? record.fields : std::vector{record.problem});
    return rows;
}

/// Read in parts, as from a pipe, a file has the same records.
void checkParts(std::string_view text) {
    Rows rows;
    auto part = CsvReader::Part::first;
    for (std::string_view rest = text; !rest.empty(); part = CsvReader::Part::later) {
        const std::size_t skipped =
            part == CsvReader::Part::first && rest.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        const std::size_t end = CsvReader::endOfRecord(rest, skipped);
        const std::size_t size = end == std::string_view::npos ? rest.size() : end + 1;
        for (auto& row : rowsOf(CsvReader(rest.substr(0, size), part)))
            rows.push_back(std::move(row));
        rest.remove_prefix(size);
    }
    fuzz::holds(rows == rowsOf(CsvReader(text)), "records are the same in parts");
}

/// Written again, a row has the same cells.
void checkCells(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& cell : cells) {
        line += line.empty() ? "" : ",";
        appendCsvField(line, cell);
    }
    if (line.empty() || cells.front().empty()) // an empty line is no record
        return;
    fuzz::holds(rowsOf(CsvReader(line, CsvReader::Part::later)) == Rows{cells}, "cells come back");
}

bool namesFiles(const GivenOptions& given) {
    return given.has(option("session")) || given.has(option("model-config")) ||
           given.has(option("profile")) || given.has(option("framework-profile"));
}

} // namespace

/// The plans of a batch file, up to the scenarios; what these are answered is held elsewhere.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = loadCatalogue();
    static ScenarioResolver resolver(catalogue, WithoutModel::define);
    const std::string_view text = fuzz::textOf(data, size);
    checkParts(text);
    CsvReader reader(text);
    CsvRecord record;
    if (!reader.next(record))
        return 0;
    const auto columns = fuzz::readOrRefused([&] { return BatchColumns(record); });
    GivenOptions given;
    std::optional<Scenario> last;
    while (columns && reader.next(record)) {
        if (!record.problem.empty() || record.fields.size() != columns->count())
            continue;
        checkCells(record.fields);
        columns->read(record, given);
        if (namesFiles(given))
            continue;
        auto scenario = fuzz::readOrRefused([&] {
            Scenario resolved;
            resolver.resolve(resolved, given);
            return resolved;
        });
        if (scenario)
            last = std::move(scenario);
    }
    if (last)
        fuzz::comesBack(*last, toJson(*last),
                        [](std::string_view json) { return scenarioFromJson(parseJson(json, "scenario")); });
    return 0;
}
