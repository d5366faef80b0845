// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/plan_cloud/plan_cloud.h"
#include "widgets/plan_cloud/plan_cloud_painter.h"
#include "widgets/plan_cloud/plan_cloud_text.h"

#include <QSignalSpy>

#include <random>

using namespace quadrille;

namespace {

PlanPoint plan(std::uint64_t number, double memory, double tokens) {
    PlanPoint point;
    point.number = number;
    point.memory = memory * 1073741824;
    point.tokensPerSecondPerGpu = tokens;
    point.gpus = 8;
    point.step = 1000 / tokens;
    point.interval = {.slower = 1.25, .faster = 1.25};
    point.oomProbability = 0.01F;
    point.bubble = static_cast<float>(0.01 * static_cast<double>(number % 20));
    return point;
}

PlanCloudData dataOf(PlanPoints points) {
    PlanCloudData data;
    data.points = std::make_shared<const PlanPoints>(std::move(points));
    data.colouring = {QStringLiteral("TP"), {QStringLiteral("1"), QStringLiteral("2")}, 1, true};
    data.nameOf = [](const PlanPoint& point) { return QStringLiteral("plan %1").arg(point.number); };
    data.finding = QStringLiteral("so it is");
    data.whyNot = QStringLiteral("no plan fits");
    return data;
}

/// Four on the front, two behind it.
PlanPoints few() {
    return {plan(2, 10, 100), plan(3, 20, 200), plan(5, 20, 120),
            plan(8, 40, 300), plan(9, 60, 400), plan(11, 70, 350)};
}

PlanPoints many(std::size_t count) {
    std::mt19937 random(5);
    std::lognormal_distribution<double> memory(3, 0.5), speed(6, 0.4);
    PlanPoints points;
    for (std::size_t i = 0; i < count; ++i)
        points.push_back(plan(3 * i, memory(random), speed(random)));
    return points;
}

struct ShownCloud {
    PlanCloud cloud;
    explicit ShownCloud(PlanCloudData data, QSize size = {700, 300}) {
        cloud.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        cloud.setData(std::move(data));
        cloud.resize(size);
        cloud.show();
        cloud.activateWindow();
        (void)QTest::qWaitForWindowActive(&cloud);
        cloud.setFocus();
    }
    [[nodiscard]] QPoint at(std::size_t point) const {
        return cloud.layoutNow().at(cloud.cloud(), (*cloud.cloud().points)[point]).toPoint();
    }
};

} // namespace

