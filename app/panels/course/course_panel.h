// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/latest_question.h"
#include "core/memory/detailed/course.h"
#include "core/pipeline/executor.h"

#include <QWidget>

#include <memory>

namespace quadrille {

class GanttView;
class MemoryCourseView;
class ScenarioStore;

/// Memory over time of the selected stage, or of the fullest. Its stretch of time and the pipeline's follow
/// each other while both are of the same step. Works only while it is seen.
class CoursePanel : public QWidget {
    Q_OBJECT
public:
    /// \param gantt shows the pipeline of the same store
    CoursePanel(ScenarioStore& store, GanttView& gantt, QWidget* parent);

    [[nodiscard]] MemoryCourseView* picture() const { return m_view; }
    void setSeen(bool seen);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshFreshness();
    void take(const std::optional<MemoryCourse>& course, const StageMemory& held,
              const std::shared_ptr<const Timeline>& timeline);
    [[nodiscard]] QString whyNone() const;
    /// Lets one picture show the stretch of time of the other.
    template <class Leader, class Follower>
    void follow(const Leader& leader, Follower& follower);

    ScenarioStore& m_store;
    GanttView& m_gantt;
    MemoryCourseView* m_view;
    std::shared_ptr<const Timeline> m_shown; ///< whose course it is
    LatestQuestion m_question;               ///< a course that takes longer than a frame
    bool m_seen = false;
    bool m_following = false;
};

} // namespace quadrille
