// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/glossary/glossary_dialog.h"
#include "app/glossary/glossary_links.h"
#include "app/lessons/shipped_lessons.h"
#include "app/panels/reference/collective_box.h"
#include "app/panels/reference/reference_panel.h"
#include "core/reference/reference.h"
#include "tests/app/support/front_in_session.h"
#include "tests/support/test_program.h"
#include "widgets/collective/collective_view.h"
#include "widgets/glossary/glossary_view.h"
#include "widgets/reference/reference_view.h"

#include <QComboBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>

using namespace quadrille;
using test::Running;

namespace {

void settle(const ReferencePanel* panel) {
    QTRY_VERIFY_WITH_TIMEOUT(panel->view() != nullptr && !panel->computing(), 20'000);
}

} // namespace

class TestReferencePanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-reference-panel"); }

    void itFollowsThePlan() {
        Running program;
        program.trigger("help.reference");
        const auto* panel = program.find<ReferencePanel>();
        settle(panel);
        const QString before = panel->view()->toPlainText();
        QVERIFY(!panel->view()->tables().empty());
        program.store().set(Dimension::tensor, 4);
        settle(panel);
        QVERIFY(panel->view()->toPlainText() != before);
        QCOMPARE(panel->view()->tables().size(), referenceTables(program.store().analysis()).size());
    }

    /// The collective's figures are those of the plan's group, and of the group that is chosen.
    void collectivesAreThoseOfThePlan() {
        Running program;
        program.store().set(Dimension::tensor, 4);
        program.store().set(Dimension::globalBatch, 64);
        program.trigger("help.reference");
        const auto* panel = program.find<ReferencePanel>();
        settle(panel);
        const CollectiveBox* box = panel->collectives();
        QCOMPARE(box->view()->content().plan->group, TrafficKind::tensor);
        QCOMPARE(box->view()->content().plan->cost.ranks, std::int64_t{4});
        box->groups()->setFocus();
        QTest::keyClick(box->groups(), Qt::Key_End);
        QCOMPARE(box->view()->content().plan->group, TrafficKind::data);
        QTest::keyClick(box->collectives(), Qt::Key_End);
        QCOMPARE(box->view()->content().steps.collective(), Collective::allToAll);
        QCOMPARE(box->view()->content().plan->group, TrafficKind::data); // as chosen
        QTest::mouseClick(box->playButton(), Qt::LeftButton);
        QVERIFY(box->view()->isPlaying());
        QTest::mouseClick(box->playButton(), Qt::LeftButton);
        QVERIFY(!box->view()->isPlaying());
        program.store().set(Dimension::tensor, 3); // does not run: what ran before stays
        settle(panel);
        QVERIFY(box->view()->content().plan.has_value());
    }

    /// As many GPUs are shown as the group has, unless somebody chose how many.
    void groupIsShownWhole() {
        Running program;
        program.trigger("help.reference");
        auto* panel = program.find<ReferencePanel>();
        const CollectiveBox* box = panel->collectives();
        const auto shownWith = [&](std::int64_t tp) {
            program.store().set(Dimension::tensor, tp);
            settle(panel);
            return box->view()->content().steps.ranks();
        };
        QCOMPARE(shownWith(2), 2);
        QCOMPARE(box->sizes()->currentText(), QStringLiteral("auto: 2"));
        QCOMPARE(shownWith(8), 8);
        box->view()->stepForward();
        program.store().set(Dimension::microBatch, 2); // another plan of the same group goes on
        settle(panel);
        QCOMPARE(box->view()->content().done, 1);
        QTest::keyClick(box->sizes(), Qt::Key_Down);
        QTest::keyClick(box->sizes(), Qt::Key_Down);
        QCOMPARE(shownWith(8), 4);
        QCOMPARE(shownWith(2), 4);
    }

    /// A panel too small for both parts shows one of them, and buttons for the other.
    void oneAtATimeWithoutRoomForBoth() {
        Running program;
        ReferencePanel panel(program.store());
        panel.resize(1400, 500);
        panel.show();
        panel.setSeen(true);
        settle(&panel);
        QVERIFY(panel.collectives()->isVisible() && panel.view()->isVisible());
        QVERIFY(!panel.tablesButton()->isVisible());
        panel.resize(500, 220);
        QVERIFY(panel.collectives()->isVisible() && !panel.view()->isVisible());
        QVERIFY(panel.stepsButton()->isChecked());
        QSignalSpy changed(&panel, &PanelContents::viewChanged);
        panel.tablesButton()->setFocus();
        QTest::keyClick(panel.tablesButton(), Qt::Key_Space);
        QVERIFY(!panel.collectives()->isVisible() && panel.view()->isVisible());
        QCOMPARE(changed.count(), 1);
        ViewState view;
        panel.saveView(view);
        QVERIFY(view.reference.tables);
        panel.restoreView({});
        QVERIFY(panel.collectives()->isVisible() && !panel.view()->isVisible());
        panel.showTable(QString::fromStdString(std::string(panel.view()->tables()[1].head->id)));
        QVERIFY(panel.view()->isVisible()); // what a link leads to is seen
        panel.showTools(false);             // in a talk the choice stays
        QVERIFY(panel.view()->isVisible() && !panel.tablesButton()->isVisible());
        panel.resize(1400, 500);
        QVERIFY(panel.collectives()->isVisible() && panel.view()->isVisible());
    }

