// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_columns.h"

#include "app/cli/numbers.h"
#include "app/cli/refuse.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The option with the column's name; empty when there is none.
std::string optionOf(std::string_view column) {
    std::string name(column);
    std::replace(name.begin(), name.end(), '_', '-');
    const auto& options = scenarioOptions();
    return std::any_of(options.begin(), options.end(),
                       [&](const auto& option) { return option.name == name; })
               ? name
               : std::string();
}

} // namespace

BatchColumns::BatchColumns(const CsvRecord& header) {
    if (!header.problem.empty())
        refuse("header", header.problem);
    for (const std::string& field : header.fields) {
        const std::string_view column = trimmed(field);
        if (std::find(resultColumns.begin(), resultColumns.end(), column) != resultColumns.end())
            refuse("header", "must not have a column %1, which will hold a result", inQuotes(column));
        std::string option = optionOf(column);
        if (!option.empty() && std::find(m_options.begin(), m_options.end(), option) != m_options.end())
            refuse("header", "must name each option once; %1 is there twice", inQuotes(option));
        if (option.empty())
            m_unread += (m_unread.empty() ? "" : ", ") + inQuotes(column);
        m_options.push_back(std::move(option));
    }
    if (std::all_of(m_options.begin(), m_options.end(), [](const auto& name) { return name.empty(); }))
        refuse("header", "must name at least one option, such as tp or gpus; it has %1", m_unread);
}

GivenOptions BatchColumns::given(const CsvRecord& row) const {
    GivenOptions given;
    for (std::size_t i = 0; i < m_options.size(); ++i)
        if (const std::string_view cell = trimmed(row.fields[i]); !m_options[i].empty() && !cell.empty())
            given.emplace(m_options[i], cell);
    return given;
}

} // namespace quadrille::cli
