// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs_input.h"

#include "app/cli/numbers.h"
#include "app/cli/output.h"
#include "app/cli/refuse.h"
#include "app/cli/user_catalogue.h"
#include "app/data/measured_runs_file.h"
#include "app/measurements/runs_csv.h"
#include "app/session/file_io.h"
#include "core/cluster/profile_json.h"

#include <QFileInfo>

namespace quadrille::cli {

std::vector<MeasuredRun> runsInput(const std::string& file, const Catalogue& catalogue,
                                   const std::stop_token& stop) {
    if (file.empty())
        return loadMeasuredRuns(catalogue);
    const QByteArray bytes = readInput("runs", file);
    const std::string source =
        file == "-" ? "standard input" : QFileInfo(QString::fromStdString(file)).fileName().toStdString();
    RunsFile read =
        readRuns({bytes.constData(), static_cast<std::size_t>(bytes.size())}, catalogue, source, stop);
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
        refuse("runs", "must have a line that can be read");
    return std::move(read.runs);
}

Profile readProfile(const std::string& option, const std::string& file) {
    constexpr qint64 largestProfileFile = 4 << 20;
    try {
        const QByteArray bytes = readWhole(QString::fromStdString(file), largestProfileFile);
        return parseProfile({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    } catch (const InputError& error) {
        refuseFile(option, file, error);
    }
}

} // namespace quadrille::cli
