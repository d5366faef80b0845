// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/none_runs.h"
#include "core/search/placed_plan.h"
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

class TestNoneRuns : public QObject {
    Q_OBJECT

private slots:
    // 1024 sequences over 7 replicas: 1022 = 7 × 146 is nearer than 1029; and 8 GPUs divide 1024.
    void sevenGpusWantAnotherBatchOrOneMore() {
        const Scenario base = test::training("llama-3.1-8b", 7, 1024, 4096);
        const PlanSpace space = smallSpaceOf(base);
        QVERIFY(!anyRuns(base, space));
        const std::vector<RunningRepair> ways = whyNoneRuns(base, space).ways;
        const RunningRepair *batch = wayBy(ways, "gbs"), *gpus = wayBy(ways, "gpus");
        QVERIFY(batch != nullptr && gpus != nullptr);
        QCOMPARE(batch->repair.value, std::string("1022"));
        QCOMPARE(gpus->repair.value, std::string("8"));
        QCOMPARE(ways.front().repair.field, std::string("gbs"));
    }

    // The states of 70B, 16 bytes a parameter, are 1.1 TB: more than eight GPUs have.
    void saysWhereNothingWouldFitEither() {
        const auto whyNot = [](const char* model, std::int64_t gpus) {
            const Scenario base = test::training(model, gpus, 1024, 4096);
            return whyNoneRuns(base, smallSpaceOf(base));
        };
        const NoneRuns large = whyNot("llama-3.1-70b", 7), small = whyNot("llama-3.1-8b", 7);
        QVERIFY(!large.ways.empty() && !small.ways.empty());
        QVERIFY(large.noneFits);
        QVERIFY(!small.noneFits);
    }

    // What is free is never proposed, each setting once, and with what is proposed plans of the space run.
    void plansRunWithEachWay() {
        int proposed = 0;
        QVERIFY(rc::check([&proposed] {
            const Scenario base =
                test::training("llama-3.1-8b", *rc::gen::inRange(1, 200), *rc::gen::inRange(1, 2000), 4096);
            const PlanSpace space = smallSpaceOf(base);
            const std::vector<RunningRepair> ways = whyNoneRuns(base, space).ways;
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
        const std::vector<RunningRepair> ways = whyNoneRuns(base, planSpace(base, free)).ways;
        const RunningRepair* tensor = wayBy(ways, "tp");
        QVERIFY(tensor != nullptr);
        QCOMPARE(tensor->repair.value, std::string("4")); // 4 ÷ 3 is less than 3 ÷ 2
    }

    // Whatever rule most plans break, what is named is in the way of all: a word, a size, a number.
    void theReasonIsWhatIsInTheWay() {
        Scenario base = test::scenario("llama-3.1-8b", "a100-sxm-80gb", 8);
        base.plan.globalBatch = 64;
        base.recipe.precision = Precision::fp8;
        const NoneRuns eightBits = whyNoneRuns(base, smallSpaceOf(base));
        QVERIFY(eightBits.reason == firstError(base));
        const RunningRepair* precision = wayBy(eightBits.ways, "precision");
        QVERIFY(precision != nullptr);
        QCOMPARE(precision->repair.value, std::string("bf16"));

        base.recipe.precision = Precision::bf16;
        base.plan.shardGroup = 3;
        const NoneRuns shards = whyNoneRuns(base, smallSpaceOf(base));
        const RunningRepair* group = wayBy(shards.ways, "shard-group");
        QVERIFY(group != nullptr);
        QVERIFY(anyRuns(repaired(base, group->repair), smallSpaceOf(base)));

        base.plan.shardGroup = 0;
        base.model.kvHeads = 2 * base.model.heads; // out of its range, whatever the plan
        const NoneRuns heads = whyNoneRuns(base, smallSpaceOf(base));
        QVERIFY(heads.reason == firstError(base));
        QVERIFY(heads.ways.empty());
    }

    // More plans than are looked at, of which those at the end alone could run with another batch.
    void plansAreSpreadOverTheSpace() {
        Scenario base = test::training("llama-3.1-8b", 8, 1021, 4096);
        PlanSpace space = smallSpaceOf(base);
        std::vector<std::string> many(20'000, "3"); // TP 3 divides no heads
        many.insert(many.end(), 10'000, "1");
        space.axes = {{.setting = findSetting("tp"), .values = many},
                      {.setting = findSetting("mbs"), .values = {"1", "2", "4"}}};
        const std::vector<RunningRepair> ways = whyNoneRuns(base, space).ways;
        const RunningRepair* batch = wayBy(ways, "gbs");
        QVERIFY(batch != nullptr);
        QCOMPARE(batch->repair.value, std::string("1024"));
    }

    // An odd sequence and an odd number of GPUs, both for pairs of ranks: no single setting helps.
    void severalRulesAtOnceHaveNoWay() {
        Scenario base = test::training("llama-3.1-8b", 7, 1024, 4096);
        base.plan.cp = 2; // 7 GPUs hold no pair of ranks
        base.plan.sequence = 4097;
        QVERIFY(whyNoneRuns(base, smallSpaceOf(base)).ways.empty());
    }
};

} // namespace

QUADRILLE_TESTS(TestNoneRuns)
#include "tst_none_runs.moc"
