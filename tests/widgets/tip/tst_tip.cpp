// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/tip/tip.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolTip>

#include <rapidcheck.h>

using namespace quadrille;

namespace {

QString withoutBreaks(QString text) {
    return text.remove(u'\n').remove(u' ');
}

QString shownAt(QWidget* widget, const QPoint& place) {
    QToolTip::showText(QPoint(1, 1), QStringLiteral("before"));
    QHelpEvent help(QEvent::ToolTip, place, widget->mapToGlobal(place));
    QCoreApplication::sendEvent(widget, &help);
    return QToolTip::text();
}

} // namespace

class TestTip : public QObject {
    Q_OBJECT

    tip::Filter m_filter;

private slots:
    void initTestCase() { qApp->installEventFilter(&m_filter); }

    void wideLettersTakeTwoColumns() {
        QCOMPARE(tip::columnsOf(QString()), 0);
        QCOMPARE(tip::columnsOf(QStringLiteral("Größe")), 5);
        QCOMPARE(tip::columnsOf(QStringLiteral("÷ ideal")), 7);
        QCOMPARE(tip::columnsOf(QStringLiteral("系列長")), 6);
        QCOMPARE(tip::columnsOf(QStringLiteral("GPU 1 基。")), 10);
        QCOMPARE(tip::columnsOf(QStringLiteral("（カナ）")), 8);
        QCOMPARE(tip::columnsOf(QString::fromUcs4(U"\U00020000", 1)), 2);
    }

    void linesBreakBetweenWords() {
        QCOMPARE(tip::wrapped(QStringLiteral("one two three"), 7), QStringLiteral("one two\nthree"));
        QCOMPARE(tip::wrapped(QStringLiteral("one two three"), 13), QStringLiteral("one two three"));
        QCOMPARE(tip::wrapped(QStringLiteral("one two"), 3), QStringLiteral("one\ntwo"));
        QCOMPARE(tip::wrapped(QStringLiteral("first\n\nsecond one"), 6),
                 QStringLiteral("first\n\nsecond\none"));
        QCOMPARE(tip::wrapped(QString()), QString());
        // A word that is longer than a line is cut.
        QCOMPARE(tip::wrapped(QStringLiteral("abcdefgh ij"), 5), QStringLiteral("abcde\nfgh\nij"));
    }

    void japaneseBreaksWhereItMay() {
        // Two columns a letter; no line begins with a full stop.
        QCOMPARE(tip::wrapped(QStringLiteral("系列長のトークン"), 8), QStringLiteral("系列長の\nトークン"));
        const QString text = QStringLiteral("各複製が保持する。次");
        for (const QString& line : tip::wrapped(text, 16).split(u'\n'))
            QVERIFY(!line.startsWith(u'。'));
    }

    void noLineIsTooLongAndNothingIsLost() {
        QVERIFY(rc::check([] {
            const auto letters = *rc::gen::container<std::vector<char32_t>>(rc::gen::weightedOneOf<char32_t>(
                {{6, rc::gen::inRange<char32_t>(U'a', U'{')},
                 {2, rc::gen::just(U' ')},
                 {1, rc::gen::just(U'\n')},
                 {2, rc::gen::inRange<char32_t>(0x3041, 0x30ff)},
                 {2, rc::gen::inRange<char32_t>(0x4e00, 0x9fff)},
                 {1, rc::gen::element(U'、', U'。', U'(', U')', U'-', U'÷')}}));
            const QString text = QString::fromUcs4(letters.data(), static_cast<qsizetype>(letters.size()));
            // In fewer there may be no place at which a language lets a line of two wide letters break.
            const int columns = *rc::gen::inRange(8, 80);
            const QString lines = tip::wrapped(text, columns);
            for (const QString& line : lines.split(u'\n'))
                RC_ASSERT(tip::columnsOf(line) <= columns);
            RC_ASSERT(withoutBreaks(lines) == withoutBreaks(text));
            RC_ASSERT(tip::wrapped(lines, columns) == lines);
        }));
    }

    void widgetsItemsAndHeadsAreWrapped() {
        const QString words = QStringLiteral("word ").repeated(40).trimmed();
        QPushButton button;
        button.setToolTip(words);
        button.show();
        QCOMPARE(shownAt(&button, {2, 2}), tip::wrapped(words));
        QVERIFY(tip::wrapped(words).contains(u'\n'));

        QTableView table;
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), words + u'!', Qt::ToolTipRole);
        model.setHeaderData(0, Qt::Horizontal, words + u'?', Qt::ToolTipRole);
        table.setModel(&model);
        table.show();
        QCOMPARE(shownAt(table.viewport(), table.visualRect(model.index(0, 0)).center()),
                 tip::wrapped(words + u'!'));
        QCOMPARE(shownAt(table.horizontalHeader()->viewport(), {4, 4}), tip::wrapped(words + u'?'));
    }

    void aLabelSpeaksForItsInputAndAnInputByItsName() {
        QWidget window;
        QComboBox box(&window);
        QLabel label(&window);
        QLineEdit edit(&window);
        QLabel alone(&window);
        label.setBuddy(&box);
        box.setAccessibleName(QStringLiteral("What the cells show"));
        QCOMPARE(tip::of(box), box.accessibleName());
        QCOMPARE(tip::of(label), box.accessibleName());
        box.setToolTip(QStringLiteral("Something better"));
        QCOMPARE(tip::of(label), box.toolTip());
        QCOMPARE(tip::of(edit), QString());
        alone.setAccessibleName(QStringLiteral("A text"));
        QCOMPARE(tip::of(alone), QString());
    }
};

QUADRILLE_TESTS(TestTip)
#include "tst_tip.moc"
