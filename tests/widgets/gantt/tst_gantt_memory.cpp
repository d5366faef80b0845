// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/lane_strip.h"

#include <cmath>
#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

/// Operations one after another with waits of random length, some of none, and random memory.
MemoryCourse anyCourse() {
    MemoryCourse course;
    course.states = gibibytes(*rc::gen::inRange(0, 40));
    course.capacity = gibibytes(*rc::gen::inRange(0, 100));
    double time = 0;
    const int moments = *rc::gen::inRange(0, 60);
    for (int i = 0; i < moments; ++i) {
        time += *rc::gen::inRange(0, 3);
        const double end = time + *rc::gen::inRange(1, 4);
        course.moments.push_back({time, end, gibibytes(*rc::gen::inRange(0, 50)),
                                  gibibytes(*rc::gen::inRange(0, 10)), gibibytes(*rc::gen::inRange(0, 50))});
        time = end;
    }
    course.makespan = time;
    return course;
}

/// What the course says is held at a time, the later of two operations that meet there.
Bytes heldAt(const MemoryCourse& course, double time) {
    Bytes held = course.states;
    for (const MemoryMoment& moment : course.moments) {
        if (moment.end <= time) {
            held = course.states + moment.after;
        } else if (moment.start <= time) {
            held = course.states + moment.activations + moment.working;
        }
    }
    return held;
}

std::vector<LaneMemory> memoryOf(const Timeline& timeline, double capacityGib) {
    std::vector<LaneMemory> lanes;
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        LaneMemory lane{gibibytes(20), gibibytes(capacityGib), {}};
        for (const InFlightStep& step : inFlight(timeline, rank)) {
            lane.steps.push_back({step.time, gibibytes(10 * step.count)});
        }
        lanes.push_back(std::move(lane));
    }
    return lanes;
}

} // namespace

class TestGanttMemory : public QObject {
    Q_OBJECT
private slots:
    void laneHoldsWhatTheCourseSays() {
        QVERIFY(rc::check([] {
            const MemoryCourse course = anyCourse();
            const LaneMemory lane = laneMemoryOf(course);
            for (std::size_t i = 1; i < lane.steps.size(); ++i) {
                RC_ASSERT(lane.steps[i - 1].time < lane.steps[i].time);
            }
            Bytes most = course.states;
            for (double time = -0.5; time < course.makespan + 1; time += 0.25) {
                RC_ASSERT(lane.at(time) == heldAt(course, time));
                most = std::max(most, heldAt(course, time));
            }
            RC_ASSERT(lane.peak() == most);
        }));
    }

    void stripsHoldTheLeastAndTheMostOfTheirStretch() {
        QVERIFY(rc::check([] {
            const auto timeline = test::unevenTimeline(ScheduleKind::zeroBubbleH1, 4, 40);
            const TimelineIndex index(timeline);
            const MemoryLanes memory(memoryOf(*timeline, 70), StripScale::capacity);
            const auto lane = *rc::gen::inRange<std::size_t>(0, 4);
            const double length = timeline->makespan * *rc::gen::inRange(1, 1000) / 1000.0;
            const double begin = timeline->makespan * *rc::gen::inRange(0, 900) / 1000.0;
            const std::size_t columns = *rc::gen::inRange<std::size_t>(1, 40);
            const Strip strip = laneStrip(index, &memory, lane, {begin, begin + length}, columns);
            RC_ASSERT(strip.columns.size() == columns);
            // Four in flight on the first lane: 60 of 70 GiB, so the capacity is what the height stands for.
            const double perGib = (1 - stripHeadroom) / 70;
            RC_ASSERT(std::abs(strip.limit - 70 * perGib) < 1e-12);
            const auto steps = inFlight(*timeline, lane);
            for (std::size_t i = 0; i < columns; ++i) {
                const double from = begin + length * static_cast<double>(i) / static_cast<double>(columns);
                const double to = begin + length * static_cast<double>(i + 1) / static_cast<double>(columns);
                int now = 0;
                for (const InFlightStep& step : steps) {
                    now = step.time <= from ? step.count : now;
                }
                int least = now;
                int most = now;
                for (const InFlightStep& step : steps) {
                    if (step.time > from && step.time < to) {
                        least = std::min(least, step.count);
                        most = std::max(most, step.count);
                    }
                }
                RC_ASSERT(std::abs(strip.columns[i].base - 20 * perGib) < 1e-12);
                RC_ASSERT(std::abs(strip.columns[i].least - (20 + 10 * least) * perGib) < 1e-12);
                RC_ASSERT(std::abs(strip.columns[i].most - (20 + 10 * most) * perGib) < 1e-12);
            }
        }));
    }

    void allLanesHaveOneScale() {
        MemoryLanes lanes({{gibibytes(10), gibibytes(80), {{0, gibibytes(5)}}},
                           {gibibytes(50), gibibytes(80), {{0, gibibytes(5)}, {7, gibibytes(45)}}}});
        QCOMPARE(lanes.top(), gibibytes(95));
        QVERIFY(!lanes[0].isExceeded());
        QVERIFY(lanes[1].isExceeded());
        QVERIFY(lanes.isAnyExceeded());
        QCOMPARE(lanes[1].peak, gibibytes(95));
        QCOMPARE(lanes[1].peakTime, 7.0);
        const MemoryLanes without({{gibibytes(10), Bytes(0), {}}});
        QVERIFY(!without.isAnyExceeded()); // nothing to exceed
        QCOMPARE(without.top(), gibibytes(10));
    }

