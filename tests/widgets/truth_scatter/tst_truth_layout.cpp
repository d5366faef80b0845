// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/near.h"
#include "tests/support/test_program.h"
#include "tests/widgets/truth_scatter/truths.h"
#include "widgets/truth_scatter/point_index.h"
#include "widgets/truth_scatter/truth_layout.h"

#include <QGuiApplication>

#include <rapidcheck.h>

using namespace quadrille;

namespace {

/// A plot from 20 to 200 at (100, 50), 400 wide and 200 high.
TruthLayout plain(bool logarithmic) {
    TruthLayout layout;
    layout.frame = QRectF(100, 50, 400, 200);
    layout.across = layout.up = {20, 200, logarithmic};
    return layout;
}

using test::about;

/// By the shoelace formula.
double areaOf(const QPolygonF& polygon) {
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

} // namespace

class TestTruthLayout : public QObject {
    Q_OBJECT
private slots:
    void valuesStandWhereTheScaleSays() {
        const TruthLayout linear = plain(false);
        QCOMPARE(linear.x(20), 100.0);
        QCOMPARE(linear.x(200), 500.0);
        QCOMPARE(linear.x(110), 300.0);
        QCOMPARE(linear.y(20), 250.0);
        QCOMPARE(linear.y(110), 150.0);
        const TruthLayout log = plain(true);
        QVERIFY(about(log.x(20 * std::sqrt(10.0)), 300)); // the geometric mean is in the middle
        QVERIFY(about(log.y(20 * std::sqrt(10.0)), 150));
        QCOMPARE(log.y(1e9), 50.0); // what is outside stays on the edge
    }

    void theIdentityIsTheDiagonal() {
        for (const bool logarithmic : {false, true}) {
            const auto line = truthLine(plain(logarithmic), 1);
            QVERIFY(line);
            QCOMPARE(line->p1(), QPointF(100, 250));
            QCOMPARE(line->p2(), QPointF(500, 50));
            QVERIFY(!truthLine(plain(logarithmic), 10));
            QVERIFY(!truthLine(plain(logarithmic), 0.1));
        }
    }

    void theBandEndsAtATenth() {
        // Linear: the upper edge leaves the plot at 200 ÷ 1.1, the lower one enters it at 20 ÷ 0.9.
        const TruthLayout linear = plain(false);
        const auto upper = truthLine(linear, 1.1);
        const auto lower = truthLine(linear, 0.9);
        QVERIFY(about(upper->x1(), 100) && about(upper->y1(), 250 - 200 * 2.0 / 180));
        QVERIFY(about(upper->x2(), 100 + 400 * (200 / 1.1 - 20) / 180) && about(upper->y2(), 50));
        QVERIFY(about(lower->x1(), 100 + 400 * (20 / 0.9 - 20) / 180) && about(lower->y1(), 250));
        QVERIFY(about(lower->x2(), 500) && about(lower->y2(), 250 - 200 * 160.0 / 180));
        // Logarithmic: both edges are parallel to the diagonal, at ln 1.1 and ln 0.9 of ln 10.
        const TruthLayout log = plain(true);
        const auto above = truthLine(log, 1.1);
        QVERIFY(about(above->y1(), 250 - 200 * std::log(1.1) / std::log(10.0)));
        QVERIFY(about(above->dy() / above->dx(), -0.5));
        const auto below = truthLine(log, 0.9);
        QVERIFY(about(below->dy() / below->dx(), -0.5));
    }

