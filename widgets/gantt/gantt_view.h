// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_painter.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/gantt/time_picture.h"
#include "widgets/picture/moving.h"

#include <QPointer>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace quadrille {

/// The pipeline as a Gantt chart: one lane per rank, every operation a rectangle, idle time left blank or
/// lightly hatched, and named where there is room.
///
/// Truth at every zoom: the mean of a lane's pixels shows its idle share, see gantt::laneImage().
///
/// A click selects the stage and the operation; a click or a drag on the time axis, or Alt with a click
/// anywhere, chooses a moment. Keys: ↑ ↓ move the cursor between stages, Ctrl+← Ctrl+→ from operation to
/// operation, Page Up and Page Down by ten, Return or Space selects what the cursor is on, G says why its
/// stage idled before that, M chooses the moment at which that starts, Alt+← Alt+→ the previous and next
/// moment at which an operation starts or ends, Escape lets go, E asks why the idle share is what it is.
class GanttView : public TimePicture<gantt::Place, gantt::GanttGeometry> {
    Q_OBJECT
public:
    explicit GanttView(QWidget* parent = nullptr);

    /// What is shown, and the schedule's name for the finding where it is known. A part that was zoomed into
    /// stays in sight as far as the new timeline has it. Null shows the empty reason.
    void setTimeline(std::shared_ptr<const Timeline> timeline, const QString& scheduleName = {});
    [[nodiscard]] std::shared_ptr<const Timeline> timeline() const { return m_timeline; }
    /// The pinned plan A, of which the end is marked; null for none. Its unit of time is the forward of its
    /// own micro-batch through all chunks of one of its ranks, so it is converted: unitRatio is how many
    /// units of the timeline shown one of A's lasts. Without it both are taken to run the same micro-batch
    /// through the same layers, of which a rank has the fewer the more ranks there are: ranks shown ÷ ranks
    /// of A.
    void setBaseline(std::shared_ptr<const Timeline> baseline, std::optional<double> unitRatio = {});
    /// What the times of the timeline are: units, or seconds of the model, which read in µs, ms or s. Set it
    /// before the timeline that it is of; everything of that is shown then, zoomed or not. With seconds the
    /// end of plan A needs no conversion.
    void setTimeBase(TimeBase base);
    [[nodiscard]] TimeBase timeBase() const { return m_scene.timeBase; }
    /// Whether the times are of a run rather than of the model, which the axis then says.
    void setMeasured(bool measured);
    [[nodiscard]] bool isMeasured() const { return m_scene.measured; }
    /// One for each lane of the timeline, in its time; with any other number of them, as with none, the
    /// strips count the activations in flight.
    /// With shownUpTo the strips reach at least so far, so that two views can have one scale.
    void setMemory(std::vector<gantt::LaneMemory> memory, Bytes shownUpTo = {});
    /// What the strips' height stands for; the peak at first.
    void setStripScale(gantt::StripScale scale);
    [[nodiscard]] gantt::StripScale stripScale() const { return m_stripScale; }
    /// What it is now; 0 where no memory is known.
    [[nodiscard]] Bytes stripTop() const { return m_scene.memory ? m_scene.memory->top() : Bytes(); }
    /// A name in front of the picture's first line, where there are several; empty for none.
    void setCaption(const QString& caption);
    [[nodiscard]] QString caption() const { return m_scene.caption; }
    /// What follows the pipeline on all ranks together, one after the other, in seconds: so that the picture
    /// ends when the step does. Shown with the communication, and with the model's times only; what takes no
    /// time is left out.
    void setAfterPipeline(std::vector<std::pair<StepPart, double>> parts);
    [[nodiscard]] const std::vector<gantt::AfterPipeline>& afterPipeline() const { return m_scene.after; }
    /// The range of time that stands for everything, for two views one above the other on one axis; nothing
    /// for the timeline's own and the end of plan A.
    void setSpan(std::optional<gantt::TimeRange> span);
    /// Gives the lanes the same left and right edges as another view's of the same size, so that one moment
    /// is at one place in both; null for none. Call it on both.
    void setAlignedWith(GanttView* other);
    /// What the timeline would show without a span set by others.
    [[nodiscard]] gantt::TimeRange ownSpan() const;

