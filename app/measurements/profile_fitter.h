// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/latest_job.h"
#include "core/measurements/fit.h"
#include "core/measurements/run_list.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <optional>

namespace quadrille {

/// A profile fitted to some runs, and what that changed.
struct FittedProfile {
    Profile start; ///< the prior
    ProfileFit fit;
    Validation before; ///< of the runs, by the start
    Validation after;  ///< by what was fitted
};

/// Fits a profile, and validates the runs before and after.
/// \param wanted asked before every prediction of a run \param round told before every prediction of all of
/// them by the fit
/// \throws Stopped once it is not wanted any more, InputError
[[nodiscard]] FittedProfile fitAndValidate(const RunList& runs, const Profile& start,
                                           const std::function<bool()>& wanted,
                                           const std::function<void()>& round = {},
                                           const Predictor& predictor = usualPredictor());

/// Fits profiles on another thread; a fit can be cancelled, and the latest one wins.
class ProfileFitter : public QObject {
    Q_OBJECT
public:
    explicit ProfileFitter(QObject* parent = nullptr);

    /// \param from the prior \param name, label of the profile that comes of it \pre some of the runs are
    /// fittable
    void start(RunList runs, const Profile& from, std::string name, std::string label);
    void cancel(); ///< nothing comes of the fit that is under way
    [[nodiscard]] bool fitting() const { return m_question.pending(); }
    /// How often all runs have been predicted so far.
    [[nodiscard]] int rounds() const { return m_rounds; }

signals:
    void progressed(); ///< several times a second while fitting()
    void fitted(const quadrille::FittedProfile& result);
    void failed(const QString& sentence);
    void cancelled();

private:
    std::atomic<int> m_rounds = 0;
    QTimer m_ticker;
    LatestJob m_question; ///< last: it ends first
};

} // namespace quadrille
