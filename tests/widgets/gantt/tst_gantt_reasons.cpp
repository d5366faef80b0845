// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/gantt_links.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/lane_image.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QPainter>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

struct ShownReasons {
    GanttView view;
    std::shared_ptr<const Timeline> timeline;

    explicit ShownReasons(std::shared_ptr<const Timeline> shown, QSize size = {1200, 500})
        : timeline(std::move(shown)) {
        view.setTimeline(timeline);
        view.resize(size);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }
    QPointF at(double time, int lane) const {
        const GanttGeometry geometry = view.geometryNow();
        return {geometry.x(time, view.visibleRange()), geometry.rows(geometry.lanes.bar(lane)).center().y()};
    }
    void move(const QPointF& position) {
        QMouseEvent event(QEvent::MouseMove, position, view.mapToGlobal(position), Qt::NoButton, {}, {});
        QApplication::sendEvent(&view, &event);
    }
    void leave() {
        QEvent event(QEvent::Leave);
        QApplication::sendEvent(&view, &event);
    }
    QImage grab() { return view.grab().toImage(); }

    /// The colour near an operation's upper edge, which outlines and labels leave free.
    QColor fillOf(const QImage& image, std::size_t operation) const {
        const GanttGeometry geometry = view.geometryNow();
        std::size_t lane = 0;
        while (timeline->order->rankOffsets[lane + 1] <= operation) {
            ++lane;
        }
        const QRectF bar = geometry.rows(geometry.lanes.bar(static_cast<int>(lane)));
        const double middle = (timeline->starts[operation] + timeline->ends[operation]) / 2;
        return image.pixelColor(static_cast<int>(geometry.x(middle, view.visibleRange())),
                                static_cast<int>(bar.top()) + 5);
    }
};

/// Paints nothing, and knows of how many points the lines were.
class Polylines : public QPaintDevice {
public:
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] int longest() const { return m_engine.longest; }
    [[nodiscard]] int points() const { return m_engine.points; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        constexpr int side = 4000, dots = 96;
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return side;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dots;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    struct Engine : QPaintEngine {
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int count, PolygonDrawMode mode) override {
            if (mode == PolylineMode) {
                longest = std::max(longest, count);
                points += count;
            }
        }
        [[nodiscard]] Type type() const override { return User; }

        int longest = 0;
        int points = 0;
    };
    mutable Engine m_engine;
};

} // namespace

class TestGanttReasons : public QObject {
    Q_OBJECT
private slots:
    void operationsSayWhatTheyNeedAndUnblock() {
        ShownReasons shown(test::timelineOf(ScheduleKind::zeroBubbleH1, 4, 8));
        const auto text = [&](double time, int lane) { return shown.view.textAt(shown.at(time, lane)); };
        QCOMPARE(text(0.5, 0),
                 QStringLiteral("Forward of micro-batch 0, stage 0: 0 – 1. Needs no other "
                                "operation. Unblocks the forward of micro-batch 0 on stage 1 and "
                                "the input gradient of micro-batch 0 here. No slack: it is "
                                "critical"));
        // The last stage's first input gradient, right behind its forward from 3 to 4.
        const QString gradient = text(4.5, 3);
        QVERIFY2(
            gradient.startsWith(QStringLiteral(
                "Input gradient of micro-batch 0, stage 3: 4 – 5. Needs the forward of micro-batch 0 here. "
                "Unblocks the input gradient of micro-batch 0 on stage 2 and the weight gradient of "
                "micro-batch 0 here. ")),
            qPrintable(gradient));
    }

    void fusedBlocksHaveTheRelationsOfBothHalves() {
        const auto timeline = test::timelineOf(ScheduleKind::interleavedOverlap, 2, 4, 2);
        ShownReasons shown(timeline);
        for (std::size_t i = 0; i < timeline->size(); ++i) {
            const TimedOperation timed = timeline->operation(i);
            if (timed.operation.kind != OperationKind::fused) {
                continue;
            }
            const int lane = i < timeline->order->rankOffsets[1] ? 0 : 1;
            const QString text = shown.view.textAt(shown.at((timed.start + timed.end) / 2, lane));
            QVERIFY(
                text.startsWith(QStringLiteral("Forward of micro-batch %1 with backward of micro-batch %2")
                                    .arg(timed.operation.microbatch)
                                    .arg(timed.operation.backwardMicrobatch)));
            QVERIFY2(text.contains(QStringLiteral("the forward of micro-batch %1 here")
                                       .arg(timed.operation.backwardMicrobatch)),
                     qPrintable(text));
            return;
        }
        QFAIL("no fused block");
    }