    void theBandHasTheAreaOfItsIntegral() {
        // The square of the logarithmic plot less its two corners: sides 1 − ln 1.1/ln 10, 1 + ln 0.9/ln 10.
        const double up = 1 - std::log(1.1) / std::log(10.0);
        const double down = 1 + std::log(0.9) / std::log(10.0);
        QVERIFY(about(areaOf(truthBandOf(plain(true), 0.1)), 400 * 200 * (1 - (up * up + down * down) / 2)));
        // Linear, in units of the values: ∫ min(1.1·m, 200) − max(0.9·m, 20) dm from 20 to 200.
        const double a = 200 / 1.1;
        const double b = 20 / 0.9;
        const double over = 1.1 * (a * a - 400) / 2 + 200 * (200 - a);
        const double under = 20 * (b - 20) + 0.9 * (40000 - b * b) / 2;
        QVERIFY(about(areaOf(truthBandOf(plain(false), 0.1)), (over - under) * 400 * 200 / (180 * 180)));
    }

    void marksStandAtTheirValues() {
        const TruthData data = test::truths();
        const TruthLayout layout = layoutTruth(data, QRectF(0, 0, 700, 300), QFontMetricsF(QFont()));
        const std::vector<QPointF> marks = truthMarks(data, layout);
        QCOMPARE(marks.size(), data.points.size());
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const TruthPoint& point = data.points[i];
            QVERIFY(about(marks[i].y(), layout.y(point.flops / point.predicted)));
            if (point.ranOut())
                QVERIFY(layout.strip.contains(marks[i]));
            else
                QVERIFY(about(marks[i].x(), layout.x(point.flops / point.measured)));
        }
    }

