// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/shipped_lessons.h"
#include "app/panels/lessons/choose_input.h"
#include "app/panels/lessons/contents_page.h"
#include "app/panels/lessons/lesson_values.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/lessons/predict_input.h"
#include "app/panels/lessons/question_box.h"
#include "app/panels/lessons/step_page.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/session/session.h"
#include "app/window/lesson_stage.h"
#include "app/window/pointer_frame.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/lesson/guess_bar.h"
#include "widgets/lesson/live_text.h"
#include "widgets/slider/discrete_slider.h"

#include <QButtonGroup>
#include <QCommandLinkButton>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>

using namespace quadrille;

namespace {

struct Class : test::Running {
    Class() {
        trigger("panel.lessons");
        panel.prepare();
    }
    void press(QAbstractButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
    /// Guesses, as the first step of the first lesson asks one to.
    void answer() {
        PredictInput* prediction = panel.page()->question()->prediction();
        prediction->field()->setValue(prediction->bar()->most() / 2);
        press(prediction->button());
    }

    LessonsPanel& panel = window.layoutOfPanels().panels().contents<LessonsPanel>();
};

} // namespace

class TestLessonsPanel : public QObject {
    Q_OBJECT

private slots:
    /// By number and by title; what is taken begins.
    void lessonsAreFoundByWhatIsTyped() {
        QStringList begun;
        const auto begin = [&begun](const QString& name) { begun << name; };
        QVERIFY(lessonsMatching({}, begin).empty() && lessonsMatching("gardening", begin).empty());
        const auto byNumber = lessonsMatching("lesson 6", begin);
        QCOMPARE(byNumber.size(), std::size_t{1});
        QCOMPARE(byNumber.front().text, QStringLiteral("Lesson 6: The pipeline and its bubble"));
        byNumber.front().take();
        QCOMPARE(begun, QStringList("pipeline"));
        QVERIFY(lessonsMatching("lesson", begin).size() == shippedLessons().size());
    }

    /// However far down: after an answer its verdict is within what one sees.
    void theVerdictIsSeen() {
        Class program;
        program.panel.progress().reset();
        program.window.resize(1000, 480);
        program.panel.begin("one-gpu");
        program.answer();
        const QLabel* verdict = program.panel.page()->question()->verdictLabel();
        QTRY_VERIFY(verdict->isVisible() && verdict->visibleRegion().boundingRect() == verdict->rect());
    }

    void theTruthIsCoveredUntilItIsGuessed() {
        Class program;
        program.panel.progress().reset();
        program.press(program.panel.contents()->entry(0));
        const Panel& memory = *program.window.layoutOfPanels().panels()[MemoryPanel::spec];
        const Panel& plan = *program.window.layoutOfPanels().panels()[PlanPanel::spec];
        QVERIFY(program.window.lessonStage().covers(memory) && !program.window.lessonStage().covers(plan));
        QVERIFY(program.panel.page()->showButton()->isHidden()); // it would show what is covered
        QVERIFY(!program.panel.page()->question()->prediction()->bar()->truth());
        // Nor do the strips tell it, whatever is moved.
        const auto told = [&program] {
            QStringList texts;
            for (const Dimension dimension : allDimensions)
                texts << program.find<PlanPanel>()->slider(dimension)->valueText();
            return texts.filter(QStringLiteral("GiB"));
        };
        QCOMPARE(told(), QStringList());
        Scenario moved = program.store().scenario();
        moved.plan.microBatch *= 2;
        program.store().change(moved, [] { return QString(); });
        QCOMPARE(told(), QStringList());
        program.trigger("edit.undo");
        program.answer();
        QVERIFY(told().size() > 3);
        QVERIFY(!program.window.lessonStage().covers(memory));
        QVERIFY(program.panel.page()->showButton()->isVisible());
        QVERIFY(program.panel.page()->question()->prediction()->bar()->truth().has_value());
    }

