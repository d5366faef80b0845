// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/verdict/number_button.h"

using namespace quadrille;

namespace {

using Forms = std::vector<NumberButton::Form>;

const Forms shortForms{{QStringLiteral("1.5 s"), {}}};
const Forms longForms{{QStringLiteral("1.5 s a step"), QStringLiteral("−0.3 s vs A"), Meaning::better},
                      {QStringLiteral("1.5 s"), QStringLiteral("−0.3"), Meaning::better},
                      {QStringLiteral("1.5 s"), {}}};

} // namespace

/// Sizes are measured once; whatever they depend on has them measured anew.
class NumberSize : public QObject {
    Q_OBJECT
private slots:
    void followsNumberFontAndLetters() {
        NumberButton button;
        QFont large = button.font();
        large.setPointSizeF(large.pointSizeF() * 1.4);
        const QFont usual = button.font();
        std::vector<int> widths;
        for (int step = 0; step < 16; ++step) {
            const Forms& forms = (step & 1) != 0 ? longForms : shortForms;
            button.setNumber(forms);
            button.setFont((step & 2) != 0 ? large : usual);
            button.setLarge((step & 4) != 0);
            NumberButton fresh;
            fresh.setFont(button.font());
            fresh.setLarge(button.isLarge());
            fresh.setNumber(forms);
            for (int level = 0; level <= button.shortest() + 1; ++level)
                QCOMPARE(button.sizeAt(level), fresh.sizeAt(level));
            QCOMPARE(button.sizeHint(), fresh.sizeHint());
            QCOMPARE(button.minimumSizeHint(), fresh.minimumSizeHint());
            widths.push_back(button.sizeHint().width());
        }
        QVERIFY(widths[1] > widths[0]); // a longer number
        QVERIFY(widths[3] > widths[1]); // in a larger font
        QVERIFY(widths[7] > widths[3]); // in larger letters
    }
};

QUADRILLE_TESTS(NumberSize)
#include "tst_number_size.moc"
