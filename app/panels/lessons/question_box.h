// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_walk.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace quadrille {

class ChooseInput;
class GoalsView;
class LiveText;
class PredictInput;

/// The question of a step: its words, what answers it, and once it is answered, the explanation.
class QuestionBox : public QFrame {
    Q_OBJECT
public:
    /// The walk must outlive it, and stay at this step, which asks something.
    explicit QuestionBox(LessonWalk& walk, QWidget* parent = nullptr);

    [[nodiscard]] PredictInput* prediction() const {
        return m_prediction;
    }                                                                ///< null: the step asks something else
    [[nodiscard]] ChooseInput* choice() const { return m_choice; }   ///< likewise
    [[nodiscard]] GoalsView* goals() const { return m_goals; }       ///< likewise
    [[nodiscard]] QPushButton* hintButton() const { return m_hint; } ///< null: there is no hint
    [[nodiscard]] QString verdict() const;                           ///< empty: nothing was answered
    [[nodiscard]] QLabel* verdictLabel() const { return m_verdict; } ///< hidden where verdict() is empty
    [[nodiscard]] LiveText* answer() const { return m_answer; }      ///< seen once it is answered
    /// That the best plan is being looked for, or why there is none; hidden where it is known.
    [[nodiscard]] QLabel* best() const { return m_best; }

    /// What takes the keyboard of who is to answer; null: the plan itself does.
    [[nodiscard]] QWidget* firstInput() const;

private:
    void showFigures();
    void showAnswer();
    void showSearch();
    LiveText* addText(const Passage& passage, const QString& name); ///< for screen readers

    struct Text {
        LiveText* widget = nullptr;
        Passage passage;
    };
    LessonWalk& m_walk;
    QVBoxLayout* m_column;
    std::vector<Text> m_texts; ///< to be filled when figures move
    PredictInput* m_prediction = nullptr;
    ChooseInput* m_choice = nullptr;
    GoalsView* m_goals = nullptr;
    QPushButton* m_hint = nullptr;
    QLabel* m_best;
    QLabel* m_verdict;
    LiveText* m_answer = nullptr;
};

} // namespace quadrille
