// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/run_book.h"

#include "app/measurements/progress_tick.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QThreadPool>

#include <memory>
#include <mutex>
#include <new>
#include <utility>

namespace quadrille {
namespace {

/// The shipped runs and their predictions: the same for every window of the program.
struct Published {
    RunList runs;                                       ///< empty: not read yet
    SharedValue<std::vector<ValidatedRun>> predictions; ///< empty: not made yet
};

/// Worked out once. Books that ask before that is done work it out each for itself, so that none waits.
class PublishedOnce {
public:
    [[nodiscard]] Published known() const {
        const std::lock_guard lock(m_mutex);
        return m_published;
    }
    void keep(const Published& published) {
        const std::lock_guard lock(m_mutex);
        m_published = published;
    }

private:
    mutable std::mutex m_mutex;
    Published m_published;
};

PublishedOnce& publishedOnce() {
    static PublishedOnce once;
    return once;
}

} // namespace

RunBook::RunBook(const Catalogue& catalogue, QObject* parent) : QObject(parent), m_catalogue(catalogue) {
    m_ticker.setInterval(progressTick);
    connect(&m_ticker, &QTimer::timeout, this, &RunBook::progressed);
}

void RunBook::prepare() {
    if (!m_asked)
        predict();
}

void RunBook::setOwn(RunList runs) {
    m_own = std::move(runs);
    predict();
}

void RunBook::predict() {
    m_asked = true;
    m_done = 0;
    m_total = m_runs.size();
    m_ticker.start();
    m_question.ask([this, own = m_own](const std::stop_token& stop, LatestJob::Tell&) {
        const auto made = std::make_shared<Answer>();
        try {
            *made = predicted(own, stop);
        } catch (const InputError& error) {
            made->failure = tr("The published runs cannot be read: %1 %2")
                                .arg(QString::fromStdString(error.field()), format::sentence(error.rule()));
        } catch (const std::bad_alloc&) {
            made->failure = tr("There is not enough memory to predict the runs.");
        }
        return [this, made] { answer(*made); };
    });
    emit progressed();
}

RunBook::Answer RunBook::predicted(const RunList& own, const std::stop_token& stop) {
    Published published = publishedOnce().known();
    if (published.runs.empty()) {
        published.runs = RunList(loadMeasuredRuns(m_catalogue));
        publishedOnce().keep(published); // also for those who ask after this one was stopped
    }
    Answer made;
    made.runs = published.runs;
    made.shipped = made.runs.size();
    made.runs.append(own);
    m_total = made.runs.size();
    const Predictor usual = usualPredictor(stop);
    // No shipped profile, no baseline is fitted to the user's own.
    const Predictor counted = [&](const Scenario& scenario) {
        const Performance performance = usual(scenario);
        ++m_done;
        return performance;
    };
    if (published.predictions->empty()) {
        published.predictions = quadrille::predict(published.runs, made.shipped, counted);
        publishedOnce().keep(published);
    }
    m_done = made.shipped;
    made.predictions = quadrille::predict(made.runs, made.shipped, counted, *published.predictions);
    made.words = RunWords::of(made.runs, made.shipped);
    return made;
}

void RunBook::answer(const Answer& answer) {
    m_ticker.stop();
    // To give back very many runs takes longer than a frame.
    QThreadPool::globalInstance()->start([old = std::exchange(m_runs, answer.runs)] {});
    m_predictions = answer.predictions;
    m_shipped = answer.shipped;
    m_words = answer.words;
    m_failure = answer.failure;
    emit changed();
}

} // namespace quadrille
