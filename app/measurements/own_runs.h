// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measurements/own_runs_model.h"
#include "app/measurements/run_book.h"
#include "app/store/scenario_store.h"

namespace quadrille {

/// The user's own runs, from files and pasted logs: kept while the program runs, and in the run book. Those
/// on the GPU of the scenario in force follow its profile.
class OwnRuns : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    OwnRuns(ScenarioStore& store, RunBook& book, QObject* parent = nullptr);

    /// What became of a file or a log.
    struct Reading {
        std::size_t runs = 0; ///< that were added
        UnreadLines unread;   ///< lines that could not be read
        QStringList notes;    ///< what else there is to say, in sentences
    };
    /// Adds the runs of a CSV file (see runs_csv.h), or the run of a log. A file that cannot be read at all
    /// is one unread line.
    Reading addFile(const QString& path);
    /// Adds the run of a log of Megatron-LM, torchtitan or nanotron. The scenario in force says what the log
    /// does not.
    Reading addLog(const QByteArray& text, const QString& name);
    void remove(std::size_t run);
    void clear();

    [[nodiscard]] const std::vector<MeasuredRun>& runs() const { return m_runs; }
    [[nodiscard]] const UnreadLines& unread() const { return m_unread; }
    /// The places of those on the GPU of the scenario in force, that a profile can be fitted to.
    [[nodiscard]] std::vector<std::size_t> fittable() const;

signals:
    void changed();

private:
    [[nodiscard]] Reading readCsv(const QByteArray& text, const QString& name);
    [[nodiscard]] Reading readLog(const QByteArray& text, const QString& name);
    Reading finish(Reading reading);
    /// Its GPU shares a profile with that of the scenario in force.
    [[nodiscard]] bool isOnScenarioGpu(const MeasuredRun& run) const;
    /// \return some had another profile
    bool followProfile();
    void publish();

    ScenarioStore& m_store;
    RunBook& m_book;
    std::vector<MeasuredRun> m_runs;
    UnreadLines m_unread;
};

} // namespace quadrille
