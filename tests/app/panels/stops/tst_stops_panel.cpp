// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_store.h"
#include "app/panels/compare/compare_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/stops/stops_panel.h"
#include "app/present/presentation.h"
#include "app/present/stage.h"
#include "app/session/session.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/comparison/comparison_table.h"
#include "widgets/comparison/plans_picture.h"
#include "widgets/gantt/gantt_view.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolButton>

using namespace quadrille;
using test::Running;

namespace {

StopsPanel& stopsOf(Running& program) {
    program.trigger("panel.stops");
    QCoreApplication::processEvents();
    return *program.find<StopsPanel>();
}

const std::vector<Stop>& stopsIn(Running& program) {
    return decksOf(program.store()).decks().front().stops;
}

} // namespace

/// The panel of the stops, as one uses it: keep, rename, order, describe, show, save and open again.
class TestStopsPanel : public QObject {
    Q_OBJECT

private slots:
    void init() { test::isolate("tst-stops-panel"); } // what a test kept is not the next one's

    void aStopKeepsWhatIsOnScreenAndShowsItAgain() {
        Running program;
        program.store().pinBaseline();
        program.store().set(Dimension::tensor, 4);
        program.trigger("panel.heatmap");
        auto* gantt = program.find<PipelinePanel>()->gantt();
        const auto whole = gantt->ownSpan();
        gantt->setVisibleRange({whole.begin, whole.begin + whole.length() / 4});
        program.trigger("stop.keep");
        const StoreState kept = program.store().state();
        QCOMPARE(stopsIn(program).size(), std::size_t{1});
        QCOMPARE(stopsIn(program).front().panels, QStringList({"memory", "pipeline", "heatmap"}));

        program.store().set(Dimension::tensor, 8);
        program.store().unpinBaseline();
        gantt->showAll();
        StopsPanel& panel = stopsOf(program);
        panel.setPlace(0);
        QTest::keyClick(panel.list(), Qt::Key_Return);
        QVERIFY(program.store().state() == kept);
        QVERIFY(std::abs(gantt->visibleRange().length() / gantt->ownSpan().length() - 0.25) < 1e-6);
        QVERIFY(program.store().undoText().contains("Stop 1"));
        program.store().undoStack().undo();
        QVERIFY(!program.store().baselinePinned());
    }

    /// A line of long words does not make the window wider than a small screen.
    void theWindowStaysAsSmall() {
        Running program({}, {1280, 720});
        const int before = program.window.minimumSizeHint().width();
        static_cast<void>(stopsOf(program));
        for (const char* language : {"language.en", "language.de", "language.ja"}) {
            program.trigger(language);
            QCoreApplication::processEvents();
            QVERIFY2(program.window.minimumSizeHint().width() <= std::max(before, 1024), language);
            QCOMPARE(program.window.size(), QSize(1280, 720));
        }
        program.trigger("language.en");
    }

