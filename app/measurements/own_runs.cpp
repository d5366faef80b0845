// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/own_runs.h"

#include "app/library/user_library.h"
#include "app/measurements/runs_content.h"
#include "app/text_io/scenario_line.h"
#include "core/measurements/fit.h"
#include "core/measurements/related_gpus.h"
#include "core/measurements/speed_measure.h"
#include "widgets/format.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

namespace quadrille {

namespace {

/// A file or a log of which nothing could be read.
OwnRuns::Reading unreadable(const QString& name, const InputError& error) {
    OwnRuns::Reading reading;
    reading.unreadFiles = 1;
    reading.unread << OwnRuns::tr("%1, %2: %3", "file, field, rule")
                          .arg(name, format::translated(error.field()), format::sentence(error.rule()));
    return reading;
}

OwnRuns::Reading readingOf(const RunsFile& file, const QString& name) {
    OwnRuns::Reading reading;
    reading.runs = file.runs.size();
    reading.unreadLines = file.unread.size() + file.unreadMore;
    for (const UnreadRun& line : file.unread)
        reading.unread << OwnRuns::tr("%1, line %2, %3: %4", "file, line, column, rule")
                              .arg(name, format::count(static_cast<std::int64_t>(line.line)),
                                   format::translated(line.field), format::sentence(line.rule));
    if (file.unreadMore > 0)
        reading.unread << OwnRuns::tr("%1: %n more lines could not be read", "file",
                                      static_cast<int>(file.unreadMore))
                              .arg(name);
    QStringList ignored;
    for (const std::string& column : file.ignored)
        ignored << QString::fromStdString(column);
    if (!ignored.isEmpty())
        reading.notes
            << OwnRuns::tr("Columns that mean nothing here: %1.").arg(ignored.join(QStringLiteral(", ")));
    return reading;
}

MeasuredRun runOfLog(const TrainingLog& log, const Scenario& scenario, const QString& name) {
    MeasuredRun run = runOf(log, scenario);
    run.source = name.toStdString();
    run.table = log.format == nullptr ? "log" : log.label();
    return run;
}

} // namespace

OwnRuns::OwnRuns(ScenarioStore& store, RunBook& book, QObject* parent)
    : QObject(parent), m_store(store), m_book(book) {
    connect(&m_store, &ScenarioStore::changed, this, [this] {
        if (followProfile())
            publish();
    });
    connect(&m_reader, &LatestJob::becameLate, this, &OwnRuns::readingProgressed);
}

void OwnRuns::addFile(const QString& path) {
    m_waiting << path;
    if (!reading())
        readNext();
}

void OwnRuns::readNext() {
    const QString path = m_waiting.takeFirst();
    m_fileName = QFileInfo(path).fileName();
    m_share = 0;
    std::vector<UnreadFile> unreadEntries; // of the library, which the window complains about
    m_reader.ask([this, path, name = m_fileName, base = m_store.scenario(),
                  catalogue = loadCatalogueAndLibrary(unreadEntries)](const std::stop_token& stop,
                                                                      LatestJob::Tell& tell) {
        const auto share = [&](double read) {
            tell([this, read] {
                m_share = read;
                emit readingProgressed();
            });
        };
        const auto content = std::make_shared<RunsContent>(contentOfRuns(path, base, catalogue, stop, share));
        return [this, name, content] {
            const Reading reading = add([&content] { return std::move(*content); }, name);
            if (!m_waiting.isEmpty())
                readNext();
            emit readingProgressed();
            emit fileRead(reading);
        };
    });
    emit readingProgressed();
}

qsizetype OwnRuns::stopReading() {
    const qsizetype waited = m_waiting.size();
    m_waiting.clear();
    m_reader.stop();
    emit readingProgressed();
    return waited;
}

OwnRuns::Reading OwnRuns::addLog(const QByteArray& text, const QString& name) {
    return add(
        [&] {
            std::vector<UnreadFile> unreadEntries; // of the library, which the window complains about
            return contentOfLog(text, name, m_store.scenario(), loadCatalogueAndLibrary(unreadEntries));
        },
        name);
}

OwnRuns::Reading OwnRuns::add(const std::function<RunsContent()>& read, const QString& name) {
    Reading reading;
    try {
        RunsContent content = read();
        RunList runs = m_runs;
        if (auto* file = std::get_if<RunsFile>(&content.found)) {
            reading = readingOf(*file, name);
            followProfile(file->runs);
            runs.append(std::move(file->runs));
        } else if (const auto* log = std::get_if<TrainingLog>(&content.found)) {
            MeasuredRun run = runOfLog(*log, content.plan ? *content.plan : m_store.scenario(), name);
            if (content.plan)
                reading.notes
                    << tr("The log says what it ran: %1.", "a plan").arg(scenarioLine(run.scenario));
            runs.append(std::vector{std::move(run)});
            reading.runs = 1;
            for (const Message& finding : log->findings())
                reading.notes << format::sentence(finding);
        } else
            reading = unreadable(name, std::get<InputError>(content.found));
        m_runs = std::move(runs);
    } catch (const InputError& error) { // nothing can be read, or the scenario in force cannot run
        reading = unreadable(name, error);
    } catch (const std::bad_alloc&) { // what there was stays
        reading = {};
        reading.unreadFiles = 1;
        reading.unread << tr("%1: there is not enough memory for its runs", "file").arg(name);
    }
    m_unread += reading.unread;
    publish();
    return reading;
}

void OwnRuns::addStep(Seconds step, const QString& name) {
    MeasuredRun run;
    run.source = name.toStdString();
    run.table = "PyTorch profiler";
    run.label = planLabel(m_store.scenario());
    run.step = step;
    run.scenario = m_store.scenario();
    m_runs.append(std::vector{std::move(run)});
    publish();
}

void OwnRuns::addRuns(std::vector<MeasuredRun> runs) {
    followProfile(runs);
    RunList all = m_runs;
    all.append(std::move(runs));
    m_runs = std::move(all);
    publish();
}

void OwnRuns::remove(std::size_t run) {
    m_runs.remove(run);
    publish();
}

OwnRuns::Cleared OwnRuns::clear() {
    Cleared cleared{std::exchange(m_runs, {}), std::exchange(m_unread, {})};
    publish();
    return cleared;
}

void OwnRuns::putBack(Cleared cleared) {
    cleared.runs.append(m_runs);
    m_runs = std::move(cleared.runs);
    m_unread = cleared.unread + m_unread;
    followProfile(); // it may be another by now
    publish();
}

bool OwnRuns::isFittableHere(const MeasuredRun& run) const {
    // Whether a run can run at all was asked when it was read, and takes too long to ask of very many.
    return run.fitted && run.step && related(*run.scenario.gpu, m_store.scenario().cluster.gpu);
}

bool OwnRuns::canBeFitted() const {
    return std::any_of(m_runs.begin(), m_runs.end(),
                       [this](const MeasuredRun& run) { return isFittableHere(run); });
}

std::vector<std::size_t> OwnRuns::fittable() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        if (isFittableHere(m_runs[i]))
            places.push_back(i);
    return places;
}

bool OwnRuns::isBehind(const MeasuredRun& run) const {
    const GpuSpec& gpu = m_store.scenario().cluster.gpu;
    return related(*run.scenario.gpu, gpu) && run.scenario.profile != gpu.profile;
}

void OwnRuns::followProfile(std::vector<MeasuredRun>& runs) const {
    for (MeasuredRun& run : runs)
        if (isBehind(run))
            run.scenario.profile = m_store.scenario().cluster.gpu.profile;
}

bool OwnRuns::followProfile() {
    if (std::none_of(m_runs.begin(), m_runs.end(), [this](const MeasuredRun& run) { return isBehind(run); }))
        return false;
    std::vector<MeasuredRun> runs(m_runs.begin(), m_runs.end());
    followProfile(runs);
    m_runs = std::move(runs);
    return true;
}

void OwnRuns::publish() {
    m_book.setOwn(m_runs);
    emit changed();
}

} // namespace quadrille
