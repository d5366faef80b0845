// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/lane_layout.h"

#include <rapidcheck.h>

#include <algorithm>

using namespace quadrille::gantt;

class TestGanttLayout : public QObject {
    Q_OBJECT
private slots:
    void lanesFollowEachOtherInsideTheHeight() {
        QVERIFY(rc::check([] {
            const int lanes = *rc::gen::inRange(1, 3000);
            const int height = *rc::gen::inRange(1, 1500);
            const double line = *rc::gen::inRange(8, 60);
            const LaneLayout layout = laneLayout(lanes, height, line);
            RC_ASSERT(layout.height <= height);
            RC_ASSERT(layout.height >= 1);
            int bottom = 0;
            for (int lane = 0; lane < lanes; ++lane) {
                const RowSpan whole = layout.lane(lane);
                const RowSpan bar = layout.bar(lane);
                RC_ASSERT(bar.height >= 1);
                RC_ASSERT(bar.top == whole.top);
                RC_ASSERT(whole.top + whole.height <= layout.height);
                RC_ASSERT(layout.laneAt(whole.top + 0.5).has_value());
                if (layout.detail == LaneLayout::Detail::merged) {
                    continue;
                }
                RC_ASSERT(whole.top >= bottom);
                RC_ASSERT(*layout.laneAt(whole.top + 0.5) == lane);
                RC_ASSERT(*layout.laneAt(whole.top + whole.height - 0.5) == lane);
                if (layout.touching()) {
                    RC_ASSERT(whole.top == bottom); // an empty row would look idle
                }
                if (layout.detail == LaneLayout::Detail::barAndStrip) {
                    const RowSpan strip = layout.strip(lane);
                    RC_ASSERT(strip.top > bar.top + bar.height);
                    RC_ASSERT(strip.height >= 3);
                    RC_ASSERT(strip.top + strip.height == whole.top + whole.height);
                }
                bottom = whole.top + whole.height;
            }
            RC_ASSERT((layout.detail == LaneLayout::Detail::merged) == (lanes > height));
        }));
    }

    /// Few lanes grow with the height; none leaves most of it empty, and none is taller than shows more.
    void lanesUseTheHeight() {
        QVERIFY(rc::check([] {
            const int lanes = *rc::gen::inRange(1, 40);
            const int height = *rc::gen::inRange(60, 2200);
            const double line = *rc::gen::inRange(8, 40);
            const LaneLayout layout = laneLayout(lanes, height, line, *rc::gen::element(0.22, 0.36));
            RC_ASSERT(layout.height >= 0.6 * height - 1);
            if (height <= 14 * line * lanes) {
                RC_ASSERT(layout.height >= height - 1);
            } else {
                RC_ASSERT(layout.pitch <= std::max(14 * line, 0.6 * height / lanes) + 1e-9);
            }
        }));
    }

    void nothingToLayOut() {
        QCOMPARE(laneLayout(0, 100, 16).height, 0);
        QCOMPARE(laneLayout(5, 0, 16).height, 0);
        QCOMPARE(laneLayout(-1, -1, 16).lanes, 0);
        QVERIFY(!laneLayout(0, 100, 16).laneAt(3));
        QVERIFY(!laneLayout(2, 100, 16).laneAt(-0.1));
        QVERIFY(!laneLayout(2, 10, 16).laneAt(10));
    }

    void partsOfThePictureNeverOverlapOrLeaveIt() {
        QVERIFY(rc::check([] {
            QFont font;
            font.setPointSize(*rc::gen::inRange(6, 25));
            const QFontMetricsF metrics(font);
            const int lanes = *rc::gen::inRange(1, 200);
            const QRectF area(*rc::gen::inRange(0, 40) / 4.0, 3, *rc::gen::inRange(100, 2000),
                              *rc::gen::inRange(60, 1200));
            const DeviceGrid grid{*rc::gen::element(1.0, 1.25, 1.5, 2.0), {}};
            const GanttGeometry geometry =
                ganttGeometry(area, lanes, metrics, metrics.horizontalAdvance(QStringLiteral("Stage 199")),
                              metrics.horizontalAdvance(QStringLiteral("199")),
                              metrics.horizontalAdvance(QStringLiteral("27.3 % idle")), grid);
            const QList<QRectF> parts{geometry.header, geometry.plot, geometry.labels,
                                      geometry.notes,  geometry.axis, geometry.axisName};
            const double slack = 0.01;
            for (qsizetype i = 0; i < parts.size(); ++i) {
                if (parts[i].isEmpty()) {
                    continue;
                }
                RC_ASSERT(area.adjusted(-slack, -slack, slack, slack).contains(parts[i]));
                for (qsizetype j = 0; j < i; ++j) {
                    RC_ASSERT(!parts[i].adjusted(slack, slack, -slack, -slack).intersects(parts[j]));
                }
            }
            RC_ASSERT(geometry.plot.width() >= 0.55 * area.width());
            // Whole device pixels, or columns would be blurred.
            RC_ASSERT(std::abs(geometry.plot.left() * grid.scale -
                               std::round(geometry.plot.left() * grid.scale)) < 1e-6);
            RC_ASSERT(std::abs(geometry.plot.width() * grid.scale - geometry.columns()) < 1e-6);
        }));
    }
};

QUADRILLE_TESTS(TestGanttLayout)
#include "tst_gantt_layout.moc"
