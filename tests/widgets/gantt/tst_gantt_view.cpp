// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/gantt_header.h"
#include "widgets/gantt/gantt_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

using namespace quadrille;
using gantt::TimeRange;

namespace {

/// 1F1B, 4 ranks, 8 micro-batches, forward 1 and backward 2: idle (p − 1) ÷ (m + p − 1) = 27.3 %, and the
/// first backward of rank r starts at p + 2 (p − 1 − r).
struct ShownGantt {
    GanttView view;
    std::shared_ptr<const Timeline> timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8);

    explicit ShownGantt(QSize size = {1000, 400}) {
        view.setTimeline(timeline, QStringLiteral("1F1B"));
        view.resize(size);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
        view.setFocus(Qt::TabFocusReason);
    }

    QPointF at(double time, int lane) const {
        const gantt::GanttGeometry geometry = view.geometryNow();
        return {geometry.x(time, view.visibleRange()), geometry.rows(geometry.lanes.bar(lane)).center().y()};
    }
    void wheel(const QPointF& position, QPoint angle, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(position, view.mapToGlobal(position), {}, angle, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &event);
        QVERIFY(event.isAccepted());
    }
    void move(const QPointF& position, Qt::MouseButtons buttons = {}) {
        QMouseEvent event(QEvent::MouseMove, position, view.mapToGlobal(position), Qt::NoButton, buttons, {});
        QApplication::sendEvent(&view, &event);
    }
};

} // namespace

class TestGanttView : public QObject {
    Q_OBJECT
private slots:
    void findingSaysWhatIsSeen() {
        ShownGantt shown;
        QCOMPARE(shown.view.finding(),
                 QStringLiteral(
                     "Stages idle 27.3 % of the step, were they all alike: 4 stages, 8 micro-batches, 1F1B"));
        QCOMPARE(shown.view.accessibleDescription(), shown.view.finding());
        QCOMPARE(shown.view.accessibleName(), QStringLiteral("Pipeline timeline"));
        shown.view.setTimeline(test::timelineOf(ScheduleKind::interleaved, 4, 8, 2));
        // (p − 1) ÷ (m·v + p − 1) = 3 ÷ 19
        QCOMPARE(shown.view.finding(), QStringLiteral("Stages idle 15.8 % of the step, were they all alike: "
                                                      "4 stages, 8 micro-batches, 2 chunks a stage"));
    }

