// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/contrast.h"
#include "tests/support/test_program.h"

using namespace quadrille;

/// Words can be read on what they stand on: 4.5:1, as WCAG 2.1 asks.
class TestColours : public QObject {
    Q_OBJECT
private slots:
    void wordsStandOut() {
        for (const Colours& colours : test::allColours())
            for (const QColor& words : {colours.text, colours.mutedText, colours.better, colours.worse})
                QVERIFY2(test::contrast(words, colours.background) >= 4.5, qPrintable(words.name()));
    }
    void betterAndWorseAreApart() {
        // Told apart by more than red and green in the set for every kind of colour vision.
        for (const bool dark : {false, true}) {
            const Colours safe = Colours::make(dark, ColourSet::colourBlindSafe);
            QVERIFY(safe.better.blue() > safe.better.red() + 64);
            QVERIFY(safe.worse.red() > safe.worse.blue() + 64);
        }
    }
};

QUADRILLE_TESTS(TestColours)
#include "tst_colours.moc"
