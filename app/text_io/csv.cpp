// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/csv.h"

#include "core/text/clean_text.h"
#include "core/text/message.h"

#include <algorithm>

namespace quadrille::text_io {

namespace {

/// The comma or line end after a field without quotes, or the end of the text.
std::size_t endOfPlain(std::string_view text, std::size_t from) {
    while (from < text.size() && text[from] != ',' && text[from] != '\n')
        ++from;
    return from;
}

/// Behind the quote that ends the field whose opening quote is at `from`; npos: there is none.
/// \param piece is called with every part of what the field says
template <class Piece>
std::size_t endOfQuoted(std::string_view text, std::size_t from, Piece piece) {
    for (std::size_t at = from + 1;;) {
        const std::size_t quote = text.find('"', at);
        piece(text.substr(at, quote - at));
        if (quote == std::string_view::npos || quote + 1 >= text.size() || text[quote + 1] != '"')
            return quote == std::string_view::npos ? quote : quote + 1;
        piece("\""); // doubled: a quote that belongs to the field
        at = quote + 2;
    }
}

} // namespace

CsvReader::CsvReader(std::string_view text, Part part) : m_text(text) {
    if (part == Part::first && m_text.starts_with(byteOrderMark))
        m_at = byteOrderMark.size();
}

std::size_t CsvReader::endOfRecord(std::string_view text, std::size_t from) {
    for (std::size_t at = from;; ++at) {
        if (at < text.size() && text[at] == '"')
            at = endOfQuoted(text, at, [](std::string_view) {});
        if (at != std::string_view::npos)
            at = endOfPlain(text, at);
        if (at >= text.size())
            return std::string_view::npos;
        if (text[at] == '\n')
            return at;
    }
}

void CsvReader::readQuoted(CsvRecord& record, std::string& field) {
    const std::size_t end = endOfQuoted(m_text, m_at, [&field](std::string_view piece) { field += piece; });
    if (end == std::string_view::npos)
        record.problem = QUADRILLE_MESSAGE("a quoted field must end with a quote");
    m_at = std::min(end, m_text.size());
}

void CsvReader::readField(CsvRecord& record) {
    std::string& field = record.fields.emplace_back();
    const bool quoted = m_at < m_text.size() && m_text[m_at] == '"';
    if (quoted)
        readQuoted(record, field);
    const std::size_t end = endOfPlain(m_text, m_at);
    std::string_view rest = m_text.substr(m_at, end - m_at);
    if ((end == m_text.size() || m_text[end] == '\n') && rest.ends_with('\r'))
        rest.remove_suffix(1);
    if (quoted && !rest.empty())
        record.problem = QUADRILLE_MESSAGE(
            "after the closing quote of a field there must be a comma or the end of the line");
    field += rest;
    m_at = end;
}

bool CsvReader::next(CsvRecord& record) {
    while (m_at < m_text.size()) {
        record.fields.clear();
        record.problem.clear();
        const std::size_t start = m_at;
        m_line +=
            static_cast<std::size_t>(std::ranges::count(m_text.substr(m_counted, start - m_counted), '\n'));
        m_counted = start;
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

std::string_view withoutSpaces(std::string_view field) {
    const auto isSpace = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!field.empty() && isSpace(field.front()))
        field.remove_prefix(1);
    while (!field.empty() && isSpace(field.back()))
        field.remove_suffix(1);
    return field;
}

std::string columnName(std::string_view field) {
    std::string name(withoutSpaces(field));
    std::ranges::transform(name, name.begin(), [](char c) {
        return c == '_' || c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return name;
}

void appendCsvField(std::string& line, std::string_view text) {
    const auto needsQuotes = [](char c) { return c == ',' || c == '"' || c == '\r' || c == '\n'; };
    if (std::ranges::none_of(text, needsQuotes)) {
        line += text;
        return;
    }
    line += '"';
    for (const char c : text) {
        if (c == '"')
            line += '"';
        line += c;
    }
    line += '"';
}

std::string csvField(std::string_view text) {
    std::string field;
    appendCsvField(field, text);
    return field;
}

} // namespace quadrille::text_io
