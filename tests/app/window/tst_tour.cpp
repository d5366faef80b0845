// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/plans/plans_panel.h"
#include "app/window/pointer_frame.h"
#include "app/window/tour.h"
#include "app/window/tour_card.h"
#include "app/window/tour_question.h"
#include "core/search/plan_search.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"
#include "widgets/format.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace quadrille;
using test::Running;

namespace {

void settle(const Tour& tour) {
    QTRY_VERIFY_WITH_TIMEOUT(!tour.searching(), 120'000);
}

/// So that a search takes a moment.
void ask(const Tour& tour, int gpus, const char* model = "llama-3.2-1b") {
    tour.question()->gpus()->setValue(gpus);
    QVERIFY(tour.question()->model()->setCurrentName(QLatin1String(model)));
}

} // namespace

/// The short tour of a first start, by keys and clicks.
class TestTour : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-tour"); }

    void answersTheUsersQuestionAndLeadsToTheEnd() {
        Running program;
        const Scenario before = program.store().scenario();
        program.trigger("help.tour");
        Tour& tour = program.window.tour();
        QVERIFY(tour.isOn());
        QVERIFY(tour.question()->gpus()->hasFocus());
        ask(tour, 4);
        QTest::keyClick(tour.card(), Qt::Key_Return);
        QCOMPARE(tour.place(), 1);
        QVERIFY(!tour.card()->nextButton()->isEnabled());
        settle(tour);
        // The plan on screen is the best of the search that Best plans makes.
        const Scenario found = program.store().scenario();
        QCOMPARE(found.cluster.gpus, std::int64_t{4});
        QCOMPARE(found.model.name, std::string("llama-3.2-1b"));
        Scenario asked = before;
        asked.model = found.model;
        asked.cluster = found.cluster;
        const PlanSpace space = planSpace(asked, usuallySearchedIn(asked));
        PlanSearchOptions options;
        options.top = 1;
        const PlanSearchAnswer answer = searchPlans(asked, space, options);
        QVERIFY(!answer.best.empty());
        QVERIFY(planAt(asked, space, answer.best.front().places) == found);
        QTRY_VERIFY(tour.card()->text()->text().contains(QStringLiteral("fastest that fits")));
        // It says among which schedules: those of the same search.
        for (const SearchAxis& axis : space.axes)
            for (const std::string& value : axis.values)
                if (axis.setting->name == "schedule")
                    QVERIFY(tour.card()->text()->text().contains(
                        format::scheduleLabel(*scheduleFromName(value))));
        QVERIFY(program.window.findChild<PointerFrame*>() != nullptr);
        // One step of undo.
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
        program.trigger("edit.redo");
        for (int place = 2; place < Tour::stops; ++place) {
            QTest::keyClick(tour.card(), Qt::Key_Return);
            QCOMPARE(tour.place(), place);
            QVERIFY(tour.card()->nextButton()->hasFocus());
            QVERIFY(!tour.card()->text()->text().isEmpty());
        }
        QTest::mouseClick(tour.card()->backButton(), Qt::LeftButton);
        QCOMPARE(tour.place(), Tour::stops - 2);
        QTest::mouseClick(tour.card()->nextButton(), Qt::LeftButton);
        QTest::mouseClick(tour.card()->nextButton(), Qt::LeftButton);
        QVERIFY(!tour.isOn());
        QVERIFY(program.settings.tourSeen());
        QVERIFY(program.store().scenario() == found);
        // Undo and paste are the window's then, and not those of a name that is typed.
        QVERIFY(qobject_cast<QLineEdit*>(program.window.focusWidget()) == nullptr);
        QVERIFY(qobject_cast<QComboBox*>(program.window.focusWidget()) == nullptr);
    }

    // Panels that are opened and raised meanwhile do not cover the card.
    void staysInFront() {
        Running program;
        program.trigger("help.tour");
        const TourCard& card = *program.window.tour().card();
        for (const char* panel :
             {"panel.plans", "panel.adviser", "panel.cluster", "panel.memory", "panel.plans"}) {
            program.trigger(panel);
            QTest::qWait(0);
            QWidget* top = program.window.childAt(card.geometry().center());
            QVERIFY2(top == &card || card.isAncestorOf(top), panel);
        }
    }

    void comesOnAFirstStartAloneAndCanBeSkipped() {
        {
            Running program;
            program.window.appear();
            QVERIFY(program.window.tour().isOn());
            QTest::keyClick(program.window.tour().card(), Qt::Key_Escape);
            QVERIFY(!program.window.tour().isOn());
        }
        Running again;
        again.window.appear();
        QVERIFY(!again.window.tour().isOn());
        again.trigger("help.tour"); // and again
        QVERIFY(again.window.tour().isOn());
        QTest::mouseClick(again.window.tour().card()->skipButton(), Qt::LeftButton);
        QVERIFY(!again.window.tour().isOn());
    }

