// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace quadrille::test {

using CsvRow = std::map<std::string, std::string>;

inline std::vector<std::string> csvFields(const std::string& line) {
    std::vector<std::string> fields{""};
    for (const char c : line) {
        if (c == ',')
            fields.emplace_back();
        else
            fields.back() += c;
    }
    return fields;
}

/// Rows by column name. Lines that start with # are comments; the first other line is the heading. No
/// quoting.
inline std::vector<CsvRow> csvRows(const std::string& text) {
    std::istringstream lines(text);
    std::vector<std::string> heading;
    std::vector<CsvRow> rows;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        const auto fields = csvFields(line);
        if (heading.empty()) {
            heading = fields;
            continue;
        }
        if (fields.size() != heading.size())
            throw std::runtime_error("not as many fields as columns: " + line);
        CsvRow row;
        for (std::size_t i = 0; i < fields.size(); ++i)
            row[heading[i]] = fields[i];
        rows.push_back(row);
    }
    return rows;
}

} // namespace quadrille::test
