// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/measured_runs_file.h"

#include "app/data/fsdp_study_file.h"
#include "core/measurements/fsdp_runs.h"
#include "core/measurements/measured_runs.h"
#include "core/text/input_error.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <iterator>

namespace quadrille {
namespace {

QStringList runFiles() {
    QStringList paths{QStringLiteral(":/measured_runs.json")};
    const QDir folder(QStringLiteral(":/runs"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

std::vector<MeasuredRun> runsOfFile(const QString& path, const KnownNames& known) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(path.toStdString(), {QUADRILLE_MESSAGE("cannot be read"), {}});
    const QByteArray bytes = file.readAll();
    try {
        return parseMeasuredRuns({bytes.constData(), static_cast<std::size_t>(bytes.size())}, known);
    } catch (const InputError& error) {
        throw InputError(path.toStdString() + ": " + error.field(), error.rule());
    }
}

} // namespace

std::vector<MeasuredRun> loadRunsOfFile(const std::string& file, const Catalogue& catalogue) {
    return runsOfFile(QStringLiteral(":/") + QString::fromStdString(file),
                      {catalogue.models, catalogue.gpus, catalogue.frameworks});
}

std::vector<MeasuredRun> loadMeasuredRuns(const Catalogue& catalogue) {
    const KnownNames known{catalogue.models, catalogue.gpus, catalogue.frameworks};
    std::vector<MeasuredRun> runs;
    const auto add = [&runs](std::vector<MeasuredRun> more) {
        std::move(more.begin(), more.end(), std::back_inserter(runs));
    };
    for (const PublishedTable& table : loadPublishedTables())
        if (table.kind == PublishedTable::Kind::measured)
            add(runsOf(table, known));
    add(runsOf(loadFsdpStudy(), known));
    for (const QString& path : runFiles())
        add(runsOfFile(path, known));
    SharedParts parts;
    for (MeasuredRun& run : runs)
        parts.share(run.scenario);
    return runs;
}

} // namespace quadrille
