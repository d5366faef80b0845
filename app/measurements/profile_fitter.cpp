// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/profile_fitter.h"

#include "core/stop.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

namespace quadrille {
namespace {

constexpr int tick = 100; ///< ms between two words about progress

} // namespace

FittedProfile fitAndValidate(std::vector<MeasuredRun> runs, const Profile& start,
                             const std::function<bool()>& wanted, const std::function<void()>& round,
                             const Predictor& predictor) {
    // Of very many runs a single round takes long enough to be waited for.
    const Predictor whileWanted = [&](const Scenario& scenario) {
        if (!wanted())
            throw Stopped();
        return predictor(scenario);
    };
    FittedProfile result;
    result.start = start;
    FitOptions options;
    options.goOn = [&] {
        if (round)
            round();
        return true;
    };
    result.fit = fit(runs, start, options, whileWanted);
    const auto by = [&](const Profile& profile) {
        const SharedValue<Profile> shared(profile);
        for (MeasuredRun& run : runs)
            run.scenario.profile = shared;
        return validate(runs, whileWanted);
    };
    result.before = by(start);
    result.after = by(result.fit.profile);
    return result;
}

ProfileFitter::ProfileFitter(QObject* parent) : QObject(parent) {
    m_worker.setMaxThreadCount(1);
    m_ticker.setInterval(tick);
    connect(&m_ticker, &QTimer::timeout, this, &ProfileFitter::progressed);
}

ProfileFitter::~ProfileFitter() {
    ++m_generation;
    m_worker.clear();
    m_worker.waitForDone();
}

void ProfileFitter::start(std::vector<MeasuredRun> runs, const Profile& from, std::string name,
                          std::string label) {
    m_fitting = true;
    m_rounds = 0;
    const quint64 generation = ++m_generation;
    m_worker.clear();
    m_ticker.start();
    // The destructor waits for this function, so that `this` outlives it; every answer is an event.
    m_worker.start(
        [this, runs = std::move(runs), from, name = std::move(name), label = std::move(label), generation] {
            const auto wanted = [this, generation] { return m_generation == generation; };
            const auto answer = [this, generation](auto&& tell) {
                QMetaObject::invokeMethod(
                    this,
                    [this, generation, tell] {
                        if (generation != m_generation)
                            return;
                        finish(generation);
                        tell();
                    },
                    Qt::QueuedConnection);
            };
            try {
                FittedProfile result = fitAndValidate(runs, from, wanted, [this] { ++m_rounds; });
                result.fit.profile.name = name;
                result.fit.profile.label = label;
                answer([this, result = std::move(result)] { emit fitted(result); });
            } catch (const Stopped&) { // nobody waits for it
            } catch (const InputError& error) {
                answer([this, rule = error.rule()] { emit failed(format::sentence(rule)); });
            }
        });
    emit progressed();
}

void ProfileFitter::cancel() {
    if (!m_fitting)
        return;
    finish(m_generation);
    ++m_generation;
    m_worker.clear();
    emit cancelled();
}

void ProfileFitter::finish(quint64 generation) {
    if (generation != m_generation)
        return;
    m_fitting = false;
    m_ticker.stop();
}

} // namespace quadrille
