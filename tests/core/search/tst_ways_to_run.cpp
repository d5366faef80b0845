// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/placed_plan.h"
#include "core/search/ways_to_run.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

using namespace quadrille;

namespace {

PlanSpace smallSpaceOf(const Scenario& base) {
    static const std::array free{findSetting("tp"), findSetting("pp"), findSetting("mbs")};
    return planSpace(base, free);
}

bool anyRuns(const Scenario& base, const PlanSpace& space) {
    for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(space.size()); ++number)
        if (runnable(planAt(base, space, space.places(number))))
            return true;
    return false;
}

const RunningRepair* wayBy(const std::vector<RunningRepair>& ways, std::string_view field) {
    const auto found =
        std::ranges::find(ways, field, [](const RunningRepair& way) { return way.repair.field; });
    return found == ways.end() ? nullptr : &*found;
}

class TestWaysToRun : public QObject {
    Q_OBJECT

private slots:
    // 1024 sequences over 7 replicas: 1022 = 7 × 146 is nearer than 1029; and 8 GPUs divide 1024.
    void sevenGpusWantAnotherBatchOrOneMore() {
        const Scenario base = test::training("llama-3.1-8b", 7, 1024, 4096);
        const PlanSpace space = smallSpaceOf(base);
        QVERIFY(!anyRuns(base, space));
        const std::vector<RunningRepair> ways = waysToRun(base, space);
        const RunningRepair *batch = wayBy(ways, "gbs"), *gpus = wayBy(ways, "gpus");
        QVERIFY(batch != nullptr && gpus != nullptr);
        QCOMPARE(batch->repair.value, std::string("1022"));
        QCOMPARE(gpus->repair.value, std::string("8"));
        QCOMPARE(ways.front().repair.field, std::string("gbs"));
    }

    // What is free is never proposed, each setting once, and with what is proposed plans of the space run.
    void plansRunWithEachWay() {
        int proposed = 0;
        QVERIFY(rc::check([&proposed] {
            const Scenario base =
                test::training("llama-3.1-8b", *rc::gen::inRange(1, 200), *rc::gen::inRange(1, 2000), 4096);
            const PlanSpace space = smallSpaceOf(base);
            const std::vector<RunningRepair> ways = waysToRun(base, space);
            std::vector<std::string> fields;
            for (const RunningRepair& way : ways) {
                RC_ASSERT(!space.has(way.repair.field));
                RC_ASSERT(std::ranges::find(fields, way.repair.field) == fields.end());
                fields.push_back(way.repair.field);
                const Scenario other = repaired(base, way.repair);
                RC_ASSERT(anyRuns(other, space));
                ++proposed;
            }
            // By the definition: some batch lets a plan run wherever a split divides GPUs and model, and no
            // nearer one does.
            const RunningRepair* batch = wayBy(ways, "gbs");
            if (batch == nullptr || anyRuns(base, space))
                return;
            const auto own = static_cast<double>(base.plan.globalBatch);
            const double distance = std::abs(std::log2(std::stod(batch->repair.value) / own));
            for (std::int64_t nearer = 1; nearer <= 2 * base.plan.globalBatch; ++nearer) {
                if (std::abs(std::log2(static_cast<double>(nearer) / own)) >= distance * (1 - 1e-12))
                    continue;
                Scenario tried = base;
                tried.plan.globalBatch = nearer;
                RC_ASSERT(!anyRuns(tried, space));
            }
        }));
        QVERIFY(proposed > 0);
    }

    // 3 divides neither heads nor feed-forward nor GPUs.
    void oneSettingMayBreakSeveralRules() {
        Scenario base = test::training("llama-3.1-8b", 8, 64, 4096);
        base.plan.tp = 3;
        static const std::array free{findSetting("pp"), findSetting("mbs")};
        const std::vector<RunningRepair> ways = waysToRun(base, planSpace(base, free));
        const RunningRepair* tensor = wayBy(ways, "tp");
        QVERIFY(tensor != nullptr);
        QCOMPARE(tensor->repair.value, std::string("4")); // 4 ÷ 3 is less than 3 ÷ 2
    }

    // An odd sequence and an odd number of GPUs, both for pairs of ranks: no single setting helps.
    void severalRulesAtOnceHaveNoWay() {
        Scenario base = test::training("llama-3.1-8b", 7, 1024, 4096);
        base.plan.cp = 2; // 7 GPUs hold no pair of ranks
        base.plan.sequence = 4097;
        QVERIFY(waysToRun(base, smallSpaceOf(base)).empty());
    }
};

} // namespace

QUADRILLE_TESTS(TestWaysToRun)
#include "tst_ways_to_run.moc"
