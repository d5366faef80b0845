// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_motion.h"

#include "tests/support/test_program.h"
#include "tests/widgets/memory_bars/estimates.h"
#include "tests/widgets/picture/motion.h"
#include "widgets/memory_bars/memory_bars.h"

#include <QLocale>

using namespace quadrille;
using test::manyStages;

/// From one plan's bars to another's.
class TestBarsMotion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// At the ends they are those of the two plans, and half way the mean; a new stage grows from nothing.
    void goesFromOneToTheOther() {
        const MemoryEstimate few = manyStages(2), many = manyStages(4, 1.5);
        for (const double share : {0.0, 0.5, 1.0}) {
            const MemoryEstimate on = bars::between(few, many, share);
            QCOMPARE(on.stages.size(), many.stages.size());
            QCOMPARE(on.capacity.value(), many.capacity.value());
            for (std::size_t stage = 0; stage < on.stages.size(); ++stage) {
                const double from = stage < few.stages.size() ? few.stages[stage].total().value() : 0;
                const double to = many.stages[stage].total().value();
                QVERIFY(std::abs(on.stages[stage].total().value() - ((1 - share) * from + share * to)) <
                        1e-9 * to);
            }
        }
    }

    /// What is said is the new plan's at once; what is painted gets there.
    void thePictureGetsThere() {
        const auto set = [](MemoryBars& bars, bool next) {
            bars.setEstimate(next ? manyStages(2, 1.5) : manyStages(2));
        };
        test::getsThere<MemoryBars>(set);
    }
};

QUADRILLE_TESTS(TestBarsMotion)
#include "tst_bars_motion.moc"
