// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_scene.h"

namespace quadrille::gantt {

std::optional<Gap> GanttScene::gapAt(const Place& place) const {
    if (!relations || place.what != Place::What::gap)
        return {};
    return quadrille::gapAt(index->timeline(), relations->dependencies(),
                            static_cast<std::size_t>(place.lane), place.time.begin);
}

} // namespace quadrille::gantt
