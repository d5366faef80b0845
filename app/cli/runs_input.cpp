// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs_input.h"

#include "app/cli/log_folder_report.h"
#include "app/cli/output.h"
#include "app/data/measured_runs_file.h"
#include "app/text_io/note.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "app/text_io/runs_csv.h"

#include <QFileInfo>

namespace quadrille::cli {
using namespace text_io;

std::vector<MeasuredRun> runsInput(const std::string& file, const Catalogue& catalogue,
                                   const std::stop_token& stop) {
    if (file.empty())
        return loadMeasuredRuns(catalogue);
    if (areLogs({file}) || isLog(file)) {
        LogFolder folder = readLogs({file}, catalogue, stop);
        try {
            return runsOf(std::move(folder));
        } catch (const InputError& error) {
            refuseInput(file, error);
        }
    }
    const QByteArray bytes = readInput("runs", file, largestRunsFile);
    const std::string source = file == "-" ? std::string(standardInputName)
                                           : QFileInfo(QString::fromStdString(file)).fileName().toStdString();
    RunsFile read;
    try {
        read = readRuns({bytes.constData(), static_cast<std::size_t>(bytes.size())}, catalogue, source, stop);
    } catch (const InputError& error) {
        refuseInput(file, error);
    }
    for (const UnreadRun& each : read.unread)
        note("line " + std::to_string(each.line) + " was passed over: " + each.field + " " +
             english(each.rule));
    if (read.unreadMore > 0)
        note(std::to_string(read.unreadMore) + " more lines were passed over; " +
             std::to_string(read.runs.size()) + " were read");
    std::string ignored;
    for (const std::string& column : read.ignored)
        ignored += (ignored.empty() ? "" : ", ") + inQuotes(column);
    if (!ignored.empty())
        note("columns that mean nothing here: " + ignored);
    if (read.runs.empty())
        refuseInput(file, InputError("runs", {"must have a line that can be read", {}}));
    return std::move(read.runs);
}

} // namespace quadrille::cli
