// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/batch_rows.h"
#include "app/cli/ordered_work.h"
#include "app/cli/record_blocks.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/refuse.h"
#include "core/stop.h"

#include <cstdio>

namespace quadrille::cli {
namespace {

using namespace std::chrono_literals;

struct Options {
    std::string input;
    std::string output;
    std::string threads;
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

/// The records of the input, and the answers to them, in the same order.
class Batch {
public:
    Batch(const Options& options, std::stop_token stop)
        : m_options(options), m_stop(std::move(stop)), m_input("input", options.input),
          m_columns(readHeader()), m_catalogue(userCatalogue()), m_target("output", options.output),
          m_work(threadsOf(options), [this] {
              return [rows = std::make_shared<BatchRows>(m_columns, m_catalogue)](
                         const std::string& records, const std::stop_token& asked) {
                  return rows->answer(records, asked);
              };
          }) {}

    void run() {
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
        if (!m_columns.unread().empty())
            std::fprintf(stderr, "note: columns that are no option and were passed through: %s\n",
                         m_columns.unread().c_str());
        if (!isStandardOutput(m_options.output))
            out << std::to_string(m_rows) << " rows, " << std::to_string(m_bad) << " with an error\n";
    }

private:
    /// Sets m_header, and m_records to what is read of those that follow it.
    CsvRecord readHeader() {
        for (;;) {
            throwIfStopped(m_stop);
            const auto found = m_input.next(m_records, 50ms);
            if (found == RecordBlocks::Found::end)
                refuse("input", "must have a header line with option names, but is empty");
            CsvReader reader(m_records, CsvReader::Part::later);
            if (found == RecordBlocks::Found::nothingYet || !reader.next(m_header))
                continue;
            m_records.erase(0, m_records.size() - reader.rest().size());
            return m_header;
        }
    }

    void writeHeader() {
        for (const std::string& name : m_header.fields)
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
    RecordBlocks m_input;
    std::string m_records; ///< read, and not given to m_work
    CsvRecord m_header;
    BatchColumns m_columns;
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
        root, "batch", "One scenario a row of a CSV file, results appended as columns",
        "Columns are the options of “quadrille estimate” without dashes, in any order; an empty cell is an "
        "option that is not given.\nA row without a model that has hidden, layers, heads, ffn and vocab "
        "defines its own. Other columns are passed through.\nAppended: memory_gib, memory_last_stage_gib, "
        "memory_reserved_gib, memory_device_gib, zone, oom_probability, bubble_over_total, step_seconds, "
        "tokens_per_second_per_gpu, tflops_per_gpu, mfu, step_low_seconds, step_high_seconds, extrapolated, "
        "error.");
    addRequired(app, "input", options->input, "INPUT.csv",
                "CSV file whose header has option names without dashes, or -");
    CLI::Option* output =
        addRequired(app, "-o,--output", options->output, "OUTPUT.csv", "CSV file to write, or -");
    addValue(app, "--threads", options->threads, "N", "rows are answered on so many; default all cores");
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return batch(*options, out, stop); },
            {output}};
}

} // namespace quadrille::cli
