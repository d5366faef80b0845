// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/beside_window.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QScreen>
#include <QToolButton>

#include <rapidcheck.h>

using namespace quadrille;
using test::Running;

namespace {

const QRect screen(0, 0, 2560, 1440);
const QSize least(240, 160);

bool isFree(const QRect& rect, const QRect& window) {
    return !rect.intersects(window);
}

} // namespace

class TestBesideWindow : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-beside-window"); }

    void itStandsWhereThereIsMostRoom() {
        const QSize wanted(500, 400);
        // Room at the right alone.
        const QRect left(0, 0, 1600, 1440);
        QCOMPARE(besideWindow(screen, left, wanted, least), QRect(QPoint(1600, 0), wanted));
        // At the left alone, and level with the window's top.
        const QRect right(960, 200, 1600, 1240);
        QCOMPARE(besideWindow(screen, right, wanted, least), QRect(QPoint(460, 200), wanted));
        // Below alone.
        const QRect top(0, 0, 2560, 900);
        QCOMPARE(besideWindow(screen, top, wanted, least), QRect(QPoint(0, 900), wanted));
        // Narrower than wanted, but free.
        const QRect wide(0, 0, 2260, 1440);
        QCOMPARE(besideWindow(screen, wide, wanted, least), QRect(2260, 0, 300, 400));
        // The second stands below the first.
        const QRect first(QPoint(1600, 0), wanted);
        QCOMPARE(besideWindow(screen, left, wanted, least, {first}), QRect(QPoint(1600, 400), wanted));
    }

    void whereNoSideHasRoomItCoversLeast() {
        const QRect nearlyAll(0, 0, 2500, 1380);
        const QRect place = besideWindow(screen, nearlyAll, {500, 400}, least);
        QCOMPARE(place.bottomRight(), screen.bottomRight());
        QCOMPARE(place.size(), QSize(500, 400));
        QCOMPARE(besideWindow(screen, screen, {500, 400}, least).bottomRight(), screen.bottomRight());
        QCOMPARE(besideWindow(screen, screen, {9000, 9000}, least), screen);
    }

    void freeWheneverThatIsPossible() {
        const bool held = rc::check("free where a side has room, on the screen always", [] {
            const int width = *rc::gen::inRange(300, 2561);
            const int height = *rc::gen::inRange(200, 1441);
            const QRect window(*rc::gen::inRange(0, 2561 - width), *rc::gen::inRange(0, 1441 - height), width,
                               height);
            const QSize wanted(*rc::gen::inRange(240, 1200), *rc::gen::inRange(160, 1000));
            const QRect place = besideWindow(screen, window, wanted, least);
            RC_ASSERT(screen.contains(place));
            RC_ASSERT(place.width() <= wanted.width() && place.height() <= wanted.height());
            RC_ASSERT(place.width() >= least.width() && place.height() >= least.height());
            const bool beside = window.left() >= least.width() || 2560 - window.right() - 1 >= least.width();
            const bool aboveOrBelow =
                window.top() >= least.height() || 1440 - window.bottom() - 1 >= least.height();
            RC_ASSERT(isFree(place, window) == (beside || aboveOrBelow));
        });
        QVERIFY(held);
    }

    void thePanelsButtonPutsItThereAndBack() {
        Running program({}, {700, 420}); // on a screen of 800 × 800
        program.window.move(0, 0);
        auto* panel = program.window.findChild<Panel*>(QStringLiteral("memory"));
        const auto press = [panel] {
            QTest::mouseClick(panel->findChild<QToolButton*>(QStringLiteral("float")), Qt::LeftButton);
        };
        QVERIFY(!panel->isFloating());
        press();
        QVERIFY(panel->isFloating() && panel->isVisible());
        QVERIFY(isFree(panel->frameGeometry(), program.window.frameGeometry()));
        QVERIFY(program.window.screen()->availableGeometry().contains(panel->frameGeometry()));
        // It has a frame, and room in it to be pulled at.
        const QImage drawn = panel->grab().toImage();
        QVERIFY(drawn.pixelColor(0, drawn.height() / 2) != drawn.pixelColor(2, drawn.height() / 2));
        QVERIFY(panel->widget()->x() >= 3);
        press();
        QVERIFY(!panel->isFloating());
        QCOMPARE(panel->widget()->x(), 0);
    }
};

QUADRILLE_TESTS(TestBesideWindow)
#include "tst_beside_window.moc"
