// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/relaxed_limits.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <rapidcheck.h>

#include <algorithm>
#include <array>

using namespace quadrille;

namespace {

const Scenario& base() {
    static const Scenario s = test::training("llama-3.1-8b", 16, 64, 4096);
    return s;
}

const PlanSpace& space() {
    static const std::array free{findSetting("tp"), findSetting("pp"), findSetting("mbs")};
    static const PlanSpace all = planSpace(base(), free);
    return all;
}

/// So much as is asked for, and a hair more where rounding to bytes needs it.
PlanSearchOptions relaxed(PlanSearchOptions options, const std::vector<RelaxedLimit>& limits, double factor) {
    for (const auto& [reason, value] : limits) {
        if (reason == outOfMemoryReason)
            options.mostOomProbability = std::min(value * factor, yellowProbability); // above, none counts
        else if (reason == memoryReason)
            options.limits.memory = gibibytes(value * factor);
        else if (reason == bubbleReason)
            options.limits.bubble = value * factor;
        else if (reason == stepReason)
            options.limits.step = Seconds(value * factor);
        else if (reason == groupNodesReason)
            options.limits.groupNodes = static_cast<std::int64_t>(value * factor);
    }
    return options;
}

PlanSearchOptions randomLimits() {
    const auto share = [] { return *rc::gen::inRange(0, 100) / 100.0; };
    PlanSearchOptions options;
    options.threads = 1;
    options.mostOomProbability = share() / 10;
    if (*rc::gen::arbitrary<bool>())
        options.limits.memory = gibibytes(10 + 60 * share());
    if (*rc::gen::arbitrary<bool>())
        options.limits.bubble = share() / 4;
    if (*rc::gen::arbitrary<bool>())
        options.limits.step = Seconds(0.5 + 8 * share());
    if (*rc::gen::arbitrary<bool>())
        options.limits.groupNodes = 1;
    return options;
}

} // namespace

/// How much of which limits would be enough.
class TestRelaxedLimits : public QObject {
    Q_OBJECT
private slots:
    // Searches with these limits: one that allows so much finds a plan, one that allows less finds none.
    void soMuchIsEnoughAndLessIsNot() {
        int asked = 0, several = 0;
        QVERIFY(rc::check([&] {
            const PlanSearchOptions options = randomLimits();
            if (searchPlans(base(), space(), options).feasible > 0)
                return;
            ++asked;
            const std::vector<Relaxation> ways = relaxations(base(), space(), options);
            RC_ASSERT(!ways.empty());
            for (const Relaxation& way : ways) {
                RC_ASSERT(way.limits.size() == ways.front().limits.size());
                several += way.limits.size() > 1 ? 1 : 0;
                constexpr double hair = 1e-12;
                RC_ASSERT(searchPlans(base(), space(), relaxed(options, way.limits, 1 + hair)).feasible > 0);
                if (way.limits.size() == 1)
                    RC_ASSERT(searchPlans(base(), space(), relaxed(options, way.limits, 1 - 1e-6)).feasible ==
                              0);
                // None of them alone would do where several are named.
                for (const RelaxedLimit& one : way.limits)
                    if (way.limits.size() > 1)
                        RC_ASSERT(searchPlans(base(), space(), relaxed(options, {one}, 1e6)).feasible == 0);
            }
        }));
        QVERIFY(asked > 0);
        QVERIFY(several > 0);
    }

    void whatRulesForbidNoLimitMends() {
        Scenario s = base();
        s.plan.globalBatch = 7; // which no number of replicas here divides but one, and that needs TP·PP = 16
        s.cluster.gpus = 24;
        s.plan.sequence = 4097;
        const std::array free{findSetting("mbs")};
        const PlanSpace all = planSpace(s, free);
        PlanSearchOptions options;
        options.limits.step = Seconds(1);
        QCOMPARE(searchPlans(s, all, options).feasible, std::uint64_t{0});
        QVERIFY(relaxations(s, all, options).empty());
    }

    void aStopIsHeeded() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN((void)relaxations(base(), space(), {}, stop.get_token()), Stopped);
    }
};

QUADRILLE_TESTS(TestRelaxedLimits)
#include "tst_relaxed_limits.moc"