    /// A session and a stop of a talk bring back the collective and the table that was read.
    void whatIsReadIsKept() {
        Running program;
        program.trigger("help.reference");
        auto* panel = program.find<ReferencePanel>();
        settle(panel);
        QVERIFY(panel->view()->tables().size() > 2);
        const QString second = QString::fromStdString(std::string(panel->view()->tables()[1].head->id));
        panel->view()->showTable(second);
        const CollectiveBox* box = panel->collectives();
        box->collectives()->setFocus();
        QTest::keyClick(box->collectives(), Qt::Key_End);
        QTest::keyClick(box->sizes(), Qt::Key_End);
        ViewState view;
        panel->saveView(view);
        QVERIFY(view.reference == (ReferenceChoice{Collective::allToAll, 8, second}));
        panel->restoreView({});
        QCOMPARE(box->view()->content().steps.collective(), Collective::allReduce);
        QCOMPARE(box->ranks(), 0);
        panel->view()->verticalScrollBar()->setValue(0);
        panel->restoreView(view);
        ViewState again;
        panel->saveView(again);
        QVERIFY(again.reference == view.reference);
        ReferencePanel unseen(program.store());
        unseen.restoreView(view);
        unseen.saveView(again);
        QVERIFY(again.reference == view.reference);
    }

    /// Every term that something shows leads to a panel or table that there is.
    void linksOfTermsLeadSomewhere() {
        const std::vector<Lesson> lessons = shippedLessons();
        int links = 0;
        for (const GlossaryEntry& entry : glossary())
            for (const GlossaryLink& link : linksOf(entry)) {
                ++links;
                QVERIFY(!link.text.isEmpty());
                const std::string target = link.target.section(u':', 1).toStdString();
                if (link.target.startsWith(QStringLiteral("panel:")))
                    QVERIFY2(panelNamed(target.substr(target.find('.') + 1)) != nullptr, target.c_str());
                else if (link.target.startsWith(QStringLiteral("lesson:")))
                    QVERIFY2(std::ranges::count(lessons, target, &Lesson::name) == 1, target.c_str());
                else
                    QCOMPARE(std::string(referenceHead(target).id), target);
            }
        QVERIFY(links > 160);
    }

    /// Each shipped lesson teaches some term, which leads to it.
    void everyLessonIsLinked() {
        std::set<std::string> linked;
        for (const GlossaryEntry& entry : glossary())
            for (const GlossaryLink& link : linksOf(entry))
                if (link.target.startsWith(QStringLiteral("lesson:")))
                    linked.insert(link.target.section(u':', 1).toStdString());
        for (const Lesson& lesson : shippedLessons())
            QVERIFY2(linked.contains(lesson.name), lesson.name.c_str());
    }

    void theGlossaryLeadsToPanelsAndTables() {
        Running program;
        program.trigger("help.glossary");
        auto* glossaryView = program.find<GlossaryDialog>()->view();
        glossaryView->search(QStringLiteral("zero"));
        QVERIFY(glossaryView->pageText().contains(QStringLiteral("Anatomy")));
        auto* page = glossaryView->findChild<QTextBrowser*>();
        emit page->anchorClicked(QUrl(QStringLiteral("panel:panel.memory")));
        QVERIFY(program.window.findChild<Panel*>(QStringLiteral("memory"))->inFront());
        emit page->anchorClicked(QUrl(QStringLiteral("table:zero")));
        const auto* panel = program.find<ReferencePanel>();
        QTRY_VERIFY(program.window.findChild<Panel*>(QStringLiteral("reference"))->inFront());
        settle(panel);
        // And back, to a term.
        emit panel->view()->anchorClicked(QUrl(QStringLiteral("term:bubble")));
        QCOMPARE(std::string(glossaryView->marked()->id), std::string("bubble"));
    }

    void aSessionKeepsItInFront() { test::verifyFrontInSession<ReferencePanel, ReferenceView>(); }
};

QUADRILLE_TESTS(TestReferencePanel)
#include "tst_reference_panel.moc"
