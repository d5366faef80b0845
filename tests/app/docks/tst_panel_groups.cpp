// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_fold.h"
#include "app/docks/panel_head.h"
#include "app/exporting/exporter.h"
#include "app/panels/fsdp/fsdp_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/tables/tables_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/paper_table/paper_table_view.h"

#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace quadrille;
using test::Running;

namespace {

/// The window with its panels, and what the head of the area below says.
struct GroupedWindow : Running {
    using Running::Running;

    [[nodiscard]] PanelLayout& layout() { return window.layoutOfPanels(); }
    [[nodiscard]] PanelHead& head() { return layout().head(); }
    [[nodiscard]] QTabBar& tabs() { return *head().findChild<QTabBar*>(); }
    [[nodiscard]] Panel* panel(PanelId id) { return window.findChild<Panel*>(nameOf(*id)); }
    /// The buttons of the head that can be seen; the last of them may be the list of what has no tab.
    [[nodiscard]] QList<QToolButton*> buttons() {
        QList<QToolButton*> seen;
        for (auto* button : head().findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
            if (button->isVisible())
                seen << button;
        return seen;
    }
    [[nodiscard]] QStringList tabNames() {
        QStringList names;
        for (int i = 0; i < tabs().count(); ++i)
            if (tabs().isTabVisible(i))
                names << tabs().tabText(i);
        return names;
    }
    /// Panels of the area that are not hidden.
    [[nodiscard]] QList<PanelId> shown() {
        QList<PanelId> ids;
        for (const PanelId spec : allPanels())
            if (spec->group != PanelGroup::none && !panel(spec)->isHidden())
                ids << spec;
        return ids;
    }
    void click(PanelGroup group) {
        QToolButton* found = nullptr; // which groups have one is settled a little after the window's size
        (void)QTest::qWaitFor([&] {
            for (QToolButton* button : buttons())
                if (button->text() == titleOf(group))
                    found = button;
            return found != nullptr;
        });
        if (found != nullptr)
            QTest::mouseClick(found, Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    void clickTab(PanelId id) {
        for (int i = 0; i < tabs().count(); ++i)
            if (tabs().tabText(i) == titleOf(*id))
                QTest::mouseClick(&tabs(), Qt::LeftButton, {}, tabs().tabRect(i).center());
        QCoreApplication::processEvents();
    }
};

QStringList namesOf(PanelGroup group) {
    QStringList names;
    for (const PanelId spec : allPanels())
        if (spec->group == group)
            names << titleOf(*spec);
    return names;
}

/// What a version without groups left of its window: every panel of the area had a tab, memory floated.
QByteArray stateWithoutGroups() {
    QMainWindow old;
    old.resize(1280, 720);
    QHash<QString, QDockWidget*> docks;
    for (const char* name : {"plan", "memory", "pipeline", "heatmap", "step", "communication", "schedules",
                             "tables", "curve", "course", "fit", "truth", "fsdp", "explain"}) {
        auto* dock = new QDockWidget(&old);
        dock->setObjectName(QLatin1String(name));
        docks.insert(dock->objectName(), dock);
    }
    QDockWidget* before = docks.value("heatmap");
    old.addDockWidget(Qt::TopDockWidgetArea, docks.value("plan"));
    old.splitDockWidget(docks.value("plan"), docks.value("memory"), Qt::Horizontal);
    old.splitDockWidget(docks.value("memory"), docks.value("explain"), Qt::Horizontal);
    old.splitDockWidget(docks.value("memory"), before, Qt::Vertical);
    old.splitDockWidget(docks.value("memory"), docks.value("pipeline"), Qt::Horizontal);
    for (const char* name :
         {"step", "communication", "schedules", "tables", "curve", "course", "fit", "truth"}) {
        old.tabifyDockWidget(before, docks.value(QLatin1String(name)));
        before = docks.value(QLatin1String(name));
    }
    old.addDockWidget(Qt::BottomDockWidgetArea, docks.value("fsdp")); // put there by hand
    old.show();
    docks.value("memory")->setFloating(true);
    return old.saveState(7);
}

} // namespace

class TestPanelGroups : public QObject {
    Q_OBJECT

    QFont m_font; ///< the system's, which text sizes are relative to

private slots:
    // What a lesson takes from the others while it lasts.
    void aColumnOfItsOwnGivesBackItsRoom() {
        GroupedWindow open;
        const auto sizes = [&open] {
            std::vector<QSize> all;
            for (const PanelId id : {&PlanPanel::spec, &MemoryPanel::spec, &PipelinePanel::spec})
                all.push_back(open.panel(id)->size());
            return all;
        };
        QCoreApplication::processEvents();
        const std::vector<QSize> before = sizes();
        Panel& lessons = *open.panel(&LessonsPanel::spec);
        open.layout().setAside(lessons);
        QCoreApplication::processEvents();
        QVERIFY(sizes().front() != before.front() || sizes().back() != before.back());
        open.layout().setBack(lessons);
        QCoreApplication::processEvents();
        const std::vector<QSize> after = sizes();
        for (std::size_t i = 0; i < before.size(); ++i) {
            constexpr int rounding = 3;
            QVERIFY(std::abs(after[i].width() - before[i].width()) <= rounding);
            QVERIFY(std::abs(after[i].height() - before[i].height()) <= rounding);
        }
    }

    void initTestCase() { m_font = QApplication::font(); }
    void init() { test::isolate("tst-panel-groups"); }
    void cleanup() {
        QLocale::setDefault(QLocale::c());
        QApplication::setFont(m_font);
    }

    void onePanelOfOneGroupIsShown() {
        GroupedWindow program;
        QCOMPARE(program.shown(), QList{panelNamed("heatmap")});
        QCOMPARE(program.tabNames(), namesOf(PanelGroup::plan));
        program.click(PanelGroup::study);
        QCOMPARE(program.shown(), QList{panelNamed("tables")});
        QCOMPARE(program.tabNames(), namesOf(PanelGroup::study));
        program.clickTab(panelNamed("truth"));
        QCOMPARE(program.shown(), QList{panelNamed("truth")});
        program.click(PanelGroup::pipelines);
        QCOMPARE(program.shown(), QList{panelNamed("schedules")});
        program.click(PanelGroup::study); // where it was left
        QCOMPARE(program.shown(), QList{panelNamed("truth")});
        program.trigger("panel.curve");
        QCOMPARE(program.shown(), QList{panelNamed("curve")});
        QCOMPARE(program.tabNames(), namesOf(PanelGroup::plan));
        QVERIFY(program.panel(panelNamed("curve"))->isAncestorOf(&program.head()));
    }

    void whatIsNotShownIsNotMade() {
        GroupedWindow program;
        program.trigger("panel.truth");
        QVERIFY(program.find<TablesPanel>()->view() == nullptr);
        QVERIFY(program.find<FsdpPanel>()->curves() == nullptr);
        program.clickTab(panelNamed("tables"));
        QTRY_VERIFY(program.find<TablesPanel>()->view() != nullptr);
        QVERIFY(program.find<FsdpPanel>()->curves() == nullptr);
    }

    void theKeyboardChooses() {
        GroupedWindow program;
        program.tabs().setFocus();
        QTest::keyClick(&program.tabs(), Qt::Key_Right);
        QCOMPARE(program.shown(), QList{panelNamed("step")});
        QVERIFY(program.tabs().hasFocus()); // and can go on
        QTest::keyClick(&program.tabs(), Qt::Key_Right);
        QCOMPARE(program.shown(), QList{panelNamed("communication")});
        QToolButton* plan = program.buttons().front();
        plan->setFocus();
        QTest::keyClick(plan, Qt::Key_Right);
        QCOMPARE(program.shown(), QList{panelNamed("schedules")});
        QVERIFY(program.head().isAncestorOf(QApplication::focusWidget()));
    }

    void theWheelDoesNot() {
        GroupedWindow program;
        const QPointF place(program.tabs().rect().center());
        QWheelEvent wheel(place, program.tabs().mapToGlobal(place), {}, {0, -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&program.tabs(), &wheel);
        QCOMPARE(program.shown(), QList{panelNamed("heatmap")});
    }

    // What is exported and copied is what is on the screen.
    void theChosenPanelIsTheCurrentOne() {
        GroupedWindow program;
        program.trigger("panel.step");
        const Picture* step = program.window.exporter().view().picture;
        program.clickTab(panelNamed("heatmap"));
        QVERIFY(program.window.exporter().view().picture != step);
        QVERIFY(program.panel(panelNamed("heatmap"))->isAncestorOf(program.window.exporter().view().picture));
        // Also when another panel was gone to before.
        program.trigger("panel.memory");
        QVERIFY(program.window.exporter().view().picture == program.find<MemoryBars>());
        program.clickTab(panelNamed("step"));
        QVERIFY(program.window.exporter().view().picture == step);
    }

    void namesFit_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const QString& language : languages())
            for (const int percent : {100, 160, Settings::largestTextSize})
                QTest::addRow("%s, %d %%", qPrintable(language), percent) << language << percent;
    }
    void namesFit() {
        QFETCH(const QString, language);
        QFETCH(const int, percent);
        GroupedWindow program({}, {1280, 720});
        program.trigger(qPrintable(QStringLiteral("language.") + language));
        program.appearance.setTextSize(percent);
        for (const bool explained : {false, true}) {
            program.layout().fold().setFolded(!explained);
            for (const PanelId spec : allPanels()) {
                if (spec->group == PanelGroup::none)
                    continue;
                program.layout().bring(*program.panel(spec));
                QTest::qWait(1);
                QTRY_VERIFY(
                    program.tabs().rect().contains(program.tabs().tabRect(program.tabs().currentIndex())));
                const QRect room = program.head().rect();
                QStringList reached = program.tabNames();
                QVERIFY(reached.contains(titleOf(*spec)));
                int right = -1;
                for (QToolButton* button : program.buttons()) {
                    QVERIFY2(room.contains(button->geometry()), qPrintable(button->text()));
                    QVERIFY(button->width() >= button->sizeHint().width());
                    if (button->geometry().left() < program.tabs().x())
                        right = std::max(right, button->geometry().right());
                    if (button->menu() != nullptr && button->geometry().left() > program.tabs().x())
                        for (const QAction* entry : button->menu()->actions())
                            reached << entry->text();
                }
                QVERIFY(right >= 0 && right < program.tabs().x());
                reached.sort();
                QStringList all = namesOf(spec->group);
                all.sort();
                QCOMPARE(reached, all);
                QVERIFY(room.contains(program.tabs().geometry()));
                const QFontMetrics metrics(program.tabs().font());
                for (int i = 0; i < program.tabs().count(); ++i) {
                    if (!program.tabs().isTabVisible(i))
                        continue;
                    const QRect tab = program.tabs().tabRect(i);
                    QVERIFY(program.tabs().rect().contains(tab));
                    QVERIFY(tab.width() > metrics.horizontalAdvance(program.tabs().tabText(i)));
                }
            }
        }
    }

    // At the usual size everything is in sight; beside the explanation the groups fold into a list of them.
    void atTheUsualSizeThereAreNoLists() {
        GroupedWindow program({}, {1280, 720});
        for (const bool explained : {false, true}) {
            program.layout().fold().setFolded(!explained);
            QTest::qWait(1);
            QCOMPARE(program.buttons().size(), explained ? qsizetype{1} : qsizetype{4});
            QCOMPARE(program.tabNames(), namesOf(PanelGroup::plan));
        }
    }

    void menusCallThePanelsAsTheirTabs_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }
    void menusCallThePanelsAsTheirTabs() {
        QFETCH(const QString, language);
        GroupedWindow program;
        program.trigger(qPrintable(QStringLiteral("language.") + language));
        QCoreApplication::processEvents();
        QHash<QString, QStringList> submenus;
        for (const QAction* top : program.window.menuBar()->actions())
            for (const QAction* entry : top->menu()->actions())
                if (entry->menu() != nullptr)
                    for (const QAction* deep : entry->menu()->actions())
                        submenus[withoutMnemonic(entry->text())] << withoutMnemonic(deep->text());
        for (const PanelGroup group : allPanelGroups) {
            program.layout().bring(*program.panel(program.head().lastOf(group)));
            QStringList tabs;
            for (int i = 0; i < program.tabs().count(); ++i)
                tabs << program.tabs().tabText(i);
            QCOMPARE(submenus.value(titleOf(group)), tabs);
        }
        for (const PanelId spec : allPanels()) {
            QCOMPARE(program.panel(spec)->windowTitle(), titleOf(*spec));
            QCOMPARE(withoutMnemonic(program.actions(spec->command)->text()), titleOf(*spec));
        }
    }

