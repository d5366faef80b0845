// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_fold.h"
#include "app/panels/explanation/explanation_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/verdict/number_button.h"

#include <QAbstractButton>
#include <QTextBrowser>

using namespace quadrille;
using test::Running;

namespace {

struct Window : Running {
    using Running::Running;

    [[nodiscard]] Panel* panel(const char* id) { return window.findChild<Panel*>(QLatin1String(id)); }
    [[nodiscard]] PanelFold& fold() { return window.layoutOfPanels().fold(); }
    [[nodiscard]] QAbstractButton* strip() {
        return window.findChild<QAbstractButton*>(QStringLiteral("unfold"));
    }
    [[nodiscard]] NumberButton* number(const char* id) {
        return window.findChild<NumberButton*>(QLatin1String(id));
    }
};

} // namespace

class TestExplainFold : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-explain-fold"); }

    void atFirstThereIsAStrip() {
        Window program({}, {1280, 720});
        QVERIFY(!program.panel("explain")->isVisible());
        QVERIFY(program.strip()->isVisible());
        QVERIFY(program.strip()->width() < 40);
        QVERIFY(!program.actions("explain.show")->isChecked());
        // The pictures have the room.
        const Panel* pipeline = program.panel("pipeline");
        const int right = pipeline->mapTo(&program.window, QPoint(pipeline->width(), 0)).x();
        QVERIFY(right > 1280 - 40);
        // What is not seen is not worked out.
        QTest::qWait(200);
        QVERIFY(!program.find<ExplainPanel>()->explanation());
    }

    void theFirstClickOnANumberOpensIt() {
        Window program({}, {1280, 720});
        const int plan = program.panel("plan")->width();
        QTest::mouseClick(program.number("step"), Qt::LeftButton);
        QVERIFY(program.panel("explain")->isVisible() && !program.strip()->isVisible());
        QCOMPARE(program.find<ExplainPanel>()->explanation()->value(),
                 program.store().analysis().performance->step.value());
        QTRY_VERIFY(program.panel("explain")->width() > 200);
        QCOMPARE(program.panel("plan")->width(), plan); // the pictures gave the room
        // A double click, or another on the same number, asks the same: it does not take the answer away.
        QTest::mouseClick(program.number("step"), Qt::LeftButton);
        QVERIFY(program.panel("explain")->isVisible());
    }

    void picturesOpenItToo() {
        Window program;
        emit program.find<MemoryBars>()->explainRequested(
            {Subject::Kind::memoryPart, 1, MemoryPart::activations});
        QVERIFY(program.panel("explain")->isVisible());
        QCOMPARE(program.find<ExplainPanel>()->explanation()->value(),
                 program.store().analysis().memory->stages.at(1).part(MemoryPart::activations).value());
    }

    void escapeFoldsItAndTheKeyboardGoesBack() {
        Window program;
        program.number("bubble")->setFocus();
        QTest::keyClick(program.number("bubble"), Qt::Key_Space);
        QVERIFY(program.panel("explain")->isVisible());
        QVERIFY(program.number("bubble")->hasFocus());
        program.trigger("panel.explain");
        auto* text = program.find<ExplainPanel>()->findChild<QTextBrowser*>();
        QVERIFY(text->hasFocus());
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!program.panel("explain")->isVisible() && program.strip()->isVisible());
        QVERIFY(program.number("bubble")->hasFocus());
    }

    void escapeLeavesAFilledWindowFirst() {
        Window program;
        program.trigger("panel.explain");
        program.trigger("panel.fill");
        auto* text = program.find<ExplainPanel>()->findChild<QTextBrowser*>();
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(program.panel("explain")->isVisible() && program.panel("memory")->isVisible());
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!program.panel("explain")->isVisible());
    }

    void stripCommandAndButtonFoldIt() {
        Window program({}, {1280, 720});
        QTest::mouseClick(program.strip(), Qt::LeftButton);
        QVERIFY(program.panel("explain")->isVisible());
        QVERIFY(program.panel("explain")->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(program.actions("explain.show")->isChecked());
        auto* button = program.panel("explain")->findChild<QAbstractButton*>(QStringLiteral("fold"));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!program.panel("explain")->isVisible());
        QTest::keyClick(&program.window, Qt::Key_F9);
        QVERIFY(program.panel("explain")->isVisible());
        QTest::keyClick(&program.window, Qt::Key_F9);
        QVERIFY(!program.panel("explain")->isVisible());
        program.strip()->setFocus();
        QTest::keyClick(program.strip(), Qt::Key_Space);
        QVERIFY(program.panel("explain")->isVisible());
    }

    void foldedAndUnfoldedItIsAsWideAsBefore() {
        Window program({}, {1280, 720});
        program.trigger("explain.show");
        QTest::qWait(20);
        const auto widths = [&program] {
            QList<int> all;
            for (const char* id : {"plan", "memory", "pipeline", "explain"})
                all << program.panel(id)->width();
            return all;
        };
        const QList<int> before = widths();
        for (int i = 0; i < 10; ++i) {
            program.trigger("explain.show");
            QTest::qWait(1);
        }
        const QList<int> after = widths();
        for (qsizetype i = 0; i < before.size(); ++i)
            QVERIFY2(std::abs(after[i] - before[i]) <= 2, qPrintable(QString::number(i)));
    }

    void f6PassesTheStripWithoutUnfolding() {
        Window program;
        program.trigger("panel.plan");
        program.trigger("panel.previous");
        QVERIFY(program.strip()->hasFocus());
        QVERIFY(!program.panel("explain")->isVisible());
        program.trigger("panel.next");
        QVERIFY(program.panel("plan")->isAncestorOf(QApplication::focusWidget()));
        // Going to it by name is asking for it.
        program.trigger("panel.explain");
        QVERIFY(program.panel("explain")->isAncestorOf(QApplication::focusWidget()));
    }

    void itIsRemembered() {
        {
            Window program;
            program.trigger("explain.show");
            QVERIFY(program.window.close());
        }
        {
            Window program;
            QVERIFY(program.panel("explain")->isVisible());
            program.trigger("explain.show");
            QVERIFY(program.window.close());
        }
        Window program;
        QVERIFY(!program.panel("explain")->isVisible() && program.strip()->isVisible());
    }

    void inAFilledWindowTheAnswerStandsBeside() {
        Window program({}, {1280, 720});
        program.trigger("panel.memory");
        program.trigger("panel.fill");
        QVERIFY(!program.strip()->isVisible());
        emit program.find<MemoryBars>()->explainRequested({Subject::Kind::stageMemory, 1});
        QVERIFY(program.panel("explain")->isVisible() && program.panel("memory")->isVisible());
        QVERIFY(!program.panel("plan")->isVisible());
        program.trigger("panel.fill");
        QVERIFY(program.panel("plan")->isVisible() && program.panel("explain")->isVisible());
    }

    void floatingItFoldsAndComesBackFloating() {
        Window program;
        program.trigger("explain.show");
        program.panel("explain")->setFloating(true);
        program.trigger("explain.show");
        QVERIFY(!program.panel("explain")->isVisible() && program.strip()->isVisible());
        program.trigger("explain.show");
        QVERIFY(program.panel("explain")->isVisible() && program.panel("explain")->isFloating());
    }

    void resettingTheLayoutFoldsIt() {
        Window program;
        program.trigger("explain.show");
        program.trigger("layout.reset");
        QVERIFY(!program.panel("explain")->isVisible() && program.strip()->isVisible());
    }

    // While it cannot be seen the scenario may move; what it shows then is of the new one.
    void itIsTrueWhenItIsShownAgain() {
        Window program;
        emit program.find<MemoryBars>()->explainRequested({Subject::Kind::stageMemory, 1});
        program.trigger("explain.show");
        program.store().set(Dimension::sequence, 4096);
        QTest::qWait(200);
        program.trigger("explain.show");
        const auto total = [&program] {
            return program.store().analysis().memory->stages.at(1).total().value();
        };
        QTRY_COMPARE(program.find<ExplainPanel>()->explanation()->value(), total());
    }
};

QUADRILLE_TESTS(TestExplainFold)
#include "tst_explain_fold.moc"
