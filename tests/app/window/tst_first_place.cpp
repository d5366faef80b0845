// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/first_place.h"
#include "tests/support/test_program.h"

using namespace quadrille;

class TestFirstPlace : public QObject {
    Q_OBJECT
private slots:
    void theWholeWindowIsOnTheScreen() {
        const QList<QSize> screens{{640, 480},  {960, 540},   {1020, 600},  {1280, 720}, {1366, 768},
                                   {1600, 900}, {1920, 1040}, {1920, 1080}, {3840, 2160}};
        const QList<QMargins> frames{{}, {1, 20, 1, 5}, {8, 40, 8, 8}};
        for (const QSize& screen : screens) {
            for (const QMargins& frame : frames) {
                const QSize whole = firstPlace(screen, frame).size.grownBy(frame);
                QVERIFY2(whole.width() <= screen.width() && whole.height() <= screen.height(),
                         qPrintable(QStringLiteral("%1×%2").arg(screen.width()).arg(screen.height())));
            }
        }
    }
    void aSmallScreenIsUsedWhole() {
        const FirstPlace large = firstPlace({1920, 1080}, widestFrame);
        QVERIFY(!large.maximized);
        QCOMPARE(large.size, QSize(1600, 960));
        QCOMPARE(firstPlace({3840, 2160}, widestFrame).size, large.size);
        QVERIFY(firstPlace({1280, 720}, widestFrame).maximized);
        QVERIFY(firstPlace({1920, 960}, widestFrame).maximized); // as high as the window, without its frame
        QVERIFY(firstPlace({1600, 1200}, widestFrame).maximized);
    }
};

QUADRILLE_TESTS(TestFirstPlace)
#include "tst_first_place.moc"
