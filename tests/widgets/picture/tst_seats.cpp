// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/seats.h"

#include <algorithm>
#include <cmath>
#include <rapidcheck.h>

using namespace quadrille;

class TestSeats : public QObject {
    Q_OBJECT
private slots:
    void nothingMovesWithoutNeed();
    void twoThatTouchMoveApartAlike();
    void noneTouchAndAllStayInside();
};

void TestSeats::nothingMovesWithoutNeed() {
    QCOMPARE(seated({{10, 4}, {20, 6}, {40, 4}}, 0, 100), (std::vector<double>{10, 20, 40}));
    QVERIFY(seated({}, 0, 100).empty());
}

void TestSeats::twoThatTouchMoveApartAlike() {
    QCOMPARE(seated({{50, 10}, {54, 10}}, 0, 100), (std::vector<double>{47, 57}));
    QCOMPARE(seated({{2, 10}, {6, 10}}, 0, 100), (std::vector<double>{5, 15})); // the edge holds them
    QCOMPARE(seated({{99, 10}}, 0, 100), (std::vector<double>{95}));
}

void TestSeats::noneTouchAndAllStayInside() {
    QVERIFY(rc::check("in order, apart, and inside while there is room", [] {
        std::vector<Seat> seats;
        double needed = 0;
        const int count = *rc::gen::inRange(1, 12);
        for (int i = 0; i < count; ++i) {
            seats.push_back({*rc::gen::inRange(-500, 1500) / 10.0, *rc::gen::inRange(1, 80) / 10.0});
            needed += seats.back().extent;
        }
        std::sort(seats.begin(), seats.end(),
                  [](const Seat& a, const Seat& b) { return a.wanted < b.wanted; });
        const auto middles = seated(seats, 0, 100);
        RC_ASSERT(middles.size() == seats.size());
        RC_ASSERT(needed <= 100);
        double end = 0;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            RC_ASSERT(middles[i] - seats[i].extent / 2 >= end - 1e-9);
            end = middles[i] + seats[i].extent / 2;
        }
        RC_ASSERT(end <= 100 + 1e-9);
    }));
}

QUADRILLE_TESTS(TestSeats)
#include "tst_seats.moc"
