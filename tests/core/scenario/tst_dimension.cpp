// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/dimension.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

class TestDimension : public QObject {
    Q_OBJECT
private slots:
    void withChangesOnlyThatDimension() {
        QVERIFY(rc::check([] {
            const Scenario s = test::randomScenario();
            const Dimension moved =
                *rc::gen::elementOf(std::vector(allDimensions.begin(), allDimensions.end()));
            const std::int64_t target = *rc::gen::inRange<std::int64_t>(1, 1000);
            const Scenario after = with(s, moved, target);
            RC_ASSERT(value(after, moved) == target);
            for (const Dimension other : allDimensions)
                if (other != moved)
                    RC_ASSERT(value(after, other) == value(s, other));
            if (moved != Dimension::virtualStages)
                RC_ASSERT(with(after, moved, value(s, moved)) == s);
        }));
    }

    void virtualStagesAndInterleavingMeanEachOther() {
        const Scenario s = test::llama70b();
        const Scenario two = with(s, Dimension::virtualStages, 2);
        QCOMPARE(two.plan.schedule, ScheduleKind::interleaved);
        QVERIFY(with(two, Dimension::virtualStages, 1) == s);
        Scenario gpipe = s;
        gpipe.plan.schedule = ScheduleKind::gpipe;
        QCOMPARE(with(gpipe, Dimension::virtualStages, 2).plan.schedule, ScheduleKind::gpipe);
    }

    void stopsAscendAndHoldTheCurrentValue() {
        QVERIFY(rc::check([] {
            Scenario s = test::randomScenario();
            for (const Dimension dimension : allDimensions) {
                const std::int64_t own = *rc::gen::inRange<std::int64_t>(1, 1'000'000);
                assign(s, dimension, own);
                const auto values = stops(s, dimension);
                RC_ASSERT(std::adjacent_find(values.begin(), values.end(), std::greater_equal<>()) ==
                          values.end());
                RC_ASSERT(std::binary_search(values.begin(), values.end(), own));
                RC_ASSERT(values.front() >= 1);
            }
        }));
    }

    void pipelineStopsDivideTheLayers() {
        const auto values = stops(test::llama70b(), Dimension::pipeline);
        for (const std::int64_t size : {1, 2, 4, 5, 8, 10, 16, 20, 40, 80})
            QVERIFY(std::binary_search(values.begin(), values.end(), size));
    }

    void namesAreTheCommandLines() {
        for (const Dimension dimension : allDimensions)
            QCOMPARE(dimensionFromName(name(dimension)), std::optional(dimension));
        QVERIFY(!dimensionFromName("dp"));
        QCOMPARE(name(Dimension::virtualStages), std::string_view("vpp"));
    }

    void refusesWhatIsNoSize() {
        QVERIFY_EXCEPTION_THROWN((void)with(test::llama8b(), Dimension::tensor, 0), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)with(test::llama8b(), Dimension::tensor, largestDimensionValue + 1),
                                 std::invalid_argument);
    }
};

QUADRILLE_TESTS(TestDimension)
#include "tst_dimension.moc"
