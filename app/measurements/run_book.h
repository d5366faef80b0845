// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/measured_runs_file.h"
#include "app/measurements/run_words.h"
#include "app/store/latest_job.h"
#include "core/measurements/validate.h"

#include <QObject>
#include <QTimer>

#include <atomic>

namespace quadrille {

/// The shipped runs and the user's own, each beside its prediction. Reads and predicts on another thread, the
/// shipped ones once for all books, nothing before it is asked to; the latest request wins.
class RunBook : public QObject {
    Q_OBJECT
public:
    /// The catalogue must outlive the book.
    explicit RunBook(const Catalogue& catalogue, QObject* parent = nullptr);

    /// Reads and predicts, when that was not done yet.
    void prepare();
    /// The user's own runs, predicted by the profiles of their own GPUs; they change none of the shipped
    /// runs' figures.
    void setOwn(RunList runs);

    /// The shipped ones, then the own ones. As of the last changed().
    [[nodiscard]] const RunList& runs() const { return m_runs; }
    /// Of each of runs(), in the same order; nothing shipped was fitted to the own ones.
    [[nodiscard]] const std::vector<ValidatedRun>& predictions() const { return *m_predictions; }
    [[nodiscard]] const SharedValue<std::vector<ValidatedRun>>& sharedPredictions() const {
        return m_predictions;
    }
    [[nodiscard]] const RunWords& words() const { return m_words; } ///< of the runs
    [[nodiscard]] bool isOwn(std::size_t run) const { return run >= m_shipped; }
    [[nodiscard]] std::size_t shipped() const { return m_shipped; }
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    /// Why there are no runs, as a sentence; empty where there are.
    [[nodiscard]] const QString& failure() const { return m_failure; }
    /// Of the runs that are being predicted.
    [[nodiscard]] std::size_t done() const { return m_done; }
    [[nodiscard]] std::size_t total() const { return m_total; }

signals:
    void changed();    ///< runs and predictions are others
    void progressed(); ///< several times a second while computing()

private:
    struct Answer {
        RunList runs;
        SharedValue<std::vector<ValidatedRun>> predictions;
        std::size_t shipped = 0;
        RunWords words;
        QString failure;
    };
    void predict();
    /// Throws Stopped. \throws InputError when the shipped runs cannot be read
    [[nodiscard]] Answer predicted(const RunList& own, const std::stop_token& stop);
    void answer(const Answer& answer);

    const Catalogue& m_catalogue;
    RunList m_own;
    RunList m_runs;
    SharedValue<std::vector<ValidatedRun>> m_predictions;
    std::size_t m_shipped = 0;
    RunWords m_words;
    QString m_failure;
    bool m_asked = false;
    std::atomic<std::size_t> m_done = 0;
    std::atomic<std::size_t> m_total = 0;
    QTimer m_ticker;
    LatestJob m_question; ///< last: it ends first
};

} // namespace quadrille
