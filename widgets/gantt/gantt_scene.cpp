// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_scene.h"

namespace quadrille::gantt {

GanttScene GanttScene::settled() const {
    GanttScene scene = *this;
    scene.focused = false;
    scene.hovered.reset();
    scene.cursor.reset();
    scene.related.reset();
    scene.gap.reset();
    return scene;
}

} // namespace quadrille::gantt
