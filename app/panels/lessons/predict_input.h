// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_walk.h"
#include "widgets/lesson/figure_text.h"

#include <QWidget>

class QDoubleSpinBox;
class QPushButton;

namespace quadrille {

class GuessBar;

/// A number is guessed, drawn out or typed, before the truth is shown beside it.
class PredictInput : public QWidget {
    Q_OBJECT
public:
    /// The walk must outlive it, and stay at this step.
    explicit PredictInput(LessonWalk& walk, QWidget* parent = nullptr);

    [[nodiscard]] GuessBar* bar() const { return m_bar; }
    [[nodiscard]] QDoubleSpinBox* field() const { return m_field; }
    [[nodiscard]] QPushButton* button() const { return m_button; }
    /// "134.6 GiB; your guess of 100.0 GiB is 26 % below."
    [[nodiscard]] QString verdict() const;

private:
    void showFigures();
    void showTruth();
    void scale(double truth);

    LessonWalk& m_walk;
    GuessBar* m_bar;
    QDoubleSpinBox* m_field;
    QPushButton* m_button;
    figure_text::AskedUnit m_unit;
    double m_factor = 1; ///< how many of the unit one of the expression is
    bool m_scaled = false;
};

} // namespace quadrille
