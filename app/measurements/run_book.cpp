// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/run_book.h"

#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QThreadPool>

#include <memory>
#include <new>
#include <utility>

namespace quadrille {
namespace {

constexpr int tick = 100; ///< ms between two words about progress

} // namespace

RunBook::RunBook(const Catalogue& catalogue, QObject* parent) : QObject(parent), m_catalogue(catalogue) {
    m_ticker.setInterval(tick);
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
    if (m_published.empty())
        m_published = RunList(loadMeasuredRuns(m_catalogue));
    Answer made;
    made.runs = m_published;
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
    if (m_publishedPredictions->empty())
        m_publishedPredictions = quadrille::predict(m_published, made.shipped, counted);
    m_done = made.shipped;
    made.predictions = quadrille::predict(made.runs, made.shipped, counted, *m_publishedPredictions);
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
