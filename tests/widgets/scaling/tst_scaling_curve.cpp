// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/format.h"
#include "widgets/scaling/scaling_curve.h"
#include "widgets/scaling/scaling_text.h"

#include <QSignalSpy>

#include <cmath>

using namespace quadrille;

namespace {

Scenario training() {
    Scenario s = test::training("llama-3.1-8b", 16, 64, 4096);
    s.plan.tp = 2;
    return s;
}

/// Five numbers of GPUs around 16, without a search: a plan of half the speed a doubling would give is best
/// at 32, one fits at none of 4, and at 64 nothing is known yet.
ScalingData made(ScalingQuantity shown) {
    ScalingData data;
    data.shown = shown;
    data.budget.run = {.tokens = 1e12, .failureRate = 0};
    data.scaling.current = 2;
    for (int i = 0; i < 5; ++i) {
        ScalingPoint point{.gpus = 4 << i, .globalBatch = 64, .isKnown = i < 4};
        if (i > 0 && i < 4) {
            point.best = training();
            point.best->cluster.gpus = point.gpus;
            point.seen.runnable = true;
            point.seen.gpus = point.gpus;
            point.seen.tokensPerSecondPerGpu = i == 3 ? 500 : 1000;
            point.seen.step = Seconds(i == 3 ? 4 : 8 / (1 << (i - 1)));
            point.seen.flopsPerGpu = FlopsPerSecond(i == 3 ? 2e14 : 4e14);
            point.asItIs = point.seen;
            point.asItIs->tokensPerSecondPerGpu *= 0.9;
        }
        data.scaling.points.push_back(point);
    }
    ScalingChange change;
    change.settings = {{findSetting("tp"), "2", "4"}, {findSetting("recompute"), "none", "full"}};
    change.slower = 0.125;
    change.longerPart = StepPart::data;
    data.scaling.points[3].change = change;
    return data;
}

} // namespace

class TestScalingCurve : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void whatIsIdealIsProportional() {
        const ScalingData speed = made(ScalingQuantity::throughput);
        QCOMPARE(*speed.ideal(3), 2 * *speed.ideal(2));
        QCOMPARE(*speed.ideal(2), 16 * 1000.0);
        QCOMPARE(*speed.efficiency(3), 0.5);
        QVERIFY(!speed.efficiency(0));
        ScalingData step = made(ScalingQuantity::step);
        QCOMPARE(*step.ideal(3), *step.ideal(2) / 2);
        step.scaling.kind = ScalingKind::weak;
        QCOMPARE(*step.ideal(3), *step.ideal(2));
        // 10^12 tokens at 16,000 a second on 16 GPUs, in hours; half the rate costs twice as much.
        const ScalingData cost = made(ScalingQuantity::cost);
        QVERIFY(std::abs(*valueOn(ScalingLine::best, 2, cost) - 1e12 / 1000 / 3600) < 1);
        QVERIFY(std::abs(*valueOn(ScalingLine::best, 3, cost) / *valueOn(ScalingLine::best, 2, cost) - 2) <
                1e-9);
    }

    void whereNothingFitsOrIsKnownLinesEnd() {
        const ScalingData data = made(ScalingQuantity::throughput);
        QVERIFY(!valueOn(ScalingLine::best, 0, data) && !valueOn(ScalingLine::best, 4, data));
        QVERIFY(scaling_text::readout(data, 0).contains(QStringLiteral("no plan fits")));
        QVERIFY(scaling_text::readout(data, 4).contains(QStringLiteral("searching")));
        QVERIFY(scaling_text::finding(data).startsWith(QStringLiteral("Searching, 4 of 5")));
    }

    void aFasterPlanThatMayNotFitSaysSo() {
        ScalingData data = made(ScalingQuantity::throughput);
        Glance& own = *data.scaling.points[2].asItIs;
        own.zone = Zone::red;
        own.oomProbability = 0.75;
        const QString said = scaling_text::readout(data, 2);
        QVERIFY(said.contains(format::zoneName(Zone::red)) && said.contains(format::chance(0.75)));
        QVERIFY(!scaling_text::readout(data, 1).contains(format::zoneName(Zone::green)));
        // As long as not all are known, one plan is not the best of all.
        for (ScalingPoint& point : data.scaling.points)
            point.change.reset();
        const QString some = scaling_text::finding(data);
        data.scaling.points.pop_back();
        QVERIFY(!some.contains(QStringLiteral("One plan")));
        QVERIFY(scaling_text::finding(data).contains(QStringLiteral("One plan")));
    }

    void aChangeIsSaidWithItsReason() {
        ScalingData data = made(ScalingQuantity::throughput);
        const ScalingChange change = *data.scaling.points[3].change;
        QCOMPARE(scaling_text::changed(change), QStringLiteral("TP 2 → 4, Recomputation none → full"));
        QVERIFY2(scaling_text::why(change).contains(QStringLiteral("12.5 % longer")),
                 qPrintable(scaling_text::why(change)));
        QVERIFY(scaling_text::finding(data).contains(QStringLiteral("at 32 GPUs")));
        QVERIFY(scaling_text::readout(data, 3).contains(scaling_text::why(change)));
        ScalingChange runsOut = change;
        runsOut.runsOut = true;
        QVERIFY(scaling_text::why(runsOut).contains(QStringLiteral("memory")));
    }

    void wordsNeverOverlap() {
        for (const ScalingQuantity shown : scalingQuantities)
            for (const QSizeF size : {QSizeF(900, 400), QSizeF(500, 250), QSizeF(300, 160)}) {
                const ChartLayout layout =
                    layoutScaling(made(shown), {QPointF(), size}, QFontMetricsF(test::usualFont()));
                for (qsizetype i = 0; i < layout.labels.size(); ++i) {
                    QVERIFY(layout.area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(layout.labels[i].placed.box));
                    for (qsizetype j = 0; j < i; ++j)
                        QVERIFY(!layout.labels[i].placed.box.intersects(layout.labels[j].placed.box));
                }
            }
    }

    void keysWalkAndLoad() {
        ScalingCurve curve;
        curve.resize(900, 400);
        curve.setData(made(ScalingQuantity::throughput));
        curve.show();
        curve.setFocus();
        QSignalSpy chosen(&curve, &ScalingCurve::pointChosen), read(&curve, &Picture::readout);
        QTest::keyClick(&curve, Qt::Key_Right); // shows the cursor at the plan's own
        QVERIFY(read.last()[0].toString().startsWith(QStringLiteral("16 GPUs")));
        QTest::keyClick(&curve, Qt::Key_Right);
        QTest::keyClick(&curve, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toInt(), 3);
        const QPointF at(
            layoutScaling(curve.scalingData(), QRectF(curve.rect()), QFontMetricsF(curve.font())).x(8), 200);
        QTest::mouseMove(&curve, at.toPoint());
        QVERIFY(read.last()[0].toString().startsWith(QStringLiteral("8 GPUs")));
        QCOMPARE(curve.data().rows.size(), 5);
    }
};

QUADRILLE_TESTS(TestScalingCurve)
#include "tst_scaling_curve.moc"