class TestPlanCloud : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    // Every plan is in the cell that holds its place, and each cell knows its fastest.
    void everyPlanIsInACell() {
        for (const std::size_t count : {1U, 6U, 20'000U}) {
            const PlanCloudData data = dataOf(count == 6 ? few() : many(count));
            const PlanCloudLayout layout =
                layoutPlanCloud(data, QRectF(0, 0, 900, 400), QFontMetricsF(QApplication::font()));
            std::size_t plans = 0, occupied = 0;
            for (const CloudCell& cell : layout.cells) {
                plans += cell.plans;
                occupied += cell.plans > 0;
            }
            QCOMPARE(plans, count);
            QCOMPARE(occupied, layout.occupied);
            for (const PlanPoint& point : *data.points) {
                const CloudCell* cell = layout.nearest(layout.at(data, point), layout.cell);
                QVERIFY(cell != nullptr);
            }
        }
    }

    void wordsDoNotOverlap() {
        for (const QSizeF size : {QSizeF(160, 100), QSizeF(500, 250), QSizeF(1600, 900)})
            for (const PlanQuantity x : planQuantities) {
                PlanCloudData data = dataOf(many(2000));
                data.x = x;
                const PlanCloudLayout layout =
                    layoutPlanCloud(data, QRectF(QPointF(), size), QFontMetricsF(QApplication::font()));
                for (qsizetype i = 0; i < layout.labels.size(); ++i) {
                    QVERIFY(layout.area.adjusted(-1, -1, 1, 1).contains(layout.labels[i].placed.box));
                    for (qsizetype j = 0; j < i; ++j)
                        QVERIFY(!layout.labels[i].placed.box.intersects(layout.labels[j].placed.box));
                }
            }
    }

    void aClickLoadsAndADragBrushes() {
        ShownCloud shown(dataOf(few()));
        QSignalSpy chosen(&shown.cloud, &PlanCloud::planChosen),
            brushed(&shown.cloud, &PlanCloud::brushChanged);
        QTest::mouseClick(&shown.cloud, Qt::LeftButton, {}, shown.at(3));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toULongLong(), quint64{8});
        QCOMPARE(brushed.count(), 0);
        const QPoint from = shown.at(1) + QPoint(-12, 30), to = shown.at(3) + QPoint(12, -12);
        QTest::mousePress(&shown.cloud, Qt::LeftButton, {}, from);
        QTest::mouseMove(&shown.cloud, (from + to) / 2);
        QTest::mouseMove(&shown.cloud, to);
        QTest::mouseRelease(&shown.cloud, Qt::LeftButton, {}, to);
        QCOMPARE(brushed.count(), 1);
        QCOMPARE(chosen.count(), 1);
        std::vector<std::uint64_t> inside;
        for (const PlanPoint& point : *shown.cloud.cloud().points)
            if (shown.cloud.cloud().isIn(*shown.cloud.brush(), point))
                inside.push_back(point.number);
        QVERIFY((inside == std::vector<std::uint64_t>{3, 8}));
        QCOMPARE(shown.cloud.data().rows.size(), 2);
        QTest::keyClick(&shown.cloud, Qt::Key_Escape);
        QVERIFY(!shown.cloud.brush());
        QCOMPARE(shown.cloud.data().rows.size(), 6);
    }

    void anEdgeIsNoBound() {
        ShownCloud shown(dataOf(few()));
        const PlanCloudLayout& layout = shown.cloud.layoutNow();
        const CloudBrush all = layout.brushOf(layout.frame);
        for (const PlanPoint& point : *shown.cloud.cloud().points)
            QVERIFY(shown.cloud.cloud().isIn(all, point));
        const QRectF middle = layout.frame.adjusted(40, 30, -50, -20);
        const QRectF again = layout.boxOf(layout.brushOf(middle));
        QVERIFY(std::abs(again.left() - middle.left()) < 0.01 && std::abs(again.top() - middle.top()) < 0.01);
        QVERIFY(std::abs(again.right() - middle.right()) < 0.01 &&
                std::abs(again.bottom() - middle.bottom()) < 0.01);
    }

    void keysGoAlongTheFront() {
        ShownCloud shown(dataOf(few()));
        QSignalSpy chosen(&shown.cloud, &PlanCloud::planChosen);
        QTest::keyClick(&shown.cloud, Qt::Key_Left); // on the fastest
        QVERIFY(shown.cloud.accessibleDescription().startsWith(QStringLiteral("plan 9")));
        QTest::keyClick(&shown.cloud, Qt::Key_Left);
        QVERIFY(shown.cloud.accessibleDescription().startsWith(QStringLiteral("plan 8")));
        QTest::keyClick(&shown.cloud, Qt::Key_Home);
        QVERIFY(shown.cloud.accessibleDescription().startsWith(QStringLiteral("plan 2")));
        QTest::keyClick(&shown.cloud, Qt::Key_Right);
        QTest::keyClick(&shown.cloud, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toULongLong(), quint64{3});
        // It stays on its plan when others come.
        PlanPoints more = few();
        more.insert(more.begin(), plan(0, 30, 500));
        shown.cloud.setData(dataOf(more));
        QVERIFY(shown.cloud.accessibleDescription().startsWith(QStringLiteral("plan 3")));
    }

    void nothingSaysWhy() {
        ShownCloud shown(dataOf({}));
        QCOMPARE(shown.cloud.title(), QStringLiteral("no plan fits"));
        QTest::mouseClick(&shown.cloud, Qt::LeftButton, {}, {100, 100});
        QTest::keyClick(&shown.cloud, Qt::Key_Left);
        QVERIFY(shown.cloud.data().rows.isEmpty());
    }

    // Where plans are, there is ink of their colour; where none are, there is none but the front's.
    void cellsArePaintedWherePlansAre() {
        for (const std::size_t count : {6U, 40'000U}) {
            ShownCloud shown(dataOf(count == 6 ? few() : many(count)));
            const QImage image = shown.cloud.grab().toImage();
            const PlanCloudLayout& layout = shown.cloud.layoutNow();
            const QRgb background = coloursFor(shown.cloud.palette()).background.rgb();
            for (std::size_t i = 0; i < count; i += count / 6)
                QVERIFY(image.pixel(shown.at(i)) != background);
            QVERIFY(layout.occupied > 0);
        }
    }

    void ticksHaveTheDecimalsTheyNeed() {
        QCOMPARE(plan_text::tickTexts({0, 5, 10}),
                 (QStringList{QStringLiteral("0"), QStringLiteral("5"), QStringLiteral("10")}));
        QCOMPARE(plan_text::tickTexts({0, 0.5}), (QStringList{QStringLiteral("0.0"), QStringLiteral("0.5")}));
        QCOMPARE(plan_text::tickTexts({1000, 20000}),
                 (QStringList{QStringLiteral("1,000"), QStringLiteral("20,000")}));
    }
};

QUADRILLE_TESTS(TestPlanCloud)
#include "tst_plan_cloud.moc"
