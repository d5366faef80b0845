// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/profile_fitter.h"

#include "app/measurements/progress_tick.h"
#include "core/stop.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <memory>
#include <utility>

namespace quadrille {
FittedProfile fitAndValidate(const RunList& runs, const Profile& start, const std::function<bool()>& wanted,
                             const std::function<void()>& round, const Predictor& predictor) {
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
        return validate(runs,
                        [&](const Scenario& scenario) { return whileWanted(withProfile(scenario, shared)); });
    };
    result.before = by(start);
    result.after = by(result.fit.profile);
    return result;
}

ProfileFitter::ProfileFitter(QObject* parent) : QObject(parent) {
    m_ticker.setInterval(progressTick);
    connect(&m_ticker, &QTimer::timeout, this, &ProfileFitter::progressed);
}

void ProfileFitter::start(RunList runs, const Profile& from, std::string name, std::string label) {
    m_rounds = 0;
    m_ticker.start();
    m_question.ask([this, runs = std::move(runs), from, name = std::move(name), label = std::move(label)](
                       const std::stop_token& stop, LatestJob::Tell&) -> LatestJob::Here {
        try {
            const auto result = std::make_shared<FittedProfile>(fitAndValidate(
                runs, from, [&stop] { return !stop.stop_requested(); }, [this] { ++m_rounds; },
                usualPredictor(stop)));
            result->fit.profile.name = name;
            result->fit.profile.label = label;
            return [this, result] {
                m_ticker.stop();
                emit fitted(*result);
            };
        } catch (const InputError& error) {
            return [this, rule = error.rule()] {
                m_ticker.stop();
                emit failed(format::sentence(rule));
            };
        }
    });
    emit progressed();
}

void ProfileFitter::cancel() {
    if (!fitting())
        return;
    m_question.stop();
    m_ticker.stop();
    emit cancelled();
}

} // namespace quadrille
