// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/placed_plan.h"

#include "core/check/check.h"
#include "core/search/plan_search.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <rapidcheck.h>

using namespace quadrille;

namespace {

/// Random values on every axis of a space of all that is searched.
std::vector<std::uint32_t> anyPlaces(const PlanSpace& space) {
    std::vector<std::uint32_t> places;
    for (const SearchAxis& axis : space.axes)
        places.push_back(*rc::gen::inRange<std::uint32_t>(0, static_cast<std::uint32_t>(axis.values.size())));
    return places;
}

/// What a person would who sets one after the other and then reads what is set.
bool holds(const Scenario& plan, const PlanSpace& space, const std::vector<std::uint32_t>& places) {
    for (std::size_t axis = 0; axis < places.size(); ++axis)
        if (settingText(*space.axes[axis].setting, plan) != space.axes[axis].values[places[axis]])
            return false;
    return true;
}

} // namespace

/// Plans one after another in one scenario are those that each would be alone.
class TestPlacedPlan : public QObject {
    Q_OBJECT
private slots:
    void isThePlanAtItsPlaces() {
        QVERIFY(rc::check([] {
            Scenario base = test::training(*rc::gen::element("llama-3.1-70b", "deepseek-v3"), 512, 64, 4096);
            base.plan.vpp = *rc::gen::element(1, 2);
            base.plan.schedule = *rc::gen::elementOf(scheduleKinds);
            std::vector<const Setting*> free;
            for (const Setting* setting : usuallySearchedIn(base))
                if (*rc::gen::inRange(0, 4) > 0)
                    free.push_back(setting);
            const PlanSpace space = planSpace(base, free);
            PlacedPlan placed(base, space);
            std::vector<std::uint32_t> places = anyPlaces(space);
            for (int step = 0; step < 20; ++step) {
                if (!places.empty() && *rc::gen::arbitrary<bool>()) { // one axis on, as a search goes
                    const auto axis = *rc::gen::inRange<std::size_t>(0, places.size());
                    places[axis] =
                        (places[axis] + 1) % static_cast<std::uint32_t>(space.axes[axis].values.size());
                } else {
                    places = anyPlaces(space);
                }
                if (const auto some = *rc::gen::inRange<std::size_t>(0, places.size() + 1);
                    *rc::gen::arbitrary<bool>()) {
                    placed.putFirst(places, some);
                    Scenario first = base;
                    for (std::size_t axis = 0; axis < some; ++axis)
                        setFromText(*space.axes[axis].setting, first, space.axes[axis].values[places[axis]]);
                    RC_ASSERT(placed.scenario() == first);
                }
                placed.put(places);
                const Scenario alone = planAt(base, space, places);
                RC_ASSERT(placed.scenario() == alone);
                RC_ASSERT(placed.holdsItsValues() == holds(alone, space, places));
            }
        }));
    }

    // Only such plans are left out of whose stages check() says that some hold nothing; and none where
    // virtual stages are kept as they are.
    void chunksThatHoldNothingAreLeftOut() {
        const Scenario base = test::training("llama-3.1-405b", 1024, 2048, 8192);
        std::vector<const Setting*> free{findSetting("pp"), findSetting("layer-split"),
                                         findSetting("schedule"), findSetting("vpp")};
        const auto countOf = [&](const PlanSpace& space) {
            std::size_t empty = 0;
            PlacedPlan placed(base, space);
            for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(space.size()); ++number) {
                placed.put(space.places(number));
                if (!runnable(placed.scenario()))
                    continue;
                const auto said = check(placed.scenario());
                const bool holdsNothing = std::ranges::any_of(
                    said, [](const Diagnostic& each) { return each.rule == emptyChunksReason; });
                if (placed.hasEmptyChunks())
                    ++empty;
                if (placed.hasEmptyChunks() && !holdsNothing)
                    return std::string::npos;
            }
            return empty;
        };
        const std::size_t empty = countOf(planSpace(base, free));
        QVERIFY(empty > 0 && empty != std::string::npos);
        free.pop_back();
        QCOMPARE(countOf(planSpace(base, free)), std::size_t{0});
    }
};

QUADRILLE_TESTS(TestPlacedPlan)
#include "tst_placed_plan.moc"
