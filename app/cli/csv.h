// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// One line of a CSV file, or several where a quoted field has line ends in it.
struct CsvRecord {
    std::vector<std::string> fields;
    std::string problem; ///< how it breaks the rules of RFC 4180; empty: it does not
};

/// Reads RFC 4180 text record by record; LF and CRLF both end lines, a UTF-8 byte order mark is skipped.
/// The text must outlive the reader.
class CsvReader {
public:
    explicit CsvReader(std::string_view text);

    /// The next record that is not an empty line. \return false at the end
    [[nodiscard]] bool next(CsvRecord& record);
    /// The line on which the last record begins, from 1.
    [[nodiscard]] std::size_t line() const;

private:
    void readField(CsvRecord& record);
    void readQuoted(CsvRecord& record, std::string& field);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_start = 0; ///< of the last record
};

/// The field as it stands in a file, within quotes where that is needed.
[[nodiscard]] std::string csvField(std::string_view text);

} // namespace quadrille::cli
