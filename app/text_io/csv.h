// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::text_io {

/// One line of a CSV file, or several where a quoted field has line ends in it.
struct CsvRecord {
    std::vector<std::string> fields;
    std::string problem; ///< how it breaks the rules of RFC 4180; empty: it does not
};

/// Reads RFC 4180 text record by record; LF and CRLF both end lines. In front a byte order mark is
/// skipped, unless the text is a later part of a file.
/// The text must outlive the reader.
class CsvReader {
public:
    enum class Part { first, later };
    explicit CsvReader(std::string_view text, Part part = Part::first);

    /// The next record that is not an empty line. \return false at the end
    [[nodiscard]] bool next(CsvRecord& record);
    /// The line end of the record that begins at `from`; npos: the text ends before it. \pre from ≤ size
    [[nodiscard]] static std::size_t endOfRecord(std::string_view text, std::size_t from);
    /// What follows the last record.
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    /// The line on which the last record begins, from 1.
    [[nodiscard]] std::size_t line() const { return m_line; }

private:
    void readField(CsvRecord& record);
    void readQuoted(CsvRecord& record, std::string& field);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;    ///< on which the last record begins
    std::size_t m_counted = 0; ///< up to where line ends are counted
};

/// Without the spaces around it.
[[nodiscard]] std::string_view withoutSpaces(std::string_view field);

/// What a column means, however it is written: " GPUs per_node" is gpus-per-node.
[[nodiscard]] std::string columnName(std::string_view field);

/// The field as it stands in a file, within quotes where that is needed.
[[nodiscard]] std::string csvField(std::string_view text);
void appendCsvField(std::string& line, std::string_view text);

} // namespace quadrille::text_io
