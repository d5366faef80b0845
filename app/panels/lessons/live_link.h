// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_walk.h"
#include "widgets/lesson/live_text.h"

namespace quadrille {

/// Settings that are moved in the text move the plan.
inline void linkToWalk(LiveText& text, LessonWalk& walk) {
    QObject::connect(&text, &LiveText::turned, &walk, &LessonWalk::turn);
    QObject::connect(&text, &LiveText::dragBegan, &walk, &LessonWalk::beginTurning);
    QObject::connect(&text, &LiveText::dragEnded, &walk, &LessonWalk::endTurning);
}

} // namespace quadrille