    void aFloatingPanelHasLeftTheArea() {
        GroupedWindow program;
        program.trigger("panel.step");
        Panel* step = program.panel(panelNamed("step"));
        step->setFloating(true);
        QTRY_VERIFY(!program.tabNames().contains(titleOf(*panelNamed("step"))));
        QVERIFY(!step->isAncestorOf(&program.head()));
        QVERIFY(program.layout().front() == program.panel(panelNamed("heatmap"))); // another of its group
        program.click(PanelGroup::study);
        QVERIFY(step->isVisible());
        step->setFloating(false);
        QTRY_COMPARE(program.shown(), QList{panelNamed("step")});
        QCOMPARE(program.tabNames(), namesOf(PanelGroup::plan));
    }

    void aPanelDockedElsewhereStaysThere() {
        GroupedWindow program;
        Panel* course = program.panel(panelNamed("course"));
        program.window.addDockWidget(Qt::BottomDockWidgetArea, course);
        course->show();
        QTRY_VERIFY(!program.tabNames().contains(titleOf(*panelNamed("course"))));
        for (const PanelGroup group : allPanelGroups) {
            program.click(group);
            QVERIFY(course->isVisible() && course->inFront());
            QVERIFY(!course->isAncestorOf(&program.head()));
        }
        program.trigger("panel.course");
        QVERIFY(course->isAncestorOf(QApplication::focusWidget()));
        program.window.tabifyDockWidget(program.layout().front(), course);
        QTRY_VERIFY(course->isAncestorOf(&program.head())); // brought back, and in front
        QCOMPARE(program.shown(), QList{panelNamed("course")});
    }