    /// Within sections that are unfolded for it, and below what was scrolled to.
    void whatIsShownIsFramed() {
        Class program;
        program.panel.progress().reset();
        program.window.resize(1280, 720);
        program.panel.begin("activations");
        LessonWalk& walk = *program.panel.walk();
        walk.goTo(walk.lesson().steps.size() - 1);
        program.press(program.panel.page()->showButton());
        const QWidget* wanted = program.window.lessonStage().pointedAt();
        QVERIFY(wanted != nullptr);
        QCOMPARE(wanted->objectName(), QStringLiteral("recompute"));
        const auto isFramed = [&] {
            const QRect target(wanted->mapTo(&program.window, QPoint()), wanted->size());
            for (const PointerFrame* frame : program.window.findChildren<PointerFrame*>())
                if (frame->target() == wanted)
                    return frame->isVisible() && frame->geometry().contains(target) &&
                           frame->geometry().height() < 2 * target.height();
            return false;
        };
        QTRY_VERIFY(isFramed());
        const QObjectList& layers = program.window.children(); // the last one is above
        QObject* plan = program.window.layoutOfPanels().panels()[PlanPanel::spec];
        for (PointerFrame* frame : program.window.findChildren<PointerFrame*>())
            QVERIFY(layers.indexOf(frame) > layers.indexOf(plan));
        const QWidget* seen = program.find<PlanPanel>()->scrollArea()->viewport();
        QTRY_VERIFY(seen->rect().contains(wanted->mapTo(seen, wanted->rect().center())));
        // What is not there is not framed anywhere else.
        const auto frames = program.window.findChildren<PointerFrame*>();
        QCOMPARE(frames.size(), qsizetype{2});
        for (const PointerFrame* frame : frames)
            if (frame->target()->objectName() == QStringLiteral("recompute-modules"))
                QVERIFY(frame->target()->isHidden() && frame->isHidden());
    }

    /// What a lesson selects to show it is not selected behind it.
    void theStageSelectedBeforeComesBack() {
        Class program;
        program.panel.progress().reset();
        program.store().selectStage(2);
        program.panel.begin("activations");
        program.panel.walk()->goTo(1);
        program.store().selectStage(0);
        program.panel.leaveLesson();
        QCOMPARE(program.store().selectedStage(), std::int64_t{2});
    }

    /// Arrows choose, also where nothing is chosen yet; and who comes back by its key may go on answering.
    void arrowsChooseAndReturnAnswers() {
        Class program;
        program.panel.progress().reset();
        program.panel.begin("activations");
        program.panel.walk()->goTo(3);
        ChooseInput* choice = program.panel.page()->question()->choice();
        QVERIFY(choice != nullptr);
        program.trigger("panel.plan");
        program.trigger("panel.lessons");
        const auto buttons = choice->choices()->buttons();
        QCOMPARE(program.window.focusWidget(), buttons.front());
        QTest::keyClick(buttons.front(), Qt::Key_Down);
        QTRY_VERIFY(buttons[1]->isChecked());
        QTest::keyClick(buttons[1], Qt::Key_Return);
        QVERIFY(!program.panel.walk()->state().choice.empty());
    }

    void returnSubmitsAGuess() {
        Class program;
        program.panel.progress().reset();
        program.press(program.panel.contents()->entry(0));
        PredictInput* guess = program.panel.page()->question()->prediction();
        QTest::keyClick(guess->field(), Qt::Key_Return); // nothing is guessed yet
        QVERIFY(!guess->bar()->truth());
        QTest::keyClicks(guess->field(), QStringLiteral("12"));
        QTest::keyClick(guess->field(), Qt::Key_Return);
        QVERIFY(program.panel.walk()->state().answered);
        QVERIFY(guess->bar()->truth().has_value());
    }