    void slackIsSaidInTheTimelinesTime() {
        // Two stages, the second a quarter as long: it waits, and its first backward may end later by what
        // the first stage still computes.
        Durations durations = Durations::uniform(2, 0.004, 0.004, 0.004);
        durations.forward[1] = durations.inputGradient[1] = durations.weightGradient[1] = 0.001;
        const auto timeline =
            test::timelineOf(makeOrder(ScheduleKind::oneForwardOneBackward, {2, 4, 1, 0}), durations);
        GanttView view;
        view.setTimeBase(TimeBase::model);
        view.resize(1200, 400);
        view.setTimeline(timeline);
        // F0 of stage 0 runs 0 – 4 ms, F1 4 – 8 ms; stage 1: F0 4 – 5, B0 5 – 7, so B0 has 1 ms of slack.
        const GanttGeometry geometry = view.geometryNow();
        const QPointF position(geometry.x(0.006, view.visibleRange()),
                               geometry.rows(geometry.lanes.bar(1)).center().y());
        const QString text = view.textAt(position);
        QVERIFY2(text.startsWith(QStringLiteral("Backward of micro-batch 0, stage 1: 5.00 – 7.00 ms. ")) &&
                     text.endsWith(QStringLiteral("Slack 1 ms")),
                 qPrintable(text));
    }

    void hoverDrawsRelationsAndTheChain() {
        ShownReasons shown(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        const QImage plain = shown.grab();
        shown.move(shown.at(7, 0)); // waits for the first gradient
        const QImage chain = shown.grab();
        // The gradient that is waited for: B0 of stage 1 ends at 10, that of stage 3 begins at 4.
        const GanttGeometry geometry = shown.view.geometryNow();
        for (const auto& [time, lane] : {std::pair(8.05, 1), std::pair(6.05, 2), std::pair(4.05, 3)}) {
            const QRectF bar = geometry.rows(geometry.lanes.bar(lane));
            const QPoint edge(static_cast<int>(geometry.x(time, shown.view.visibleRange()) + 4),
                              static_cast<int>(bar.top()));
            QVERIFY2(chain.pixel(edge) != plain.pixel(edge), qPrintable(QString::number(lane)));
        }
        shown.move(shown.at(2.5, 2));
        const QImage related = shown.grab();
        QVERIFY(related != plain);
        QVERIFY(related != chain);
        shown.leave();
        QCOMPARE(shown.grab(), plain);
    }

    void keyboardSaysTheSame() {
        ShownReasons shown(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        QSignalSpy readout(&shown.view, &Picture::readout);
        shown.view.setSelectedStage(0);
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ControlModifier);
        }
        QTest::keyClick(&shown.view, Qt::Key_G); // F0 begins with the step
        QCOMPARE(readout.last().first().toString(), QStringLiteral("Stage 0 does not idle before it"));
        for (int i = 0; i < 4; ++i) { // F1, F2, F3, B0
            QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
        }
        QCOMPARE(readout.last().first().toString(), shown.view.textAt(shown.at(11, 0)));
        const QImage before = shown.grab();
        QTest::keyClick(&shown.view, Qt::Key_G);
        QCOMPARE(readout.last().first().toString(), shown.view.textAt(shown.at(7, 0)));
        QVERIFY(readout.last().first().toString().contains(QStringLiteral("Waits for the gradient")));
        QVERIFY(shown.grab() != before);
    }

