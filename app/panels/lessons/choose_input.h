// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_walk.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace quadrille {

class LiveText;

/// One of several answers is chosen; what there is to say to a choice is said at once, and another can be
/// made until one is right.
class ChooseInput : public QWidget {
    Q_OBJECT
public:
    /// The walk must outlive it, and stay at this step.
    explicit ChooseInput(LessonWalk& walk, QWidget* parent = nullptr);

    [[nodiscard]] QButtonGroup* choices() const { return m_choices; }
    [[nodiscard]] QPushButton* button() const { return m_button; }
    [[nodiscard]] LiveText* said() const { return m_said; }
    [[nodiscard]] QString verdict() const;
    /// Where the verdict is to be read: above what there is to say to the choice.
    void putVerdict(QWidget* label);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< a press on a label, or Return

private:
    void showFigures();
    void showChoice();
    [[nodiscard]] const Passage& textOf(int choice) const;

    LessonWalk& m_walk;
    QButtonGroup* m_choices;
    std::vector<QLabel*> m_labels;
    QPushButton* m_button;
    LiveText* m_said;
};

} // namespace quadrille
