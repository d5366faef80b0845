// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/plan_pictures.h"

#include "app/session/session.h"
#include "app/text_io/scenario_line.h"
#include "core/memory/detailed/oom.h"
#include "widgets/anatomy/anatomy_view.h"
#include "widgets/communication/communication_view.h"
#include "widgets/comparison/comparison_text.h"
#include "widgets/comparison/plans_picture.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/guide_tree/guide_tree_view.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/waterfall/waterfall.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(render)
};

} // namespace

std::unique_ptr<Picture> memoryPicture(const Analysis& analysis) {
    auto picture = std::make_unique<MemoryBars>();
    picture->setEstimate(analysis.memory);
    picture->setOomBand(oomBand(analysis.scenario()));
    return picture;
}

std::unique_ptr<Picture> pipelinePicture(const Analysis& analysis) {
    auto picture = std::make_unique<GanttView>();
    picture->setTimeBase(analysis.timeBase);
    picture->setTimeline(analysis.timeline, format::scheduleLabel(analysis.scenario().plan.schedule));
    return picture;
}

std::unique_ptr<Picture> stepPicture(const Analysis& analysis) {
    auto picture = std::make_unique<Waterfall>();
    picture->setPerformance(analysis.performance);
    return picture;
}

std::unique_ptr<Picture> communicationPicture(const Analysis& analysis, std::optional<TrafficKind> marked) {
    auto picture = std::make_unique<CommunicationView>();
    picture->setPerformance(analysis.performance, analysis.scenario());
    picture->choose(marked);
    return picture;
}

std::unique_ptr<Picture> anatomyPicture(const Analysis& analysis, std::int64_t gpu) {
    auto picture = std::make_unique<AnatomyView>();
    picture->chooseGpu(gpu);
    picture->setAnalysis(analysis);
    return picture;
}

std::unique_ptr<Picture> adviserPicture(const Scenario& scenario) {
    auto picture = std::make_unique<GuideTreeView>();
    picture->setAdvice(adviceOn(scenario));
    return picture;
}

std::unique_ptr<Picture> comparePicture(const std::vector<SharedAnalysis>& plans) {
    auto picture = std::make_unique<PlansPicture>();
    picture->setPlans(picturedPlans(plans, 0), comparison::finding(comparePlans(plans, 0)));
    return picture;
}

QStringList planLines(const std::vector<SharedAnalysis>& plans) {
    QStringList lines;
    for (const SharedAnalysis& plan : plans)
        lines << Text::tr("%1: %2", "name of a plan, and the plan in a line")
                     .arg(plan.name, scenarioLine(plan.analysis->scenario()));
    return lines;
}

HeatmapData plansAround(const Analysis& analysis, HeatmapQuantity shown, const std::stop_token& stop) {
    const Scenario& scenario = analysis.scenario();
    HeatmapData data;
    data.xDimension = ViewState{}.heatmapX;
    data.yDimension = ViewState{}.heatmapY;
    data.xStops = stops(scenario, data.xDimension);
    data.yStops = stops(scenario, data.yDimension);
    data.shown = shown;
    data.capacity = scenario.cluster.gpu.memory;
    data.budget = heatmapBudget(scenario);
    for (const std::int64_t y : data.yStops)
        for (const std::int64_t x : data.xStops)
            data.cells.push_back(
                {glance(with(with(scenario, data.xDimension, x), data.yDimension, y), stop), {}});
    const auto place = [](const std::vector<std::int64_t>& list, std::int64_t wanted) {
        return static_cast<int>(std::find(list.begin(), list.end(), wanted) - list.begin());
    };
    data.currentColumn = place(data.xStops, value(scenario, data.xDimension));
    data.currentRow = place(data.yStops, value(scenario, data.yDimension));
    if (analysis.memory)
        data.currentStage = analysis.memory->stages.at(analysis.memory->fullest).stage;
    return data;
}

std::unique_ptr<Picture> heatmapPicture(HeatmapData plans) {
    auto picture = std::make_unique<Heatmap>();
    picture->setData(std::move(plans));
    return picture;
}

} // namespace quadrille
