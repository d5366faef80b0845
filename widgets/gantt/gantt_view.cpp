// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_view.h"

#include "widgets/gantt/gantt_marks.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille {

using gantt::TimeRange;

namespace {

/// What the idle time of more operations than these waits for is not looked up with every new timeline.
constexpr std::size_t mostNamed = 20'000;

gantt::OnTheWay onTheWay(const gantt::OnTheWay& from, const gantt::OnTheWay& to, double share) {
    return {from.before, std::lerp(from.share, to.share, share)};
}

} // namespace

GanttView::GanttView(QWidget* parent)
    : TimePicture(PlaceUse::choose, 1.5, parent), m_way(*this, onTheWay, [this] {
          m_scene.way = m_way.now().value_or(gantt::OnTheWay());
          update();
      }) {
    setName([] { return tr("Pipeline timeline"); });
    setUsualSize(40, 18);
    setAccessibleDescription(finding());
}

void GanttView::setTimeline(std::shared_ptr<const Timeline> timeline, const QString& scheduleName) {
    if (timeline == m_timeline && scheduleName == m_scheduleName) {
        return;
    }
    const bool keepRange = m_timeline && m_scene.isZoomed() && !m_newTimeBase;
    m_newTimeBase = false;
    m_timeline = std::move(timeline);
    m_scheduleName = scheduleName;
    m_scene.index = m_timeline && m_timeline->rankCount() > 0
                        ? std::make_shared<const gantt::TimelineIndex>(m_timeline)
                        : nullptr;
    // Indices of operations belong to the old timeline.
    forgetPlaces();
    m_scene.highlighted.reset();
    m_scene.pointed.reset();
    m_scene.relations.reset();
    m_scene.dependencies =
        m_scene.index && m_timeline->size() <= mostNamed && gantt::Relations::isPossible(*m_timeline)
            ? std::make_shared<const Dependencies>(m_timeline->order)
            : nullptr;
    m_buildingRelations = false;
    endDrag();
    updateBaseline();
    updateMemory();
    updateAfter();
    refit(keepRange);
    if (m_scene.criticalPath || m_scene.transfers) {
        relations();
    }
    if (!m_way.now()) // else its end is another now
        m_way.set(m_scene.index ? std::optional(gantt::OnTheWay()) : std::nullopt);
    emit sidesChanged();
    contentChanged();
}

void GanttView::moveToNext() {
    m_way.stop();
    if (!isDrawn())
        return;
    if (auto drawn = gantt::drawnOperations(m_scene, layoutNow(), coloursFor(palette())))
        m_way.moveToNext(gantt::OnTheWay{std::move(drawn), 0});
}

void GanttView::setBaseline(std::shared_ptr<const Timeline> baseline, std::optional<double> unitRatio) {
    const bool keepRange = m_scene.isZoomed();
    m_baseline = std::move(baseline);
    m_unitRatio = unitRatio;
    updateBaseline();
    refit(keepRange);
    contentChanged();
}

void GanttView::updateBaseline() {
    m_scene.baselineMakespan.reset();
    if (!m_baseline || !m_scene.index || m_baseline->rankCount() == 0) {
        return;
    }
    const double usual =
        m_scene.timeBase == TimeBase::model
            ? 1
            : static_cast<double>(m_scene.index->laneCount()) / static_cast<double>(m_baseline->rankCount());
    const double ratio = m_unitRatio.value_or(usual);
    m_scene.baselineMakespan = m_baseline->makespan * ratio;
}

void GanttView::setTimeBase(TimeBase base) {
    if (base == m_scene.timeBase) {
        return;
    }
    m_scene.timeBase = base;
    m_newTimeBase = true; // a part of the old times is none of the new ones
    updateBaseline();
    updateAfter();
    refit(false);
    contentChanged();
}

void GanttView::setMeasured(bool measured) {
    if (measured == m_scene.measured) {
        return;
    }
    m_scene.measured = measured;
    contentChanged();
}

void GanttView::setMemory(std::vector<gantt::LaneMemory> memory, Bytes shownUpTo) {
    m_memory = memory.empty()
                   ? nullptr
                   : std::make_shared<const gantt::MemoryLanes>(std::move(memory), m_stripScale, shownUpTo);
    updateMemory();
    update();
    emit sidesChanged();
}