    void baselineIsComparedAndKeptInSight() {
        ShownGantt shown;
        QSignalSpy changed(&shown.view, &Picture::findingChanged);
        // 3 (m + p − 1): 33 now, 39 for ten micro-batches
        shown.view.setBaseline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 10));
        QCOMPARE(changed.count(), 1);
        QVERIFY(shown.view.finding().endsWith(QStringLiteral("1F1B; 6 units shorter than A")));
        QCOMPARE(shown.view.visibleRange(), (TimeRange{0, 39}));
        shown.view.setBaseline(test::timelineOf(ScheduleKind::gpipe, 4, 8));
        QVERIFY(shown.view.finding().endsWith(QStringLiteral("as long as A")));
        shown.view.setBaseline(test::timelineOf(ScheduleKind::gpipe, 4, 3));
        QVERIFY(shown.view.finding().endsWith(QStringLiteral("15 units longer than A")));
        QCOMPARE(shown.view.visibleRange(), (TimeRange{0, 33}));
        const QImage with = shown.view.grab().toImage();
        shown.view.setBaseline(nullptr);
        QVERIFY(!shown.view.finding().contains(u';'));
        QVERIFY(shown.view.grab().toImage() != with);
    }

    void baselineIsConvertedToTheSameUnit() {
        ShownGantt shown;
        // Twice as many ranks have half the layers each: 3 (m + p − 1) = 45 units beside A's 33, which
        // are 66.
        shown.view.setBaseline(shown.timeline);
        shown.view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 8, 8));
        QVERIFY(shown.view.finding().endsWith(QStringLiteral("21 units shorter than A")));
        QCOMPARE(shown.view.visibleRange(), (TimeRange{0, 66}));
        // Micro-batches of half the size halve it again.
        shown.view.setBaseline(shown.timeline, 4);
        QVERIFY(shown.view.finding().endsWith(QStringLiteral("87 units shorter than A")));
        // Chunks do not change it: a rank has as many layers, in two pieces.
        shown.view.setBaseline(shown.timeline);
        shown.view.setTimeline(test::timelineOf(makeOrder(ScheduleKind::interleaved, {4, 8, 2, 0}),
                                                Durations::uniform(8, 0.5, 0.5, 0.5)));
        QVERIFY(shown.view.finding().endsWith(QStringLiteral("4.5 units shorter than A")));
        // No pipeline, nothing to compare.
        shown.view.setTimeline(nullptr);
        QCOMPARE(shown.view.finding(), QStringLiteral("There is no pipeline to show."));
    }

    void wheelZoomsAroundThePointer() {
        ShownGantt shown;
        const QPointF pointer = shown.at(20.5, 1);
        const auto timeUnder = [&] {
            return shown.view.geometryNow().time(pointer.x(), shown.view.visibleRange());
        };
        double length = shown.view.visibleRange().length();
        for (int i = 0; i < 5; ++i) {
            shown.wheel(pointer, {0, 120});
            QVERIFY(std::abs(timeUnder() - 20.5) < 1e-9);
            QVERIFY(std::abs(shown.view.visibleRange().length() - length / 1.25) < 1e-9);
            length /= 1.25;
        }
        for (int i = 0; i < 50; ++i) {
            shown.wheel(pointer, {0, 120});
        }
        QVERIFY(std::abs(timeUnder() - 20.5) < 1e-9);      // at the closest zoom it does not slide away
        QCOMPARE(shown.view.visibleRange().length(), 2.0); // two forwards
        for (int i = 0; i < 50; ++i) {
            shown.wheel(pointer, {0, -120});
        }
        QCOMPARE(shown.view.visibleRange(), (TimeRange{0, 33}));
    }

    void wheelSidewaysPansAndStopsAtTheEnds() {
        ShownGantt shown;
        shown.view.setVisibleRange({10, 20});
        shown.wheel(shown.at(15, 0), {0, -120}, Qt::ShiftModifier);
        QCOMPARE(shown.view.visibleRange(), (TimeRange{11, 21}));
        shown.wheel(shown.at(15, 0), {120, 0});
        QCOMPARE(shown.view.visibleRange(), (TimeRange{10, 20}));
        for (int i = 0; i < 30; ++i) {
            shown.wheel(shown.at(15, 0), {120, 0});
        }
        QCOMPARE(shown.view.visibleRange(), (TimeRange{0, 10}));
    }

    void draggingPansAndDoubleClickShowsAll() {
        ShownGantt shown;
        shown.view.setVisibleRange({10, 20});
        QSignalSpy selected(&shown.view, &GanttView::stageSelected);
        const QPoint from = shown.at(15, 2).toPoint();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        const double grabbed = shown.view.geometryNow().time(from.x(), shown.view.visibleRange());
        const QPoint to = from - QPoint(200, 0);
        shown.move(from - QPoint(80, 0), Qt::LeftButton);
        shown.move(to, Qt::LeftButton);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, to);
        QVERIFY(std::abs(shown.view.geometryNow().time(to.x(), shown.view.visibleRange()) - grabbed) < 1e-9);
        QCOMPARE(selected.count(), 0); // a drag is no click
        QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, from);
        QCOMPARE(shown.view.visibleRange(), (TimeRange{0, 33}));
    }

    void keysZoomAndPan() {
        ShownGantt shown;
        GanttView& view = shown.view;
        QTest::keyClick(&view, Qt::Key_Plus);
        QCOMPARE(view.visibleRange().length(), 22.0);
        QCOMPARE(view.visibleRange().begin, 5.5);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(std::abs(view.visibleRange().begin - 7.7) < 1e-9);
        QTest::keyClick(&view, Qt::Key_Left);
        QVERIFY(std::abs(view.visibleRange().begin - 5.5) < 1e-9);
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY(std::abs(view.visibleRange().end - 33) < 1e-9);
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY(std::abs(view.visibleRange().begin) < 1e-9);
        QTest::keyClick(&view, Qt::Key_Minus);
        QCOMPARE(view.visibleRange(), (TimeRange{0, 33}));
        QTest::keyClick(&view, Qt::Key_Plus);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.visibleRange(), (TimeRange{0, 33}));
    }

    void cursorWalksOverOperationsAndStages() {
        ShownGantt shown;
        GanttView& view = shown.view;
        QSignalSpy readout(&view, &Picture::readout);
        view.setSelectedStage(3);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier); // enters the selected lane
        QVERIFY(view.cursor().has_value());
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
        }
        QVERIFY(readout.last().first().toString().startsWith(
            QStringLiteral("Forward of micro-batch 0, stage 3: 3 – 4. Needs ")));
        QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(readout.last().first().toString().startsWith(
            QStringLiteral("Backward of micro-batch 0, stage 3: 4 – 6. Needs ")));
        // Of stage 2, the operation with its middle nearest to time 5 is the one from 3 to 4.
        QTest::keyClick(&view, Qt::Key_Up);
        QVERIFY(readout.last().first().toString().startsWith(
            QStringLiteral("Forward of micro-batch 1, stage 2: 3 – 4. Needs ")));
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(readout.last().first().toString().contains(QStringLiteral("stage 3")));
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
        }
        QCOMPARE(*view.cursor(), shown.timeline->size() - 1);

        QSignalSpy selected(&view, &GanttView::stageSelected);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(selected.last().first().toInt(), 3);
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!view.cursor());
    }

    void cursorIsFollowedWhenZoomed() {
        ShownGantt shown;
        shown.view.setVisibleRange({0, 4});
        shown.view.setSelectedStage(0);
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
            const TimedOperation timed = shown.timeline->operations()[*shown.view.cursor()];
            QVERIFY(timed.start >= shown.view.visibleRange().begin - 1e-9);
            QVERIFY(timed.end <= shown.view.visibleRange().end + 1e-9);
            QCOMPARE(shown.view.visibleRange().length(), 4.0);
        }
    }

    void keysOfAllPicturesWalkAndSelect() {
        ShownGantt shown;
        GanttView& view = shown.view;
        QSignalSpy selected(&view, &GanttView::stageSelected);
        view.setSelectedStage(1);
        QTest::keyClick(&view, Qt::Key_Space); // only shows where the cursor is
        QVERIFY(view.cursor().has_value());
        QCOMPARE(selected.count(), 0);
        const auto& offsets = shown.timeline->order->rankOffsets;
        QTest::keyClick(&view, Qt::Key_PageUp);
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(*view.cursor(), offsets[1]);
        QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(*view.cursor(), offsets[1] + 10);
        QCOMPARE(view.accessibleDescription(),
                 view.textAt(shown.at(shown.timeline->starts[offsets[1] + 10] + 0.5, 1)));
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(selected.last().first().toInt(), 1);
    }

    void menuExplainsAndSelects() {
        ShownGantt shown;
        QSignalSpy asked(&shown.view, &Picture::explainRequested);
        QSignalSpy selected(&shown.view, &GanttView::stageSelected);
        const auto menuAt = [&](const QPointF& position) {
            const QPoint point = position.toPoint();
            QContextMenuEvent event(QContextMenuEvent::Mouse, point, shown.view.mapToGlobal(point));
            QApplication::sendEvent(&shown.view, &event);
            return std::unique_ptr<QMenu>(shown.view.findChild<QMenu*>());
        };
        auto menu = menuAt(shown.at(2.5, 2));
        QCOMPARE(menu->actions().size(), 2);
        menu->actions()[0]->trigger();
        QCOMPARE(asked.last().first().value<Subject>().kind, Subject::Kind::textbookOverTotal);
        menu->actions()[1]->trigger();
        QCOMPARE(selected.last().first().toInt(), 2);
        menu.reset();
        menu = menuAt(shown.view.geometryNow().axis.center());
        QVERIFY(!menu->actions()[1]->isEnabled()); // there is nothing to select
    }

    /// What points where lies over the picture, which is not painted anew for it.
    void thePointerChangesNothingBeneath() {
        struct Counting : GanttView {
            void paintContent(QPainter& painter, const QRectF& area, const Colours& colours) const override {
                ++painted;
                GanttView::paintContent(painter, area, colours);
            }
            mutable int painted = 0;
        } view;
        view.resize(1000, 400);
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        (void)view.grab();
        (void)view.grab(); // from here on it is remembered
        const int before = view.painted;
        const gantt::GanttGeometry geometry = view.geometryNow();
        QSignalSpy readout(&view, &Picture::readout);
        const double y = geometry.rows(geometry.lanes.bar(2)).center().y();
        QImage last = view.grab().toImage();
        for (const double time : {2.2, 2.5, 2.8}) { // one operation
            const QPointF position(geometry.x(time, view.visibleRange()), y);
            QMouseEvent event(QEvent::MouseMove, position, position, Qt::NoButton, {}, {});
            QApplication::sendEvent(&view, &event);
            QCOMPARE(readout.count(), 1);
            QCOMPARE(view.grab().toImage() == last, time != 2.2);
            last = view.grab().toImage();
        }
        QCOMPARE(view.painted, before);
    }

    void hoverReadsOperationsAndGaps() {
        ShownGantt shown;
        QSignalSpy readout(&shown.view, &Picture::readout);
        shown.move(shown.at(2.5, 2));
        QVERIFY(readout.last().first().toString().startsWith(
            QStringLiteral("Forward of micro-batch 0, stage 2: 2 – 3. Needs ")));
        shown.move(shown.at(11, 0));
        QVERIFY(readout.last().first().toString().startsWith(
            QStringLiteral("Backward of micro-batch 0, stage 0: 10 – 12. Needs ")));
        shown.move(shown.at(7, 0));
        QCOMPARE(readout.last().first().toString(),
                 QStringLiteral("Stage 0 idle 6 units, 4 – 10: Waits for the gradient of micro-batch 0 from "
                                "stage 1. Stage 1 waits for the gradient of micro-batch 0 from stage 2. "
                                "Stage 2 waits for the gradient of micro-batch 0 from stage 3. Stage 3 is "
                                "busy with other work until then"));
        shown.move(shown.at(1, 3));
        QVERIFY(readout.last().first().toString().startsWith(QStringLiteral(
            "Stage 3 idle 3 units, 0 – 3: Warm-up: waits for the forward of micro-batch 0 from "
            "stage 2. Stage 2 waits for")));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&shown.view, &leave);
        QVERIFY(readout.last().first().toString().isEmpty());

        const QPoint position = shown.at(7, 0).toPoint();
        QHelpEvent help(QEvent::ToolTip, position, shown.view.mapToGlobal(position));
        QApplication::sendEvent(&shown.view, &help);
        // A line a link, as far as they fit one.
        QCOMPARE(QToolTip::text(),
                 QStringLiteral("Stage 0 idle 6 units, 4 – 10: Waits for the gradient of\n"
                                "micro-batch 0 from stage 1\n"
                                "Stage 1 waits for the gradient of micro-batch 0 from stage 2\n"
                                "Stage 2 waits for the gradient of micro-batch 0 from stage 3\n"
                                "Stage 3 is busy with other work until then"));

        shown.view.setTimeline(test::timelineOf(ScheduleKind::interleaved, 4, 8, 2));
        // Rank 0 runs its first p micro-batches on chunk 0, then on chunk 1, which is stage p.
        shown.move(shown.at(4.5, 0));
        QVERIFY(readout.last().first().toString().startsWith(
            QStringLiteral("Forward of micro-batch 0, stage 0 (chunk 1): 4 – 5. Needs ")));
    }

    void hoverOverManyOperationsSumsThemUp() {
        ShownGantt shown;
        shown.view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 20'000));
        const QString text = shown.view.textAt(shown.at(30'000, 1));
        QVERIFY2(text.startsWith(QStringLiteral("Stage 1, ")) &&
                     text.contains(QStringLiteral("operations")) &&
                     text.endsWith(QStringLiteral("0.0 % idle")),
                 qPrintable(text));
    }

    void clicksSelect() {
        ShownGantt shown;
        QSignalSpy selected(&shown.view, &GanttView::stageSelected);
        QSignalSpy highlighted(&shown.view, &GanttView::operationHighlighted);
        const QImage before = shown.view.grab().toImage();
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(2.5, 2).toPoint());
        QCOMPARE(selected.last().first().toInt(), 2);
        QCOMPARE(highlighted.last().first().value<Operation>(), (Operation{OperationKind::forward, 2, 0}));
        QCOMPARE(shown.view.selectedStage(), std::optional(2));
        QVERIFY(shown.view.grab().toImage() != before);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(1, 3).toPoint()); // idle
        QCOMPARE(selected.last().first().toInt(), 3);
        QCOMPARE(highlighted.count(), 1);

        shown.view.setSelectedStage(1);
        QCOMPARE(selected.count(), 2); // only what the user does is told
        shown.view.setSelectedStage(-1);
        QVERIFY(!shown.view.selectedStage());
        shown.view.setSelectedStage(99); // of another plan: outlines nothing
        (void)shown.view.grab();
    }

    void idleShareExplainsItself() {
        ShownGantt shown;
        QSignalSpy asked(&shown.view, &Picture::explainRequested);
        const QRectF idle = gantt::idleTextRect(
            [&] {
                gantt::GanttScene scene;
                scene.index = std::make_shared<const gantt::TimelineIndex>(shown.timeline);
                return scene;
            }(),
            shown.view.geometryNow(), QFontMetricsF(shown.view.font()));
        QVERIFY(!idle.isEmpty());
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, idle.center().toPoint());
        QTest::keyClick(&shown.view, Qt::Key_E);
        QCOMPARE(asked.count(), 2);
        // Units are the textbook's; seconds are the plan's own.
        for (const auto& arguments : asked) {
            QCOMPARE(arguments.first().value<Subject>().kind, Subject::Kind::textbookOverTotal);
        }
        shown.view.setTimeBase(TimeBase::model);
        QTest::keyClick(&shown.view, Qt::Key_E);
        QCOMPARE(asked.last().first().value<Subject>().kind, Subject::Kind::bubbleOverTotal);
    }

    void newTimelineKeepsWhatCanBeKept() {
        ShownGantt shown;
        shown.view.setVisibleRange({10, 20});
        shown.view.setTimeline(test::timelineOf(ScheduleKind::gpipe, 4, 8));
        QCOMPARE(shown.view.visibleRange(), (TimeRange{10, 20}));
        shown.view.setTimeline(test::timelineOf(ScheduleKind::gpipe, 2, 4)); // 15 long
        QCOMPARE(shown.view.visibleRange(), (TimeRange{5, 15}));
        shown.view.showAll();
        shown.view.setTimeline(test::timelineOf(ScheduleKind::gpipe, 4, 8));
        QCOMPARE(shown.view.visibleRange(), (TimeRange{0, 33}));
    }

    void emptyStateSaysWhy() {
        GanttView view;
        view.resize(400, 200);
        const QString reason = QStringLiteral("32 layers cannot be split over 5 stages.");
        view.setEmptyReason(reason);
        QCOMPARE(view.finding(), reason);
        QCOMPARE(view.accessibleDescription(), reason);
        const QImage image = view.grab().toImage();
        QImage blank = image;
        blank.fill(coloursFor(view.palette()).background);
        QVERIFY(image != blank);
        QVERIFY(view.data().rows.isEmpty());
        QVERIFY(view.textAt({200, 100}).isEmpty());
        for (const Qt::Key key :
             {Qt::Key_Plus, Qt::Key_0, Qt::Key_Left, Qt::Key_Down, Qt::Key_Return, Qt::Key_E}) {
            QTest::keyClick(&view, key);
        }
        QTest::mouseClick(&view, Qt::LeftButton, {}, {200, 100});
        QTest::mouseDClick(&view, Qt::LeftButton, {}, {200, 100});
        // And back, as a slider does it.
        view.setTimeline(test::timelineOf(ScheduleKind::gpipe, 4, 8));
        view.setTimeline(nullptr);
        QCOMPARE(view.grab().toImage(), image);
    }

    void anySizeFontAndLoadIsPainted() {
        ShownGantt shown;
        const QList<std::shared_ptr<const Timeline>> timelines{
            shown.timeline, test::timelineOf(ScheduleKind::gpipe, 1, 1),
            test::timelineOf(ScheduleKind::gpipe, 300, 2),
            test::timelineOf(ScheduleKind::interleaved, 2, 100, 4)};
        for (const auto& timeline : timelines) {
            shown.view.setTimeline(timeline);
            shown.view.setBaseline(shown.timeline);
            shown.view.setSelectedStage(0);
            for (const int points : {6, 10, 24}) {
                QFont font = shown.view.font();
                font.setPointSize(points);
                shown.view.setFont(font);
                for (const QSize size : {QSize(1, 1), QSize(2, 300), QSize(100, 60), QSize(60, 900),
                                         QSize(2000, 20), QSize(1280, 720)}) {
                    QImage image(size, QImage::Format_RGB32);
                    image.fill(Qt::white);
                    QPainter painter(&image);
                    painter.setFont(font);
                    shown.view.paintOn(painter, QRectF(QPointF(), size),
                                       Colours::make(false, ColourSet::paper));
                    painter.end();
                    shown.view.resize(size);
                    (void)shown.view.grab();
                    shown.wheel(QPointF(size.width() / 2.0, size.height() / 2.0), {0, 120});
                }
            }
        }
    }

    void dataHasEveryOperation() {
        ShownGantt shown;
        const auto timeline = test::unevenTimeline(ScheduleKind::interleaved, 8, 256, 4);
        shown.view.setTimeline(timeline);
        const DataTable table = shown.view.data();
        QCOMPARE(table.rows.size(), qsizetype{2 * 8 * 256 * 4});
        double busy = 0;
        for (const auto& row : table.rows) {
            QCOMPARE(row.size(), table.columns.size());
            busy += row[6].toDouble() - row[5].toDouble();
        }
        double expected = 0;
        for (const RankSummary& rank : timeline->ranks) {
            expected += rank.busy;
        }
        QVERIFY(std::abs(busy - expected) < 1e-9 * expected);
        QCOMPARE(table.rows.first()[7].toDouble(), timeline->bubbleOverTotal);
        QCOMPARE(table.rows.first()[8].toDouble(), timeline->idleOverBusy());
        QCOMPARE(table.rows.last()[0].toInt(), 7);
        QCOMPARE(table.rows.last()[3].toInt(), 0); // chunk 0 is the last whose backward runs
    }
};

QUADRILLE_TESTS(TestGanttView)
#include "tst_gantt_view.moc"
