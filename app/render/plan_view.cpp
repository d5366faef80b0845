// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/plan_view.h"

#include "app/render/plan_pictures.h"

#include <array>

namespace quadrille {
namespace {

struct Named {
    std::string_view name;
    PlanView view;
};
constexpr std::array views{
    Named{"memory", PlanView::memory},   Named{"pipeline", PlanView::pipeline},
    Named{"heatmap", PlanView::heatmap}, Named{"step", PlanView::step},
    Named{"anatomy", PlanView::anatomy}, Named{"communication", PlanView::communication},
    Named{"adviser", PlanView::adviser}};

} // namespace

std::optional<PlanView> planViewNamed(std::string_view name) {
    for (const Named& each : views)
        if (each.name == name)
            return each.view;
    return std::nullopt;
}

Analysis analysedFor(PlanView view, const Scenario& scenario, const std::stop_token& stop) {
    return view == PlanView::pipeline ? analyze(scenario, TimeBase::model, stop)
                                      : analyzeWithoutTimeline(scenario, stop);
}

bool canBeDrawn(PlanView view, const Analysis& analysis) {
    return view == PlanView::heatmap ||
           (analysis.runnable() && (view != PlanView::pipeline || analysis.timeline != nullptr));
}

std::unique_ptr<Picture> pictureOf(const PlanPicture& what, const Analysis& analysis,
                                   const HeatmapData* around) {
    switch (what.view) {
    case PlanView::memory:
        return memoryPicture(analysis);
    case PlanView::pipeline:
        return pipelinePicture(analysis);
    case PlanView::step:
        return stepPicture(analysis);
    case PlanView::communication:
        return communicationPicture(analysis);
    case PlanView::adviser:
        return adviserPicture(analysis.scenario());
    case PlanView::anatomy:
        return anatomyPicture(analysis, what.gpu);
    case PlanView::heatmap:
        break;
    }
    return heatmapPicture(around != nullptr ? *around : plansAround(analysis, what.shown));
}

} // namespace quadrille
