// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/run_book.h"

#include "core/text/input_error.h"
#include "widgets/format.h"

namespace quadrille {
namespace {

constexpr int tick = 100; ///< ms between two words about progress

/// Thrown out of a validation that nobody waits for any more.
struct Abandoned {};

} // namespace

RunBook::RunBook(const Catalogue& catalogue, QObject* parent) : QObject(parent), m_catalogue(catalogue) {
    m_worker.setMaxThreadCount(1);
    m_ticker.setInterval(tick);
    connect(&m_ticker, &QTimer::timeout, this, &RunBook::progressed);
}

RunBook::~RunBook() {
    ++m_generation;
    m_worker.clear();
    m_worker.waitForDone();
}

void RunBook::prepare() {
    if (!m_asked)
        predict();
}

void RunBook::setOwn(SharedRuns runs) {
    m_own = std::move(runs);
    predict();
}

void RunBook::predict() {
    m_asked = true;
    m_computing = true;
    const quint64 generation = ++m_generation;
    m_worker.clear();
    m_done = 0;
    m_total = m_runs->size();
    m_ticker.start();
    // The destructor waits for this function, so that `this` outlives it; every answer is an event.
    m_worker.start([this, own = m_own, generation] {
        Answer made;
        try {
            made = predicted(own, [this, generation] {
                if (m_generation != generation)
                    throw Abandoned();
                ++m_done;
            });
        } catch (const Abandoned&) {
            return;
        } catch (const InputError& error) {
            made.failure = tr("The published runs cannot be read: %1 %2")
                               .arg(QString::fromStdString(error.field()), format::sentence(error.rule()));
        }
        QMetaObject::invokeMethod(
            this, [this, generation, made = std::move(made)] { answer(generation, made); },
            Qt::QueuedConnection);
    });
    emit progressed();
}

RunBook::Answer RunBook::predicted(const SharedRuns& own, const std::function<void()>& step) {
    Answer made;
    std::vector<MeasuredRun> runs = loadMeasuredRuns(m_catalogue);
    made.shipped = runs.size();
    runs.reserve(runs.size() + own->size());
    for (MeasuredRun run : *own) {
        run.fitted = false; // no shipped profile, no baseline is fitted to it
        runs.push_back(std::move(run));
    }
    m_total = runs.size();
    const Predictor usual = usualPredictor();
    made.predictions = validate(runs, [&](const Scenario& scenario) {
                           step();
                           return usual(scenario);
                       }).runs;
    made.runs = std::move(runs);
    return made;
}

void RunBook::answer(quint64 generation, Answer answer) {
    if (generation != m_generation)
        return;
    m_computing = false;
    m_ticker.stop();
    m_runs = std::move(answer.runs);
    m_predictions = std::move(answer.predictions);
    m_shipped = answer.shipped;
    m_failure = answer.failure;
    emit changed();
}

} // namespace quadrille
