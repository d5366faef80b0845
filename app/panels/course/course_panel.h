// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/latest_job.h"
#include "core/memory/detailed/course.h"
#include "core/pipeline/executor.h"

#include <memory>

namespace quadrille {

class GanttView;
class MemoryCourseView;
class ScenarioStore;

/// Memory over time of the selected stage, or of the fullest. Its stretch of time and the pipeline's follow
/// each other while both are of the same step. Works only while it is seen.
class CoursePanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    CoursePanel(ScenarioStore& store, QWidget* parent);

    [[nodiscard]] MemoryCourseView* picture() const { return m_view; }
    /// Lets this and the chart, of the pipeline of the same store, show the same stretch of time.
    void alignWith(GanttView& gantt);

protected:
    void refresh() override;
    void retranslate() override { moved(); }

private:
    void refreshFreshness();
    void take(const std::optional<MemoryCourse>& course, const StageMemory& held,
              const std::shared_ptr<const Timeline>& timeline);
    [[nodiscard]] QString whyNone() const;
    /// Lets one picture show the stretch of time of the other.
    template <class Leader, class Follower>
    void follow(const Leader& leader, Follower& follower);

    ScenarioStore& m_store;
    GanttView* m_gantt = nullptr;
    MemoryCourseView* m_view;
    std::shared_ptr<const Timeline> m_shown; ///< whose course it is
    LatestJob m_question;                    ///< a course that takes longer than a frame
    bool m_following = false;
};

} // namespace quadrille