    void allOfThemCanLeave() {
        GroupedWindow program;
        for (const PanelId spec : allPanels())
            if (spec->group != PanelGroup::none) {
                program.layout().bring(*program.panel(spec));
                program.panel(spec)->setFloating(true);
            }
        QTRY_VERIFY(program.layout().front() == nullptr);
        QVERIFY(!program.head().isVisible());
        program.trigger("layout.reset");
        QCOMPARE(program.shown(), QList{panelNamed("heatmap")});
        QVERIFY(program.head().isVisible());
    }

    void whileAPanelFillsTheWindowItsTabsWork() {
        GroupedWindow program;
        const QRect before = program.panel(panelNamed("heatmap"))->geometry();
        program.trigger("panel.heatmap");
        program.trigger("panel.fill");
        program.clickTab(panelNamed("communication"));
        Panel* communication = program.panel(panelNamed("communication"));
        QVERIFY(program.layout().filling() == communication);
        QTRY_VERIFY(communication->width() > program.window.width() - 20);
        QVERIFY(!program.panel(panelNamed("memory"))->isVisible());
        program.click(PanelGroup::study);
        QCOMPARE(program.shown(), QList{panelNamed("tables")});
        QVERIFY(!program.panel(panelNamed("memory"))->isVisible());
        program.trigger("panel.fill");
        QVERIFY(program.panel(panelNamed("memory"))->isVisible());
        QCOMPARE(program.shown(), QList{panelNamed("tables")}); // what was looked at last
        QTRY_COMPARE(program.panel(panelNamed("tables"))->geometry(), before);
    }

