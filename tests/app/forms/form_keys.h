// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/estimate_panel.h"
#include "app/forms/recipe_panel.h"
#include "tests/app/window_fixture.h"

/// The forms of a window, and their inputs used by keyboard.
namespace quadrille::test {

inline RecipePanel& recipeOf(Running& program) {
    return *program.find<RecipePanel>();
}

inline EstimatePanel& estimateOf(Running& program) {
    return *program.find<EstimatePanel>();
}

/// As a user does it: with the keyboard, on the list.
inline void choose(ChoiceBox& box, int index) {
    box.setFocus();
    const int from = box.currentIndex();
    for (int step = 0; step < std::abs(index - from); ++step)
        QTest::keyClick(&box, index > from ? Qt::Key_Down : Qt::Key_Up);
}

inline void type(QDoubleSpinBox& box, const QString& text) {
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, text);
    QTest::keyClick(&box, Qt::Key_Return);
}

} // namespace quadrille::test
