// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/message.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;

class TestMessage : public QObject {
    Q_OBJECT

private slots:
    /// What was computed has no more digits than say something; what somebody typed keeps its own.
    void sentencesRoundWhatWasComputed() {
        const auto said = [](double number) { return english({QUADRILLE_MESSAGE("takes %1 µs"), {number}}); };
        QCOMPARE(said(0.1 + 0.2), std::string("takes 0.3 µs"));
        QCOMPARE(said(21.500000000000004), std::string("takes 21.5 µs"));
        QCOMPARE(said(1208.2545360175825), std::string("takes 1208.25 µs"));
        QCOMPARE(said(1e-12), std::string("takes 1e-12 µs"));
        QCOMPARE(said(12345.678), std::string("takes 12345.678 µs"));
        QCOMPARE(said(134217728.5), std::string("takes 134217728.5 µs"));
    }
};

QUADRILLE_TESTS(TestMessage)
#include "tst_message.moc"
