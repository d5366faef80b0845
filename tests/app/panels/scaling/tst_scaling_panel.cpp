// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scaling/scaling_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/scaling/scaling_curve.h"

#include <QComboBox>

using namespace quadrille;
using test::Running;

namespace {

void settle(const ScalingPanel* panel) {
    QTRY_VERIFY_WITH_TIMEOUT(panel->picture() != nullptr && !panel->computing(), 120'000);
}

/// So that a search takes a moment.
Scenario small(Scenario scenario) {
    scenario.cluster.gpus = 8;
    scenario.plan = {};
    scenario.plan.globalBatch = 8;
    scenario.plan.sequence = 2048;
    return scenario;
}

} // namespace

class TestScalingPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-scaling-panel"); }

    void everyPointIsKnownInTheEndAndLoads() {
        Running program;
        program.store().change(small(program.store().scenario()), [] { return QStringLiteral("Small"); });
        program.trigger("panel.scaling");
        auto* panel = program.find<ScalingPanel>();
        settle(panel);
        const ScalingData& data = panel->picture()->scalingData();
        QVERIFY(data.scaling.isWhole());
        QCOMPARE(data.scaling.points[data.scaling.current].gpus, std::int64_t{8});
        Scaling expected = outlinedScaling(program.store().scenario(), ScalingKind::strong);
        searchScaling(expected, program.store().scenario(), {});
        QVERIFY(data.scaling.points == expected.points);
        const int last = static_cast<int>(data.scaling.current) + 1;
        const Scenario best = *data.scaling.points[std::size_t(last)].best;
        emit panel->picture()->pointChosen(last);
        QVERIFY(program.store().scenario() == best);
        QVERIFY(program.store().undoText().endsWith(QStringLiteral("on 16 GPUs")));
        settle(panel);
    }

    void weakGrowsTheBatch() {
        Running program;
        program.store().change(small(program.store().scenario()), [] { return QStringLiteral("Small"); });
        program.trigger("panel.scaling");
        auto* panel = program.find<ScalingPanel>();
        settle(panel);
        panel->kind()->setCurrentIndex(1);
        settle(panel);
        const Scaling& scaling = panel->picture()->scalingData().scaling;
        QCOMPARE(scaling.kind, ScalingKind::weak);
        for (const ScalingPoint& point : scaling.points)
            QCOMPARE(point.globalBatch, point.gpus);
        panel->quantity()->setCurrentIndex(static_cast<int>(ScalingQuantity::cost));
        QCOMPARE(panel->picture()->scalingData().shown, ScalingQuantity::cost);
    }
};

QUADRILLE_TESTS(TestScalingPanel)
#include "tst_scaling_panel.moc"
