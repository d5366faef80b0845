// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_rows.h"

#include "app/cli/diagnostics_text.h"
#include "app/text_io/numbers.h"
#include "core/analysis/analysis.h"
#include "core/analysis/diagnosis.h"
#include "core/cost/training_cost.h"

#include <cmath>

namespace quadrille::cli {
namespace {

/// Every result but the last, which is the error.
constexpr std::size_t numbersOfResult = resultColumns.size() - 1;

std::string brokenRules(const Scenario& scenario) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnose(scenario))
        if (diagnostic.severity == Severity::error)
            text += (text.empty() ? "" : "; ") + sentence(diagnostic);
    return text;
}

/// In the order of resultColumns. \return why there are none; empty: there are
std::string addResults(std::string& line, const Scenario& scenario, SpanMemo& memo) {
    const Resolved resolved(scenario, memo);
    const Glance seen = glance(resolved);
    if (!seen.runnable)
        return brokenRules(scenario);
    // The only stage is the fullest, which is there already.
    const Bytes last =
        scenario.plan.pp == 1 ? seen.total : stageMemoryOf(resolved, scenario.plan.pp - 1).total();
    const auto add = [&line](double number) {
        appendShortest(line, number);
        line += ',';
    };
    add(inGib(seen.total));
    add(inGib(last));
    add(inGib(seen.reserved));
    add(inGib(seen.device));
    line += name(seen.zone);
    line += ',';
    if (seen.oomProbability)
        appendShortest(line, *seen.oomProbability);
    line += ',';
    add(seen.bubbleOverTotal);
    add(seen.step.value());
    add(seen.tokensPerSecondPerGpu);
    add(seen.flopsPerGpu.value() / 1e12);
    add(seen.mfu);
    add(seen.step.value() / seen.intervalFactor);
    add(seen.step.value() * seen.intervalFactor);
    line += seen.extrapolated ? "true," : "false,";
    const TrainingCost cost = trainingCost(costQuestion(scenario), seen.gpus, seen.tokensPerSecondPerGpu);
    for (const std::optional<double>& number :
         {cost.days, cost.gpuHours, cost.price, std::optional(cost.goodput.share), cost.energyKwh}) {
        if (number && std::isfinite(*number))
            appendShortest(line, *number);
        line += ',';
    }
    return {};
}

} // namespace

std::string BatchRows::addResults(std::string& line) {
    if (!m_record.problem.empty())
        return "row: " + m_record.problem;
    if (m_record.fields.size() != m_columns.count())
        return "row: must have " + std::to_string(m_columns.count()) + " fields like the header, not " +
               std::to_string(m_record.fields.size());
    const std::size_t before = line.size();
    try {
        m_columns.read(m_record, m_given);
        m_resolver.resolve(m_scenario, m_given);
        return cli::addResults(line, m_scenario, m_memo);
    } catch (const std::exception& error) {
        // An InputError names its option; anything else, such as too little memory, must not end the run.
        line.resize(before);
        return error.what();
    }
}

void BatchRows::addRow(BatchAnswer& answer) {
    // Every row has the header's fields, whatever the input had.
    for (std::size_t i = 0; i < m_columns.count(); ++i) {
        if (i < m_record.fields.size())
            appendCsvField(answer.text, m_record.fields[i]);
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
