// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/batch_columns.h"
#include "app/cli/csv.h"
#include "app/cli/diagnostics_text.h"
#include "app/cli/numbers.h"
#include "app/cli/refuse.h"
#include "app/cli/user_catalogue.h"
#include "core/analysis.h"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace quadrille::cli {
namespace {

struct Options {
    std::string input;
    std::string output;
};

/// What is appended to a row, in the order of resultColumns.
struct Result {
    std::string memory, lastStage, zone, outOfMemory, bubble, step, tokens, teraflops, utilisation, error;
};

Result resultOf(const Scenario& scenario) {
    const Glance seen = glance(scenario);
    if (!seen.runnable) {
        Result result;
        for (const Diagnostic& diagnostic : check(scenario))
            if (diagnostic.severity == Severity::error)
                result.error += (result.error.empty() ? "" : "; ") + sentence(diagnostic);
        return result;
    }
    const Bytes last = stageMemoryOf(scenario, scenario.plan.pp - 1).total();
    return {shortest(inGib(seen.total)),
            shortest(inGib(last)),
            std::string(name(seen.zone)),
            seen.oomProbability ? shortest(*seen.oomProbability) : std::string(),
            shortest(seen.bubbleOverTotal),
            shortest(seen.step.value()),
            shortest(seen.tokensPerSecondPerGpu),
            shortest(seen.flopsPerGpu.value() / 1e12),
            shortest(seen.mfu),
            {}};
}

Result resultOf(const CsvRecord& record, const BatchColumns& columns, const Catalogue& catalogue) {
    const auto failed = [](std::string why) { return Result{.error = std::move(why)}; };
    if (!record.problem.empty())
        return failed("row: " + record.problem);
    if (record.fields.size() != columns.count())
        return failed("row: must have " + std::to_string(columns.count()) + " fields like the header, not " +
                      std::to_string(record.fields.size()));
    try {
        return resultOf(resolve(columns.given(record), catalogue, WithoutModel::define));
    } catch (const std::exception& error) {
        // An InputError names its option; anything else, such as too little memory, must not end the run.
        return failed(error.what());
    }
}

void writeRow(Output& out, const CsvRecord& record, std::size_t columns, const Result& result) {
    // Every row has the header's fields, whatever the input had.
    for (std::size_t i = 0; i < columns; ++i)
        out << (i < record.fields.size() ? csvField(record.fields[i]) : std::string()) << ",";
    for (const std::string* number :
         {&result.memory, &result.lastStage, &result.zone, &result.outOfMemory, &result.bubble, &result.step,
          &result.tokens, &result.teraflops, &result.utilisation})
        out << *number << ",";
    out << csvField(result.error) << "\n";
}

void writeHeader(Output& out, const CsvRecord& header) {
    std::string line;
    for (const std::string& name : header.fields)
        line += csvField(name) + ",";
    for (const std::string_view name : resultColumns)
        line += std::string(name) + (name == resultColumns.back() ? "\n" : ",");
    out << line;
}

int batch(const Options& options, Output& out) {
    const QByteArray bytes = readInput("input", options.input);
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    CsvReader reader(text);
    CsvRecord record;
    if (!reader.next(record))
        refuse("input", "must have a header line with option names, but is empty");
    const BatchColumns columns(record);
    const Catalogue catalogue = userCatalogue();

    TargetFile target("output", options.output);
    writeHeader(target.output(), record);
    std::size_t rows = 0, bad = 0;
    while (reader.next(record)) {
        const Result result = resultOf(record, columns, catalogue);
        ++rows;
        bad += result.error.empty() ? 0 : 1;
        writeRow(target.output(), record, columns.count(), result);
    }
    target.commit();
    if (!columns.unread().empty())
        std::fprintf(stderr, "note: columns that are no option and were passed through: %s\n",
                     columns.unread().c_str());
    if (options.output != "-")
        out << std::to_string(rows) << " rows, " << std::to_string(bad) << " with an error\n";
    return exitDone;
}

} // namespace

Command addBatch(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App* app =
        root.add_subcommand("batch", "One scenario a row of a CSV file, results appended as columns");
    app->add_option("input", options->input, "CSV file whose header has option names without dashes, or -")
        ->required()
        ->type_name("INPUT.csv");
    app->add_option("-o,--output", options->output, "CSV file to write, or -")
        ->required()
        ->type_name("OUTPUT.csv");
    app->footer(
        "Columns are the options of “quadrille estimate” without dashes, in any order; an empty cell is an "
        "option that is not given.\nA row without a model that has hidden, layers, heads, ffn and vocab "
        "defines its own. Other columns are passed through.\nAppended: memory_gib, memory_last_stage_gib, "
        "zone, oom_probability, bubble_over_total, step_seconds, tokens_per_second_per_gpu, tflops_per_gpu, "
        "mfu, "
        "error.");
    return {app, [options](Output& out) { return batch(*options, out); }};
}

} // namespace quadrille::cli
