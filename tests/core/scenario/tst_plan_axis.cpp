// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"
#include "core/scenario/plan_axis.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <set>

using namespace quadrille;

class TestPlanAxis : public QObject {
    Q_OBJECT
private slots:
    void everySearchedSettingIsAnAxis() {
        std::set<std::string_view> names;
        for (const PlanAxis& axis : allPlanAxes())
            QVERIFY(names.insert(name(axis)).second);
        for (const Dimension dimension : allDimensions)
            QVERIFY(names.contains(name(dimension)));
        for (const Setting& setting : allSettings)
            if (setting.searched != Searched::no)
                QVERIFY2(names.contains(setting.name), std::string(setting.name).c_str());
        for (const char* wanted : {"schedule", "zero", "recompute", "cp-method", "ep", "gpus", "gbs"})
            QVERIFY2(names.contains(wanted), wanted);
    }

    void namesComeBack() {
        for (const PlanAxis& axis : allPlanAxes())
            QVERIFY(planAxisFromName(name(axis)) == axis);
        QVERIFY(!planAxisFromName("hidden"));
        QVERIFY(!planAxisFromName(""));
    }

    void dimensionsAreAsTheyWere() {
        QVERIFY(rc::check([] {
            const Scenario s = test::randomScenario();
            const Dimension dimension =
                *rc::gen::elementOf(std::vector(allDimensions.begin(), allDimensions.end()));
            const PlanAxis axis = dimension;
            RC_ASSERT(value(s, axis) == value(s, dimension));
            RC_ASSERT(stops(s, axis) == stops(s, dimension));
            const std::int64_t stop = *rc::gen::elementOf(stops(s, dimension));
            RC_ASSERT(with(s, axis, stop) == with(s, dimension, stop));
        }));
    }

    void everyStopIsSetAndReadBack() {
        QVERIFY(rc::check([] {
            const Scenario s = test::detailedScenario();
            for (const PlanAxis& axis : allPlanAxes()) {
                const auto found = stops(s, axis);
                RC_ASSERT(!found.empty() && std::ranges::is_sorted(found));
                for (const std::int64_t stop : found)
                    RC_ASSERT(value(with(s, axis, stop), axis) == stop);
                if (const std::int64_t now = value(s, axis); now >= 0)
                    RC_ASSERT(std::ranges::binary_search(found, now));
            }
        }));
    }

    void schedulesThatNeedASearchAreLeftOut() {
        Scenario s = test::llama8b();
        const PlanAxis axis = *planAxisFromName("schedule");
        const auto isSearched = [&axis](std::int64_t stop) {
            return traits(*scheduleFromName(textOf(axis, stop))).searched;
        };
        QVERIFY(std::ranges::none_of(stops(s, axis), isSearched));
        s.plan.schedule = ScheduleKind::zeroBubbleAuto;
        QCOMPARE(std::ranges::count_if(stops(s, axis), isSearched), std::ptrdiff_t{1});
    }
};

QUADRILLE_TESTS(TestPlanAxis)
#include "tst_plan_axis.moc"