    /// From a choice the keyboard goes on to the button that answers, which Return presses; from the last of
    /// the question to the buttons below; and after leaving to the lesson in the list.
    void theKeyboardGoesAsOneReads() {
        Class program;
        program.panel.progress().reset();
        program.press(program.panel.contents()->entry(0));
        while (program.panel.walk()->step().question.kind != QuestionKind::choose)
            program.press(program.panel.page()->nextButton());
        QTRY_VERIFY(program.panel.walk()->right().has_value());
        ChooseInput* choice = program.panel.page()->question()->choice();
        QAbstractButton* wrong = choice->choices()->button(0);
        if (program.panel.walk()->step().question.choices[0].id == program.panel.walk()->right().value())
            wrong = choice->choices()->button(1);
        wrong->setFocus();
        QTest::keyClick(wrong, Qt::Key_Space);
        QVERIFY(wrong->isChecked() && choice->button()->isEnabled());
        QTest::keyClick(wrong, Qt::Key_Tab);
        QVERIFY(choice->button()->hasFocus());
        QTest::keyClick(choice->button(), Qt::Key_Return);
        QVERIFY(!program.panel.walk()->state().choice.empty());
        QTest::keyClick(choice->button(), Qt::Key_Backtab);
        QVERIFY(wrong->hasFocus());
        program.press(program.panel.page()->leaveButton());
        QVERIFY(program.panel.contents()->entry(0)->hasFocus());
    }

    void leavingBringsTheOwnPlanBackAndCanBeUndone() {
        Class program;
        const Scenario own = program.store().scenario();
        program.press(program.panel.contents()->entry(0));
        const Scenario taught = program.store().scenario();
        QVERIFY(taught != own);
        program.press(program.panel.page()->leaveButton());
        QCOMPARE(program.store().scenario(), own);
        program.store().undoStack().undo();
        QCOMPARE(program.store().scenario(), taught);
    }

    void aSessionSavedInALessonHoldsTheOwnPlan() {
        const QTemporaryDir folder;
        Class program;
        const Scenario own = program.store().scenario();
        program.press(program.panel.contents()->entry(0));
        QVERIFY(program.store().scenario() != own);
        program.saveAnswer = folder.filePath("own.quadrille");
        program.trigger("file.saveAs");
        QCOMPARE(readSession(program.saveAnswer).scenario, own);
        // What is on screen goes on, and is what a report is about.
        QVERIFY(program.panel.inLesson());
        QCOMPARE(program.window.session().shown().scenario, program.store().scenario());
        program.press(program.panel.page()->leaveButton());
        QCOMPARE(program.window.session().current().scenario, own);
    }

    void aLessonIsComparedWithNothingOfBefore() {
        const QTemporaryDir folder;
        Class program;
        ScenarioStore& store = program.store();
        store.pinBaseline();
        store.set(Dimension::microBatch, 2);
        const StoreState own = store.state();
        const int before = store.undoStack().index();
        program.press(program.panel.contents()->entry(0));
        QVERIFY(!store.baselinePinned());
        QCOMPARE(store.undoStack().index(), before + 1);
        program.saveAnswer = folder.filePath("own.quadrille");
        program.trigger("file.saveAs");
        QVERIFY(readSession(program.saveAnswer).baseline == own.baseline);
        // One that is pinned in the lesson is its own: it stays to its end, and no longer.
        store.pinBaseline();
        store.keep();
        const auto taught = store.state();
        program.panel.walk()->goTo(1);
        QVERIFY(store.state().baseline == taught.baseline);
        program.panel.walk()->begin(1);
        QVERIFY(!store.baselinePinned());
        const int inside = store.undoStack().index();
        program.press(program.panel.page()->leaveButton());
        QCOMPARE(store.undoStack().index(), inside + 1);
        QVERIFY(store.scenario() == own.scenario);
        QVERIFY(store.state().baseline == own.baseline);
        QVERIFY(store.state().kept == taught.kept);
        store.undoStack().undo();
        QVERIFY(!store.baselinePinned());
    }

    void progressIsKeptAndExported() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("class.csv");
        Class program;
        program.panel.progress().reset();
        program.press(program.panel.contents()->entry(0));
        program.answer();
        program.press(program.panel.page()->leaveButton());
        program.panel.setFileToSave([&file] { return file; });
        program.press(program.panel.contents()->exportButton());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("one-gpu,"));
        const LessonProgress again(program.settings);
        QCOMPARE(again.results(), program.panel.progress().results());
        program.press(program.panel.contents()->resetButton());
        QVERIFY(!program.panel.progress().isEmpty()); // it asks once more
        program.press(program.panel.contents()->resetButton());
        QVERIFY(program.panel.progress().isEmpty());
    }
};

QUADRILLE_TESTS(TestLessonsPanel)
#include "tst_lessons_panel.moc"
