// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_point.h"

#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <rapidcheck.h>

#include <algorithm>
#include <set>

using namespace quadrille;

namespace {

PlanPoint random(std::uint64_t number) {
    // Few values, so that many are equal.
    const auto some = [] { return *rc::gen::inRange(1, 12); };
    PlanPoint point;
    point.number = number;
    point.tokensPerSecondPerGpu = some();
    point.memory = some();
    point.bubble = static_cast<float>(some()) / 16;
    point.gpus = some();
    return point;
}

Scenario pointTraining() {
    return test::training("llama-3.1-8b", 16, 64, 4096);
}

PlanSpace pointSpace(const Scenario& s, std::initializer_list<const char*> names) {
    std::vector<const Setting*> settings;
    for (const char* name : names)
        settings.push_back(findSetting(name));
    return planSpace(s, settings);
}

} // namespace

/// Feasible plans in few bytes, and what can be said of all of them.
class TestPlanPoint : public QObject {
    Q_OBJECT
private slots:
    void numbersCountThePlans() {
        const PlanSpace space = pointSpace(pointTraining(), {"tp", "pp", "mbs", "recompute"});
        std::vector<std::uint32_t> places(space.axes.size(), 0);
        std::uint64_t number = 0;
        const auto step = [&] { // the last axis changes fastest
            for (std::size_t axis = places.size(); axis-- > 0;) {
                if (++places[axis] < space.axes[axis].values.size())
                    return true;
                places[axis] = 0;
            }
            return false;
        };
        do {
            QCOMPARE(space.number(places), number);
            QVERIFY(space.places(number) == places);
            ++number;
        } while (step());
        QCOMPARE(static_cast<double>(number), space.size());
    }

    // Against the definition, for every pair of quantities.
    void frontsAreWhatNoOtherBeats() {
        QVERIFY(rc::check([] {
            std::vector<PlanPoint> points;
            const int count = *rc::gen::inRange(0, 60);
            for (int i = 0; i < count; ++i)
                points.push_back(random(static_cast<std::uint64_t>(i)));
            const auto good = [](PlanQuantity q, const PlanPoint& p) {
                return moreIsBetter(q) ? amount(q, p) : -amount(q, p);
            };
            for (const PlanQuantity x : planQuantities)
                for (const PlanQuantity y : planQuantities) {
                    std::set<std::size_t> expected;
                    for (std::size_t i = 0; i < points.size(); ++i) {
                        const auto beats = [&](std::size_t j) {
                            const double dx = good(x, points[j]) - good(x, points[i]);
                            const double dy = good(y, points[j]) - good(y, points[i]);
                            return dx >= 0 && dy >= 0 && (dx > 0 || dy > 0 || j < i);
                        };
                        bool beaten = false;
                        for (std::size_t j = 0; j < points.size(); ++j)
                            beaten = beaten || (j != i && beats(j));
                        if (!beaten)
                            expected.insert(i);
                    }
                    const auto front = frontOf(points, x, y);
                    RC_ASSERT(std::set(front.begin(), front.end()) == expected);
                    RC_ASSERT(front.size() == expected.size());
                    RC_ASSERT(std::ranges::is_sorted(front, std::greater<>(),
                                                     [&](std::size_t i) { return good(x, points[i]); }));
                }
        }));
    }

    // What a search says of all plans, worked out again from the plans that it found.
    void contendersAndTheBestWithEachAreThoseOfAll() {
        const Scenario base = pointTraining();
        const PlanSpace space = pointSpace(base, {"tp", "cp", "pp", "mbs", "recompute"});
        for (const std::size_t threads : {1, 3}) {
            PlanSearchOptions options;
            options.threads = threads;
            std::vector<FoundPlan> all;
            options.found = [&all](const FoundPlan& plan) { all.push_back(plan); };
            std::uint64_t looked = 0;
            options.known = [&looked](const PlanSearchAnswer& known) {
                QVERIFY(known.evaluated > looked);
                looked = known.evaluated;
            };
            const PlanSearchAnswer answer = searchPlans(base, space, options);
            QCOMPARE(looked, answer.evaluated);
            double surest = 0;
            for (const FoundPlan& plan : all)
                surest = std::max(surest,
                                  valueOf(PlanQuantity::throughput, plan.seen) / plan.seen.interval.slower);
            QCOMPARE(answer.surest, surest);
            std::vector<std::uint64_t> contenders;
            for (const FoundPlan& plan : all)
                if (valueOf(PlanQuantity::throughput, plan.seen) * plan.seen.interval.faster >= surest)
                    contenders.push_back(space.number(plan.places));
            std::vector<std::uint64_t> said;
            for (const Contender& each : answer.asGood)
                said.push_back(each.number);
            QVERIFY(said == contenders);
            QVERIFY(contenders.size() > 1 && contenders.size() < all.size());
            const auto same = shared(space, answer.asGood);
            for (std::size_t axis = 0; axis < space.axes.size(); ++axis) {
                std::set<std::uint32_t> values;
                for (const std::uint64_t number : contenders)
                    values.insert(space.places(number)[axis]);
                QCOMPARE(same[axis].has_value(), values.size() == 1);
                for (std::uint32_t value = 0; value < space.axes[axis].values.size(); ++value) {
                    const FoundPlan* best = nullptr;
                    for (const FoundPlan& plan : all)
                        if (plan.places[axis] == value && (best == nullptr || better(plan, *best)))
                            best = &plan;
                    const auto& kept = answer.bestWith[axis][value];
                    QCOMPARE(kept.has_value(), best != nullptr);
                    QVERIFY(best == nullptr || *kept == *best);
                }
            }
        }
    }

    void amountsAreThoseOfTheGlance() {
        const Glance seen = glance(Resolved(pointTraining()));
        const PlanPoint point = planPoint(7, seen);
        QCOMPARE(amount(PlanQuantity::throughput, point), valueOf(PlanQuantity::throughput, seen));
        QCOMPARE(amount(PlanQuantity::memory, point), -valueOf(PlanQuantity::memory, seen));
        QCOMPARE(amount(PlanQuantity::gpus, point), 16.0);
        // GPU-seconds a token: those of a step, by its tokens.
        const double tokens = 64.0 * 4096;
        QVERIFY(std::abs(amount(PlanQuantity::cost, point) * tokens / (16 * seen.step.value()) - 1) < 1e-12);
    }
};

QUADRILLE_TESTS(TestPlanPoint)
#include "tst_plan_point.moc"
