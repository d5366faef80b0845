// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/laboratory_result.h"
#include "core/lessons/lesson.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <string_view>
#include <vector>

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

/// How far the lessons have been taken, and the best schedules made in the laboratory, kept on this machine.
class LessonProgress : public QObject {
    Q_OBJECT
public:
    /// Reads what is kept; what is no progress is none. The settings must outlive it.
    explicit LessonProgress(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] StepResult of(const std::string& lesson, const std::string& step) const;
    void set(const std::string& lesson, const std::string& step, const StepResult& result);
    /// Keeps it where it is the shortest of its task.
    void add(const LaboratoryResult& result);
    /// One a task, in the order in which tasks were first done.
    [[nodiscard]] const std::vector<LaboratoryResult>& laboratory() const { return m_laboratory; }
    /// Steps done; of right answers those to questions.
    [[nodiscard]] std::size_t done(const Lesson& lesson) const;
    [[nodiscard]] std::size_t right(const Lesson& lesson) const;
    /// The first step that is not done; none: all are.
    [[nodiscard]] std::optional<std::size_t> next(const Lesson& lesson) const;
    [[nodiscard]] bool isEmpty() const { return m_results.empty() && m_laboratory.empty(); }
    /// Everything is as before the first lesson; the laboratory's schedules are forgotten, too.
    void reset();
    /// Numbers put back after a reset.
    using Results = std::map<std::pair<std::string, std::string>, StepResult>;
    [[nodiscard]] const Results& results() const { return m_results; }

    /// A row for every step of every lesson, whether done or not, and one for every task of the laboratory
    /// that was done, with a head; the student's name in each. Columns: lesson, step, question, done, right,
    /// tries, guess, truth, choice, when (StepResult), student, makespan, bound, best and bubble
    /// (LaboratoryResult, with the lesson "laboratory" and the task as the step).
    [[nodiscard]] std::string csv(const std::vector<Lesson>& lessons, std::string_view student) const;

signals:
    void changed();

private:
    bool keep(const LaboratoryResult& result); ///< \return whether something is another now
    void save();

    Settings& m_settings;
    Results m_results;
    std::vector<LaboratoryResult> m_laboratory;
};

} // namespace quadrille
