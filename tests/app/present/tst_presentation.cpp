// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/run_book.h"
#include "app/panels/plan/plan_panel.h"
#include "app/present/overlay.h"
#include "app/present/presentation.h"
#include "app/present/speaker_window.h"
#include "app/present/stage.h"
#include "app/present/stage_places.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/slider/discrete_slider.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QLabel>
#include <QPointer>
#include <rapidcheck.h>

using namespace quadrille;
using test::Running;

namespace {

/// DeepSeek-V3 on 2,048 GPUs, in a schedule of thousands of operations.
Scenario huge(const Catalogue& catalogue) {
    Scenario scenario = newScenario(catalogue);
    scenario.model = *findModel(catalogue.models, "deepseek-v3");
    scenario.cluster.gpus = 2048;
    scenario.plan.tp = 1;
    scenario.plan.pp = 16;
    scenario.plan.ep = 64;
    scenario.plan.globalBatch = 15'360;
    scenario.plan.sequence = 4096;
    scenario.plan.schedule = ScheduleKind::dualPipe;
    scenario.plan.layerSplit.kind = LayerSplit::Kind::balanced;
    return scenario;
}

/// A presentation over a window, of so many stops that differ in what they show.
struct Talk {
    explicit Talk(int stops = 3, QSize size = {1280, 720}, const std::optional<Scenario>& scenario = {})
        : runs(program.catalogue, &program.window) {
        deck.name = QStringLiteral("Talk");
        const QList<QStringList> panels{{"memory"}, {"plan", "memory"}, {"memory", "pipeline", "step"}};
        for (int i = 0; i < stops; ++i) {
            Stop stop{.name = QString::number(i), .caption = QStringLiteral("Caption %1").arg(i)};
            stop.notes = QStringLiteral("Notes %1").arg(i);
            stop.panels = panels.at(i % panels.size());
            stop.state = program.store().state();
            if (scenario)
                stop.state.scenario = *scenario;
            stop.state.scenario.plan.microBatch = std::int64_t{1} << (i % 3);
            deck.stops.push_back(stop);
        }
        shown = new Presentation(deck, 0, program.catalogue, program.settings, program.prompts(), runs,
                                 &program.window);
        shown->begin();
        shown->resize(size);
        (void)QTest::qWaitForWindowExposed(shown);
    }
    ~Talk() { delete shown; }
    void press(Qt::Key key) { QTest::keyClick(shown, key); }
    [[nodiscard]] QString caption() const { return shown->stage().findChild<QLabel*>("caption")->text(); }

    Running program;
    RunBook runs;
    Deck deck;
    QPointer<Presentation> shown;
};

} // namespace

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
        }
        QVERIFY(talk.caption().startsWith(QStringLiteral("A caption that")));
        QVERIFY(talk.caption().endsWith(u'…'));
        QCOMPARE(talk.caption().count(u'\n'), 2);
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
        talk.press(Qt::Key_B);
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

    void howLongAStopTakes_data() {
        QTest::addColumn<bool>("isHuge");
        QTest::addColumn<QSize>("size");
        QTest::newRow("small plan") << false << QSize(1280, 720);
        QTest::newRow("small plan, large screen") << false << QSize(3840, 2160);
        QTest::newRow("huge plan") << true << QSize(1280, 720);
    }

    /// Says how long a stop takes, until it is painted and until its numbers are; nothing is asserted of a
    /// time.
    void howLongAStopTakes() {
        QFETCH(bool, isHuge);
        QFETCH(QSize, size);
        Talk talk(30, size, isHuge ? std::optional(huge(loadCatalogue())) : std::nullopt);
        std::vector<qint64> painted, answered;
        for (int i = 0; i < 29; ++i) {
            QElapsedTimer timer;
            timer.start();
            talk.press(Qt::Key_Right);
            (void)talk.shown->grab();
            painted.push_back(timer.elapsed());
            QTRY_VERIFY_WITH_TIMEOUT(!talk.shown->store().pending() && !talk.shown->store().timelinePending(),
                                     20'000);
            answered.push_back(timer.elapsed());
        }
        QCOMPARE(talk.shown->place(), std::size_t{29});
        std::ranges::sort(painted);
        std::ranges::sort(answered);
        qInfo("a stop is painted after %lld ms (median), %lld ms (longest); answered after %lld and %lld ms",
              painted[painted.size() / 2], painted.back(), answered[answered.size() / 2], answered.back());
    }
};

QUADRILLE_TESTS(TestPresentation)
#include "tst_presentation.moc"
