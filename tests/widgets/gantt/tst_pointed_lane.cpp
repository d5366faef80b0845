// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/gantt/pointed_lane.h"

#include <rapidcheck.h>

#include <cmath>
#include <numeric>

using namespace quadrille::gantt;

class TestPointedLane : public QObject {
    Q_OBJECT
private slots:
    /// The share of coloured columns is the share of time at any zoom.
    void coloursAreTime() {
        QVERIFY(rc::check([] {
            std::vector<TimeRange> times;
            double at = 0, inside = 0;
            const TimeRange range{10, 30};
            while (at < 40) {
                at += *rc::gen::inRange(1, 50) / 10.0;
                const double end = at + *rc::gen::inRange(1, 50) / 10.0;
                times.push_back({at, end});
                inside += std::max(0.0, std::min(end, range.end) - std::max(at, range.begin));
                at = end;
            }
            const int columns = *rc::gen::inRange(1, 2000);
            const auto shares = shareOfColumns(times, range, columns);
            const double sum = std::accumulate(shares.begin(), shares.end(), 0.0) * range.length() / columns;
            RC_ASSERT(std::abs(sum - inside) <= 1e-9);
        }));
    }

    void instantsAreSeen() {
        const auto shares = shareOfColumns({{5, 5}}, {0, 10}, 10);
        QVERIFY(shares[5] > 0);
        QCOMPARE(std::ranges::count_if(shares, [](double share) { return share > 0; }), std::ptrdiff_t{1});
        QVERIFY(shareOfColumns({{1, 2}}, {0, 10}, 0).empty());
        QCOMPARE(shareOfColumns({{1, 2}}, {3, 3}, 2), std::vector<double>(2, 0.0));
    }
};

QUADRILLE_TESTS(TestPointedLane)
#include "tst_pointed_lane.moc"
