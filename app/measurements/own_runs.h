// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measurements/own_runs_model.h"
#include "app/measurements/run_book.h"
#include "app/store/latest_job.h"
#include "app/store/scenario_store.h"

#include <functional>

namespace quadrille {

struct RunsContent;

/// The user's own runs, from files and pasted logs: kept while the program runs, and in the run book. Those
/// on the GPU of the scenario in force follow its profile.
class OwnRuns : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    OwnRuns(ScenarioStore& store, RunBook& book, QObject* parent = nullptr);

    /// What became of a file or a log.
    struct Reading {
        std::size_t runs = 0;        ///< that were added
        std::size_t unreadLines = 0; ///< lines that could not be read
        std::size_t unreadFiles = 0; ///< 1: nothing of the file or log could be read
        UnreadLines unread;          ///< the first of what could not be read, and how much there is more
        QStringList notes;           ///< what else there is to say, in sentences
    };
    /// Adds the runs of a CSV file (see runs_csv.h), or the run of a log, when they are read, which is done
    /// on another thread, one file after the other: see fileRead().
    void addFile(const QString& path);
    /// Files that are not read yet are not added. \return how many had not been begun
    qsizetype stopReading();
    [[nodiscard]] bool reading() const { return m_reader.pending(); }
    /// Reading for so long that it is worth a word.
    [[nodiscard]] bool readingLong() const { return m_reader.late(); }
    [[nodiscard]] const QString& fileName() const { return m_fileName; } ///< of what is being read
    [[nodiscard]] double share() const { return m_share; }               ///< of it that is read
    /// Adds the run of a log of one of the frameworks of logs::formats(). The scenario in force says what the
    /// log does not.
    Reading addLog(const QByteArray& text, const QString& name);
    /// Adds a step of the scenario in force that was measured otherwise than by a log. \pre that can run
    void addStep(Seconds step, const QString& name);
    /// Adds runs that were read elsewhere.
    void addRuns(std::vector<MeasuredRun> runs);
    void remove(std::size_t run);
    /// What there was, as clear() took it away.
    struct Cleared {
        RunList runs;
        UnreadLines unread;
    };
    Cleared clear();
    void putBack(Cleared cleared); ///< before what was added since

    [[nodiscard]] const RunList& runs() const { return m_runs; }
    [[nodiscard]] const UnreadLines& unread() const { return m_unread; }
    /// There is one of those that fittable() names.
    [[nodiscard]] bool canBeFitted() const;
    /// The places of those on the GPU of the scenario in force, that a profile can be fitted to.
    [[nodiscard]] std::vector<std::size_t> fittable() const;

signals:
    void changed();
    void readingProgressed(); ///< also when reading() or readingLong() is another
    void fileRead(const quadrille::OwnRuns::Reading& reading);

private:
    void readNext();
    Reading add(const std::function<RunsContent()>& read, const QString& name);
    [[nodiscard]] bool isFittableHere(const MeasuredRun& run) const;
    /// On the GPU of the scenario in force, with another profile.
    [[nodiscard]] bool isBehind(const MeasuredRun& run) const;
    void followProfile(std::vector<MeasuredRun>& runs) const;
    /// \return some were behind
    bool followProfile();
    void publish();

    ScenarioStore& m_store;
    RunBook& m_book;
    RunList m_runs; ///< all of them can run
    UnreadLines m_unread;
    QStringList m_waiting; ///< files to read
    QString m_fileName;
    double m_share = 0;
    LatestJob m_reader; ///< last: it ends first
};

} // namespace quadrille
