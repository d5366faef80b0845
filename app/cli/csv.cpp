// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/csv.h"

#include <algorithm>

namespace quadrille::cli {

CsvReader::CsvReader(std::string_view text) : m_text(text) {
    if (m_text.starts_with("\xEF\xBB\xBF"))
        m_at = 3;
}

void CsvReader::readQuoted(CsvRecord& record, std::string& field) {
    ++m_at; // the opening quote
    while (m_at < m_text.size()) {
        const std::size_t quote = m_text.find('"', m_at);
        field += m_text.substr(m_at, quote - m_at);
        if (quote == std::string_view::npos)
            break;
        m_at = quote + 1;
        if (m_at >= m_text.size() || m_text[m_at] != '"')
            return;
        field += '"'; // doubled: a quote that belongs to the field
        ++m_at;
    }
    m_at = m_text.size();
    record.problem = "a quoted field must end with a quote";
}

void CsvReader::readField(CsvRecord& record) {
    std::string field;
    const bool quoted = m_at < m_text.size() && m_text[m_at] == '"';
    if (quoted)
        readQuoted(record, field);
    const std::size_t end = std::min(m_text.find_first_of(",\n", m_at), m_text.size());
    std::string_view rest = m_text.substr(m_at, end - m_at);
    if ((end == m_text.size() || m_text[end] == '\n') && rest.ends_with('\r'))
        rest.remove_suffix(1);
    if (quoted && !rest.empty())
        record.problem = "after the closing quote of a field there must be a comma or the end of the line";
    field += rest;
    m_at = end;
    record.fields.push_back(std::move(field));
}

bool CsvReader::next(CsvRecord& record) {
    while (m_at < m_text.size()) {
        record.fields.clear();
        record.problem.clear();
        const std::size_t start = m_start = m_at;
        for (readField(record); m_at < m_text.size() && m_text[m_at] == ','; readField(record))
            ++m_at;
        const std::string_view line = m_text.substr(start, m_at - start);
        if (m_at < m_text.size())
            ++m_at; // the line end
        if (!line.empty() && line != "\r")
            return true;
    }
    return false;
}

std::size_t CsvReader::line() const {
    return 1 + static_cast<std::size_t>(std::ranges::count(m_text.substr(0, m_start), '\n'));
}

std::string csvField(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"')
            field += '"';
        field += c;
    }
    return field + '"';
}

} // namespace quadrille::cli
