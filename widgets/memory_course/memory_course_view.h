// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_course/course_layout.h"
#include "widgets/picture/picture.h"

#include <optional>

namespace quadrille {

/// What one pipeline stage holds over the step: its states, the activations it keeps and the working memory
/// of what it runs, against the GPU's capacity; the peak marked and named. Every column of pixels shows the
/// fullest moment of its stretch of time, so no peak is lost at any zoom.
///
/// Pointer: wheel zooms around it, shift-wheel or horizontal wheel pans, dragging pans, double click shows
/// everything, a click explains the layer under it. Keys: + − zoom, 0 shows everything, ← → pan, Home End go
/// to either end, Ctrl+← Ctrl+→ from operation to operation, P to the peak, E or Return explains, Escape lets
/// go.
class MemoryCourseView : public Picture {
    Q_OBJECT
public:
    explicit MemoryCourseView(QWidget* parent = nullptr);

    /// Sets what is shown; none: the empty reason. With the stage's estimate the states are split into their
    /// parts, and a peak while the optimizer runs, which is after the course, is told. What was zoomed into
    /// stays in sight while the same stage is shown.
    void setCourse(std::optional<MemoryCourse> course, std::optional<StageMemory> memory = {});
    /// What the times of the course are: units, or seconds of the model.
    void setTimeBase(TimeBase base);
    /// What one unit of time is; the axis' name. Empty for the usual one.
    void setAxisName(const QString& name);

    [[nodiscard]] gantt::TimeRange visibleRange() const { return m_content.range; }
    /// Emits visibleRangeChanged() when that changes anything, so that two pictures may follow each other.
    void setVisibleRange(const gantt::TimeRange& range);
    /// Index into the course's moments of what the keyboard is on.
    [[nodiscard]] std::optional<std::size_t> cursor() const { return m_cursor; }
    /// Of the widget as it is now; there must be a course.
    [[nodiscard]] course::Layout layoutNow() const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row an operation: start, end, states, activations, working memory and their total in bytes.
    [[nodiscard]] DataTable data() const override;

public slots:
    void showAll();
    void zoomIn();
    void zoomOut();

signals:
    void visibleRangeChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Drag {
        QPointF from;
        gantt::TimeRange range;
        bool moved = false;
    };

    [[nodiscard]] QString axisName() const;
    [[nodiscard]] QString textAt(QPointF point) const;
    void pointAt(QPointF point);
    void zoomAround(double factor, double pivot);
    void placeCursor(std::size_t moment);
    void stepCursor(int by);
    void explainAt(QPointF point);
    void explainStage();
    void say(const QString& text);

    course::Content m_content;
    QString m_axisName;
    QString m_said;
    std::optional<std::size_t> m_cursor;
    std::optional<Drag> m_drag;
};

} // namespace quadrille
