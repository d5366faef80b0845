// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan/folding_section.h"
#include "app/panels/plan/plan_panel.h"
#include "tests/app/forms/form_keys.h"
#include "tests/support/test_program.h"
#include "widgets/slider/discrete_slider.h"

#include <QLabel>
#include <QPushButton>

using namespace quadrille;
using namespace quadrille::test;

namespace {

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

class TestScenarioForm : public QObject {
    Q_OBJECT
private slots:
    void init() { isolate("tst-scenario-form"); }

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
        // ZeRO, its group, sequence, recomputation, precision, gradients, optimizer, offload, split, order,
        // the network's fast domain, leaves and transport, the attention's kernel, and predictions.
        QCOMPARE(greyed(), 15);
        QVERIFY(recipeOf(program).input<SwitchBox>("dropout")->grab().toImage() != plain);
        auto& zero = *recipeOf(program).input<ChoiceBox>("zero");
        QVERIFY(zero.isEnabled()); // to mend what the verdict warns of
        choose(zero, 2);
        QCOMPARE(program.store().scenario().plan.zero, 2);
        program.trigger("edit.undo");
        program.trigger("edit.undo");
        QCOMPARE(greyed(), 0);
    }
};

QUADRILLE_TESTS(TestScenarioForm)
#include "tst_scenario_form.moc"
