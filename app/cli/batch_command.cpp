// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/batch_rows.h"
#include "app/cli/ordered_work.h"
#include "app/cli/record_blocks.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/refuse.h"
#include "core/stop.h"

#include <cstdio>
#include <optional>

namespace quadrille::cli {
namespace {

using namespace std::chrono_literals;

struct Options {
    std::string input;
    std::string output;
    std::string threads;
    std::string format;
};

std::size_t threadsOf(const Options& options) {
    if (options.threads.empty())
        return std::max(1U, std::thread::hardware_concurrency());
    constexpr std::int64_t most = 1024;
    const std::int64_t threads = wholeNumber("threads", options.threads);
    if (threads > most)
        refuse("threads", "must be at most %1, not %2", most, threads);
    return static_cast<std::size_t>(threads);
}

enum class Format { csv, jsonLines };

bool namesJsonLines(const std::string& path) {
    return path.ends_with(".jsonl") || path.ends_with(".ndjson");
}

/// Of input and output alike: what --format says, else what the names say.
Format formatOf(const Options& options) {
    if (!options.format.empty() && options.format != "csv" && options.format != "jsonl")
        refuse("format", "must be csv or jsonl, not “%1”", options.format);
    if (!options.format.empty())
        return options.format == "csv" ? Format::csv : Format::jsonLines;
    const bool reads = namesJsonLines(options.input), writes = namesJsonLines(options.output);
    const bool readsPipe = options.input == "-", writesPipe = isStandardOutput(options.output);
    if (reads != writes && !readsPipe && !writesPipe)
        refuse("output",
               "must be JSON Lines where the input is, and CSV where it is CSV; --format says which");
    return reads || writes ? Format::jsonLines : Format::csv;
}

std::size_t endOfLine(std::string_view text, std::size_t from) {
    return text.find('\n', from);
}

/// The records of the input, and the answers to them, in the same order.
class Batch {
public:
    Batch(const Options& options, std::stop_token stop)
        : m_options(options), m_stop(std::move(stop)), m_format(formatOf(options)),
          m_input("input", options.input, isCsv() ? CsvReader::endOfRecord : endOfLine),
          m_columns(isCsv() ? std::optional<BatchColumns>(readColumns()) : std::nullopt),
          m_catalogue(userCatalogue()), m_target("output", options.output),
          m_work(threadsOf(options), [this] {
              return [reader = newReader()](const std::string& records, const std::stop_token& asked) {
                  return reader->answer(records, asked);
              };
          }) {}

    void run() {
        if (isCsv())
            writeHeader();
        for (bool ended = false; !ended || !m_work.empty();) {
            while (const auto answer = m_work.take())
                write(*answer);
            throwIfStopped(m_stop);
            if (m_work.full() || (ended && !m_work.empty()))
                write(m_work.await());
            else if (!ended)
                ended = !readOn();
        }
        m_target.commit();
    }

    void report(Output& out) const {
        if (m_columns && !m_columns->unread().empty())
            std::fprintf(stderr, "note: columns that are no option and were passed through: %s\n",
                         m_columns->unread().c_str());
        if (m_columns && !m_columns->renamed().empty())
            std::fprintf(stderr, "note: columns that have a result's name are given_… in the answer: %s\n",
                         m_columns->renamed().c_str());
        if (!isStandardOutput(m_options.output))
            out << std::to_string(m_rows) << " rows, " << std::to_string(m_bad) << " with an error\n";
    }

private:
    [[nodiscard]] bool isCsv() const { return m_format == Format::csv; }

    [[nodiscard]] std::shared_ptr<BatchRecords> newReader() const {
        if (m_columns)
            return std::make_shared<BatchRows>(*m_columns, m_catalogue);
        return std::make_shared<BatchLines>(m_catalogue);
    }

    BatchColumns readColumns() {
        const CsvRecord header = readHeader();
        try {
            return BatchColumns(header);
        } catch (const InputError& error) {
            refuseInput(m_options.input, error);
        }
    }

    /// Sets m_header, and m_records to what is read of those that follow it.
    CsvRecord readHeader() {
        for (;;) {
            throwIfStopped(m_stop);
            const auto found = m_input.next(m_records, 50ms);
            if (found == RecordBlocks::Found::end)
                refuseInput(
                    m_options.input,
                    InputError("input", {"must have a header line with option names, but is empty", {}}));
            CsvReader reader(m_records, CsvReader::Part::later);
            if (found == RecordBlocks::Found::nothingYet || !reader.next(m_header))
                continue;
            m_records.erase(0, m_records.size() - reader.rest().size());
            return m_header;
        }
    }

    void writeHeader() {
        for (const std::string& name : m_columns->names())
            m_target.output() << csvField(name) << ",";
        for (const std::string_view name : resultColumns)
            m_target.output() << name << (name == resultColumns.back() ? "\n" : ",");
    }

    /// \return there may be more
    bool readOn() {
        if (m_records.empty()) {
            // While answers are on their way their writing must not wait for input that is not there.
            const auto found = m_input.next(m_records, m_work.empty() ? 50ms : 1ms);
            if (found == RecordBlocks::Found::end)
                return false;
            if (found == RecordBlocks::Found::nothingYet) {
                m_target.output().flush(); // who waits for the answers before asking on shall have them
                return true;
            }
        }
        m_work.give(std::exchange(m_records, {}));
        return true;
    }

    void write(const BatchAnswer& answer) {
        m_target.output() << answer.text;
        m_rows += answer.rows;
        m_bad += answer.bad;
    }

    const Options& m_options;
    std::stop_token m_stop;
    Format m_format;
    RecordBlocks m_input;
    std::string m_records; ///< read, and not given to m_work
    CsvRecord m_header;
    std::optional<BatchColumns> m_columns; ///< of CSV
    Catalogue m_catalogue;
    TargetFile m_target;
    std::size_t m_rows = 0, m_bad = 0;
    OrderedWork<std::string, BatchAnswer> m_work; ///< last: its threads read what is above
};

int batch(const Options& options, Output& out, const std::stop_token& stop) {
    Batch batch(options, stop);
    batch.run();
    batch.report(out);
    return exitDone;
}

} // namespace

Command addBatch(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(
        root, "batch", "One scenario a row of a CSV file, or a line of JSON Lines, with results appended",
        ("Columns are the options of “quadrille estimate” without dashes, in any order; an empty cell is an "
         "option that is not given.\nOf JSON Lines, each an object, they are the keys, and null is not "
         "given.\nA row without a model that has hidden, layers, heads, ffn and vocab "
         "defines its own. Other columns are passed through, as given_… where they have a result's name.\n" +
         resultColumnsText())
            .c_str());
    addRequired(app, "input", options->input, "INPUT.csv",
                "CSV file whose header has option names without dashes, JSON Lines (.jsonl, .ndjson), or -");
    CLI::Option* output = addRequired(app, "-o,--output", options->output, "OUTPUT.csv",
                                      "file of the same format to write, or -");
    addValue(app, "--format", options->format, "csv|jsonl",
             "default what the names of the files end in, else csv");
    addValue(app, "--threads", options->threads, "N", "rows are answered on so many; default all cores");
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return batch(*options, out, stop); },
            {output}};
}

} // namespace quadrille::cli