    // Nothing above moves when another panel is chosen below.
    void choosingMovesNothingElse() {
        GroupedWindow program({}, {1280, 720});
        const QRect memory = program.panel(panelNamed("memory"))->geometry();
        const QRect plan = program.panel(panelNamed("plan"))->geometry();
        for (const PanelId spec : allPanels()) {
            if (spec->group == PanelGroup::none)
                continue;
            program.layout().bring(*program.panel(spec));
            QTest::qWait(20);
            QVERIFY2(program.panel(panelNamed("memory"))->geometry() == memory, spec->command);
            QVERIFY2(program.panel(panelNamed("plan"))->geometry() == plan, spec->command);
        }
    }

    void theSessionKnowsThePanelInFront() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("bubble.quadrille"));
        {
            GroupedWindow program;
            program.trigger("panel.bubble");
            program.saveAnswer = file;
            program.trigger("file.save");
        }
        QCOMPARE(readSession(file).view.panel, QStringLiteral("bubble"));
        GroupedWindow again(QStringList{file});
        QCOMPARE(again.shown(), QList{panelNamed("bubble")});
        // Of a version with other panels.
        Session session = readSession(file);
        session.view.panel = QStringLiteral("crystal ball");
        writeSession(file, session);
        again.trigger("panel.heatmap");
        QVERIFY(again.window.session().open(file));
        QCOMPARE(again.shown(), QList{panelNamed("heatmap")});
        for (const PanelId id : {panelNamed("schedules"), panelNamed("truth")}) {
            session.view.panel = nameOf(*id);
            writeSession(file, session);
            QVERIFY(again.window.session().open(file));
            QCOMPARE(again.shown(), QList{id});
        }
    }

    void anArrangementWithoutGroupsOpens() {
        Settings().setWindow(QMainWindow().saveGeometry(), stateWithoutGroups());
        GroupedWindow program;
        QVERIFY(program.panel(panelNamed("memory"))->isFloating());
        QCOMPARE(program.shown(), (QList{panelNamed("heatmap"), panelNamed("fsdp")}));
        QVERIFY(program.panel(panelNamed("fsdp"))->y() > program.panel(panelNamed("heatmap"))->y());
        QVERIFY(!program.layout().fold().folded()); // the explanation was there
        QStringList study = namesOf(PanelGroup::study);
        study.removeAll(titleOf(*panelNamed("fsdp")));
        program.window.resize(3600, 1000); // room for a button a group, however the docks share it
        QCoreApplication::processEvents();
        program.click(PanelGroup::study);
        QCOMPARE(program.tabNames(), study);
        program.click(PanelGroup::pipelines);
        QCOMPARE(program.tabNames(), namesOf(PanelGroup::pipelines));
        program.trigger("panel.cluster");
        QCOMPARE(program.shown(), (QList{panelNamed("fsdp"), panelNamed("cluster")}));
    }

    void theArrangementIsKept() {
        {
            GroupedWindow program;
            program.trigger("panel.truth");
            program.panel(panelNamed("curve"))->setFloating(true);
            program.panel(panelNamed("curve"))->show();
            QVERIFY(program.window.close());
        }
        GroupedWindow again;
        QCOMPARE(again.shown(), (QList{panelNamed("curve"), panelNamed("truth")}));
        QVERIFY(again.panel(panelNamed("curve"))->isFloating());
        again.click(PanelGroup::plan);
        QCOMPARE(again.tabNames().size(), namesOf(PanelGroup::plan).size() - 1);
    }
};

QUADRILLE_TESTS(TestPanelGroups)
#include "tst_panel_groups.moc"