void GanttView::setStripScale(gantt::StripScale scale) {
    if (scale == m_stripScale) {
        return;
    }
    m_stripScale = scale;
    if (m_memory) {
        m_memory = std::make_shared<const gantt::MemoryLanes>(m_memory->scaledTo(scale));
        updateMemory();
    }
    update();
}

void GanttView::setCaption(const QString& caption) {
    if (caption != m_scene.caption) {
        m_scene.caption = caption;
        update();
    }
}

void GanttView::updateMemory() {
    const bool fits = m_memory && m_scene.index && m_memory->size() == m_scene.index->laneCount();
    m_scene.memory = fits ? m_memory : nullptr;
}

void GanttView::setAfterPipeline(std::vector<std::pair<StepPart, double>> parts) {
    if (parts == m_after) {
        return;
    }
    const bool keepRange = m_scene.isZoomed();
    m_after = std::move(parts);
    updateAfter();
    refit(keepRange);
    update();
}

void GanttView::updateAfter() {
    m_scene.after.clear();
    if (!m_scene.index || !m_scene.transfers || m_scene.timeBase != TimeBase::model) {
        return;
    }
    double now = m_scene.index->span().end;
    for (const auto& [part, seconds] : m_after) {
        if (seconds > 0) {
            m_scene.after.push_back({part, {now, now + seconds}});
            now += seconds;
        }
    }
}

void GanttView::setSpan(std::optional<TimeRange> span) {
    if (span && !span->isGood()) {
        span.reset();
    }
    if (span == m_span) {
        return;
    }
    const bool keepRange = m_scene.isZoomed();
    m_span = span;
    refit(keepRange);
    update();
}

void GanttView::setAlignedWith(GanttView* other) {
    if (m_alignedWith) {
        disconnect(m_alignedWith, nullptr, this, nullptr);
    }
    m_alignedWith = other;
    if (other != nullptr) {
        connect(other, &GanttView::sidesChanged, this, &GanttView::realign);
    }
    realign();
}

void GanttView::realign() {
    m_scene.other = m_alignedWith ? gantt::sideTexts(m_alignedWith->m_scene) : gantt::SideTexts();
    update();
}

void GanttView::setCriticalPathShown(bool shown) {
    m_scene.criticalPath = shown;
    if (shown) {
        relations();
    }
    update();
}

void GanttView::setTransfersShown(bool shown) {
    const bool keepRange = m_scene.isZoomed();
    m_scene.transfers = shown;
    if (shown) {
        relations();
    }
    updateAfter();
    refit(keepRange);
    update();
    emit sidesChanged();
}

void GanttView::setMoment(std::optional<double> time) {
    if (time != m_scene.moment) {
        m_scene.moment = time;
        update();
    }
}

void GanttView::setPlayhead(std::optional<double> time) {
    if (time != m_scene.playhead) {
        m_scene.playhead = time;
        update();
    }
}

gantt::GanttGeometry GanttView::layOut(const QRectF& area, const QFont& font,
                                       const QPaintDevice* device) const {
    const double ratio = device != nullptr ? device->devicePixelRatioF() : 1;
    return gantt::geometryFor(m_scene, area, QFontMetricsF(font, device), {ratio, {}});
}

QString GanttView::finding() const {
    if (!isDrawn())
        return emptyReason(tr("There is no pipeline to show."));
    return withRemark(
        gantt::findingText(*m_scene.index, m_scheduleName, m_scene.baselineMakespan, m_scene.timeBase));
}

void GanttView::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (!isDrawn())
        return TimePicture::paintOn(painter, area, colours);
    // An export waits for all that belongs to it.
    gantt::GanttScene scene = m_scene;
    scene.way = {};
    if ((scene.criticalPath || scene.transfers) && !scene.relations && m_timeline &&
        gantt::Relations::isPossible(*m_timeline)) {
        scene.relations = std::make_shared<const gantt::Relations>(m_timeline);
    }
    gantt::paintScene(painter, scene, area, colours);
}

void GanttView::paintContent(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (!isDrawn())
        return TimePicture::paintContent(painter, area, colours);
    gantt::paintScene(painter, m_scene, area, colours, &m_cache);
}

void GanttView::paintEvent(QPaintEvent* event) {
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): what is pointed at is marked here
    Picture::paintEvent(event);
    if (!isDrawn() || plot().isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours colours = coloursFor(palette());
    gantt::paintPointedLane(painter, m_scene, layoutNow(), colours);
    gantt::paintPlaces(painter, m_scene, layoutNow(), colours, lastRead(), cursor());
    if (m_framed) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 1.5));
        painter.drawRoundedRect(layoutNow().area.adjusted(1, 1, -1, -1), 3, 3);
    }
}