    [[nodiscard]] const TimeRange& visibleRange() const override { return m_scene.range; }
    [[nodiscard]] bool isCriticalPathShown() const { return m_scene.criticalPath; }
    /// Of more than a hundred thousand operations it is found in the background.
    [[nodiscard]] bool isCriticalPathKnown() const { return m_scene.relations != nullptr; }
    [[nodiscard]] bool areTransfersShown() const { return m_scene.transfers; }
    [[nodiscard]] std::optional<double> moment() const { return m_scene.moment; }
    [[nodiscard]] std::optional<double> playhead() const { return m_scene.playhead; }
    [[nodiscard]] std::optional<int> selectedStage() const { return m_scene.selectedStage; }
    [[nodiscard]] const std::optional<gantt::PointedLane>& pointed() const { return m_scene.pointed; }
    /// Index of the operation that the keyboard is on.
    [[nodiscard]] std::optional<std::size_t> cursor() const {
        return isSomewhere(cursorPlace()) ? std::optional(cursorPlace().operation) : std::nullopt;
    }
    /// Where things are on this widget now.
    [[nodiscard]] const gantt::GanttGeometry& geometryNow() const { return layoutNow(); }
    /// What a position on the widget says, in one line; empty where there is nothing. What an operation needs
    /// and why a stage idles is known at once in timelines of up to a hundred thousand operations, and in
    /// larger ones some tenths of a second after it was first asked for.
    [[nodiscard]] QString textAt(const QPointF& position);

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// One row for each operation, and in every row both bubble conventions of the whole step. Built on call:
    /// a million operations take a second and some hundreds of megabytes.
    [[nodiscard]] DataTable data() const override;

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The operations go to where the next timeline has them rather than jump there, where they can be
    /// followed.
    void moveToNext();

public slots:
    /// Outlines the stage's lane; any stage that does not exist outlines none. Emits nothing.
    void setSelectedStage(int stage);
    /// Marks a lane that something beside the picture is about, and when something happens in it, until
    /// another timeline comes; nothing for none. Emits nothing.
    void setPointed(std::optional<gantt::PointedLane> pointed);
    /// Draws the longest chain of operations that wait for each other, and all else faint.
    void setCriticalPathShown(bool shown);
    /// Draws boundaries on their way between stages, where few enough are in sight, a row that says when
    /// there are any, and what follows the pipeline.
    void setTransfersShown(bool shown);
    /// Outlines an operation and its micro-batch in every lane; nothing for none. Emits nothing.
    void setHighlighted(std::optional<std::size_t> operation);
    /// Marks a moment by a line. Emits nothing.
    void setMoment(std::optional<double> time);
    /// Shows how far the step is played: what starts later is faint, what runs is outlined; nothing for all.
    void setPlayhead(std::optional<double> time);

signals:
    /// The user chose a moment, which is marked now.
    void momentChosen(double time);
    /// The user let go of the moment.
    void momentCleared();
    /// The user picked a lane.
    void stageSelected(int stage);
    /// The user picked an operation, whose micro-batch is now outlined in every lane.
    void operationHighlighted(const quadrille::Operation& operation);
    void visibleRangeChanged();
    /// What stands beside the lanes is as wide as it was no longer; for setAlignedWith().
    void sidesChanged();

protected:
    [[nodiscard]] bool isDrawn() const override { return m_scene.index != nullptr; }
    [[nodiscard]] gantt::GanttGeometry layOut(const QRectF& area, const QFont& font,
                                              const QPaintDevice* device) const override;
    [[nodiscard]] gantt::Place placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const gantt::Place& place) const override;
    [[nodiscard]] QString tipOf(const gantt::Place& place) const override;
    [[nodiscard]] Qt::CursorShape shapeOver(const gantt::Place& place) const override;
    [[nodiscard]] gantt::Place kept(const gantt::Place& place) const override;
    [[nodiscard]] gantt::Place start(int key) const override;
    [[nodiscard]] std::optional<gantt::Place> neighbour(const gantt::Place& place, int key) const override;
    [[nodiscard]] bool isUsable(const gantt::Place& place) const override;
    void use(const gantt::Place& place) override;
    [[nodiscard]] QString useName() const override;
    void cursorMoved(const gantt::Place& place) override;
    void hoverMoved() override;
    bool explainCurrent() override;
    [[nodiscard]] bool keepsCursor() const override { return true; }
    [[nodiscard]] TimeRange fullRange() const override { return m_scene.full; }
    [[nodiscard]] double shortestRange() const override;
    void showRange(const TimeRange& range) override;
    [[nodiscard]] const QRectF& plot() const override { return layoutNow().plot; }
    [[nodiscard]] bool choosesMoment(const QMouseEvent& event) const override;
    void chooseMoment(double time) override;
    std::optional<QPoint> fillMenu(QMenu& menu, std::optional<QPoint> point) override;
    void paintContent(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refit(bool keepRange);
    void updateBaseline();
    void updateMemory();
    void updateAfter();
    void realign();
    /// Builds them, in the background where that would be felt; null until they are there.
    const gantt::Relations* relations();
    void buildRelationsLater();
    void takeRelations(std::shared_ptr<const gantt::Relations> built);
    void relationsOf(const gantt::Place& place); ///< which say and show more of it
    [[nodiscard]] QStringList textsOf(const gantt::Place& place) const;
    [[nodiscard]] gantt::Place placeOf(std::size_t operation) const;
    [[nodiscard]] std::optional<gantt::Place> nextLane(int lane, int by, double time) const;
    void readGapBeforeCursor();
    void stepMoment(int by);
    bool letGo(); ///< \returns whether there was anything to let go of

    std::shared_ptr<const Timeline> m_timeline;
    std::shared_ptr<const Timeline> m_baseline;
    QPointer<GanttView> m_alignedWith;
    std::optional<double> m_unitRatio;
    QString m_scheduleName;
    std::optional<gantt::TimeRange> m_span;
    std::shared_ptr<const gantt::MemoryLanes> m_memory;
    gantt::StripScale m_stripScale = gantt::StripScale::peak;
    std::vector<std::pair<StepPart, double>> m_after;
    bool m_newTimeBase = false;
    gantt::GanttScene m_scene;
    mutable gantt::LaneImageCache m_cache;
    bool m_buildingRelations = false;
    Moving<gantt::OnTheWay> m_way;
    bool m_framed = false; ///< the keyboard came here by a key
};

} // namespace quadrille
