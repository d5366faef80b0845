// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panel_links.h"

#include "app/docks/panel_layout.h"
#include "app/panels/anatomy/anatomy_panel.h"
#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/communication/communication_panel.h"
#include "app/panels/course/course_panel.h"
#include "app/panels/laboratory/laboratory_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/schedules/schedules_panel.h"
#include "widgets/anatomy/anatomy_view.h"
#include "widgets/communication/communication_view.h"
#include "widgets/gantt/gantt_view.h"

namespace quadrille {

void linkPanels(const Panels& panels) {
    auto& schedules = panels.contents<SchedulesPanel>();
    auto& bubble = panels.contents<BubblePanel>();
    schedules.setChecked(bubble.kinds());
    QObject::connect(&schedules, &SchedulesPanel::checkedChanged, &bubble,
                     [&] { bubble.setKinds(schedules.checked()); });
    QObject::connect(&bubble, &BubblePanel::kindsChanged, &schedules,
                     [&] { schedules.setChecked(bubble.kinds()); });

    auto& pipeline = panels.contents<PipelinePanel>();
    auto& memory = panels.contents<MemoryPanel>();
    QObject::connect(&pipeline, &PipelinePanel::momentChanged, &memory, [&] {
        if (const auto held = pipeline.heldAtMoment())
            memory.showMoment(*held, pipeline.momentText());
        else
            memory.showNoMoment(!pipeline.momentText().isEmpty());
    });
    QObject::connect(&memory, &MemoryPanel::momentClosed, &pipeline, &PipelinePanel::clearMoment);

    auto& anatomy = panels.contents<AnatomyPanel>();
    auto& communication = panels.contents<CommunicationPanel>();
    QObject::connect(communication.view(), &CommunicationView::chosen, &anatomy,
                     [&](TrafficKind kind) { anatomy.chooseParallelism(kind); });
    QObject::connect(&anatomy, &AnatomyPanel::parallelismChosen, &communication, [&] {
        if (const auto kind = anatomy.parallelism())
            communication.view()->choose(kind);
    });
    QObject::connect(communication.view(), &CommunicationView::gpuChosen, &anatomy, &AnatomyPanel::chooseGpu);
    QObject::connect(&anatomy, &AnatomyPanel::markedChanged, &pipeline, [&] {
        pipeline.gantt()->setPointed(anatomy.pointedLane());
        const auto marked = anatomy.view()->marked();
        communication.view()->setPointed(marked ? CommunicationPlace{.kind = marked->kind, .gpu = marked->gpu}
                                                : CommunicationPlace{});
    });
    auto& laboratory = panels.contents<LaboratoryPanel>();
    QObject::connect(&laboratory, &LaboratoryPanel::orderSent, &pipeline, &PipelinePanel::compareWithOrder);
    QObject::connect(&laboratory, &LaboratoryPanel::scheduleMade, &panels.contents<LessonsPanel>().progress(),
                     &LessonProgress::add);
    panels.contents<CoursePanel>().alignWith(*pipeline.gantt());
}

} // namespace quadrille
