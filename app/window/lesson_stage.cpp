// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_stage.h"

#include "app/docks/panel_title.h"
#include "app/forms/estimate_panel.h"
#include "app/forms/recipe_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/window/answer_cover.h"
#include "app/window/pointer_frame.h"
#include "widgets/chooser/chooser.h"
#include "widgets/slider/discrete_slider.h"

#include <QComboBox>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>
#include <ranges>

namespace quadrille {

LessonStage::LessonStage(QMainWindow& window, PanelLayout& layout, ScenarioStore& store, QWidget& verdict)
    : QObject(&window), m_window(window), m_layout(layout), m_store(store), m_verdict(verdict),
      m_lessons(layout.panels().contents<LessonsPanel>()) {
    connect(&m_lessons, &LessonsPanel::lessonChanged, this, &LessonStage::enterOrLeave);
    connect(&m_lessons, &LessonsPanel::stepChanged, this, &LessonStage::showPanels);
    connect(&m_lessons, &LessonsPanel::truthChanged, this, &LessonStage::coverOrUncover);
    connect(&m_lessons, &LessonsPanel::showWanted, this, &LessonStage::point);
}

void LessonStage::enterOrLeave() {
    if (m_lessons.inLesson() == m_aside)
        return;
    m_aside = m_lessons.inLesson();
    Panel& panel = *m_layout.panels()[LessonsPanel::spec];
    if (m_aside) {
        m_selectedBefore = m_store.selectedStage();
        m_layout.setAside(panel);
    } else {
        m_layout.setBack(panel);
        m_store.selectStage(m_selectedBefore);
    }
    for (PointerFrame* frame : m_frames)
        delete frame;
    m_frames.clear();
}

void LessonStage::showPanels() {
    if (!m_lessons.inLesson())
        return;
    for (PointerFrame* frame : m_frames)
        delete frame;
    m_frames.clear();
    // The first one named lies on the others.
    const auto& panels = m_lessons.walk()->step().panels;
    for (const auto& wanted : std::views::reverse(panels))
        if (const PanelId panel = panelNamed(wanted.name); panel != nullptr && panel != &LessonsPanel::spec)
            m_layout.bring(*m_layout.panels()[*panel]);
}

void LessonStage::coverOrUncover() {
    const bool hidden = m_lessons.inLesson() && m_lessons.walk()->hidesTruth();
    if (hidden != m_covers.empty())
        return; // as it is to be
    m_layout.panels().contents<PlanPanel>().tellStops(!hidden);
    if (!hidden) {
        for (AnswerCover* cover : m_covers)
            if (cover != nullptr)
                cover->lift();
        m_covers.clear();
        return;
    }
    m_covers.emplace_back(new AnswerCover(m_verdict));
    for (const Panel* panel : m_layout.panels().all())
        if (&panel->spec() != &PlanPanel::spec && &panel->spec() != &LessonsPanel::spec) {
            m_covers.emplace_back(new AnswerCover(panel->contents()));
            if (auto* title = panel->findChild<PanelTitle*>()) // it tells a finding
                m_covers.emplace_back(new AnswerCover(*title, AnswerCover::Says::nothing));
        }
}

bool LessonStage::covers(const Panel& panel) const {
    return std::ranges::any_of(m_covers, [&panel](const QPointer<AnswerCover>& cover) {
        return cover != nullptr && cover->parentWidget() == &panel.contents();
    });
}

QWidget* LessonStage::pointedAt() const {
    return m_frames.empty() || m_frames.front() == nullptr ? nullptr : m_frames.front()->target();
}

void LessonStage::point() {
    for (PointerFrame* frame : m_frames)
        delete frame;
    m_frames.clear();
    showPanels();
    const LessonStep& step = m_lessons.walk()->step();
    std::vector<QWidget*> targets;
    for (const LessonPointer& each : step.points.empty() ? step.panels : step.points)
        if (QWidget* target = m_lessons.walk()->hides(each) ? nullptr : bringUp(each.kind, each.name))
            targets.push_back(target);
    // Panels come up above what is there already.
    for (QWidget* target : targets)
        m_frames.emplace_back(new PointerFrame(*target, m_window));
    // Once what was unfolded has its place. The first is seen, whatever the others.
    QTimer::singleShot(0, this, [this] {
        QScrollArea* area = m_layout.panels().contents<PlanPanel>().scrollArea();
        for (const PointerFrame* frame : std::views::reverse(m_frames))
            if (frame != nullptr && frame->target() != nullptr && area->isAncestorOf(frame->target()))
                area->ensureWidgetVisible(frame->target());
    });
}

QWidget* LessonStage::bringUp(const std::string& kind, const std::string& name) {
    QWidget* target = nullptr;
    if (kind == "panel") {
        if (const PanelId panel = panelNamed(name)) {
            m_layout.bring(*m_layout.panels()[*panel]);
            target = m_layout.panels()[*panel];
        }
    } else if (kind == "setting") {
        target = inputOf(name);
    } else if (kind == "stage") {
        m_store.selectStage(std::stoll(name));
        target = m_layout.panels()[MemoryPanel::spec];
    } else {
        target = &m_verdict;
    }
    return target;
}

QWidget* LessonStage::inputOf(const std::string& setting) {
    auto& plan = m_layout.panels().contents<PlanPanel>();
    m_layout.bring(*m_layout.panels()[PlanPanel::spec]);
    QWidget* input = nullptr;
    const auto named = [&setting](QWidget& form) {
        return form.findChild<QWidget*>(QString::fromStdString(setting));
    };
    if (const auto dimension = dimensionFromName(setting)) {
        input = plan.slider(*dimension);
    } else if (setting == "model") {
        input = plan.modelChooser();
    } else if (setting == "gpu") {
        input = plan.gpuChooser();
    } else if (setting == "schedule") {
        input = plan.schedule();
    } else if (QWidget* ofRecipe = named(*plan.recipe())) {
        input = ofRecipe;
        plan.showRecipe();
    } else if (QWidget* ofEstimate = named(*plan.estimate())) {
        input = ofEstimate;
        plan.showEstimate();
    }
    return input;
}

} // namespace quadrille
