// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_walk.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace quadrille {

/// What is to be reached by changing the plan: each condition, whether it holds, and the figures in it as
/// they are.
class GoalsView : public QWidget {
    Q_OBJECT
public:
    /// The walk must outlive it, and stay at this step.
    explicit GoalsView(LessonWalk& walk, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<QLabel*> goals() const { return m_goals; }
    [[nodiscard]] QLabel* beyond() const { return m_beyond; } ///< hidden where nothing is to be said
    [[nodiscard]] QPushButton* restartButton() const { return m_restart; }
    [[nodiscard]] QString verdict() const;

private:
    void showFigures();

    LessonWalk& m_walk;
    std::vector<QLabel*> m_goals;
    QLabel* m_beyond;
    QPushButton* m_restart;
};

} // namespace quadrille
