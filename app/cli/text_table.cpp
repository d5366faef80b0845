// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

constexpr std::string_view gap = "  ";

void appendLine(std::string& text, std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
}

} // namespace

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string TextTable::text() const {
    std::vector<std::size_t> widths;
    widths.reserve(m_columns.size());
    for (const Column& column : m_columns)
        widths.push_back(width(column.title));
    for (const auto& row : m_rows)
        for (std::size_t i = 0; row.size() == widths.size() && i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));

    const auto line = [&](const auto& cellAt) {
        std::string result;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const std::string& cell = cellAt(i);
            const std::string padding(widths[i] - width(cell), ' ');
            result += i == 0 ? "" : gap;
            result += m_columns[i].align == Align::right ? padding + cell : cell + padding;
        }
        return result;
    };
    std::string result;
    appendLine(result, line([&](std::size_t i) -> const std::string& { return m_columns[i].title; }));
    std::string rule;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        rule += i == 0 ? "" : gap;
        for (std::size_t j = 0; j < widths[i]; ++j)
            rule += "─";
    }
    appendLine(result, rule);
    for (const auto& row : m_rows)
        appendLine(result, row.size() == m_columns.size()
                               ? line([&](std::size_t i) -> const std::string& { return row[i]; })
                               : row.front());
    return result;
}

} // namespace quadrille::cli
