// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace quadrille {

class GanttView;
class MemoryCourseView;
class ScenarioStore;

/// Memory over time of the selected stage, or of the fullest. Its stretch of time and the pipeline's follow
/// each other. Works only while it is seen.
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
    [[nodiscard]] QString whyNone() const;

    ScenarioStore& m_store;
    MemoryCourseView* m_view;
    bool m_seen = false;
};

} // namespace quadrille
