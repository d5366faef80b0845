// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/chart/chart_scale.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace quadrille;

class TestChartScale : public QObject {
    Q_OBJECT
private slots:
    void fromZeroToARoundEnd() {
        QCOMPARE(scaleFromZero(78.2), (ChartScale{0, 80, false}));
        QCOMPARE(scaleFromZero(80), (ChartScale{0, 80, false}));
        QCOMPARE(scaleFromZero(492'000), (ChartScale{0, 500'000, false}));
        QCOMPARE(scaleFromZero(0), ChartScale{});
    }

    void rangesAreRound() {
        // A step of 20 cuts 100 to 182.6 into five pieces.
        QCOMPARE(roundScale(std::vector<double>{100, 182.6, 171.5}), (ChartScale{100, 200, false}));
        // More than a factor of eight: logarithmic, between whole multiples of powers of ten.
        QCOMPARE(roundScale(std::vector<double>{2.9, 182.6}), (ChartScale{2, 200, true}));
        QCOMPARE(roundScale(std::vector<double>{0.07, 0.9}), (ChartScale{0.06, 1, true}));
        QCOMPARE(roundScale(std::vector<double>{23, 507}), (ChartScale{20, 600, true}));
        QCOMPARE(roundScale(std::vector<double>{1, 1000}), (ChartScale{1, 1000, true}));
        // What is no value does not count.
        QCOMPARE(roundScale(std::vector<double>{0, -4, std::nan(""), HUGE_VAL}), (ChartScale{0, 1, false}));
    }

    void rangesHoldTheirValues() {
        const bool ok = rc::check("every value is inside, and no end is far away", [] {
            std::vector<double> values;
            const int count = *rc::gen::inRange(1, 20);
            for (int i = 0; i < count; ++i)
                values.push_back(std::pow(10.0, *rc::gen::inRange(-300, 500) / 100.0));
            const ChartScale range = roundScale(values);
            const auto [least, most] = std::ranges::minmax(values);
            RC_ASSERT(range.low <= least * (1 + 1e-9));
            RC_ASSERT(range.high >= most * (1 - 1e-9));
            RC_ASSERT(range.low < range.high);
            if (range.logarithmic) {
                RC_ASSERT(range.low * 2 >= least * (1 - 1e-9));
                RC_ASSERT(range.high <= most * 2 * (1 + 1e-9));
            } else {
                RC_ASSERT(range.high - range.low <= std::max(most - least, 0.05 * most) * 2.5);
            }
            for (const int ticks : {2, 5, 9}) {
                const std::vector<double> marks = range.ticks(ticks);
                RC_ASSERT(static_cast<int>(marks.size()) <= ticks + 1);
                RC_ASSERT(std::ranges::is_sorted(marks));
                for (const double mark : marks)
                    RC_ASSERT(mark >= range.low * (1 - 1e-9) && mark <= range.high * (1 + 1e-9));
            }
        });
        QVERIFY(ok);
    }

    void ticksAreOnesTwosAndFives() {
        QCOMPARE((ChartScale{100, 200, false}).ticks(5), (std::vector<double>{100, 120, 140, 160, 180, 200}));
        QCOMPARE((ChartScale{2, 200, true}).ticks(9), (std::vector<double>{2, 5, 10, 20, 50, 100, 200}));
        QCOMPARE((ChartScale{2, 200, true}).ticks(4), (std::vector<double>{10, 100}));
    }
};

QUADRILLE_TESTS(TestChartScale)
#include "tst_chart_scale.moc"
