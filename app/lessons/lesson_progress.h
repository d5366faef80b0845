// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>

namespace quadrille {

class Settings;

/// What somebody did in one step of a lesson.
struct StepResult {
    bool done = false;           ///< read on, or answered
    bool right = false;          ///< answered, and rightly; of a prediction: close enough
    int tries = 0;               ///< answers given
    std::optional<double> guess; ///< of a prediction, in the unit it was asked for
    std::optional<double> truth; ///< of the same
    QString choice;              ///< the last that was chosen
    QString when;                ///< of the last answer: ISO 8601, UTC

    friend bool operator==(const StepResult&, const StepResult&) = default;
};

/// How far the lessons have been taken, kept on this machine.
class LessonProgress : public QObject {
    Q_OBJECT
public:
    /// Reads what is kept; what is no progress is none. The settings must outlive it.
    explicit LessonProgress(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] StepResult of(const std::string& lesson, const std::string& step) const;
    void set(const std::string& lesson, const std::string& step, const StepResult& result);
    /// Steps done; of right answers those to questions.
    [[nodiscard]] std::size_t done(const Lesson& lesson) const;
    [[nodiscard]] std::size_t right(const Lesson& lesson) const;
    /// The first step that is not done; none: all are.
    [[nodiscard]] std::optional<std::size_t> next(const Lesson& lesson) const;
    [[nodiscard]] bool isEmpty() const { return m_results.empty(); }
    /// Everything is as before the first lesson.
    void reset();
    /// Numbers put back after a reset.
    using Results = std::map<std::pair<std::string, std::string>, StepResult>;
    [[nodiscard]] const Results& results() const { return m_results; }

    /// A row for every step of every lesson, whether done or not, with a head.
    [[nodiscard]] std::string csv(const std::vector<Lesson>& lessons) const;

signals:
    void changed();

private:
    void save();

    Settings& m_settings;
    Results m_results;
};

} // namespace quadrille
