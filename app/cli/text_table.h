// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// Rows of cells printed in aligned columns, two spaces between them.
class TextTable {
public:
    enum class Align { left, right };
    struct Column {
        std::string title;
        Align align = Align::right;
    };

    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    /// A cell a column. \pre cells.size() is the number of columns
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    /// A line that ignores the columns.
    void addLine(std::string text) { m_rows.push_back({std::move(text)}); }

    /// With a rule below the titles; every line ends in a newline and none in spaces.
    [[nodiscard]] std::string text() const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// Characters of UTF-8 text; every character of ours is one column wide.
[[nodiscard]] std::size_t width(std::string_view text);

} // namespace quadrille::cli