DataTable GanttView::data() const {
    DataTable table;
    const bool seconds = m_scene.timeBase == TimeBase::model;
    table.columns = {tr("Rank"),
                     tr("Operation"),
                     tr("Stage"),
                     tr("Chunk"),
                     tr("Micro-batch"),
                     seconds ? tr("Start (s)") : tr("Start (units)"),
                     seconds ? tr("End (s)") : tr("End (units)"),
                     tr("Bubble of the step, idle ÷ total"),
                     tr("Bubble of the step, idle ÷ ideal")};
    if (!m_scene.index) {
        return table;
    }
    const gantt::TimelineIndex& index = *m_scene.index;
    const bool fused = index.holds(OperationKind::fused);
    if (fused) {
        table.columns << tr("Stage of the fused backward") << tr("Micro-batch of the fused backward");
    }
    table.rows.reserve(static_cast<qsizetype>(index.operationCount()));
    for (std::size_t lane = 0; lane < index.laneCount(); ++lane) {
        for (const TimedOperation& timed : m_timeline->rank(lane)) {
            const Operation& operation = timed.operation;
            QList<QVariant> row{static_cast<qlonglong>(lane),
                                gantt::kindName(operation.kind),
                                operation.stage,
                                static_cast<qlonglong>(index.chunkOf(operation.stage, operation.microbatch)),
                                operation.microbatch,
                                timed.start,
                                timed.end,
                                m_timeline->bubbleOverTotal,
                                m_timeline->idleOverBusy()};
            if (fused) {
                const bool both = operation.kind == OperationKind::fused;
                row << (both ? QVariant(operation.backwardStage) : QVariant())
                    << (both ? QVariant(operation.backwardMicrobatch) : QVariant());
            }
            table.rows.push_back(std::move(row));
        }
    }
    for (const gantt::AfterPipeline& after : m_scene.after) {
        QList<QVariant> row(table.columns.size());
        row[1] = waterfall::partName(after.part);
        row[5] = after.time.begin;
        row[6] = after.time.end;
        table.rows.push_back(std::move(row));
    }
    return table;
}

QSize GanttView::minimumSizeHint() const {
    return {100, 60};
}

void GanttView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        emit sidesChanged();
        realign();
    }
    Picture::changeEvent(event);
}

TimeRange GanttView::ownSpan() const {
    TimeRange full = m_scene.index ? m_scene.index->span() : TimeRange{};
    if (m_scene.index && m_scene.baselineMakespan) {
        // A shorter step than A's is seen to be shorter.
        full.end = std::max(full.end, full.begin + *m_scene.baselineMakespan);
    }
    if (!m_scene.after.empty()) {
        full.end = std::max(full.end, m_scene.after.back().time.end);
    }
    return full;
}

void GanttView::refit(bool keepRange) {
    const TimeRange full = m_span.value_or(ownSpan());
    m_scene.full = full;
    m_scene.range = keepRange ? gantt::clampedRange(m_scene.range, full, shortestRange()) : full;
    emit visibleRangeChanged();
}

double GanttView::shortestRange() const {
    const double shortest = m_scene.index ? m_scene.index->shortestOperation() : 0;
    // Two operations across the view; and never so little that neighbouring columns are the same double.
    return std::max(2 * shortest, 1e-9 * std::max(std::abs(m_scene.full.begin), std::abs(m_scene.full.end)));
}

void GanttView::showRange(const TimeRange& range) {
    m_scene.range = range;
    emit visibleRangeChanged();
}

void GanttView::setSelectedStage(int stage) {
    const std::optional<int> wanted = stage >= 0 ? std::optional(stage) : std::nullopt;
    if (wanted != m_scene.selectedStage) {
        m_scene.selectedStage = wanted;
        update();
    }
}

void GanttView::setPointed(std::optional<gantt::PointedLane> pointed) {
    if (pointed == m_scene.pointed)
        return;
    m_scene.pointed = std::move(pointed);
    updateOverlay();
}

void GanttView::setHighlighted(std::optional<std::size_t> operation) {
    const bool known = operation && m_timeline && *operation < m_timeline->size();
    m_scene.highlighted = known ? operation : std::nullopt;
    update();
}

} // namespace quadrille
