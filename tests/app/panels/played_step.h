// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_plans.h"
#include "app/panels/lessons/choose_input.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/lessons/predict_input.h"
#include "app/panels/lessons/question_box.h"
#include "app/panels/lessons/step_page.h"
#include "app/panels/plan/plan_panel.h"
#include "tests/app/forms/form_keys.h"
#include "widgets/lesson/guess_bar.h"
#include "widgets/slider/discrete_slider.h"

#include <QButtonGroup>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

/// A step of a lesson, answered as a reader does it: with keys and the mouse.
namespace quadrille::test {

/// Types the value beside a slider, or goes through the choices of a box until it says what is wanted.
/// \return whether the setting now has that value
inline bool setByHand(Running& program, const std::string& name, const std::string& wanted) {
    const Setting& setting = *findSetting(name);
    const auto isSet = [&] { return settingText(setting, program.store().scenario()) == wanted; };
    auto& plan = program.window.layoutOfPanels().panels().contents<PlanPanel>();
    if (const auto dimension = dimensionFromName(name)) {
        DiscreteSlider* slider = plan.slider(*dimension);
        const QString digits = QString::fromStdString(wanted);
        QTest::keyClicks(slider, digits.left(1));
        auto* field = slider->findChild<QLineEdit*>();
        if (field == nullptr)
            return false;
        QTest::keyClicks(field, digits.mid(1));
        QTest::keyClick(field, Qt::Key_Return);
        return isSet();
    }
    QWidget* input = name == "schedule" ? plan.schedule() : nullptr;
    for (QWidget* form : {static_cast<QWidget*>(plan.recipe()), static_cast<QWidget*>(plan.estimate())})
        input = input != nullptr ? input : form->findChild<QWidget*>(QString::fromStdString(name));
    auto* box = qobject_cast<QComboBox*>(input);
    if (box == nullptr)
        return false;
    QTest::keyClick(box, Qt::Key_Home);
    for (int passed = 0; passed < box->count() && !isSet(); ++passed)
        QTest::keyClick(box, Qt::Key_Down);
    return isSet();
}

/// Answers the question of the step, rightly where that can be known. \return the settings that no key of the
/// plan's own forms reached, and were set without any
inline QStringList answerByHand(Running& program, LessonsPanel& panel) {
    LessonWalk& walk = *panel.walk();
    const Question& question = walk.step().question;
    QuestionBox* box = panel.page()->question();
    QStringList unreached;
    if (question.kind == QuestionKind::predict && !walk.state().answered) {
        QDoubleSpinBox* field = box->prediction()->field();
        field->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(field, QLocale()
                                    .toString(box->prediction()->bar()->most() / 2, 'f', field->decimals())
                                    .remove(QLocale().groupSeparator()));
        QTest::keyClick(field, Qt::Key_Return);
    } else if (question.kind == QuestionKind::choose) {
        const auto right = std::ranges::find(question.choices, walk.right().value(), &OtherPlan::id);
        QAbstractButton* choice =
            box->choice()->choices()->button(static_cast<int>(right - question.choices.begin()));
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Space);
        QTest::mouseClick(box->choice()->button(), Qt::LeftButton);
    } else if (question.kind == QuestionKind::act) {
        LessonPlans plans(program.catalogue);
        const Scenario wanted = plans.with(program.store().scenario(), question.solution);
        for (const auto& each : question.solution)
            unreached << QString::fromStdString(each.first);
        // What one takes with it another may need first.
        for (int round = 0; round < 2; ++round)
            for (const auto& [option, text] : question.solution)
                if (setByHand(program, option, settingText(*findSetting(option), wanted)))
                    unreached.removeAll(QString::fromStdString(option));
        if (!unreached.isEmpty())
            program.store().change(plans.with(program.store().scenario(), question.solution),
                                   [] { return QString(); });
    }
    return unreached;
}

} // namespace quadrille::test
