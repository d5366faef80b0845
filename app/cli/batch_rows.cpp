// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_rows.h"

#include "app/cli/batch_results.h"
#include "app/text_io/numbers.h"

#include <QString>

namespace quadrille::cli {
namespace {

/// Writes results as the cells of a row.
struct Cells {
    std::string& line;

    void operator()(std::optional<double> number) const {
        if (number)
            appendShortest(line, *number);
        line += ',';
    }
    void operator()(std::string_view word) const { line.append(word) += ','; }
    void operator()(bool truth) const { line += truth ? "true," : "false,"; }
};

/// With a mark in the place of what is no text, since what is written is UTF-8.
std::string readable(const std::string& field) {
    QString text = QString::fromStdString(field);
    for (QChar& letter : text)
        if (letter.category() == QChar::Other_Control && !letter.isSpace())
            letter = QChar::ReplacementCharacter;
    return text.toStdString();
}

} // namespace

std::string BatchRows::addResults(std::string& line) {
    if (m_brokenText)
        return "row: " + english(*m_brokenText);
    if (!m_record.problem.empty())
        return "row: " + m_record.problem;
    if (m_record.fields.size() != m_columns.count())
        return "row: must have " + std::to_string(m_columns.count()) + " fields like the header, not " +
               std::to_string(m_record.fields.size());
    const std::size_t before = line.size();
    try {
        m_columns.read(m_record, m_given);
        m_resolver.resolve(m_scenario, m_given);
        return visitResults(m_scenario, m_memo, Cells{line});
    } catch (const std::exception& error) {
        // An InputError names its option; anything else, such as too little memory, must not end the run.
        line.resize(before);
        return error.what();
    }
}

void BatchRows::addRow(BatchAnswer& answer) {
    m_brokenText = brokenText(m_record, Controls::allButNul);
    // Every row has the header's fields, whatever the input had.
    for (std::size_t i = 0; i < m_columns.count(); ++i) {
        if (i < m_record.fields.size())
            appendCsvField(answer.text, m_brokenText ? readable(m_record.fields[i]) : m_record.fields[i]);
        answer.text += ',';
    }
    const std::string error = addResults(answer.text);
    if (!error.empty()) {
        answer.text.append(numbersOfResult, ',');
        appendCsvField(answer.text, error);
    }
    answer.text += '\n';
    ++answer.rows;
    answer.bad += error.empty() ? 0 : 1;
}

BatchAnswer BatchRows::answer(std::string_view records, const std::stop_token& stop) {
    BatchAnswer answer;
    CsvReader reader(records, CsvReader::Part::later);
    while (!stop.stop_requested() && reader.next(m_record))
        addRow(answer);
    return answer;
}

} // namespace quadrille::cli
