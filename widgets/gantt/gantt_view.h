// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_painter.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/picture.h"

#include <memory>
#include <optional>

namespace quadrille {

/// The pipeline as a Gantt chart: one lane per rank, every operation a rectangle, idle time left blank.
///
/// Truth at every zoom: the mean of a lane's pixels shows its idle share, see gantt::laneImage().
///
/// Pointer: wheel zooms around it, shift-wheel or horizontal wheel pans, dragging pans, double click shows
/// everything, a click selects the stage and the operation. Keys: + − zoom, 0 shows everything, ← → pan,
/// Home End go to either end, ↑ ↓ move the cursor between stages, Ctrl+← Ctrl+→ from operation to operation,
/// Return selects what the cursor is on, Escape lets go, E asks why the idle share is what it is.
class GanttView : public Picture {
    Q_OBJECT
public:
    explicit GanttView(QWidget* parent = nullptr);

    /// What is shown, and the schedule's name for the finding where it is known. A part that was zoomed into
    /// stays in sight as far as the new timeline has it. Null shows the empty reason.
    void setTimeline(std::shared_ptr<const Timeline> timeline, const QString& scheduleName = {});
    [[nodiscard]] std::shared_ptr<const Timeline> timeline() const { return m_timeline; }
    /// The pinned plan A, of which the end is marked; null for none. Its unit of time is the forward of its
    /// own micro-batch through its own stage, so it is converted: unitRatio is how many units of the timeline
    /// shown one of A's lasts. Without it both are taken to run the same micro-batch through the same layers,
    /// where a stage is shorter the more of them there are: stages shown ÷ stages of A.
    void setBaseline(std::shared_ptr<const Timeline> baseline, std::optional<double> unitRatio = {});
    /// The sentence that stands in place of a timeline.
    void setEmptyReason(const QString& sentence);
    /// What one unit of time is; the axis' name. Empty for the usual one.
    void setAxisName(const QString& name);

    /// What is seen, in the timeline's unit of time.
    [[nodiscard]] gantt::TimeRange visibleRange() const { return m_scene.range; }
    void setVisibleRange(const gantt::TimeRange& range);
    [[nodiscard]] std::optional<int> selectedStage() const { return m_scene.selectedStage; }
    /// Index of the operation that the keyboard is on.
    [[nodiscard]] std::optional<std::size_t> cursor() const { return m_scene.cursor; }
    /// Where things are on this widget now.
    [[nodiscard]] gantt::GanttGeometry geometryNow() const;
    /// What a position on the widget says; empty where there is nothing.
    [[nodiscard]] QString textAt(const QPointF& position) const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// One row for each operation, and in every row both bubble conventions of the whole step. Built on call:
    /// a million operations take a second and some hundreds of megabytes.
    [[nodiscard]] DataTable data() const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    /// Outlines the stage's lane; any stage that does not exist outlines none. Emits nothing.
    void setSelectedStage(int stage);
    void showAll();
    void zoomIn();
    void zoomOut();

signals:
    /// The user picked a lane.
    void stageSelected(int stage);
    /// The user picked an operation, whose micro-batch is now outlined in every lane.
    void operationHighlighted(const quadrille::Operation& operation);
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
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Target {
        std::optional<int> lane;
        double time = 0;
        std::optional<std::size_t> operation; ///< only when it is wide enough to be pointed at
    };

    void refit(bool keepRange);
    void updateBaseline();
    void updateAxisName();
    void setRange(const gantt::TimeRange& range);
    void zoomAround(double factor, double pivot);
    [[nodiscard]] double shortestRange() const;
    [[nodiscard]] Target targetAt(const QPointF& position) const;
    [[nodiscard]] bool isOnIdleText(const QPointF& position) const;
    void pointAt(const QPointF& position);
    void clickAt(const QPointF& position);
    void pick(int lane, std::optional<std::size_t> operation);
    void moveCursorToLane(int by);
    void moveCursorAlong(int by);
    void placeCursor(std::size_t operation);

    std::shared_ptr<const Timeline> m_timeline;
    std::shared_ptr<const Timeline> m_baseline;
    std::optional<double> m_unitRatio;
    std::int32_t m_baselineStages = 0;
    QString m_scheduleName;
    QString m_axisName;
    gantt::GanttScene m_scene;
    mutable gantt::LaneImageCache m_cache;
    QString m_said;
    struct Drag {
        QPointF from;
        gantt::TimeRange range;
        bool moved = false;
    };
    std::optional<Drag> m_drag;
};

} // namespace quadrille
