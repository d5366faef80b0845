// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "tests/widgets/picture/motion.h"
#include "widgets/gantt/gantt_painter.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/operation_boxes.h"

#include <QPainter>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

const QRectF area(0, 0, 900, 360);

struct Drawn {
    GanttScene scene;
    GanttGeometry geometry;
    std::shared_ptr<const DrawnOperations> operations;

    explicit Drawn(const std::shared_ptr<const Timeline>& timeline) {
        scene.index = std::make_shared<const TimelineIndex>(timeline);
        scene.full = scene.range = scene.index->span();
        geometry = geometryFor(scene, area, QFontMetricsF(QFont()), {});
        operations = drawnOperations(scene, geometry, coloursFor(QPalette()));
    }

    [[nodiscard]] QImage from(const Drawn& before, double share) const {
        QImage image(area.size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintOnTheirWay(painter, scene, geometry, coloursFor(QPalette()), {before.operations, share});
        return image;
    }
    /// The middle of the stage's operation.
    [[nodiscard]] QPointF middleOf(OperationKind kind, std::int32_t stage, std::int32_t microbatch) const {
        for (std::size_t i = 0; i < scene.index->operationCount(); ++i)
            if (const Operation each = scene.index->timeline().operation(i).operation;
                each.kind == kind && each.stage == stage && each.microbatch == microbatch)
                return seenBox(scene, geometry, i).center();
        return {};
    }
};

} // namespace

/// How a pipeline goes from one plan to the next.
class TestGanttWay : public QObject {
    Q_OBJECT
private slots:
    /// What stays the same stands still on the way.
    void whatIsTheSameStandsStill() {
        const Drawn shown(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        QCOMPARE(shown.operations->size(), std::size_t{2 * 4 * 8});
        const QImage there = shown.from(shown, 1);
        for (const double share : {0.0, 0.3, 0.7})
            QVERIFY(shown.from(shown, share) == there);
    }

    /// An operation is half way at half the way, to another lane, too: with two chunks a rank stage 5 is rank
    /// 1's.
    void operationsMoveInALine() {
        const Drawn before(test::timelineOf(ScheduleKind::oneForwardOneBackward, 8, 4));
        const Drawn after(test::timelineOf(ScheduleKind::interleaved, 4, 4, 2));
        QVERIFY(before.geometry.plot == after.geometry.plot);
        const QColor here =
            after.from(before, 1).pixelColor(after.middleOf(OperationKind::forward, 5, 3).toPoint());
        for (const double share : {0.0, 0.5, 1.0}) {
            const QPointF from = before.middleOf(OperationKind::forward, 5, 3);
            const QPointF to = after.middleOf(OperationKind::forward, 5, 3);
            QVERIFY(from.y() > to.y() + 50);
            const QColor seen = after.from(before, share).pixelColor((from + share * (to - from)).toPoint());
            QVERIFY(seen.blue() > seen.red() + 40); // a forward, in one of its shades
            if (share == 1)
                QCOMPARE(seen, here);
        }
    }

    /// Micro-batches that only one of the plans has come and go where they are.
    void whatIsNewComesAndWhatIsOldGoes() {
        const Drawn four(test::timelineOf(ScheduleKind::oneForwardOneBackward, 2, 4));
        const Drawn eight(test::timelineOf(ScheduleKind::oneForwardOneBackward, 2, 8));
        QVERIFY(eight.from(four, 1) == eight.from(eight, 1));
        QVERIFY(four.from(eight, 1) == four.from(four, 1));
        QVERIFY(eight.from(four, 0.5) != eight.from(four, 1));
    }

    void tooManyAreNotFollowed() {
        QVERIFY(Drawn(test::timelineOf(ScheduleKind::oneForwardOneBackward, 16, 512)).operations == nullptr);
    }

    void itGetsThere() {
        static const auto first = test::timelineOf(ScheduleKind::gpipe, 4, 8);
        static const auto second = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8);
        test::getsThere<GanttView>(
            [](GanttView& view, bool next) { view.setTimeline(next ? second : first); });
    }
};

QUADRILLE_TESTS(TestGanttWay)
#include "tst_gantt_way.moc"
