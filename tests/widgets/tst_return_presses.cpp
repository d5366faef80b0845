// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/return_presses.h"

#include "tests/support/test_program.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace quadrille;

/// Return presses the button that has the keyboard, and nothing else.
class TestReturnPresses : public QObject {
    Q_OBJECT
private slots:
    void pressesTheButtonThatHasTheKeyboard() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* field = new QLineEdit(&window);
        auto* button = new QPushButton(&window);
        column->addWidget(field);
        column->addWidget(button);
        window.show();
        const QSignalSpy clicked(button, &QPushButton::clicked);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 0); // as Qt has it
        const ReturnPresses presses(nullptr);
        QTest::keyClick(button, Qt::Key_Return);
        QTest::keyClick(button, Qt::Key_Enter);
        QCOMPARE(clicked.count(), 2);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QApplication::sendEvent(button, &held);
        QVERIFY(held.isAccepted()); // nor does what the button is in get it
        QCOMPARE(clicked.count(), 2);
        button->setEnabled(false);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 2);
        button->setEnabled(true);
        // What is submitted by Return may give the keyboard to a button: that is not pressed with it.
        connect(field, &QLineEdit::returnPressed, button, [button] { button->setFocus(); });
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(clicked.count(), 2);
    }

    void leavesDialogsToQt() {
        QDialog dialog;
        auto* button = new QPushButton(&dialog);
        dialog.show();
        const ReturnPresses presses(nullptr);
        const QSignalSpy clicked(button, &QPushButton::clicked);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 1);
    }
};

QUADRILLE_TESTS(TestReturnPresses)
#include "tst_return_presses.moc"