    void stripsReachToTheirPeakOrToTheCapacity() {
        const std::vector<LaneMemory> held{
            {gibibytes(10), gibibytes(80), {{0, gibibytes(5)}}},
            {gibibytes(10), gibibytes(80), {{0, gibibytes(5)}, {7, gibibytes(20)}}}};
        const MemoryLanes peak(held);
        QCOMPARE(peak.scale(), StripScale::peak);
        QCOMPARE(peak.top(), gibibytes(30)); // of both: lanes are compared
        QCOMPARE(MemoryLanes(held, StripScale::capacity).top(), gibibytes(80));
        QCOMPARE(peak.scaledTo(StripScale::capacity).top(), gibibytes(80));
        QCOMPARE(peak.scaledTo(StripScale::capacity).scaledTo(StripScale::peak).top(), gibibytes(30));
        QCOMPARE(MemoryLanes(held, StripScale::peak, gibibytes(45)).top(),
                 gibibytes(45)); // of another picture
        QCOMPARE(MemoryLanes(held, StripScale::peak, gibibytes(12)).top(), gibibytes(30));

        // On screen: with the peak as its height the fullest lane's strip is full but for the headroom, with
        // the capacity it is as full as the GPU.
        const auto timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8);
        GanttView view;
        view.resize(1000, 600);
        view.setTimeline(timeline);
        view.setMemory(memoryOf(*timeline, 240)); // 60 GiB at most
        const auto filled = [&view] {
            const QImage image = view.grab().toImage();
            const GanttGeometry geometry = view.geometryNow();
            const QRect strip = geometry.rows(geometry.lanes.strip(0)).toRect();
            const int x = qRound(geometry.x(3.5, view.visibleRange())); // when lane 0 holds the most
            int count = 0;
            for (int y = strip.top(); y <= strip.bottom(); ++y) {
                count += image.pixelColor(x, y) != coloursFor(view.palette()).background ? 1 : 0;
            }
            return static_cast<double>(count) / strip.height();
        };
        QVERIFY2(std::abs(filled() - (1 - stripHeadroom)) < 0.06, qPrintable(QString::number(filled())));
        view.setStripScale(StripScale::capacity);
        QVERIFY2(std::abs(filled() - 0.25 * (1 - stripHeadroom)) < 0.06,
                 qPrintable(QString::number(filled())));
        view.setStripScale(StripScale::peak);
        QVERIFY(filled() > 0.8);
    }

    /// Lane 0 of 1F1B on 4 ranks holds 20 + 10 · 4 = 60 GiB, lane 3 holds 30.
    void exceededCapacityIsHatchedAndNamed() {
        const auto timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8);
        GanttView view;
        view.resize(1000, 500);
        view.setTimeline(timeline);
        view.setMemory(memoryOf(*timeline, 45));
        const QImage image = view.grab().toImage();
        const GanttGeometry geometry = view.geometryNow();
        const StripColours colours = stripColours(coloursFor(view.palette()));
        const auto counted = [&](int lane, const QColor& colour) {
            const QRect strip = geometry.rows(geometry.lanes.strip(lane)).toRect().adjusted(2, 1, -2, -1);
            int count = 0;
            for (int y = strip.top(); y <= strip.bottom(); ++y) {
                for (int x = strip.left(); x <= strip.right(); ++x) {
                    count += image.pixelColor(x, y).rgb() == colour.rgb();
                }
            }
            return count;
        };
        QVERIFY(counted(0, colours.over) > 500);
        QVERIFY(counted(0, colours.hatch) > 100);
        QCOMPARE(counted(3, colours.over), 0);
        QVERIFY(counted(3, colours.least) > 500);
        QVERIFY(counted(3, colours.base) > 500);

        const auto at = [&](double time, int lane) {
            return QPointF(geometry.x(time, view.visibleRange()),
                           geometry.rows(geometry.lanes.strip(lane)).center().y());
        };
        QCOMPARE(view.textAt(at(3.5, 0)),
                 QStringLiteral("Stage 0 holds 60.0 of 45.0 GiB at 3.5: 20.0 GiB of states, 40.0 GiB of "
                                "activations and working memory; 15.0 GiB too many"));
        QVERIFY(view.textAt(at(3.5, 3)).startsWith(QStringLiteral("Stage 3 holds 30.0 of 45.0 GiB at 3.5")));
    }

    void memoryOfAnotherTimelineIsNotShown() {
        GanttView view;
        view.resize(900, 400);
        const auto timeline = test::timelineOf(ScheduleKind::gpipe, 4, 8);
        view.setTimeline(timeline);
        const QImage counts = view.grab().toImage();
        view.setMemory(memoryOf(*test::timelineOf(ScheduleKind::gpipe, 3, 8), 80));
        QCOMPARE(view.grab().toImage(), counts);
        view.setMemory(memoryOf(*timeline, 80));
        QVERIFY(view.grab().toImage() != counts);
        view.setMemory({});
        QCOMPARE(view.grab().toImage(), counts);
    }
};

QUADRILLE_TESTS(TestGanttMemory)
#include "tst_gantt_memory.moc"
