// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/gantt/time_axis.h"

#include <cmath>
#include <limits>
#include <rapidcheck.h>

using namespace quadrille::gantt;

namespace {

TimeRange anyRange() {
    const double begin = *rc::gen::inRange(-1'000'000, 1'000'000) / 7.0;
    const double length = *rc::gen::inRange(1, 10'000'000) / 3.0;
    return {begin, begin + length};
}

} // namespace

class TestGanttTimeAxis : public QObject {
    Q_OBJECT
private slots:
    void timeAndPositionAreInverse() {
        QVERIFY(rc::check([] {
            const TimeRange range = anyRange();
            const double left = *rc::gen::inRange(-100, 500);
            const double width = *rc::gen::inRange(1, 5000);
            const double x = left + width * *rc::gen::inRange(0, 1001) / 1000.0;
            const double time = timeOfX(x, range, left, width);
            RC_ASSERT(std::abs(xOfTime(time, range, left, width) - x) < 1e-6);
            RC_ASSERT(timeOfX(left, range, left, width) == range.begin);
            RC_ASSERT(xOfTime(range.end, range, left, width) == left + width);
        }));
    }

    void degenerateRangesAndWidths() {
        QCOMPARE(xOfTime(5, {3, 3}, 17, 100), 17.0);
        QCOMPARE(xOfTime(5, {3, std::numeric_limits<double>::infinity()}, 17, 100), 17.0);
        QCOMPARE(timeOfX(40, {3, 9}, 17, 0), 3.0);
        QCOMPARE(tickStep({1, 1}, 100, 10), 0.0);
        QCOMPARE(tickStep({1, 2}, 0, 10), 0.0);
        QVERIFY(ticks({0, 1}, 0).empty());
        QVERIFY(ticks({0, 1}, 1e-9).empty());
    }

    void clampingKeepsTheDataInSight() {
        QVERIFY(rc::check([] {
            const TimeRange full = anyRange();
            const TimeRange wanted = anyRange();
            const double least = full.length() / *rc::gen::inRange(1, 1000);
            const TimeRange clamped = clampedRange(wanted, full, least);
            const double slack = 1e-9 * (std::abs(full.begin) + full.length());
            RC_ASSERT(clamped.begin >= full.begin - slack);
            RC_ASSERT(clamped.end <= full.end + slack);
            RC_ASSERT(clamped.length() >= least - slack);
            const bool untouched =
                wanted.begin >= full.begin && wanted.end <= full.end && wanted.length() >= least;
            if (untouched) {
                RC_ASSERT(std::abs(clamped.begin - wanted.begin) < slack);
                RC_ASSERT(std::abs(clamped.end - wanted.end) < slack);
            }
        }));
        const TimeRange full{0, 10};
        QCOMPARE(clampedRange({std::nan(""), 3}, full, 1), full);
        QCOMPARE(clampedRange({4, 4}, full, 1), full);
        QCOMPARE(clampedRange({-5, 30}, full, 1), full);
        QCOMPARE(clampedRange({5, 5.5}, full, 1), (TimeRange{4.75, 5.75}));
        QCOMPARE(clampedRange({5, 6}, full, 50), full);
    }

    void zoomingKeepsThePivotInPlace() {
        QVERIFY(rc::check([] {
            const TimeRange range = anyRange();
            const double pivot = range.begin + range.length() * *rc::gen::inRange(0, 101) / 100.0;
            const double factor = *rc::gen::inRange(1, 1000) / 100.0;
            const TimeRange zoomed = zoomedRange(range, factor, pivot);
            RC_ASSERT(std::abs(zoomed.length() * factor / range.length() - 1) < 1e-6);
            RC_ASSERT(std::abs(xOfTime(pivot, zoomed, 0, 1000) - xOfTime(pivot, range, 0, 1000)) < 1e-4);
        }));
        const TimeRange range{2, 4};
        QCOMPARE(zoomedRange(range, 0, 3), range);
        QCOMPARE(zoomedRange(range, -1, 3), range);
        QCOMPARE(zoomedRange(range, std::numeric_limits<double>::infinity(), 3), range);
    }

    void ticksAreNiceAndFarEnoughApart() {
        QVERIFY(rc::check([] {
            const TimeRange range = anyRange();
            const double width = *rc::gen::inRange(50, 4000);
            const double spacing = *rc::gen::inRange(10, 200);
            const double step = tickStep(range, width, spacing);
            RC_ASSERT(step / range.length() * width >= spacing * (1 - 1e-9));
            // Not more than 2.5 times further apart than asked for: that is the coarsest of 1, 2, 5.
            RC_ASSERT(step / range.length() * width <= 2.5 * spacing * (1 + 1e-9));
            const double digit = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
            RC_ASSERT(std::abs(digit - 1) < 1e-6 || std::abs(digit - 2) < 1e-6 || std::abs(digit - 5) < 1e-6);
            double previous = -std::numeric_limits<double>::infinity();
            for (const double tick : ticks(range, step)) {
                RC_ASSERT(tick >= range.begin - 1e-6 * step);
                RC_ASSERT(tick <= range.end + 1e-6 * step);
                RC_ASSERT(previous < tick);
                previous = tick;
            }
        }));
        QCOMPARE(ticks({0, 10}, 5), (std::vector<double>{0, 5, 10}));
        QCOMPARE(ticks({-0.5, 0.5}, 0.2).size(), std::size_t{5});
    }

    void stridesAreNice() {
        QCOMPARE(niceStride(0.1), 1);
        QCOMPARE(niceStride(1), 1);
        QCOMPARE(niceStride(1.01), 2);
        QCOMPARE(niceStride(3), 5);
        QCOMPARE(niceStride(51), 100);
        QCOMPARE(niceStride(1e30), 1'000'000'000);
    }
};

QUADRILLE_TESTS(TestGanttTimeAxis)
#include "tst_gantt_time_axis.moc"