    /// Which plans stand side by side, which of them the others are compared with, and how: all come back, in
    /// the window, before an audience, and out of a file.
    void aStopKeepsThePlansSideBySide() {
        Running program;
        program.trigger("panel.compare");
        auto* compare = program.find<ComparePanel>();
        const auto columns = [](const ComparePanel* panel) {
            QStringList names;
            for (int column = 1; column < panel->table()->model()->columnCount(); ++column)
                names << panel->table()->model()->headerData(column, Qt::Horizontal).toString();
            return names;
        };
        const auto settle = [](const ComparePanel* panel) {
            QTRY_VERIFY_WITH_TIMEOUT(panel->picture() != nullptr && !panel->computing(), 20'000);
        };
        program.store().pinBaseline();
        program.store().set(Dimension::tensor, 4);
        program.trigger("kept.keep");
        program.store().set(Dimension::tensor, 8);
        settle(compare);
        const QStringList before = columns(compare);
        QCOMPARE(before.size(), 3);
        compare->reference()->setCurrentIndex(1);
        emit compare->reference()->activated(1);
        ViewState view;
        compare->saveView(view);
        view.comparePicture = true;
        compare->restoreView(view);
        program.trigger("stop.keep");
        // Decks that went through a file are the same.
        const Session session{.scenario = program.store().scenario(),
                              .decks = decksOf(program.store()).decks()};
        QVERIFY(sessionFromBytes(toBytes(session)).decks == session.decks);

        program.store().unpinBaseline();
        program.store().dropKept(0);
        compare->restoreView({});
        StopsPanel& panel = stopsOf(program);
        panel.setPlace(0);
        QTest::keyClick(panel.list(), Qt::Key_Return);
        settle(compare);
        QCOMPARE(columns(compare), before);
        QCOMPARE(compare->reference()->currentIndex(), 1);
        ViewState again;
        compare->saveView(again);
        QVERIFY(again.comparePicture);
        // The plan on screen becomes the one that is compared with: it is still found.
        program.store().loadKept(0);
        settle(compare);
        QVERIFY(columns(compare).contains(QStringLiteral("B · This plan")));
        QCOMPARE(compare->reference()->currentIndex(), 1);

        program.trigger("stop.present");
        auto* shown = program.window.findChild<Presentation*>();
        const auto* staged = dynamic_cast<ComparePanel*>(shown->stage().contents(&ComparePanel::spec));
        QVERIFY(staged != nullptr);
        settle(staged);
        QTRY_COMPARE(columns(staged), before);
        QCOMPARE(staged->reference()->currentIndex(), 1);
        delete shown;
    }

    void keysRenameMoveAndDelete() {
        Running program;
        for (int i = 0; i < 3; ++i)
            program.trigger("stop.keep");
        StopsPanel& panel = stopsOf(program);
        panel.setPlace(2);
        QTest::keyClick(panel.list(), Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(panel.list(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(panel.place(), std::optional(std::size_t{0}));
        QCOMPARE(stopsIn(program)[0].name, QStringLiteral("Stop 3"));
        QTest::keyClick(panel.list(), Qt::Key_F2);
        auto* editor = panel.list()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->setText("Opening");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(stopsIn(program)[0].name, QStringLiteral("Opening"));
        panel.setPlace(1);
        QTest::keyClick(panel.list(), Qt::Key_Delete);
        QCOMPARE(stopsIn(program).size(), std::size_t{2});
        QCOMPARE(stopsIn(program)[1].name, QStringLiteral("Stop 2"));
        for (int i = 0; i < 4; ++i)
            program.store().undoStack().undo();
        QCOMPARE(stopsIn(program)[2].name, QStringLiteral("Stop 3"));
    }

    /// The course is nothing for an audience, though it was last in front.
    void aStopLeavesTheCourseOut() {
        Running program;
        program.trigger("panel.heatmap");
        program.trigger("panel.lessons");
        program.trigger("stop.keep");
        QVERIFY(!stopsIn(program).front().panels.contains("lessons"));
    }

    /// One panel after the other, by keys that press once.
    void theMenuOfPanelsStaysOpen() {
        Running program;
        program.trigger("stop.keep");
        StopsPanel& panel = stopsOf(program);
        panel.setPlace(0);
        auto* button = panel.findChild<QToolButton*>("panels");
        QMenu* menu = button->menu();
        menu->popup(QPoint(0, 0));
        QVERIFY(menu->actions().front()->text().contains(u'3') && !menu->actions().front()->isEnabled());
        const auto press = [menu](const char* name) {
            for (QAction* entry : menu->actions())
                if (entry->data().toString() == QLatin1String(name)) {
                    menu->setActiveAction(entry);
                    QTest::keyClick(menu, Qt::Key_Space);
                }
        };
        const QStringList before = stopsIn(program)[0].panels;
        for (const QString& name : before.mid(1))
            press(name.toLatin1().constData());
        QCOMPARE(stopsIn(program)[0].panels, before.first(1));
        QVERIFY(menu->isVisible());
        press(before.first().toLatin1().constData()); // the last one stays
        QCOMPARE(stopsIn(program)[0].panels, before.first(1));
        press("communication");
        QCOMPARE(stopsIn(program)[0].panels, before.first(1) + QStringList("communication"));
        QVERIFY(menu->isVisible());
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), true);
        QCoreApplication::sendEvent(menu, &held);
        QVERIFY(stopsIn(program)[0].panels.contains("communication"));
        menu->close();
    }

    void captionAndNotesAreKeptWhenTheKeyboardLeaves() {
        Running program;
        program.trigger("stop.keep");
        StopsPanel& panel = stopsOf(program);
        panel.setPlace(0);
        auto* caption = panel.findChild<QPlainTextEdit*>("caption");
        caption->setFocus();
        QTest::keyClicks(caption, "Half of it is activations");
        panel.list()->setFocus();
        QTRY_COMPARE(stopsIn(program)[0].caption, QStringLiteral("Half of it is activations"));
        QVERIFY(program.store().undoText().contains("Stop 1"));
    }

    void decksAreSavedAndOpened() {
        QTemporaryDir folder;
        const QString file = folder.filePath("talk.quadrille");
        Running program;
        program.store().pinBaseline();
        program.trigger("stop.keep");
        decksOf(program.store()).addDeck("Second");
        program.saveAnswer = file;
        QVERIFY(program.window.session().saveAs());
        const Decks saved = decksOf(program.store()).decks();
        program.window.session().newSession();
        QVERIFY(decksOf(program.store()).decks().empty());
        QVERIFY(program.window.session().open(file));
        QVERIFY(decksOf(program.store()).decks() == saved);
        QVERIFY(!program.window.session().modified());
    }

    void filesOfBeforeHaveNoDecks() {
        Session session{.scenario = newScenario(loadCatalogue())};
        const QByteArray bytes = toBytes(session);
        QVERIFY(!bytes.contains("decks"));
        QVERIFY(sessionFromBytes(bytes).decks.empty());
    }

    void whatIsNoDeckIsRefusedByItsPlace_data() {
        QTest::addColumn<QByteArray>("decks");
        QTest::addColumn<QString>("field");
        QTest::newRow("no list") << QByteArray("7") << "decks";
        QTest::newRow("no stops") << QByteArray(R"([{"name": "a"}])") << "decks.1.stops";
        QTest::newRow("no panels") << QByteArray(R"([{"name": "a", "stops": [{}]}])")
                                   << "decks.1.stops.1.panels";
        QTest::newRow("no scenario") << QByteArray(R"([{"name": "a", "stops": [{"panels": ["memory"]}]}])")
                                     << "decks.1.stops.1.scenario";
        QTest::newRow("two of a name")
            << QByteArray(R"([{"name": "a", "stops": []}, {"name": "a", "stops": []}])") << "decks.2.name";
    }

    void whatIsNoDeckIsRefusedByItsPlace() {
        QFETCH(QByteArray, decks);
        QFETCH(QString, field);
        QByteArray bytes = toBytes({.scenario = newScenario(loadCatalogue())});
        bytes.replace("\"format\"", "\"decks\": " + decks + ", \"format\"");
        try {
            (void)sessionFromBytes(bytes);
            QFAIL("it was taken");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromStdString(error.field()), field);
        }
    }

    void returnEndsANameAndShowsNoStop() {
        Running program;
        program.trigger("stop.keep");
        ScenarioStore& store = program.store();
        Scenario later = store.scenario();
        later.plan.microBatch *= 2;
        store.change(later, [] { return QStringLiteral("Later"); });
        auto* panel = program.find<StopsPanel>();
        QListView* list = panel->list();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_F2);
        auto* editor = list->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->setText(QStringLiteral("The first"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(list->model()->index(0, 0).data(Qt::EditRole).toString(), QStringLiteral("The first"));
        QCOMPARE(store.scenario(), later); // of the window
        QTRY_VERIFY(list->findChild<QLineEdit*>() == nullptr);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(store.scenario() != later);
    }

    void whatIsBeingTypedIsShownAndSaved() {
        Running program;
        program.trigger("stop.keep");
        StopsPanel& panel = stopsOf(program);
        panel.setPlace(0);
        auto* caption = panel.findChild<QPlainTextEdit*>("caption");
        caption->setFocus();
        QTest::keyClicks(caption, "Half of it ");
        program.trigger("stop.present");
        auto* shown = program.window.findChild<Presentation*>();
        QVERIFY(shown != nullptr);
        QCOMPARE(shown->stage().findChild<QLabel*>("caption")->text(), QStringLiteral("Half of it"));
        delete shown;
        QTest::keyClicks(caption, "is activations"); // goes on where it was
        decksOf(program.store()).finishEdits();
        QCOMPARE(stopsIn(program)[0].caption, QStringLiteral("Half of it is activations"));
    }

    void f5PresentsFromTheFirstStop() {
        Running program;
        program.trigger("stop.present"); // nothing yet
        QVERIFY(program.window.findChild<Presentation*>() == nullptr);
        QCOMPARE(program.notes.size(), 1);
        program.trigger("stop.keep");
        // Which panels it keeps.
        QVERIFY(program.window.statusBar()->currentMessage().contains(QLatin1String("Memory")));
        program.trigger("stop.keep");
        program.trigger("stop.present");
        auto* shown = program.window.findChild<Presentation*>();
        QVERIFY(shown != nullptr && shown->isVisible());
        QCOMPARE(shown->place(), std::size_t{0});
    }

    void shiftF5PresentsFromTheCurrentStop() {
        Running program;
        program.trigger("stop.keep");
        program.trigger("stop.keep");
        program.trigger("panel.memory"); // the stops are out of sight
        program.trigger("stop.presentHere");
        auto* shown = program.window.findChild<Presentation*>();
        QVERIFY(shown != nullptr && shown->isVisible());
        QCOMPARE(shown->place(), std::size_t{1});
        QTest::keyClick(shown, Qt::Key_PageUp);
        QTest::keyClick(shown, Qt::Key_Escape);
        QTRY_VERIFY(program.window.findChild<Presentation*>() == nullptr);
        QCOMPARE(program.find<StopsPanel>()->place(), std::optional(std::size_t{0}));
    }
};

QUADRILLE_TESTS(TestStopsPanel)
#include "tst_stops_panel.moc"
