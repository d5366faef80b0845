// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/panel_table.h"
#include "app/panels/adviser/adviser_panel.h"
#include "app/panels/anatomy/anatomy_panel.h"
#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/panels/communication/communication_panel.h"
#include "app/panels/compare/compare_panel.h"
#include "app/panels/course/course_panel.h"
#include "app/panels/curve/sweep_panel.h"
#include "app/panels/explanation/explanation_panel.h"
#include "app/panels/fit/make_it_fit_panel.h"
#include "app/panels/fsdp/fsdp_panel.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/laboratory/laboratory_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/plans/plans_panel.h"
#include "app/panels/reference/reference_panel.h"
#include "app/panels/scaling/scaling_panel.h"
#include "app/panels/schedules/schedules_panel.h"
#include "app/panels/sensitivity/sensitivity_panel.h"
#include "app/panels/step/step_panel.h"
#include "app/panels/stops/stops_panel.h"
#include "app/panels/tables/tables_panel.h"
#include "app/panels/truth/truth_panel.h"

namespace quadrille {

std::span<const PanelId> allPanels() {
    static constexpr PanelId panels[] = {
        &PlanPanel::spec,        &MemoryPanel::spec,        &PipelinePanel::spec,   &HeatmapPanel::spec,
        &StepPanel::spec,        &CommunicationPanel::spec, &AnatomyPanel::spec,    &CoursePanel::spec,
        &MakeItFitPanel::spec,   &SweepPanel::spec,         &SchedulesPanel::spec,  &BubblePanel::spec,
        &TablesPanel::spec,      &ComparePanel::spec,       &PlansPanel::spec,      &ScalingPanel::spec,
        &SensitivityPanel::spec, &AdviserPanel::spec,       &TruthPanel::spec,      &FsdpPanel::spec,
        &MyClusterPanel::spec,   &LessonsPanel::spec,       &LaboratoryPanel::spec, &ReferencePanel::spec,
        &StopsPanel::spec,       &ExplanationPanel::spec};
    return panels;
}

} // namespace quadrille
