// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/layer_split_editor.h"
#include "app/panels/plan/plan_panel.h"
#include "core/plan/optimizer.h"
#include "tests/app/forms/form_keys.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"
#include "widgets/slider/discrete_slider.h"

#include <QPushButton>
#include <QStandardItemModel>

#include <functional>

using namespace quadrille;
using namespace quadrille::test;

namespace {

void setModel(Running& program, const char* name) {
    Scenario next = program.store().scenario();
    next.model = *findModel(program.catalogue.models, name);
    program.store().change(next, [] { return QStringLiteral("Change"); });
}

/// Chooses the entry and finds the scenario changed as `expected` says and in nothing else, its number of
/// undo steps one larger, and widget and scenario as before after undo, and as chosen after redo.
void verifyChoice(Running& program, ChoiceBox& box, int index,
                  const std::function<void(Scenario&)>& expected) {
    const Scenario before = program.store().scenario();
    const int shown = box.currentIndex();
    Scenario after = before;
    expected(after);
    QVERIFY(after != before);
    QVERIFY(std::abs(index - shown) == 1); // one key, one step
    const int steps = program.store().undoStack().index();
    choose(box, index);
    QVERIFY(program.store().scenario() == after);
    QCOMPARE(program.store().undoStack().index(), steps + 1);
    QVERIFY2(program.store().undoText().contains(box.accessibleName()),
             qPrintable(program.store().undoText()));
    program.store().undoStack().undo();
    QVERIFY(program.store().scenario() == before);
    QCOMPARE(box.currentIndex(), shown);
    program.store().undoStack().redo();
    QVERIFY(program.store().scenario() == after);
    QCOMPARE(box.currentIndex(), index);
    program.store().undoStack().undo();
}

} // namespace

class TestRecipePanel : public QObject {
    Q_OBJECT
private slots:
    void init() { isolate("tst-recipe-panel"); }

    void everyChoiceChangesItsSettingAndGoesBack() {
        Running program;
        program.trigger("plan.recipe");
        auto& recipe = recipeOf(program);
        verifyChoice(program, *recipe.input<ChoiceBox>("zero"), 2, [](Scenario& s) { s.plan.zero = 2; });
        verifyChoice(program, *recipe.input<ChoiceBox>("zero"), 0, [](Scenario& s) { s.plan.zero = 0; });
        verifyChoice(program, *recipe.input<ChoiceBox>("sp"), 1,
                     [](Scenario& s) { s.plan.sequenceParallel = true; });
        verifyChoice(program, *recipe.input<ChoiceBox>("recompute"), 1,
                     [](Scenario& s) { s.plan.recompute = Recompute::selective; });
        verifyChoice(program, *recipe.input<ChoiceBox>("precision"), 1,
                     [](Scenario& s) { s.recipe.precision = Precision::fp16; });
        verifyChoice(program, *recipe.input<ChoiceBox>("grad-bytes"), 0,
                     [](Scenario& s) { s.recipe.gradientBytes = 2; });
        verifyChoice(program, *recipe.input<ChoiceBox>("optimizer"), 1,
                     [](Scenario& s) { s.recipe.momentBytes = 4; });
        verifyChoice(program, *recipe.input<LayerSplitEditor>("layer-split")->kind(), 1,
                     [](Scenario& s) { s.plan.layerSplit.kind = LayerSplit::Kind::balanced; });
        auto& estimate = estimateOf(program);
        program.trigger("plan.estimate");
        verifyChoice(program, *estimate.input<ChoiceBox>("estimator"), 1,
                     [](Scenario& s) { s.estimator = Estimator::paper; });
        verifyChoice(program, *estimate.input<ChoiceBox>("framework"), 1,
                     [&](Scenario& s) { s.recipe.framework = program.catalogue.frameworks.at(1); });
    }