    void saysWhereNothingFits() {
        Running program;
        program.trigger("help.tour");
        Tour& tour = program.window.tour();
        ask(tour, 1, "llama-3.1-405b");
        tour.next();
        settle(tour);
        QTRY_VERIFY(tour.card()->text()->text().contains(QStringLiteral("none of them fits")));
        // Back to another question.
        tour.back();
        QCOMPARE(tour.place(), 0);
        QVERIFY(tour.card()->nextButton()->isEnabled());
        ask(tour, 2);
        tour.next();
        tour.back(); // while it is looked for
        QVERIFY(!tour.searching());
        QVERIFY(tour.card()->nextButton()->isEnabled());
    }

    void aLongSearchTellsHowFarItIsAndMayBeEnded() {
        Running program;
        const Scenario before = program.store().scenario();
        program.trigger("help.tour");
        Tour& tour = program.window.tour();
        ask(tour, 1'000'000, "deepseek-v3");
        QCOMPARE(tour.question()->gpus()->value(), 1'000'000);
        ask(tour, 6'000, "llama-3.1-405b"); // which takes a while, too
        tour.next();
        QVERIFY(tour.searching());
        tour.back(); // at once, with nothing changed
        QVERIFY(!tour.searching());
        QVERIFY(program.store().scenario() == before);
        tour.next();
        // Ended by the button as soon as there is something to take, or by itself.
        QTRY_VERIFY_WITH_TIMEOUT(tour.card()->nextButton()->isEnabled(), 120'000);
        if (tour.searching()) {
            QVERIFY(tour.card()->text()->text().contains(QStringLiteral("plans looked at")));
            QTest::mouseClick(tour.card()->nextButton(), Qt::LeftButton);
            QVERIFY(!tour.searching());
            QVERIFY(tour.card()->text()->text().startsWith(QStringLiteral("Stopped after")));
        }
        QCOMPARE(tour.place(), 1);
        QCOMPARE(program.store().scenario().cluster.gpus, std::int64_t{6'000});
        QCOMPARE(program.store().scenario().model.name, std::string("llama-3.1-405b"));
    }

    void aLessonWaitsAndTheAnswerStays() {
        Running program;
        const Scenario own = program.store().scenario();
        auto& lessons = program.window.layoutOfPanels().panels().contents<LessonsPanel>();
        lessons.begin(QStringLiteral("one-gpu"));
        LessonWalk& walk = *lessons.walk();
        walk.goTo(walk.lesson().steps.size() - 1);
        QVERIFY(walk.step().question.kind == QuestionKind::act);
        Scenario made = program.store().scenario();
        made.plan.microBatch *= 2;
        program.store().change(made, [] { return QStringLiteral("Mine"); });
        QVERIFY(!walk.state().answered);
        program.trigger("help.tour");
        QVERIFY(!lessons.inLesson());
        QVERIFY(program.store().scenario() == own); // which is what the tour asks about
        Tour& tour = program.window.tour();
        ask(tour, 4);
        tour.next();
        settle(tour);
        const Scenario found = program.store().scenario();
        QCOMPARE(found.cluster.gpus, std::int64_t{4});
        while (tour.place() + 1 < Tour::stops)
            tour.next();
        QVERIFY(tour.card()->text()->text().contains(QStringLiteral("Your lesson waits")));
        tour.next();
        QVERIFY(program.store().scenario() == found);
        // On with the lesson, where it was left, with what was made of its plan; and back to the answer.
        lessons.begin(QStringLiteral("one-gpu"));
        QVERIFY(program.store().scenario() == made);
        lessons.leaveLesson();
        QVERIFY(program.store().scenario() == found);
    }

    /// Who begins a lesson has no card over it, and the keyboard stays in the lesson.
    void endsWhereALessonBegins() {
        Running program;
        program.window.appear();
        QVERIFY(program.window.tour().isOn());
        program.trigger("panel.lessons");
        auto& lessons = program.window.layoutOfPanels().panels().contents<LessonsPanel>();
        lessons.begin(QStringLiteral("one-gpu"));
        QVERIFY(lessons.inLesson() && !program.window.tour().isOn());
        QVERIFY(lessons.isAncestorOf(QApplication::focusWidget()));
        QVERIFY(program.settings.tourSeen());
    }

    /// Whatever panel is brought to the front meanwhile.
    void staysOnTop() {
        Running program;
        program.window.appear();
        const TourCard* card = program.window.tour().card();
        for (const PanelSpec* spec : {&PlansPanel::spec, &HeatmapPanel::spec, &PlansPanel::spec}) {
            program.window.layoutOfPanels().bring(*program.window.layoutOfPanels().panels()[*spec]);
            const QWidget* there = program.window.childAt(card->geometry().center());
            QVERIFY(there != nullptr && (there == card || card->isAncestorOf(there)));
        }
    }

    void staysWithinTheWindow() {
        Running program;
        program.trigger("help.tour");
        for (const QSize size : {QSize(1280, 720), QSize(900, 600), QSize(1920, 1080)}) {
            program.window.resize(size);
            QCoreApplication::processEvents();
            const TourCard* card = program.window.tour().card();
            QVERIFY(program.window.rect().contains(card->geometry()));
            QVERIFY(card->height() >= card->heightForWidth(card->width()));
        }
    }
};

QUADRILLE_TESTS(TestTour)
#include "tst_tour.moc"
