// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/time_picture.h"
#include "widgets/memory_course/course_layout.h"

namespace quadrille {

/// What is pointed at: an operation by the keyboard, the stretch of time of a column of pixels by the
/// pointer.
struct CoursePlace {
    std::optional<std::size_t> moment; ///< index into the course's moments
    std::optional<gantt::TimeRange> stretch;
    course::Hit hit{}; ///< what is there in the stretch
    friend bool operator==(const CoursePlace&, const CoursePlace&) = default;
};

/// What one pipeline stage holds over the step: its states, the activations it keeps and the working memory
/// of what it runs, against the GPU's capacity; the peak marked and named. Every column of pixels shows the
/// fullest moment of its stretch of time, so no peak is lost at any zoom.
///
/// A click explains the layer under it. Keys: Ctrl+← Ctrl+→ go from operation to operation, Page Up and Page
/// Down by ten, P to the peak, E or Return explains, Escape lets go.
class MemoryCourseView : public TimePicture<CoursePlace, course::Layout> {
    Q_OBJECT
public:
    explicit MemoryCourseView(QWidget* parent = nullptr);

    /// Sets what is shown; none: the empty reason. With the stage's estimate the states are split into their
    /// parts, and a peak while the optimizer runs, which is after the course, is told. What was zoomed into
    /// stays in sight while the same stage is shown.
    void setCourse(std::optional<MemoryCourse> course, const std::optional<StageMemory>& memory = {});
    /// What the times of the course are: units, or seconds of the model.
    void setTimeBase(TimeBase base);

    [[nodiscard]] const TimeRange& visibleRange() const override { return m_content.range; }
    /// Index into the course's moments of what the keyboard is on.
    [[nodiscard]] std::optional<std::size_t> cursor() const { return cursorPlace().moment; }

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row an operation: start, end, states, activations, working memory and their total in bytes.
    [[nodiscard]] DataTable data() const override;

signals:
    void visibleRangeChanged();

protected:
    [[nodiscard]] bool isDrawn() const override { return m_content.course != nullptr; }
    [[nodiscard]] course::Layout layOut(const QRectF& area, const QFont& font,
                                        const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const course::Layout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const CoursePlace& place, const Colours& colours) const override;
    [[nodiscard]] CoursePlace placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const CoursePlace& place) const override;
    [[nodiscard]] CoursePlace kept(const CoursePlace& place) const override;
    /// The operation in the middle of what is seen.
    [[nodiscard]] CoursePlace start(int) const override;
    [[nodiscard]] std::optional<CoursePlace> neighbour(const CoursePlace& place, int key) const override;
    [[nodiscard]] bool isUsable(const CoursePlace& place) const override;
    void use(const CoursePlace& place) override;
    void cursorMoved(const CoursePlace& place) override;
    [[nodiscard]] TimeRange fullRange() const override { return m_content.full(); }
    [[nodiscard]] double shortestRange() const override;
    void showRange(const TimeRange& range) override;
    [[nodiscard]] const QRectF& plot() const override { return layoutNow().plot; }
    void keyPressEvent(QKeyEvent* event) override;

private:
    void explainStage();

    course::Content m_content;
};

} // namespace quadrille
