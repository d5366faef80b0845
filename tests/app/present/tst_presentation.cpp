// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/memory/memory_panel.h"
#include "app/panels/panel_contents.h"
#include "app/panels/plan/plan_panel.h"
#include "app/present/overlay.h"
#include "app/present/speaker_window.h"
#include "app/present/stage.h"
#include "app/present/stage_places.h"
#include "tests/app/present/talk.h"
#include "tests/app/screen_reader.h"
#include "tests/support/test_program.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/verdict/verdict_bar.h"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>
#include <rapidcheck.h>

using namespace quadrille;
using test::huge;
using test::Running;
using test::Talk;

/// Presenting: keys, clicks and clickers go through the stops, what is moved before the audience comes back,
/// and the window is as it was.
class TestPresentation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::isolate("tst-presentation"); }

    void placesFillTheRoomAndDoNotOverlap() {
        QVERIFY(rc::check("one to three panels in any room", [] {
            const QRect area(*rc::gen::inRange(0, 100), *rc::gen::inRange(0, 100),
                             *rc::gen::inRange(300, 4000), *rc::gen::inRange(200, 3000));
            const int gap = *rc::gen::inRange(0, 20);
            const auto narrow = *rc::gen::container<std::vector<bool>>(*rc::gen::inRange<std::size_t>(1, 4),
                                                                       rc::gen::arbitrary<bool>());
            const QList<QRect> places = stagePlaces(area, {narrow.begin(), narrow.end()}, gap);
            RC_ASSERT(places.size() == static_cast<qsizetype>(narrow.size()));
            QRect all;
            for (const QRect& place : places) {
                RC_ASSERT(place.isValid() && area.contains(place));
                all |= place;
                for (const QRect& other : places)
                    RC_ASSERT(&other == &place || !place.intersects(other));
            }
            RC_ASSERT(all == area);
        }));
    }

    void headingsAndCaptionAreWhole() {
        Talk talk;
        talk.press(Qt::Key_End);
        Stop stop = talk.deck.stops.back();
        stop.caption = QStringLiteral("A caption that goes on ").repeated(30);
        talk.shown->stage().show(stop);
        for (const QLabel* label : talk.shown->stage().findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
            if (!label->isVisible())
                continue;
            QVERIFY(label->sizeHint().height() <= label->height()); // no line is cut
            QVERIFY(label->sizeHint().width() <= label->width() + 1);
            // A finding is told in smaller letters rather than in part, down to those of the panels.
            const double least = talk.shown->stage().height() / 48.0;
            QVERIFY2(label->objectName() == "caption" || !label->text().endsWith(u'…') ||
                         label->font().pixelSize() <= qRound(least),
                     qPrintable(label->text()));
        }
        QVERIFY(talk.caption().startsWith(QStringLiteral("A caption that")));
        QVERIFY(talk.caption().endsWith(u'…'));
        QCOMPARE(talk.caption().count(u'\n'), 2);
    }

    /// What is said where one points is as large as the panels' own letters, and on the desk as it was.
    void tipsAreReadFromAfar() {
        const QFont before = QToolTip::font();
        {
            const Talk talk(3, {1920, 1080});
            QVERIFY(std::abs(QToolTip::font().pixelSize() - talk.shown->stage().height() / 48.0) <= 1);
            QVERIFY(QFontInfo(QToolTip::font()).pixelSize() > QFontInfo(before).pixelSize());
        }
        QCOMPARE(QToolTip::font(), before);
    }

    /// What the plan comes to stands with the sliders that move it, and anywhere on demand.
    void theVerdictStandsWithTheSliders() {
        Talk talk;
        const auto& verdict = *talk.shown->stage().findChild<VerdictBar*>();
        QVERIFY(!verdict.isVisible()); // memory alone
        talk.press(Qt::Key_Right);     // plan and memory
        QVERIFY(verdict.isVisible());
        const QString before = verdict.spoken();
        QVERIFY(!before.isEmpty());
        Scenario other = talk.shown->store().scenario();
        other.plan.tp = 8;
        talk.shown->store().change(other, [] { return QString(); });
        QTRY_VERIFY(verdict.spoken() != before);
        for (const PanelId panel : talk.shown->stage().shown())
            QVERIFY(!verdict.geometry().intersects(talk.shown->stage().placeOf(panel)));
        talk.press(Qt::Key_V);
        QVERIFY(!verdict.isVisible());
        talk.press(Qt::Key_V);
        talk.press(Qt::Key_Left); // who asked for it has it at every stop
        QVERIFY(verdict.isVisible());
        for (const PanelId panel : talk.shown->stage().shown())
            QVERIFY(!verdict.geometry().intersects(talk.shown->stage().placeOf(panel)));
    }

    /// What it says may take one line or two: once there is room for both, the panels below stay where they
    /// are.
    void theVerdictLeavesThePanelsInPlace() {
        Talk talk(2);
        talk.press(Qt::Key_Right); // the plan and its memory
        const Stage& stage = talk.shown->stage();
        const auto& verdict = *stage.findChild<VerdictBar*>();
        const auto topAt = [&](std::int64_t tp) {
            const QString before = verdict.spoken();
            Scenario scenario = talk.shown->store().scenario();
            scenario.plan.tp = tp;
            talk.shown->store().change(scenario, [] { return QString(); });
            (void)QTest::qWaitFor([&] { return verdict.spoken() != before; });
            return stage.placeOf(&MemoryPanel::spec).top();
        };
        int lowest = 0;
        for (const std::int64_t tp : {1, 2, 4, 8, 1})
            lowest = std::max(lowest, topAt(tp));
        for (const std::int64_t tp : {2, 4, 8, 1})
            QCOMPARE(topAt(tp), lowest);
    }

    /// Whoever listens hears the stop's name and caption, what its panels find, and everything with a key.
    void aTalkIsRead() {
        Talk talk;
        for (std::size_t place = 0; place < talk.deck.stops.size(); ++place) {
            const test::ScreenReader reader(*talk.shown);
            QVERIFY2(reader.nameless().isEmpty(), qPrintable(reader.nameless().join(u'\n')));
            QVERIFY(reader.says(talk.deck.stops[place].name));
            QVERIFY(reader.says(talk.deck.stops[place].caption));
            for (const PanelId panel : talk.shown->stage().shown())
                QVERIFY(reader.says(talk.shown->stage().contents(panel)->finding()));
            talk.press(Qt::Key_Right);
        }
    }

    void toolsAreShownOnDemand() {
        Talk talk;
        talk.press(Qt::Key_End); // memory, pipeline, step
        const auto tools = [&talk] {
            return std::ranges::count_if(talk.shown->stage().findChildren<QAbstractButton*>(),
                                         [](const QAbstractButton* button) { return button->isVisible(); });
        };
        const auto before = tools();
        talk.press(Qt::Key_T);
        QVERIFY(tools() > before);
        talk.press(Qt::Key_T);
        QCOMPARE(tools(), before);
    }

    void keysGoThroughTheStops() {
        Talk talk;
        QCOMPARE(talk.caption(), QStringLiteral("Caption 0"));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageDown}) {
            const std::size_t before = talk.shown->place();
            talk.press(key);
            QCOMPARE(talk.shown->place(), before + 1);
        }
        talk.press(Qt::Key_Space); // the last stays
        QCOMPARE(talk.shown->place(), std::size_t{2});
        QCOMPARE(talk.caption(), QStringLiteral("Caption 2"));
        QCOMPARE(talk.shown->store().scenario(), talk.deck.stops[2].state.scenario);
        QCOMPARE(talk.shown->stage().shown().size(), 3);
        talk.press(Qt::Key_PageUp);
        talk.press(Qt::Key_Left);
        talk.press(Qt::Key_Left);
        QCOMPARE(talk.shown->place(), std::size_t{0});
        talk.press(Qt::Key_End);
        QCOMPARE(talk.shown->place(), std::size_t{2});
        talk.press(Qt::Key_Home);
        QCOMPARE(talk.shown->place(), std::size_t{0});
    }

    void clicksBesideThePanelsDoToo() {
        Talk talk;
        QTest::mouseClick(&talk.shown->stage(), Qt::LeftButton, {}, {2, 2});
        QCOMPARE(talk.shown->place(), std::size_t{1});
        QTest::mouseClick(&talk.shown->stage(), Qt::RightButton, {}, {2, 2});
        QCOMPARE(talk.shown->place(), std::size_t{0});
    }

    void aSliderIsAliveAndRReturns() {
        Talk talk;
        talk.press(Qt::Key_Right);
        auto* plan = dynamic_cast<PlanPanel*>(talk.shown->stage().contents(&PlanPanel::spec));
        QVERIFY(plan != nullptr && plan->isVisible());
        DiscreteSlider* slider = plan->slider(Dimension::tensor);
        QVERIFY(slider->isVisible());
        const Scenario window = talk.program.store().scenario();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 8, slider->height() / 2));
        QVERIFY(talk.shown->store().scenario() != talk.deck.stops[1].state.scenario);
        QCOMPARE(talk.program.store().scenario(), window);
        QTest::keyClick(slider, Qt::Key_R);
        QCOMPARE(talk.shown->store().scenario(), talk.deck.stops[1].state.scenario);
        // The keys of a slider that was only clicked are the presentation's …
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(talk.shown->place(), std::size_t{2});
    }

    void tabTakesTheKeysIntoThePanels() {
        Talk talk;
        talk.press(Qt::Key_Right);
        auto* plan = dynamic_cast<PlanPanel*>(talk.shown->stage().contents(&PlanPanel::spec));
        DiscreteSlider* slider = plan->slider(Dimension::tensor);
        slider->setFocus(Qt::TabFocusReason);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(talk.shown->place(), std::size_t{1});
        QVERIFY(talk.shown->store().scenario() != talk.deck.stops[1].state.scenario);
        QTest::keyClick(slider, Qt::Key_Escape); // out of the panels, not out of the talk
        QVERIFY(talk.shown->isVisible());
        talk.press(Qt::Key_Right);
        QCOMPARE(talk.shown->place(), std::size_t{2});
    }

    void f6GoesRoundThePanels() {
        Talk talk;
        talk.press(Qt::Key_End); // memory, pipeline, step
        const auto here = [&talk] {
            QString found;
            for (const PanelId panel : talk.shown->stage().shown())
                if (talk.shown->stage().contents(panel)->isAncestorOf(QApplication::focusWidget()))
                    found = nameOf(*panel);
            return found;
        };
        for (const char* panel : {"memory", "pipeline", "step", "memory"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            QCOMPARE(here(), QLatin1String(panel));
            const auto headings = talk.shown->stage().findChildren<QLabel*>();
            QCOMPARE(std::ranges::count(headings, QPalette::Highlight, &QLabel::foregroundRole), 1);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(here(), QLatin1String("step"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(here().isEmpty() && talk.shown->isVisible());
    }

    void blackSpotlightPenAndHelp() {
        Talk talk(2);
        Overlay& overlay = talk.shown->overlay();
        // A tip is a window of its own, which the overlay cannot cover.
        auto* bars = talk.shown->findChild<MemoryBars*>();
        const QPoint middle = bars->rect().center();
        QToolTip::showText(bars->mapToGlobal(middle), QStringLiteral("tip"), bars);
        QVERIFY(QToolTip::isVisible());
        talk.press(Qt::Key_B);
        QTRY_VERIFY(!QToolTip::isVisible());
        QHelpEvent asked(QEvent::ToolTip, middle, bars->mapToGlobal(middle));
        QApplication::sendEvent(bars, &asked);
        QVERIFY(!QToolTip::isVisible());
        QVERIFY(overlay.isVisible() && overlay.black());
        const QImage black = talk.shown->grab().toImage();
        QCOMPARE(black.pixelColor(black.width() / 2, black.height() / 2), QColor(Qt::black));
        talk.press(Qt::Key_Escape);
        QVERIFY(!overlay.black() && talk.shown->isVisible());
        talk.press(Qt::Key_S);
        QCOMPARE(overlay.tool(), Overlay::Tool::spotlight);
        talk.press(Qt::Key_P);
        QCOMPARE(overlay.tool(), Overlay::Tool::pen);
        QTest::mousePress(&overlay, Qt::LeftButton, {}, {100, 100});
        QTest::mouseMove(&overlay, {200, 200});
        QTest::mouseRelease(&overlay, Qt::LeftButton, {}, {200, 200});
        QCOMPARE(overlay.strokes(), std::size_t{1});
        QTRY_COMPARE_WITH_TIMEOUT(overlay.strokes(), std::size_t{0}, 20000); // it fades
        talk.press(Qt::Key_P);
        QVERIFY(!overlay.isVisible());
        talk.press(Qt::Key_H);
        QVERIFY(!overlay.help().isEmpty());
        talk.press(Qt::Key_H);
        QVERIFY(overlay.help().isEmpty());
    }

    void theSpeakerSeesNotesAndWhatComesNext() {
        Talk talk(2);
        QVERIFY(!talk.shown->speaker().isVisible()); // there is one screen
        talk.press(Qt::Key_N);
        QVERIFY(talk.shown->speaker().isVisible());
        // Beside the panels, in the window that is all over the screen: nothing lies above them.
        QVERIFY(!talk.shown->speaker().isWindow());
        QVERIFY(talk.shown->rect().contains(talk.shown->speaker().geometry()));
        QVERIFY(!talk.shown->speaker().geometry().intersects(talk.shown->stage().geometry()));
        talk.press(Qt::Key_N);
        QCOMPARE(talk.shown->stage().geometry(), talk.shown->rect());
        talk.press(Qt::Key_N);
        const auto text = [&talk](const char* name) {
            return talk.shown->speaker().findChild<QLabel*>(QLatin1String(name))->text();
        };
        QCOMPARE(text("notes"), QStringLiteral("Notes 0"));
        QVERIFY(text("next").contains(QLatin1String("1")));
        QVERIFY(text("next").contains(QStringLiteral("Caption 1")));
        const auto letters = [&talk] {
            return QFontInfo(talk.shown->speaker().findChild<QLabel*>("notes")->font()).pixelSize();
        };
        const int before = letters();
        talk.shown->speaker().resize(1920, 1080); // of a screen of its own
        QTRY_VERIFY(letters() > before);
        QTest::keyClick(&talk.shown->speaker(), Qt::Key_PageDown);
        QCOMPARE(talk.shown->place(), std::size_t{1});
        QCOMPARE(text("notes"), QStringLiteral("Notes 1"));
    }

    void escapeLeavesTheWindowAsItWas() {
        Talk talk;
        MainWindow& window = talk.program.window;
        const QByteArray state = window.layoutOfPanels().state();
        const QRect geometry = window.geometry();
        const StoreState store = talk.program.store().state();
        const int undo = talk.program.store().undoStack().count();
        talk.press(Qt::Key_End);
        talk.press(Qt::Key_Escape);
        QTRY_VERIFY(talk.shown == nullptr);
        QCOMPARE(window.layoutOfPanels().state(), state);
        QCOMPARE(window.geometry(), geometry);
        QVERIFY(talk.program.store().state() == store);
        QCOMPARE(talk.program.store().undoStack().count(), undo);
    }

    /// What was seen stays until what comes is there, and then gives way.
    void theLastStopStaysUntilTheNextIsThere() {
        QWidget around;
        around.resize(200, 100);
        Overlay overlay(&around);
        overlay.resize(around.size());
        around.show();
        (void)QTest::qWaitForWindowExposed(&around);
        QPixmap before(around.size());
        before.fill(Qt::red);
        overlay.fadeFrom(before);
        QTest::qWait(300); // longer than it fades
        QVERIFY(overlay.isVisible());
        QCOMPARE(overlay.grab().toImage().pixelColor(100, 50), QColor(Qt::red));
        overlay.arrive();
        QTRY_VERIFY(!overlay.isVisible());
        overlay.arrive(); // nothing more to come
        QVERIFY(!overlay.fades());
    }

    /// However long a huge plan takes, its stop is seen in the end.
    void aStopOfAHugePlanFadesIn() {
        Talk talk(2, {1280, 720}, huge(loadCatalogue()));
        talk.press(Qt::Key_Right);
        QTRY_VERIFY(!talk.shown->overlay().fades());
        QVERIFY(talk.shown->store().analysis().runnable());
        QCOMPARE(talk.caption(), QStringLiteral("Caption 1"));
    }
};

QUADRILLE_TESTS(TestPresentation)
#include "tst_presentation.moc"
