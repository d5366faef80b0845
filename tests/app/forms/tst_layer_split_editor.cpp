// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/layer_split_editor.h"
#include "app/panels/plan/plan_panel.h"
#include "core/check/check.h"
#include "tests/app/forms/form_keys.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

#include <numeric>

using namespace quadrille;
using namespace quadrille::test;

class TestLayerSplitEditor : public QObject {
    Q_OBJECT
private slots:
    void init() { isolate("tst-layer-split-editor"); }

    void everyKindOfSplitDealsAllLayersWhereItCan() {
        Running program;
        for (const auto& [layers, stages] :
             {std::pair{32, 4}, {32, 8}, {32, 2}, {32, 1}, {61, 16}, {80, 7}, {126, 16}}) {
            Scenario scenario = program.store().scenario();
            scenario.model.layers = layers;
            scenario.plan.pp = stages;
            for (const auto kind : {LayerSplit::Kind::lighterEnds, LayerSplit::Kind::list}) {
                const LayerSplit split = splitOfKind(kind, scenario);
                QCOMPARE(split.kind, kind);
                const auto dealt = layersOfStages(split, layers, stages);
                QVERIFY2(dealt, qPrintable(QString::fromStdString(text(split))));
                QCOMPARE(std::accumulate(dealt->begin(), dealt->end(), std::int64_t{0}),
                         std::int64_t{layers});
                // A file holds the rule as text.
                QVERIFY(layerSplitFromText(text(split)) == split);
            }
        }
    }

    void lighterEndsAreNeverBothUnset() {
        Running program;
        program.trigger("plan.recipe");
        auto& split = *recipeOf(program).input<LayerSplitEditor>("layer-split");
        choose(*split.kind(), 3);
        QCOMPARE(text(program.store().scenario().plan.layerSplit), std::string("first=7,last=7"));
        QVERIFY(split.first()->isVisible());
        split.first()->setFocus();
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(split.first(), Qt::Key_Down);
        QCOMPARE(text(program.store().scenario().plan.layerSplit), std::string("last=7"));
        split.last()->setFocus();
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(split.last(), Qt::Key_Down);
        QCOMPARE(text(program.store().scenario().plan.layerSplit), std::string("last=0"));
        choose(*split.kind(), 2);
        QVERIFY(!split.first()->isVisible());
    }

    void aTypedListIsTakenWhenItDealsTheLayersAndSaysWhyElse() {
        Running program;
        program.window.activateWindow();
        program.trigger("plan.recipe");
        auto& split = *recipeOf(program).input<LayerSplitEditor>("layer-split");
        split.kind()->setFocus();
        QTest::keyClick(split.kind(), Qt::Key_End); // past the rules between, which would change the list
        QCOMPARE(split.list()->text(), QStringLiteral("8, 8, 8, 8"));
        QVERIFY(split.message().isEmpty());
        const Scenario before = program.store().scenario();
        const int steps = program.store().undoStack().index();
        const auto typed = [&split](const char* list) {
            split.list()->setFocus();
            split.list()->selectAll();
            QTest::keyClicks(split.list(), QLatin1String(list));
        };
        for (const char* wrong : {"8, 8, 8", "8, 8, 8, 9", "8, 8, x, 8", "8, 8, -1, 17", "first=7"}) {
            typed(wrong);
            QVERIFY2(!split.message().isEmpty() && split.findChild<QLabel*>() != nullptr, wrong);
            QCOMPARE(split.list()->text(), QLatin1String(wrong));
            QVERIFY2(program.store().scenario() == before, wrong);
        }
        typed("8, 8, 8, 9");
        QVERIFY(split.message().contains(QStringLiteral("33"))); // what they add up to
        typed("7, 9, 9, 7");
        QVERIFY(split.message().isEmpty());
        QCOMPARE(program.store().scenario().plan.layerSplit.layers, (std::vector<std::int64_t>{7, 9, 9, 7}));
        QVERIFY(runnable(program.store().scenario()));
        typed("6, 10, 9, 7");
        QCOMPARE(program.store().undoStack().index(), steps + 1); // one stay, one step
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
        QCOMPARE(split.list()->text(), QStringLiteral("8, 8, 8, 8"));
        // Left behind wrong, it is given back, so that widget and plan agree.
        typed("1, 2");
        QSignalSpy told(program.find<PlanPanel>(), &PlanPanel::readout);
        split.kind()->setFocus();
        QCOMPARE(split.list()->text(), QStringLiteral("8, 8, 8, 8"));
        QCOMPARE(told.count(), 1);
        QVERIFY(program.store().scenario() == before);
        // A list that was right becomes wrong with other stages, and says so.
        program.store().set(Dimension::pipeline, 8);
        QVERIFY(!split.message().isEmpty());
    }
};

QUADRILLE_TESTS(TestLayerSplitEditor)
#include "tst_layer_split_editor.moc"