    void everySwitchTurnsItsSettingAndGoesBack() {
        Running program;
        program.trigger("plan.recipe");
        auto& recipe = recipeOf(program);
        const std::pair<SwitchBox*, bool Recipe::*> switches[] = {
            {recipe.input<SwitchBox>("master-weights"), &Recipe::masterWeights},
            {recipe.input<SwitchBox>("flash-attention"), &Recipe::flashAttention},
            {recipe.input<SwitchBox>("dropout"), &Recipe::dropout},
            {recipe.input<SwitchBox>("fused-loss"), &Recipe::fusedLoss},
            {recipe.input<SwitchBox>("gathered-logits"), &Recipe::gatheredLogits}};
        for (const auto& [box, field] : switches) {
            const Scenario before = program.store().scenario();
            QCOMPARE(box->isChecked(), before.recipe.*field);
            Scenario expected = before;
            expected.recipe.*field = !(before.recipe.*field);
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Space);
            QVERIFY(program.store().scenario() == expected);
            QVERIFY(program.store().undoText().contains(box->text()));
            program.trigger("edit.undo");
            QVERIFY(program.store().scenario() == before);
            QCOMPARE(box->isChecked(), before.recipe.*field);
        }
    }

    void aTypedNumberChangesItsSettingAndGoesBack() {
        Running program;
        program.trigger("plan.recipe");
        auto& recipe = recipeOf(program);
        const Scenario before = program.store().scenario();
        type(*recipe.input<NumberBox>("moment-bytes"), QStringLiteral("6"));
        QCOMPARE(program.store().scenario().recipe.momentBytes, 6.0);
        // No optimizer of the list keeps as much, and none is claimed.
        for (const OptimizerMoments& each : optimizers)
            QVERIFY(!recipe.input<ChoiceBox>("optimizer")
                         ->currentText()
                         .contains(QLatin1String(each.label.data())));
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
        QCOMPARE(recipe.input<NumberBox>("moment-bytes")->value(), 8.0);
        QVERIFY(recipe.input<ChoiceBox>("optimizer")->currentText().contains(QStringLiteral("Adam")));
    }

    void theNumberOfRecomputedLayersIsThereWithFullRecomputationOnly() {
        Running program;
        program.trigger("plan.recipe");
        auto& recipe = recipeOf(program);
        QVERIFY(!recipe.input<NumberBox>("recompute-every")->isVisible());
        choose(*recipe.input<ChoiceBox>("recompute"), 2);
        QCOMPARE(program.store().scenario().plan.recompute, Recompute::full);
        QVERIFY(recipe.input<NumberBox>("recompute-every")->isVisible());
        type(*recipe.input<NumberBox>("recompute-every"), QStringLiteral("3"));
        QCOMPARE(program.store().scenario().plan.recomputeEvery, std::int64_t{3});
        choose(*recipe.input<ChoiceBox>("recompute"), 0);
        QVERIFY(!recipe.input<NumberBox>("recompute-every")->isVisible());
    }

    void fp8IsRefusedWhereTheGpuHasNone() {
        Running program;
        auto& precision = *recipeOf(program).input<ChoiceBox>("precision");
        const auto* entries = qobject_cast<QStandardItemModel*>(precision.model());
        QVERIFY(program.store().scenario().cluster.gpu.fp8.has_value());
        QVERIFY(entries->item(2)->isEnabled());
        emit program.find<PlanPanel>()->gpuChooser()->chosen(QStringLiteral("a100-sxm-40gb"));
        QVERIFY(!program.store().scenario().cluster.gpu.fp8.has_value());
        QVERIFY(!entries->item(2)->isEnabled());
        QVERIFY(entries->item(2)->toolTip().contains(
            QString::fromStdString(program.store().scenario().cluster.gpu.label)));
        program.trigger("plan.recipe");
        choose(precision, 2); // the keys stop before it
        QCOMPARE(program.store().scenario().recipe.precision, Precision::fp16);
        QCOMPARE(precision.currentIndex(), 1);
    }

    void whatOnlyExpertsNeedIsShownForThemOnly() {
        Running program;
        program.trigger("plan.recipe");
        auto* slider = program.find<PlanPanel>()->slider(Dimension::expert);
        auto* imbalance = recipeOf(program).input<NumberBox>("expert-imbalance");
        QVERIFY(!slider->isVisible() && !imbalance->isVisible());
        setModel(program, "mixtral-8x7b");
        QVERIFY(slider->isVisible() && imbalance->isVisible());
        QCOMPARE(slider->stops(), (std::vector<std::int64_t>{1, 2, 4, 8}));
        type(*imbalance, QStringLiteral("1.5"));
        QCOMPARE(program.store().scenario().recipe.expertImbalance, 1.5);
        slider->choose(4);
        QCOMPARE(program.store().scenario().plan.ep, std::int64_t{4});
        // A plan that spreads experts which are not there is shown, to be mended.
        setModel(program, "llama-3.1-8b");
        QVERIFY(slider->isVisible());
        slider->choose(1);
        QVERIFY(!slider->isVisible());
    }

    void everyInputFollowsAnyScenario() {
        Running program;
        auto& recipe = recipeOf(program);
        auto& estimate = estimateOf(program);
        Scenario other = program.store().scenario();
        other.plan.zero = 3;
        other.plan.sequenceParallel = false;
        other.plan.recompute = Recompute::full;
        other.plan.recomputeEvery = 5000; // beyond what the box offers by itself
        other.plan.layerSplit = *layerSplitFromText("first=7,last=7");
        other.recipe.precision = Precision::fp8;
        other.recipe.gradientBytes = 2;
        other.recipe.momentBytes = 2;
        other.recipe.masterWeights = false;
        other.recipe.flashAttention = false;
        other.recipe.dropout = true;
        other.recipe.fusedLoss = true;
        other.recipe.gatheredLogits = true;
        other.recipe.expertImbalance = 2.125;
        Framework profile = program.catalogue.frameworks.at(2);
        profile.outside = {.context = Bytes(3 << 20), .communicator = Bytes(5 << 20), .fragmentation = 0.07};
        other.recipe.framework = profile;
        program.store().replace({other, std::nullopt}, false); // as opening a session does
        QCOMPARE(recipe.input<ChoiceBox>("zero")->currentIndex(), 3);
        QCOMPARE(recipe.input<ChoiceBox>("sp")->currentText(), QStringLiteral("Off"));
        QCOMPARE(recipe.input<ChoiceBox>("recompute")->currentText(), QStringLiteral("Full"));
        QCOMPARE(recipe.input<NumberBox>("recompute-every")->value(), 5000.0);
        QCOMPARE(recipe.input<LayerSplitEditor>("layer-split")->first()->value(), 7.0);
        QCOMPARE(recipe.input<LayerSplitEditor>("layer-split")->last()->value(), 7.0);
        QCOMPARE(recipe.input<ChoiceBox>("precision")->currentText(), QStringLiteral("FP8"));
        QCOMPARE(recipe.input<ChoiceBox>("grad-bytes")->currentText(), QStringLiteral("2 bytes"));
        QCOMPARE(recipe.input<ChoiceBox>("optimizer")->currentText(), QStringLiteral("Adam, 8-bit moments"));
        QCOMPARE(recipe.input<NumberBox>("moment-bytes")->value(), 2.0);
        QVERIFY(!recipe.input<SwitchBox>("master-weights")->isChecked() &&
                !recipe.input<SwitchBox>("flash-attention")->isChecked());
        QVERIFY(recipe.input<SwitchBox>("dropout")->isChecked() &&
                recipe.input<SwitchBox>("fused-loss")->isChecked() &&
                recipe.input<SwitchBox>("gathered-logits")->isChecked());
        QCOMPARE(recipe.input<NumberBox>("expert-imbalance")->value(), 2.125);
        QCOMPARE(estimate.input<ChoiceBox>("framework")->currentIndex(),
                 2); // assumptions apart it is that profile
        QCOMPARE(estimate.input<NumberBox>("context-mib")->value(), 3.0);
        QCOMPARE(estimate.input<NumberBox>("communicator-mib")->value(), 5.0);
        QCOMPARE(estimate.input<NumberBox>("fragmentation")->value(), 7.0);
        // Showing a scenario changes nothing of it.
        QVERIFY(program.store().scenario() == other);
        QCOMPARE(program.store().undoStack().index(), 0);
    }

    void assumptionsEditACopyAndAreReset() {
        Running program;
        program.trigger("plan.estimate");
        auto& estimate = estimateOf(program);
        const Scenario before = program.store().scenario();
        QVERIFY(!estimate.resetAssumptions()->isEnabled());
        type(*estimate.input<NumberBox>("context-mib"), QStringLiteral("1000"));
        type(*estimate.input<NumberBox>("communicator-mib"), QStringLiteral("10"));
        type(*estimate.input<NumberBox>("fragmentation"), QStringLiteral("12.5"));
        const OutsideMemory& outside = program.store().scenario().recipe.framework->outside;
        QCOMPARE(outside.context.value(), 1000.0 * 1024 * 1024);
        QCOMPARE(outside.communicator.value(), 10.0 * 1024 * 1024);
        QCOMPARE(outside.fragmentation, 0.125);
        QCOMPARE(estimate.input<ChoiceBox>("framework")->currentIndex(), 0);
        QVERIFY(findFramework(program.catalogue.frameworks, "megatron")->outside ==
                before.recipe.framework->outside); // the catalogue is not touched
        const MemoryEstimate& memory = *program.store().analysis().memory;
        QCOMPARE(memory.stages.at(memory.fullest).part(MemoryPart::context).value(), 1000.0 * 1024 * 1024);
        QVERIFY(estimate.resetAssumptions()->isEnabled());
        estimate.resetAssumptions()->setFocus();
        QTest::keyClick(estimate.resetAssumptions(), Qt::Key_Space);
        QVERIFY(program.store().scenario().recipe.framework->outside == before.recipe.framework->outside);
        QVERIFY(program.store().scenario() == before);
        program.trigger("edit.undo");
        QCOMPARE(estimate.input<NumberBox>("context-mib")->value(), 1000.0);
    }
};

QUADRILLE_TESTS(TestRecipePanel)
#include "tst_recipe_panel.moc"
