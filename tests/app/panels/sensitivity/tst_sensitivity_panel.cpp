// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/panels/sensitivity/sensitivity_panel.h"
#include "core/analysis/analysis.h"
#include "core/search/sensitivity.h"
#include "tests/app/support/front_in_session.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"
#include "widgets/tornado/tornado.h"

using namespace quadrille;
using test::Running;

namespace {

void settleSensitivity(const SensitivityPanel* panel) {
    QTRY_VERIFY_WITH_TIMEOUT(panel->picture() != nullptr && !panel->computing(), 20'000);
}

} // namespace

class TestSensitivityPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-sensitivity-panel"); }

    void itFollowsThePlan() {
        Running program;
        QVERIFY(program.find<SensitivityPanel>()->picture() == nullptr);
        program.trigger("panel.sensitivity");
        const auto* panel = program.find<SensitivityPanel>();
        settleSensitivity(panel);
        QVERIFY(panel->picture()->sensitivity()->own == glance(program.store().scenario()));
        program.store().set(Dimension::microBatch, 2);
        settleSensitivity(panel);
        QVERIFY(panel->picture()->sensitivity()->own == glance(program.store().scenario()));
        const auto* dock = program.window.findChild<Panel*>(QStringLiteral("sensitivity"));
        QCOMPARE(dock->finding(), panel->picture()->finding());
    }

    void aChangeIsOneStepOfUndo() {
        Running program;
        program.trigger("panel.sensitivity");
        const auto* panel = program.find<SensitivityPanel>();
        settleSensitivity(panel);
        const Scenario before = program.store().scenario();
        const int steps = program.store().undoStack().count();
        const SensitivityEnd end = panel->picture()->sensitivity()->settings.front().ends.front();
        QTest::keyClick(panel->picture(), Qt::Key_Home); // shows the cursor
        QTest::keyClick(panel->picture(), Qt::Key_Home);
        QTest::keyClick(panel->picture(), Qt::Key_Return);
        QCOMPARE(program.store().undoStack().count(), steps + 1);
        QVERIFY(program.store().scenario() != before);
        QCOMPARE(program.store().undoText(), format::sentence(label(std::get<Change>(end.to), before)));
        QCOMPARE(glance(program.store().scenario()).step, end.seen.step);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
    }

    void whatCannotRunIsAReason() {
        Running program;
        program.trigger("panel.sensitivity");
        const auto* panel = program.find<SensitivityPanel>();
        settleSensitivity(panel);
        program.store().set(Dimension::pipeline, 7);
        settleSensitivity(panel);
        QVERIFY(!panel->picture()->sensitivity().has_value());
        QVERIFY(!panel->picture()->finding().isEmpty());
        program.trigger("edit.undo");
        settleSensitivity(panel);
        QVERIFY(panel->picture()->sensitivity().has_value());
    }
};

QUADRILLE_TESTS(TestSensitivityPanel)
#include "tst_sensitivity_panel.moc"
