// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/course/course_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/empty_hint.h"
#include "app/panels/panel_context.h"
#include "app/store/scenario_store.h"
#include "core/analysis/analysis_cost.h"
#include "core/memory/detailed/course.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_course/memory_course_view.h"

#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace quadrille {

const PanelSpec CoursePanel::spec{PanelGroup::plan,
                                  "panel.course",
                                  QT_TRANSLATE_NOOP("commands", "&Over time"),
                                  "Ctrl+Shift+7",
                                  makePanel<CoursePanel, ScenarioStore>,
                                  true};

CoursePanel::CoursePanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store), m_view(new MemoryCourseView(this)) {
    column()->addWidget(m_view);
    setFocusProxy(m_view);
    connect(&m_store, &ScenarioStore::analysed, this, &CoursePanel::moved);
    connect(&m_store, &ScenarioStore::timelineChanged, this, &CoursePanel::moved);
    connect(&m_store, &ScenarioStore::selectionChanged, this, &CoursePanel::moved);
    connect(&m_store, &ScenarioStore::freshnessChanged, this, &CoursePanel::refreshFreshness);
    connect(&m_question, &LatestJob::becameLate, this, &CoursePanel::refreshFreshness);
    addPicture(m_view);
    new EmptyHint(
        *m_view,
        [this]() -> EmptyHint::Words {
            const Analysis& analysis = m_store.pictured();
            if (!analysis.runnable() || analysis.scenario().estimator != Estimator::paper)
                return {};
            return {tr("Here is what a GPU holds at every moment of a step, as its pipeline runs."),
                    tr("Use the detailed estimator")};
        },
        [this] {
            Scenario scenario = m_store.scenario();
            scenario.estimator = Estimator::detailed;
            m_store.change(scenario, [] { return tr("Use the detailed estimator"); });
        });
    prepare();
}

void CoursePanel::alignWith(GanttView& gantt) {
    m_gantt = &gantt;
    connect(m_view, &MemoryCourseView::visibleRangeChanged, this, [this] { follow(*m_view, *m_gantt); });
    connect(m_gantt, &GanttView::visibleRangeChanged, this, [this] { follow(*m_gantt, *m_view); });
}

template <class Leader, class Follower>
void CoursePanel::follow(const Leader& leader, Follower& follower) {
    // Unseen, the course may be of a step before; and what it shows of a longer whole must not lead back.
    if (m_following || m_shown == nullptr || m_shown != m_gantt->timeline())
        return;
    const QScopedValueRollback guard(m_following, true);
    follower.setVisibleRange(leader.visibleRange());
}

QString CoursePanel::whyNone() const {
    const Analysis& analysis = m_store.pictured();
    if (!analysis.runnable())
        return whyNothing(m_store);
    if (analysis.scenario().estimator == Estimator::paper)
        return tr("The paper's equations know no moments; choose the detailed estimator.");
    if (m_store.timelinePending())
        return computingText(m_store);
    return tr("There are more operations than are followed one by one.");
}

void CoursePanel::refresh() {
    m_question.stop();
    if (m_store.timelinePending() && m_shown != nullptr) // the course of before stays
        return;
    const Analysis& analysis = m_store.pictured();
    if (!analysis.runnable() || analysis.timeline == nullptr) {
        take({}, {}, nullptr);
        return;
    }
    const auto selected = m_store.selectedStage();
    const auto stages = static_cast<std::int64_t>(analysis.memory->stages.size());
    const std::int64_t stage = selected >= 0 && selected < stages
                                   ? selected
                                   : analysis.memory->stages[analysis.memory->fullest].stage;
    const StageMemory& held = analysis.memory->stages[static_cast<std::size_t>(stage)];
    constexpr std::size_t mostAtOnce = 100'000; // operations
    if (analysis.timeline->size() <= mostAtOnce && isQuick(memoryCost(analysis.scenario()))) {
        take(memoryCourse(analysis.resolved, *analysis.timeline, stage), held, analysis.timeline);
        return;
    }
    m_question.ask([this, resolved = analysis.resolved, timeline = analysis.timeline, stage,
                    held](const std::stop_token& stop, const auto&) {
        return [this, course = memoryCourse(resolved, *timeline, stage, stop), held, timeline] {
            take(course, held, timeline);
        };
    });
}

void CoursePanel::take(const std::optional<MemoryCourse>& course, const StageMemory& held,
                       const std::shared_ptr<const Timeline>& timeline) {
    refreshFreshness();
    {
        const QScopedValueRollback guard(m_following, true); // the pipeline's stretch of time is what holds
        m_shown = timeline;
        m_view->setEmptyReason(whyNone());
        if (timeline == nullptr) {
            m_view->setCourse({});
            return;
        }
        m_view->setTimeBase(m_store.pictured().timeBase);
        m_view->setCourse(course, held);
    }
    if (m_gantt != nullptr)
        follow(*m_gantt, *m_view);
}

void CoursePanel::refreshFreshness() {
    m_view->setFreshness(m_question.late() ? Freshness::computing : m_store.timelineFreshness());
}

} // namespace quadrille
