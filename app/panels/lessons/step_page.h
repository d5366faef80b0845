// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_walk.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace quadrille {

class LiveText;
class QuestionBox;

/// A step of the lesson that is being taken: where one is, prose, question, and the ways on.
class StepPage : public QWidget {
    Q_OBJECT
public:
    /// The walk must outlive it.
    explicit StepPage(LessonWalk& walk, QWidget* parent = nullptr);

    [[nodiscard]] LiveText* body() const { return m_body; }            ///< null: no lesson is taken
    [[nodiscard]] QuestionBox* question() const { return m_question; } ///< null: the step asks nothing
    [[nodiscard]] QPushButton* nextButton() const { return m_next; }
    /// Gives the keyboard to what answers the question, or to what goes on.
    void takeFocus();
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QPushButton* showButton() const { return m_show; }
    [[nodiscard]] QPushButton* leaveButton() const { return m_leave; }
    [[nodiscard]] QString placeText() const; ///< "2 of 5"

signals:
    void showWanted(); ///< what the step points at

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget& input() const; ///< what answers the question, or what goes on
    void rebuild();
    void orderTabs(QWidget& page);
    void showFigures();
    void refreshButtons();
    void showVerdict();
    void retranslate();

    LessonWalk& m_walk;
    QLabel* m_lesson;
    QLabel* m_place;
    QScrollArea* m_scroll;
    LiveText* m_body = nullptr;
    QuestionBox* m_question = nullptr;
    QPushButton* m_leave;
    QPushButton* m_back;
    QPushButton* m_show;
    QPushButton* m_next;
};

} // namespace quadrille
