// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>

using namespace quadrille;

class TestStatusLine : public QObject {
    Q_OBJECT
    static QString tipOf(StatusLine& line) {
        QHelpEvent asked(QEvent::ToolTip, {5, 5}, line.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&line, &asked);
        return line.toolTip();
    }

private slots:
    void longTextsEndInDotsAndAreWholeInTheTip() {
        StatusLine line;
        line.resize(2000, 24);
        line.show();
        line.say(QStringLiteral("PP 4 → 1: memory 25.4 GiB → 43.9 GiB, bubble 24.7 % → 0.0 %"));
        QCOMPARE(line.shown(), line.currentMessage());
        QVERIFY(tipOf(line).isEmpty());
        line.resize(200, 24);
        QVERIFY(line.shown().endsWith(QChar(0x2026)));
        QVERIFY(line.fontMetrics().horizontalAdvance(line.shown()) < 200);
        QCOMPARE(tipOf(line), line.currentMessage());
        line.say({});
        QVERIFY(tipOf(line).isEmpty());
    }

    void whatIsPermanentKeepsItsRoom() {
        StatusLine line;
        auto* count = new QLabel(QStringLiteral("2 not read"));
        line.addPermanentWidget(count);
        line.resize(300, 24);
        line.show();
        line.say(QString(200, u'x'));
        QVERIFY(count->isVisible());
        QVERIFY(line.fontMetrics().horizontalAdvance(line.shown()) < count->x());
    }
};

QUADRILLE_TESTS(TestStatusLine)
#include "tst_status_line.moc"
