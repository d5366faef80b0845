// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/estimate_panel.h"
#include "app/forms/layer_split_editor.h"
#include "app/forms/recipe_panel.h"
#include "app/panels/plan/folding_section.h"
#include "app/panels/plan/plan_panel.h"
#include "core/check/check.h"
#include "core/plan/optimizer.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"
#include "widgets/slider/discrete_slider.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>

#include <functional>
#include <numeric>

using namespace quadrille;
using test::Running;

namespace {

RecipePanel& recipeOf(Running& program) {
    return *program.find<RecipePanel>();
}

EstimatePanel& estimateOf(Running& program) {
    return *program.find<EstimatePanel>();
}

/// As a user does it: with the keyboard, on the list.
void choose(ChoiceBox& box, int index) {
    box.setFocus();
    const int from = box.currentIndex();
    for (int step = 0; step < std::abs(index - from); ++step)
        QTest::keyClick(&box, index > from ? Qt::Key_Down : Qt::Key_Up);
}

void type(QDoubleSpinBox& box, const QString& text) {
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, text);
    QTest::keyClick(&box, Qt::Key_Return);
}

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

/// What Tab reaches from the first input on, until it leaves the form.
std::vector<QWidget*> tabbedThrough(QWidget& form, QWidget& first) {
    std::vector<QWidget*> reached;
    first.setFocus(Qt::TabFocusReason);
    for (QWidget* now = &first; form.isAncestorOf(now) && reached.size() < 50;
         now = form.window()->focusWidget()) {
        reached.push_back(now);
        QTest::keyClick(now, Qt::Key_Tab);
    }
    return reached;
}

/// Below the other, or beside it on the right.
bool isSeenAfter(const QWidget& form, const QWidget& widget, const QWidget& other) {
    const QRect a(other.mapTo(&form, QPoint()), other.size());
    const QRect b(widget.mapTo(&form, QPoint()), widget.size());
    return b.top() > a.bottom() || (b.bottom() >= a.top() && b.left() > a.right());
}

/// A form made for the test, of rows that no panel has.
class AnyForm : public ScenarioForm {
public:
    explicit AnyForm(ScenarioStore& store) : ScenarioForm(store) {}
    using ScenarioForm::add;
};

QString noName() {
    return QStringLiteral("Name");
}

} // namespace

class TestRecipePanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-recipe-panel"); }

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

    void tabFollowsWhatIsSeenFromTopToBottom() {
        Running program({}, {1280, 1400});
        program.window.activateWindow();
        Scenario all = program.store().scenario(); // with every input there is
        all.model = *findModel(program.catalogue.models, "mixtral-8x7b");
        all.plan.recompute = Recompute::full;
        all.plan.layerSplit = *layerSplitFromText("first=7,last=7");
        Framework profile = *all.recipe.framework;
        profile.outside.fragmentation = 0.5; // something to reset
        all.recipe.framework = profile;
        program.store().change(all, [] { return QStringLiteral("Change"); });
        program.trigger("plan.recipe");
        program.trigger("plan.estimate");
        const std::pair<ScenarioForm*, QWidget*> forms[] = {
            {&estimateOf(program), estimateOf(program).input<ChoiceBox>("estimator")},
            {&recipeOf(program), recipeOf(program).input<ChoiceBox>("zero")}};
        for (const auto& [form, first] : forms) {
            QVERIFY(first->isVisible());
            const std::vector<QWidget*> reached = tabbedThrough(*form, *first);
            for (std::size_t i = 1; i < reached.size(); ++i)
                QVERIFY2(isSeenAfter(*form, *reached[i], *reached[i - 1]),
                         qPrintable(reached[i]->objectName() + QStringLiteral(" after ") +
                                    reached[i - 1]->objectName()));
            for (QWidget* input : form->findChildren<QWidget*>())
                if (input->isVisible() && input->isEnabled() && input->focusPolicy() & Qt::TabFocus &&
                    input->focusProxy() == nullptr)
                    QVERIFY2(std::ranges::count(reached, input) == 1, qPrintable(input->objectName()));
        }
        QCOMPARE(recipeOf(program).input<NumberBox>("recompute-every")->isVisible(), true);
        QVERIFY(estimateOf(program).resetAssumptions()->isEnabled());
    }

    void aRowOfAnUnknownSettingIsRefused() {
        Running program;
        const auto nothing = [](const Scenario&, int) { return QString(); };
        QVERIFY_EXCEPTION_THROWN((void)choiceOf("no-setting", noName, nothing), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)numberOf("no-setting", noName, 1), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)numberOf("dropout", noName, 1), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)switchOf("no-setting", noName), std::invalid_argument);
        AnyForm form(program.store());
        const SettingForm beside{"tp", nullptr, numberOf("tp", noName, 8)};
        QVERIFY_EXCEPTION_THROWN(form.add({&beside, 1}), std::invalid_argument);
    }

    void aScaledNumberStartsAtItsScaledLeast() {
        Running program;
        const NumberSetting tp = numberOf("tp", noName, 800, 100); // at least 1
        QCOMPARE(tp.smallest(program.store().scenario()), 100.0);
        QCOMPARE(tp.number(with(program.store().scenario(), Dimension::tensor, 1)), 100.0);
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

    void stepsOfOneStayAreOneUndoStep() {
        Running program;
        program.trigger("plan.recipe");
        auto& box = *recipeOf(program).input<NumberBox>("moment-bytes");
        const Scenario before = program.store().scenario();
        program.window.activateWindow();
        box.setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(program.store().scenario().recipe.momentBytes, 11.0);
        QCOMPARE(program.store().undoStack().index(), 1);
        // Coming back is another stay.
        recipeOf(program).input<ChoiceBox>("zero")->setFocus();
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(program.store().undoStack().index(), 2);
        program.trigger("edit.undo");
        QCOMPARE(program.store().scenario().recipe.momentBytes, 11.0);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
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

    void whatThePaperDoesNotSeeIsGreyButUsable() {
        Running program;
        program.trigger("plan.recipe");
        const auto greyed = [&program] {
            int grey = 0;
            for (const auto* label : recipeOf(program).findChildren<QLabel*>())
                grey += label->buddy() != nullptr && label->isVisible() && !label->isEnabled() ? 1 : 0;
            return grey;
        };
        QCOMPARE(greyed(), 0);
        const QImage plain = recipeOf(program).input<SwitchBox>("dropout")->grab().toImage();
        Scenario paper = program.store().scenario();
        paper.estimator = Estimator::paper;
        program.store().change(paper, [] { return QStringLiteral("Change"); });
        QCOMPARE(greyed(), 7);
        QVERIFY(recipeOf(program).input<SwitchBox>("dropout")->grab().toImage() != plain);
        auto& zero = *recipeOf(program).input<ChoiceBox>("zero");
        QVERIFY(zero.isEnabled()); // to mend what the verdict warns of
        choose(zero, 2);
        QCOMPARE(program.store().scenario().plan.zero, 2);
        program.trigger("edit.undo");
        program.trigger("edit.undo");
        QCOMPARE(greyed(), 0);
    }

    void sectionsStayAsTheyWereLeft() {
        const auto section = [](Running& program, const char* id) {
            return program.window.findChild<FoldingSection*>(QLatin1String(id));
        };
        {
            Running program;
            QVERIFY(!section(program, "recipe")->open() && !recipeOf(program).isVisible());
            section(program, "recipe")->header()->setFocus();
            QTest::keyClick(section(program, "recipe")->header(), Qt::Key_Space);
            QVERIFY(recipeOf(program).isVisible());
            QVERIFY(!estimateOf(program).isVisible());
        }
        Running again;
        QVERIFY(section(again, "recipe")->open() && recipeOf(again).isVisible());
        QVERIFY(!section(again, "estimate")->open());
        // Folded away, a section says what is set in it.
        choose(*recipeOf(again).input<ChoiceBox>("zero"), 2);
        QVERIFY(section(again, "recipe")->header()->summary().contains(QStringLiteral("ZeRO 2")));
    }

    void theWheelPassesOverInputs() {
        Running program;
        program.trigger("plan.recipe");
        const Scenario before = program.store().scenario();
        program.find<PlanPanel>()->slider(Dimension::tensor)->setFocus();
        for (QWidget* input : {static_cast<QWidget*>(recipeOf(program).input<ChoiceBox>("zero")),
                               static_cast<QWidget*>(recipeOf(program).input<NumberBox>("moment-bytes"))}) {
            QWheelEvent notch(QPointF(5, 5), input->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), {}, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(input, &notch);
        }
        QVERIFY(program.store().scenario() == before);
    }
};

QUADRILLE_TESTS(TestRecipePanel)
#include "tst_recipe_panel.moc"
