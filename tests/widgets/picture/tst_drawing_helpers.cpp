// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/axis.h"
#include "widgets/picture/hatch.h"
#include "widgets/picture/placed_text.h"

#include <cmath>
#include <rapidcheck.h>

using namespace quadrille;

class TestDrawingHelpers : public QObject {
    Q_OBJECT
private slots:
    void stepIsTheSmallestRoundOne();
    void ticksCoverTheScale();
    void degenerateScalesHaveNoTicks();
    void hatchStaysInsideAndIsEven();
    void hatchesOfNeighboursContinue();
    void flowNeverOverlapsAndBreaksOnlyWhenItMust();
};

void TestDrawingHelpers::stepIsTheSmallestRoundOne() {
    QCOMPARE(niceStep(80, 8), 10.0);
    QCOMPARE(niceStep(80, 5), 20.0);
    QCOMPARE(niceStep(0.3, 3), 0.1);
    QCOMPARE(niceStep(94, 2), 50.0);
    const bool ok = rc::check("1, 2 or 5 times a power of ten, and none smaller would do", [] {
        const double top = std::pow(10.0, *rc::gen::inRange(-6, 18)) * *rc::gen::inRange(1, 1000);
        const int most = *rc::gen::inRange(1, 20);
        const double step = niceStep(top, most);
        const double decade = std::pow(10.0, std::floor(std::log10(step * (1 + 1e-9))));
        const long mantissa = std::lround(step / decade);
        RC_ASSERT(mantissa == 1 || mantissa == 2 || mantissa == 5);
        RC_ASSERT(std::abs(step / decade - static_cast<double>(mantissa)) < 1e-9);
        RC_ASSERT(top / step <= most * (1 + 1e-9));
        const double smaller = mantissa == 5 ? step * 2 / 5 : step / 2;
        RC_ASSERT(top / smaller > most * (1 - 1e-9));
    });
    QVERIFY(ok);
}

void TestDrawingHelpers::ticksCoverTheScale() {
    QCOMPARE(niceTicks(80, 5), (std::vector<double>{0, 20, 40, 60, 80}));
    QCOMPARE(niceTicks(94, 5), (std::vector<double>{0, 20, 40, 60, 80}));
}

void TestDrawingHelpers::degenerateScalesHaveNoTicks() {
    for (const double top : {0.0, -1.0, std::nan(""), HUGE_VAL})
        QCOMPARE(niceTicks(top, 5), std::vector<double>{0});
    QCOMPARE(niceTicks(80, 0), std::vector<double>{0});
}

void TestDrawingHelpers::hatchStaysInsideAndIsEven() {
    const QRectF rect(13.5, 7.25, 200, 120);
    const double spacing = 6;
    double length = 0;
    for (const auto& line : hatchLines(rect, spacing)) {
        const QRectF wide = rect.adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
        QVERIFY(wide.contains(line.p1()) && wide.contains(line.p2()));
        length += line.length();
    }
    // Lines of slope 1 at x + y = k·spacing are spacing/√2 apart: length · distance = area.
    const double area = length * spacing / std::sqrt(2.0);
    QVERIFY(std::abs(area / (rect.width() * rect.height()) - 1) < 0.02);
    QVERIFY(hatchLines(QRectF(), spacing).isEmpty());
    QVERIFY(hatchLines(rect, 0).isEmpty());
}

void TestDrawingHelpers::hatchesOfNeighboursContinue() {
    for (const QRectF& rect : {QRectF(0, 0, 31, 17), QRectF(31, 0, 31, 17), QRectF(-40, 100, 11, 11)}) {
        for (const auto& line : hatchLines(rect, 7)) {
            const double k = (line.x1() + line.y1()) / 7;
            QVERIFY(std::abs(k - std::round(k)) < 1e-9);
            QVERIFY(std::abs(line.x1() + line.y1() - line.x2() - line.y2()) < 1e-9);
        }
    }
}

void TestDrawingHelpers::flowNeverOverlapsAndBreaksOnlyWhenItMust() {
    const auto corners = flowRows({40, 30, 50, 200, 10}, QRectF(10, 20, 100, 100), 5, 12);
    const std::vector<QPointF> expected{{10, 20}, {55, 20}, {10, 32}, {10, 44}, {10, 56}};
    QVERIFY(corners == expected);
}

QUADRILLE_TESTS(TestDrawingHelpers)
#include "tst_drawing_helpers.moc"
