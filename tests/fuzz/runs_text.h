// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/csv.h"
#include "app/text_io/scenario_options.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::fuzz {

/// The CSV text without the rows that name a file: whatever a path is changed into, it is not opened.
inline std::string withoutRowsOfFiles(std::string_view text) {
    using namespace text_io;
    CsvReader reader(text);
    CsvRecord record;
    if (!reader.next(record))
        return std::string(text);
    std::vector<std::size_t> columns; // whose cells name files
    for (std::size_t i = 0; i < record.fields.size(); ++i)
        if (const std::size_t found = optionIndex(columnName(record.fields[i]));
            found < scenarioOptions.size() && scenarioOptions.at(found).value == "FILE")
            columns.push_back(i);
    const auto at = [&] { return text.size() - reader.rest().size(); };
    std::string kept(text.substr(0, at()));
    for (std::size_t from = at(); reader.next(record); from = at())
        if (std::ranges::none_of(columns, [&record](std::size_t i) {
                return i < record.fields.size() && !withoutSpaces(record.fields[i]).empty();
            }))
            kept += text.substr(from, at() - from);
    return kept;
}

} // namespace quadrille::fuzz
