// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/own_runs.h"

#include "app/library/user_library.h"
#include "app/measurements/runs_csv.h"
#include "app/session/file_io.h"
#include "core/measurements/calibrate.h"
#include "core/measurements/training_log.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace quadrille {
namespace {

constexpr qint64 largestRunsFile = 64 << 20;

/// A file or a log of which nothing could be read.
OwnRuns::Reading unreadable(const QString& name, const InputError& error) {
    OwnRuns::Reading reading;
    reading.unread << OwnRuns::tr("%1, %2: %3", "file, field, rule")
                          .arg(name, QString::fromStdString(error.field()), format::sentence(error.rule()));
    return reading;
}

} // namespace

OwnRuns::OwnRuns(ScenarioStore& store, RunBook& book, QObject* parent)
    : QObject(parent), m_store(store), m_book(book) {
    connect(&m_store, &ScenarioStore::changed, this, [this] {
        if (followProfile())
            publish();
    });
}

OwnRuns::Reading OwnRuns::readCsv(const QByteArray& text, const QString& name) {
    std::vector<UnreadFile> unreadEntries; // of the library, which the window complains about
    RunsFile file = readRuns({text.constData(), static_cast<std::size_t>(text.size())},
                             loadCatalogueAndLibrary(unreadEntries), name.toStdString());
    Reading reading;
    reading.runs = file.runs.size();
    std::ranges::move(file.runs, std::back_inserter(m_runs));
    for (const UnreadRun& line : file.unread)
        reading.unread << tr("%1, line %2, %3: %4", "file, line, column, rule")
                              .arg(name, format::count(static_cast<std::int64_t>(line.line)),
                                   QString::fromStdString(line.field), format::sentence(line.rule));
    QStringList ignored;
    for (const std::string& column : file.ignored)
        ignored << QString::fromStdString(column);
    if (!ignored.isEmpty())
        reading.notes << tr("Columns that mean nothing here: %1.").arg(ignored.join(QStringLiteral(", ")));
    return reading;
}

OwnRuns::Reading OwnRuns::readLog(const QByteArray& text, const QString& name) {
    const TrainingLog log = parseTrainingLog({text.constData(), static_cast<std::size_t>(text.size())});
    MeasuredRun run = runOf(log, m_store.scenario());
    run.source = name.toStdString();
    run.table = quadrille::name(log.format);
    m_runs.push_back(std::move(run));
    Reading reading;
    reading.runs = 1;
    for (const Message& finding : log.findings())
        reading.notes << format::sentence(finding);
    return reading;
}

OwnRuns::Reading OwnRuns::addFile(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    try {
        const QByteArray text = readWhole(path, largestRunsFile);
        const bool csv = QFileInfo(path).suffix().compare(QStringLiteral("csv"), Qt::CaseInsensitive) == 0;
        return finish(csv ? readCsv(text, name) : readLog(text, name));
    } catch (const InputError& error) {
        return finish(unreadable(name, error));
    }
}

OwnRuns::Reading OwnRuns::addLog(const QByteArray& text, const QString& name) {
    try {
        return finish(readLog(text, name));
    } catch (const InputError& error) {
        return finish(unreadable(name, error));
    }
}

OwnRuns::Reading OwnRuns::finish(Reading reading) {
    m_unread += reading.unread;
    followProfile();
    publish();
    return reading;
}

void OwnRuns::remove(std::size_t run) {
    m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(run));
    publish();
}

void OwnRuns::clear() {
    m_runs.clear();
    m_unread.clear();
    publish();
}

bool OwnRuns::isOnScenarioGpu(const MeasuredRun& run) const {
    return deviceFamily(m_runs, run.scenario.cluster.gpu) ==
           deviceFamily(m_runs, m_store.scenario().cluster.gpu);
}

std::vector<std::size_t> OwnRuns::fittable() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        if (isOnScenarioGpu(m_runs[i]) && !fittableRuns({&m_runs[i], 1}).empty())
            places.push_back(i);
    return places;
}

bool OwnRuns::followProfile() {
    bool moved = false;
    for (MeasuredRun& run : m_runs) {
        SharedValue<Profile>& profile = run.scenario.cluster.gpu.profile;
        if (!isOnScenarioGpu(run) || profile == m_store.scenario().cluster.gpu.profile)
            continue;
        profile = m_store.scenario().cluster.gpu.profile;
        moved = true;
    }
    return moved;
}

void OwnRuns::publish() {
    m_book.setOwn(m_runs);
    emit changed();
}

} // namespace quadrille