    /// What is not on the critical path is faint; the durations of what is left add up to the makespan.
    void criticalPathStandsOut_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("1f1b") << static_cast<int>(ScheduleKind::oneForwardOneBackward);
        QTest::newRow("zb-h1") << static_cast<int>(ScheduleKind::zeroBubbleH1);
        QTest::newRow("gpipe") << static_cast<int>(ScheduleKind::gpipe);
    }
    void criticalPathStandsOut() {
        QFETCH(int, kind);
        const auto timeline = test::timelineOf(static_cast<ScheduleKind>(kind), 4, 8);
        ShownReasons shown(timeline, {1600, 500});
        shown.view.setCriticalPathShown(true);
        QVERIFY(shown.view.isCriticalPathShown());
        const QImage image = shown.grab();
        const Colours colours = coloursFor(shown.view.palette());
        double length = 0;
        int faint = 0;
        for (std::size_t i = 0; i < timeline->size(); ++i) {
            const QColor full = barColour(colours, timeline->order->operations[i].kind, 0);
            if (shown.fillOf(image, i).rgb() == full.rgb()) {
                length += timeline->ends[i] - timeline->starts[i];
            } else {
                ++faint;
            }
        }
        QVERIFY2(std::abs(length - timeline->makespan) < 1e-9, qPrintable(QString::number(length)));
        QVERIFY(faint > 10);
        shown.view.setCriticalPathShown(false);
        QVERIFY(shown.grab() != image);
    }

    void criticalPathOfColumnsIsALineThatHidesNoIdleTime() {
        const auto timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 5000);
        ShownReasons shown(timeline, {1000, 400});
        const QImage plain = shown.grab();
        shown.view.setCriticalPathShown(true);
        const QImage line = shown.grab();
        QVERIFY(line != plain);
        const GanttGeometry geometry = shown.view.geometryNow();
        for (int lane = 0; lane < 4; ++lane) { // the line runs through the middle of the bars
            const QRect bar = geometry.rows(geometry.lanes.bar(lane)).toRect();
            const QRect row(bar.left() + bar.width() / 10, bar.top() + 2, bar.width() * 8 / 10, 1);
            QCOMPARE(line.copy(row), plain.copy(row));
        }
    }

    /// A path that goes up and down in every column of pixels takes longer than the rest of the picture where
    /// it is painted as one outline.
    void aLongCriticalPathIsPaintedInPieces() {
        const auto timeline = test::timelineOf(ScheduleKind::chimera, 2, 512);
        ShownReasons shown(timeline, {1000, 400});
        shown.view.setCriticalPathShown(true);
        Polylines recorded;
        QPainter painter(&recorded);
        shown.view.paintOn(painter, shown.view.rect(), coloursFor(shown.view.palette()));
        painter.end();
        QVERIFY2(recorded.points() > 1000, qPrintable(QString::number(recorded.points())));
        QVERIFY2(recorded.longest() <= 64, qPrintable(QString::number(recorded.longest())));
    }

    void transfersAreDrawnWhereFewAreInSight() {
        const auto timeline = test::unevenTimeline(ScheduleKind::oneForwardOneBackward, 4, 2000);
        ShownReasons shown(timeline, {1000, 400});
        const QImage all = shown.grab();
        shown.view.setTransfersShown(true);
        QVERIFY(shown.view.areTransfersShown());
        const GanttGeometry geometry = shown.view.geometryNow();
        const QRect lanes = geometry.plot.toRect();
        // Too many to be told apart: nothing is drawn over the lanes …
        QCOMPARE(shown.grab().copy(lanes).convertToFormat(QImage::Format_RGB32),
                 laneImage(TimelineIndex(timeline), shown.view.visibleRange(), geometry.lanes,
                           geometry.columns(), 1, coloursFor(shown.view.palette())));
        QVERIFY(shown.grab() != all); // … which is said
        shown.view.setVisibleRange({100, 140});
        const QImage with = shown.grab();
        shown.view.setTransfersShown(false);
        QVERIFY(shown.grab().copy(lanes) != with.copy(lanes));
    }

    /// Larger timelines are looked into in the background.
    void reasonsOfManyOperationsComeLater() {
        const auto timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 20'000);
        ShownReasons shown(timeline, {1000, 400});
        shown.view.setVisibleRange({30'000, 30'030});
        QSignalSpy readout(&shown.view, &Picture::readout);
        const QPointF position = shown.at(30'010.5, 1);
        shown.move(position);
        QVERIFY(!shown.view.textAt(position).isEmpty());
        QTRY_VERIFY(shown.view.textAt(position).contains(QStringLiteral("Unblocks")));
        QVERIFY(readout.last().first().toString().contains(QStringLiteral("Unblocks")));
        // And of one that is gone before they are there.
        shown.view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 20'001));
        shown.view.setCriticalPathShown(true);
        shown.view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        QTest::qWait(200);
        (void)shown.grab();
    }
};

QUADRILLE_TESTS(TestGanttReasons)
#include "tst_gantt_reasons.moc"
