// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/time_text.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>

#include <cmath>

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::gantt;

namespace {

/// 1F1B, 4 ranks, 8 micro-batches, in seconds: forward 2 ms, backward 4 ms, no latency: 66 ms.
std::shared_ptr<const Timeline> milliseconds() {
    return test::timelineOf(makeOrder(ScheduleKind::oneForwardOneBackward, {4, 8, 1, 0}),
                            Durations::uniform(4, 0.002, 0.002, 0.002));
}

} // namespace

class TestGanttMoments : public QObject {
    Q_OBJECT
private slots:
    void durationsHaveTheirUnit_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("µs") << 250e-6 << QStringLiteral("250 µs");
        QTest::newRow("below 1 µs") << 0.5e-6 << QStringLiteral("0.5 µs");
        QTest::newRow("rounds to the next unit") << 999.7e-6 << QStringLiteral("1 ms");
        QTest::newRow("not yet") << 999.4e-6 << QStringLiteral("999 µs");
        QTest::newRow("ms") << 4.2e-3 << QStringLiteral("4.2 ms");
        QTest::newRow("s") << 3.42 << QStringLiteral("3.42 s");
        QTest::newRow("many s") << 1234.4 << QStringLiteral("1,234 s");
    }
    void durationsHaveTheirUnit() {
        QFETCH(double, seconds);
        QFETCH(QString, text);
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const QString shown = durationText(seconds, TimeBase::model);
        QLocale::setDefault(before);
        QCOMPARE(shown, text);
    }

    void rangesTellTheirEndsApart() {
        QCOMPARE(rangeText({12, 13}, TimeBase::units), QStringLiteral("12 – 13"));
        QCOMPARE(rangeText({0.81241, 0.81661}, TimeBase::model), QStringLiteral("812.41 – 816.61 ms"));
        QCOMPARE(rangeText({3.1, 3.4}, TimeBase::model), QStringLiteral("3.100 – 3.400 s"));
        QCOMPARE(durationText(4, TimeBase::units), QStringLiteral("4 units"));
        QCOMPARE(durationText(4.5, TimeBase::units), QStringLiteral("4.5 units"));
    }

    void ticksOfAnAxisReadInOneUnit() {
        const TimeRange range{0, 0.066};
        QCOMPARE(axisUnit(range, TimeBase::model), QStringLiteral("ms"));
        QCOMPARE(tickText(0.02, 0.01, range, TimeBase::model), QStringLiteral("20"));
        QCOMPARE(tickText(0.0205, 0.0005, range, TimeBase::model), QStringLiteral("20.5"));
        QCOMPARE(axisUnit({0, 3.4}, TimeBase::model), QStringLiteral("s"));
        QCOMPARE(axisUnit({3.1, 3.1004}, TimeBase::model), QStringLiteral("µs"));
        QVERIFY(axisUnit(range, TimeBase::units).isEmpty());
        // Neighbouring ticks never read alike.
        for (const double length : {3e-6, 4e-4, 0.07, 1.9, 2.1, 70.0, 5000.0}) {
            for (const double begin : {0.0, 0.3, 3.0}) {
                const TimeRange zoomed{begin, begin + length};
                const double step = tickStep(zoomed, 1000, 80);
                QString last;
                for (const double time : ticks(zoomed, step)) {
                    const QString text = tickText(time, step, zoomed, TimeBase::model);
                    QVERIFY2(text != last, qPrintable(text));
                    last = text;
                }
            }
        }
    }

    void modelTimesReadInSeconds() {
        GanttView view;
        view.resize(1000, 400);
        view.setTimeBase(TimeBase::model);
        view.setTimeline(milliseconds(), QStringLiteral("1F1B"));
        QCOMPARE(
            view.finding(),
            QStringLiteral("Stages idle 27.3 % of the pipeline's 66 ms: 4 stages, 8 micro-batches, 1F1B"));
        QCOMPARE(view.accessibleDescription(), view.finding());
        QVERIFY(svgOf(view, {1000, 400}).contains("Modelled time (ms)"));
        const DataTable table = view.data();
        QVERIFY(table.columns.contains(QStringLiteral("Start (s)")));
        QVERIFY(table.columns.contains(QStringLiteral("End (s)")));
        // Both steps are in seconds, whatever their stages: 60 (m + p − 1 = 10) against 66 ms.
        view.setBaseline(test::timelineOf(makeOrder(ScheduleKind::gpipe, {3, 8, 1, 0}),
                                          Durations::uniform(3, 0.002, 0.002, 0.002)));
        QVERIFY(view.finding().endsWith(QStringLiteral("6 ms longer than A")));
        view.setBaseline(nullptr);
        // Back in units everything is shown, for a part of the old times would be none of the new.
        view.setVisibleRange({0.01, 0.02});
        view.setTimeBase(TimeBase::units);
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        QCOMPARE(view.visibleRange(), (TimeRange{0, 33}));
        QVERIFY(svgOf(view, {1000, 400}).contains("Time (forward of one micro-batch through one stage = 1)"));
    }

    void axisAndAltClickChooseAMoment() {
        GanttView view;
        view.resize(1000, 400);
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        QSignalSpy chosen(&view, &GanttView::momentChosen);
        const GanttGeometry geometry = view.geometryNow();
        const auto x = [&](double time) { return geometry.x(time, view.visibleRange()); };
        const double onePixel = 33 / geometry.plot.width();
        const QImage before = view.grab().toImage();
        QTest::mousePress(&view, Qt::LeftButton, {}, QPointF(x(11), geometry.axis.center().y()).toPoint());
        QCOMPARE(chosen.count(), 1);
        QVERIFY(std::abs(chosen.last().first().toDouble() - 11) <= onePixel);
        QMouseEvent drag(QEvent::MouseMove, QPointF(x(20), 0), QPointF(x(20), 0), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&view, &drag);
        QVERIFY(std::abs(chosen.last().first().toDouble() - 20) <= onePixel);
        QMouseEvent beyond(QEvent::MouseMove, QPointF(5000, 0), QPointF(5000, 0), Qt::NoButton,
                           Qt::LeftButton, {});
        QApplication::sendEvent(&view, &beyond);
        QCOMPARE(chosen.last().first().toDouble(), 33.0);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(500, 0));
        QCOMPARE(view.visibleRange(), (TimeRange{0, 33})); // not a pan
        QVERIFY(view.grab().toImage() != before);

        QSignalSpy selected(&view, &GanttView::stageSelected);
        const QPointF onLane(x(7), geometry.rows(geometry.lanes.bar(2)).center().y());
        QTest::mouseClick(&view, Qt::LeftButton, Qt::AltModifier, onLane.toPoint());
        QVERIFY(std::abs(*view.moment() - 7) <= onePixel);
        QCOMPARE(selected.count(), 0);

        chosen.clear();
        view.setMoment(3);
        QCOMPARE(chosen.count(), 0); // only what the user does is told
        QCOMPARE(view.moment(), std::optional(3.0));
        view.setMoment({});
        QVERIFY(!view.moment());
    }

    void keysStepFromEventToEvent() {
        GanttView view;
        view.resize(1000, 400);
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        QSignalSpy chosen(&view, &GanttView::momentChosen);
        QSignalSpy cleared(&view, &GanttView::momentCleared);
        QSignalSpy readout(&view, &Picture::readout);
        QTest::keyClick(&view, Qt::Key_M);
        QCOMPARE(*view.moment(), 16.5); // the middle of what is seen
        QCOMPARE(readout.last().first().toString(), QStringLiteral("Moment 16.5"));
        QTest::keyClick(&view, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(*view.moment(), 17.0);
        QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(*view.moment(), 15.0);
        QCOMPARE(chosen.count(), 4);
        view.setVisibleRange({15, 16});
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(&view, Qt::Key_Right, Qt::AltModifier);
            QVERIFY(*view.moment() >= view.visibleRange().begin);
            QVERIFY(*view.moment() <= view.visibleRange().end);
        }
        for (int i = 0; i < 50; ++i) {
            QTest::keyClick(&view, Qt::Key_Right, Qt::AltModifier);
        }
        QCOMPARE(*view.moment(), 33.0);
        view.showAll();
        QTest::keyClick(&view, Qt::Key_Down); // the cursor
        QTest::keyClick(&view, Qt::Key_M);
        QCOMPARE(*view.moment(), view.timeline()->starts[*view.cursor()]);
        QTest::keyClick(&view, Qt::Key_Escape); // the cursor first
        QCOMPARE(cleared.count(), 0);
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(cleared.count(), 1);
        QVERIFY(!view.moment());
    }

    /// What starts later is faint, what runs and what is over keep their colours.
    void playheadParts() {
        const auto timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8);
        GanttView view;
        view.resize(1600, 400);
        view.setTimeline(timeline);
        const QImage plain = view.grab().toImage();
        const double playhead = 14.3;
        view.setPlayhead(playhead);
        QCOMPARE(view.playhead(), std::optional(playhead));
        const QImage played = view.grab().toImage();
        const GanttGeometry geometry = view.geometryNow();
        for (std::size_t lane = 0; lane < 4; ++lane) {
            const QRectF bar = geometry.rows(geometry.lanes.bar(static_cast<int>(lane)));
            for (const TimedOperation& timed : timeline->rank(lane)) {
                const double late = timed.start + 0.85 * (timed.end - timed.start);
                const QPoint point(static_cast<int>(geometry.x(late, view.visibleRange())),
                                   static_cast<int>(bar.top()) + 5);
                const bool same = plain.pixel(point) == played.pixel(point);
                QCOMPARE(same, timed.start <= playhead);
            }
        }
        view.setPlayhead({});
        QCOMPARE(view.grab().toImage(), plain);
    }

    void twoViewsShareAnAxis() {
        GanttView above;
        GanttView below;
        above.resize(900, 300);
        below.resize(900, 300);
        above.setTimeline(test::timelineOf(ScheduleKind::gpipe, 4, 8));        // 33 long
        below.setTimeline(test::timelineOf(ScheduleKind::zeroBubbleH1, 4, 8)); // shorter
        QVERIFY(below.ownSpan().end < above.ownSpan().end);
        const TimeRange both{0, std::max(above.ownSpan().end, below.ownSpan().end)};
        above.setSpan(both);
        below.setSpan(both);
        QCOMPARE(above.visibleRange(), both);
        QCOMPARE(below.visibleRange(), both);
        for (const double time : {0.0, 7.5, 33.0}) {
            QCOMPARE(above.geometryNow().x(time, above.visibleRange()),
                     below.geometryNow().x(time, below.visibleRange()));
        }
        below.setVisibleRange({25, 33}); // beyond the end of its own timeline
        QCOMPARE(below.visibleRange(), (TimeRange{25, 33}));
        below.setSpan({});
        QVERIFY(below.visibleRange().end <= below.ownSpan().end);
        below.setSpan(TimeRange{5, 5}); // not a range
        QVERIFY(below.visibleRange().end <= below.ownSpan().end);
    }

    void alignedViewsHaveTheSameEdges() {
        GanttView above;
        GanttView below;
        above.resize(900, 300);
        below.resize(900, 300);
        above.setTimeline(test::timelineOf(ScheduleKind::gpipe, 4, 8));
        below.setTimeline(test::timelineOf(ScheduleKind::gpipe, 12, 1));
        QVERIFY(above.geometryNow().plot.right() != below.geometryNow().plot.right() ||
                above.geometryNow().plot.left() != below.geometryNow().plot.left());
        above.setAlignedWith(&below);
        below.setAlignedWith(&above);
        const auto sameEdges = [&] {
            const QRectF a = above.geometryNow().plot;
            const QRectF b = below.geometryNow().plot;
            return a.left() == b.left() && a.right() == b.right();
        };
        // Bars too low for notes give that room to the lanes: not with as many lanes.
        below.setTimeline(test::timelineOf(ScheduleKind::zeroBubbleH1, 4, 8));
        QVERIFY(sameEdges());
        std::vector<LaneMemory> memory(4, {gibibytes(1234), gibibytes(80), {}});
        above.setMemory(memory); // a longer note
        QVERIFY(sameEdges());
        above.setMemory({});
        QVERIFY(sameEdges());
        const double narrow = above.geometryNow().plot.width();
        above.setAlignedWith(nullptr);
        QVERIFY(above.geometryNow().plot.width() >= narrow);
    }
};

QUADRILLE_TESTS(TestGanttMoments)
#include "tst_gantt_moments.moc"
