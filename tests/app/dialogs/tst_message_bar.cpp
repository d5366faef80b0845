// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/dialogs.h"
#include "app/dialogs/message_bar.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace quadrille;
using test::Running;

namespace {

struct Shown {
    Shown() {
        auto* column = new QVBoxLayout(&window);
        bar = MessageBar::of(window);
        column->addWidget(&field);
        window.resize(400, 300);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        window.activateWindow();
        field.setFocus();
    }
    [[nodiscard]] QList<QToolButton*> closers() const {
        QList<QToolButton*> found;
        for (QToolButton* each : bar->findChildren<QToolButton*>(QStringLiteral("closeMessage")))
            if (each->isVisible())
                found << each;
        return found;
    }

    QWidget window;
    QLineEdit field;
    MessageBar* bar;
};

} // namespace

class TestMessageBar : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-message-bar"); }

    void thatOfAPartIsNotTheWindows() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* part = new MessageBar(&window, MessageBar::About::part);
        column->addWidget(part);
        QVERIFY(MessageBar::of(window) != part);
        QCOMPARE(MessageBar::of(window), MessageBar::of(window));
    }
    void aMessageIsReadAndTakesNoKeyboard() {
        Shown shown;
        shown.bar->say(QStringLiteral("Nothing was written."));
        QVERIFY(shown.bar->isVisible());
        QCOMPARE(shown.bar->texts(), QStringList{QStringLiteral("Nothing was written.")});
        const auto* message = shown.bar->findChild<QLabel*>()->parentWidget();
        QCOMPARE(message->accessibleName(), QStringLiteral("Nothing was written."));
        QVERIFY(shown.field.hasFocus());
        // The same again is not worth a second line.
        shown.bar->say(QStringLiteral("Nothing was written."));
        QCOMPARE(shown.bar->texts().size(), 1);
    }

    void itIsReachedAndClosedByKeyboardOrMouse() {
        Shown shown;
        shown.bar->say(QStringLiteral("one"));
        shown.bar->say(QStringLiteral("two"));
        QTest::keyClick(&shown.field, Qt::Key_Tab);
        QVERIFY(shown.bar->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(shown.bar->texts(), QStringList{QStringLiteral("two")});
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
        QTest::mouseClick(shown.closers().front(), Qt::LeftButton);
        QVERIFY(shown.bar->texts().isEmpty());
        QVERIFY(!shown.bar->isVisible());
        QCoreApplication::processEvents();
        QVERIFY(shown.field.isVisible());
    }

    void whatCanBeDoneIsDoneOnceAndClosesIt() {
        Shown shown;
        int done = 0;
        shown.bar->say(QStringLiteral("It is there already."),
                       {{QStringLiteral("Replace"), [&done] { ++done; }}});
        for (QToolButton* button : shown.bar->findChildren<QToolButton*>()) {
            if (button->text() == QStringLiteral("Replace"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(done, 1);
        QVERIFY(shown.bar->texts().isEmpty());
    }

    void theOldestGivesWay() {
        Shown shown;
        for (const char* text : {"a", "b", "c", "d"})
            shown.bar->say(QLatin1String(text));
        QCOMPARE(shown.bar->texts(),
                 (QStringList{QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")}));
        shown.bar->closeAll();
        QVERIFY(shown.bar->texts().isEmpty());
    }

    void aLongTextIsSeenWhole() {
        Shown shown;
        shown.bar->say(QStringLiteral("a sentence that does not fit into one line ").repeated(5));
        QCoreApplication::processEvents();
        const auto* text = shown.bar->findChild<QLabel*>();
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(text->heightForWidth(text->width()) > 2 * text->fontMetrics().height());
    }

    void theWindowSaysWhatWentWrongInItself() {
        Settings settings;
        Appearance appearance(settings);
        const Catalogue catalogue = loadCatalogue();
        MainWindow window(catalogue, settings, appearance); // asks in its own ways
        window.start({});
        window.resize(1280, 720);
        window.show();
        const auto* messages = window.findChild<MessageBar*>();
        const auto* bar = window.findChild<QToolBar*>(QStringLiteral("messages"));
        QVERIFY(!bar->isVisible());
        QVERIFY(!window.session().open(QStringLiteral("/no/such/session.quadrille")));
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(bar->isVisible() && messages->isVisible());
        QCoreApplication::processEvents();
        QVERIFY(messages->texts().front().contains(QStringLiteral("session.quadrille")));
        const auto* text = messages->findChild<QLabel*>();
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(messages->height() < 4 * text->heightForWidth(text->width()));
        // Neither an arrangement of another time nor one panel alone brings it, or takes it away.
        window.layoutOfPanels().toggleFill();
        QCoreApplication::processEvents();
        QVERIFY(bar->isVisible());
        window.findChild<MessageBar*>()->closeAll();
        QVERIFY(!bar->isVisible());
        window.layoutOfPanels().toggleFill();
        QTest::qWait(20);
        QVERIFY(!bar->isVisible());
    }

    void aDialogSaysItItself() {
        QWidget window;
        new QVBoxLayout(&window);
        QDialog dialog(&window);
        new QVBoxLayout(&dialog);
        window.show();
        dialog.open();
        QTRY_COMPARE(QApplication::activeModalWidget(), &dialog);
        dialogsOf(&window).error(QStringLiteral("It was not saved."));
        QVERIFY(dialog.findChild<MessageBar*>() != nullptr);
        QCOMPARE(dialog.findChild<MessageBar*>()->texts().size(), 1);
        dialog.reject();
        dialogsOf(&window).error(QStringLiteral("It was not opened."));
        QCOMPARE(MessageBar::of(window)->texts(), QStringList{QStringLiteral("It was not opened.")});
    }
};

QUADRILLE_TESTS(TestMessageBar)
#include "tst_message_bar.moc"
