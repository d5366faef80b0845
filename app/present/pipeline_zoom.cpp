// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/pipeline_zoom.h"

#include "app/panels/pipeline/pipeline_panel.h"
#include "widgets/gantt/gantt_view.h"

#include <algorithm>

namespace quadrille {

void keepZoom(const PipelinePanel& panel, Stop& stop) {
    const gantt::TimeRange whole = panel.gantt()->ownSpan();
    const gantt::TimeRange seen = panel.gantt()->visibleRange();
    if (!(whole.length() > 0) || !(seen.length() > 0))
        return;
    const auto share = [&whole](double time) {
        return std::clamp((time - whole.begin) / whole.length(), 0.0, 1.0);
    };
    if (share(seen.begin) >= share(seen.end))
        return;
    stop.timeFrom = share(seen.begin);
    stop.timeTo = share(seen.end);
}

void showZoom(PipelinePanel& panel, const Stop& stop) {
    const gantt::TimeRange whole = panel.gantt()->ownSpan();
    if (stop.timeFrom <= 0 && stop.timeTo >= 1)
        panel.gantt()->showAll();
    else if (whole.length() > 0)
        panel.gantt()->setVisibleRange(
            {whole.begin + stop.timeFrom * whole.length(), whole.begin + stop.timeTo * whole.length()});
}

} // namespace quadrille
