// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/spacing.h"

#include <algorithm>
#include <cmath>
#include <rapidcheck.h>

using namespace quadrille;

class TestSpacing : public QObject {
    Q_OBJECT
private slots:
    void nothingMovesWithoutNeed();
    void twoThatTouchMoveApartAlike();
    void noneTouchAndAllStayInside();
};

void TestSpacing::nothingMovesWithoutNeed() {
    QCOMPARE(spaced({{10, 4}, {20, 6}, {40, 4}}, 0, 100), (std::vector<double>{10, 20, 40}));
    QVERIFY(spaced({}, 0, 100).empty());
}

void TestSpacing::twoThatTouchMoveApartAlike() {
    QCOMPARE(spaced({{50, 10}, {54, 10}}, 0, 100), (std::vector<double>{47, 57}));
    QCOMPARE(spaced({{2, 10}, {6, 10}}, 0, 100), (std::vector<double>{5, 15})); // the edge holds them
    QCOMPARE(spaced({{99, 10}}, 0, 100), (std::vector<double>{95}));
}

void TestSpacing::noneTouchAndAllStayInside() {
    QVERIFY(rc::check("in order, apart, and inside while there is room", [] {
        std::vector<SpacedItem> items;
        double needed = 0;
        const int count = *rc::gen::inRange(1, 12);
        for (int i = 0; i < count; ++i) {
            items.push_back({*rc::gen::inRange(-500, 1500) / 10.0, *rc::gen::inRange(1, 80) / 10.0});
            needed += items.back().extent;
        }
        std::sort(items.begin(), items.end(),
                  [](const SpacedItem& a, const SpacedItem& b) { return a.wanted < b.wanted; });
        const auto middles = spaced(items, 0, 100);
        RC_ASSERT(middles.size() == items.size());
        RC_ASSERT(needed <= 100);
        double end = 0;
        for (std::size_t i = 0; i < items.size(); ++i) {
            RC_ASSERT(middles[i] - items[i].extent / 2 >= end - 1e-9);
            end = middles[i] + items[i].extent / 2;
        }
        RC_ASSERT(end <= 100 + 1e-9);
    }));
}

QUADRILLE_TESTS(TestSpacing)
#include "tst_spacing.moc"
