// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_columns.h"

#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/text/clean_text.h"

#include <algorithm>
#include <unordered_set>

namespace quadrille::cli {

std::string resultColumnsText() {
    std::string always, cost, last;
    for (const std::string_view name : resultColumns) {
        std::string& list = name.starts_with("cost_") ? cost : cost.empty() ? always : last;
        list += (list.empty() ? "" : ", ") + std::string(name);
    }
    return "Appended: " + always + "; where a row has tokens " + cost + "; " + last + ".";
}

std::string nameInAnswer(std::string_view column) {
    const bool isResult = std::ranges::find(resultColumns, withoutSpaces(column)) != resultColumns.end();
    return isResult ? "given_" + std::string(withoutSpaces(column)) : std::string(column);
}

std::optional<Message> brokenText(const CsvRecord& record, Controls controls) {
    const auto isNoText = [controls](char c) {
        const bool isSpace = c == '\t' || c == '\n' || c == '\r';
        return c == '\0' || (controls == Controls::none && isControl(c) && !isSpace);
    };
    for (std::size_t i = 0; i < record.fields.size(); ++i) {
        const auto number = static_cast<std::int64_t>(i + 1);
        if (firstNonUtf8(record.fields[i]))
            return Message{QUADRILLE_MESSAGE("must be UTF-8, which its field %1 is not"), {number}};
        if (std::ranges::any_of(record.fields[i], isNoText))
            return Message{QUADRILLE_MESSAGE("must be text; its field %1 has control characters"), {number}};
    }
    return std::nullopt;
}

BatchColumns::BatchColumns(const CsvRecord& header) {
    if (const auto broken = brokenText(header, Controls::none))
        throw InputError("header", *broken);
    if (!header.problem.empty())
        refuse("header", header.problem);
    bool found = false;
    std::unordered_set<std::string> names;
    for (const std::string& field : header.fields)
        if (std::string name(withoutSpaces(field)); nameInAnswer(name) == name)
            names.insert(std::move(name));
    for (const std::string& field : header.fields) {
        const std::string_view column = withoutSpaces(field);
        m_names.push_back(nameInAnswer(field));
        if (m_names.back() != field) {
            if (!names.insert(m_names.back()).second)
                refuse("header", "must not have two columns for %1 of the answer", inQuotes(m_names.back()));
            m_renamed += (m_renamed.empty() ? "" : ", ") + inQuotes(column);
        }
        const std::size_t option = optionIndex(columnName(column));
        if (option == scenarioOptions.size())
            m_unread += (m_unread.empty() ? "" : ", ") + inQuotes(column);
        else if (std::find(m_options.begin(), m_options.end(), option) != m_options.end())
            refuse("header", "must name each option once; %1 is there twice",
                   inQuotes(scenarioOptions[option].name));
        else
            found = true;
        m_options.push_back(option);
    }
    if (!found)
        refuse("header", "must name at least one option, such as tp or gpus; it has %1", m_unread);
}

void BatchColumns::read(const CsvRecord& row, GivenOptions& given) const {
    given.clear();
    for (std::size_t i = 0; i < m_options.size(); ++i)
        if (const std::string_view cell = withoutSpaces(row.fields[i]);
            m_options[i] < scenarioOptions.size() && !cell.empty())
            given.set(m_options[i], cell);
}

} // namespace quadrille::cli