    /// What measured no step stands beside what ran out of memory, and is not taken for it.
    void whatFailedOtherwiseStandsAside() {
        TruthData data = test::truths();
        data.points.push_back(test::failed(20, 130));
        data.points.push_back(test::holding(test::ran(21, 110, 0), 30, 40));
        const TruthLayout layout = layoutTruth(data, QRectF(0, 0, 700, 300), QFontMetricsF(QFont()));
        const std::vector<QPointF> marks = truthMarks(data, layout);
        QVERIFY(!layout.aside.isEmpty() && !layout.aside.intersects(layout.strip));
        QVERIFY(layout.aside.right() < layout.strip.left() && layout.strip.right() < layout.frame.left());
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const bool isAside = i + 2 >= marks.size();
            QCOMPARE(layout.aside.contains(marks[i]), isAside);
            QCOMPARE(layout.strip.contains(marks[i]), data.points[i].ranOut());
            QVERIFY(about(marks[i].y(), layout.y(data.points[i].flops / data.points[i].predicted)));
        }
        data.points.resize(data.points.size() - 2);
        QVERIFY(layoutTruth(data, QRectF(0, 0, 700, 300), QFontMetricsF(QFont())).aside.isEmpty());
    }

    /// 90 GiB are on the scale, 8 TiB at its end.
    void memoryThatNoGpuHasStandsOnTheEdge() {
        TruthData data = test::truths();
        data.measure = TruthMeasure::memory;
        data.points = {
            test::holding(test::ran(0, 100, 100), 40, 50), test::holding(test::ran(1, 100, 100), 70, 60),
            test::holding(test::ranOut(2, 100), 90, 0), test::holding(test::ranOut(3, 100), 8192, 0)};
        const TruthLayout layout = layoutTruth(data, QRectF(0, 0, 700, 400), QFontMetricsF(QFont()));
        const std::vector<QPointF> marks = truthMarks(data, layout);
        const auto at = [&](std::size_t i) { return layout.y(data.points[i].predictedMemory / (1 << 30)); };
        for (std::size_t i = 0; i < marks.size(); ++i)
            QVERIFY(about(marks[i].y(), at(i)));
        QVERIFY(at(3) < at(2) && at(2) < at(1));
        QCOMPARE(at(3), layout.frame.top());
        QVERIFY(layout.up.high > 90 && layout.up.high < 8192);
    }

    void theStripSetsNeighboursApart() {
        TruthData data = test::truths();
        data.points.clear();
        for (int i = 0; i < 12; ++i)
            data.points.push_back(test::ranOut(i, 140));
        data.points.push_back(test::ran(99, 100, 150));
        const TruthLayout layout = layoutTruth(data, QRectF(0, 0, 700, 300), QFontMetricsF(QFont()));
        std::vector<QPointF> marks = truthMarks(data, layout);
        marks.pop_back();
        // Those that follow each other are never in one place.
        for (std::size_t i = 1; i < marks.size(); ++i)
            QVERIFY(std::abs(marks[i].x() - marks[i - 1].x()) >= layout.radius);
    }

    void wordsNeverTouchAndNothingLeavesThePicture() {
        for (const QSizeF size : {QSizeF(300, 160), QSizeF(520, 240), QSizeF(900, 260), QSizeF(1600, 900)})
            for (const auto measure :
                 {TruthMeasure::flops, TruthMeasure::utilisation, TruthMeasure::step, TruthMeasure::memory}) {
                TruthData data = test::truths();
                data.points.push_back(test::failed(20, 130));
                for (TruthPoint& point : data.points)
                    point = test::holding(point, 60 + point.run, point.measured > 0 ? 50 + point.run : 0);
                data.measure = measure;
                const QRectF area(QPointF(0, 0), size);
                const TruthLayout layout = layoutTruth(data, area, QFontMetricsF(QFont()));
                QVERIFY(area.contains(layout.frame) && area.contains(layout.strip));
                QVERIFY(layout.frame.width() > 0.3 * size.width());
                QVERIFY(area.contains(layout.aside) && !layout.aside.intersects(layout.strip));
                QVERIFY(!layout.frame.intersects(layout.strip) && !layout.frame.intersects(layout.aside));
                for (qsizetype i = 0; i < layout.labels.size(); ++i) {
                    QVERIFY(area.contains(layout.labels[i].placed.box));
                    for (qsizetype j = 0; j < i; ++j)
                        QVERIFY(!layout.labels[i].placed.box.intersects(layout.labels[j].placed.box));
                }
            }
    }

    void theLegendNamesWhatIsShown() {
        TruthData data = test::truths();
        std::erase_if(data.points, [](const TruthPoint& point) { return point.gpu == 1; });
        const auto names = [&data](bool sources) {
            QStringList texts;
            for (const ChartLabel& label :
                 layoutTruth(data, QRectF(0, 0, 900, 300), QFontMetricsF(QFont())).labels)
                if (label.kind == ChartLabel::Kind::legend && (label.index >= 0) == sources)
                    texts << label.placed.text;
            return texts;
        };
        QCOMPARE(names(true), data.sources);
        QCOMPARE(names(false), (QStringList{"A100 40GB", "A100 80GB"}));
        data.colouring = TruthColouring::source;
        QVERIFY(names(false).isEmpty());
    }

    void nearestIsTheNearest() {
        const bool ok = rc::check("as a search through all points finds it", [] {
            std::vector<QPointF> points;
            const int count = *rc::gen::inRange(0, 200);
            for (int i = 0; i < count; ++i)
                points.emplace_back(*rc::gen::inRange(-500, 5000) / 10.0,
                                    *rc::gen::inRange(-500, 3000) / 10.0);
            const double cell = *rc::gen::inRange(1, 60);
            const double reach = cell * *rc::gen::inRange(0, 101) / 100.0;
            const PointIndex index(points, cell);
            const QPointF to(*rc::gen::inRange(-600, 5000) / 10.0, *rc::gen::inRange(-600, 3000) / 10.0);
            std::optional<std::size_t> expected;
            for (std::size_t i = 0; i < points.size(); ++i) {
                const auto away = [&to](QPointF point) {
                    return QPointF::dotProduct(point - to, point - to);
                };
                if (away(points[i]) <= reach * reach &&
                    (!expected || away(points[i]) <= away(points[*expected])))
                    expected = i;
            }
            RC_ASSERT(index.nearest(to, reach) == expected);
        });
        QVERIFY(ok);
        QVERIFY(!PointIndex().nearest({0, 0}, 1));
    }
};

QUADRILLE_TESTS(TestTruthLayout)
#include "tst_truth_layout.moc"
