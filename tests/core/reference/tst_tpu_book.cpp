// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference/reference.h"
#include "tests/core/reference/reference_numbers.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace test::reference_numbers;

namespace {

constexpr std::size_t computation = 3, communication = 4, binds = 5; ///< columns
constexpr std::size_t data = 0, sharded = 1, model = 2, mixed = 3;   ///< rows

/// GPT-3 on two nodes: TP 4 over NVLink, and DP 4 of which two ranks stand in a node.
Scenario twoNodes(std::int64_t sequences) {
    Scenario s = gpt();
    s.cluster.gpus = 16;
    s.plan.pp = 1;
    s.plan.globalBatch = sequences;
    return s;
}

std::string bindsAt(const ReferenceTable& table, std::size_t row) {
    const auto* word = std::get_if<Message>(&table.rows.at(row).cells.at(binds));
    return word != nullptr ? word->text : std::string();
}

} // namespace

class TestTpuBook : public QObject {
    Q_OBJECT
private slots:
    void formulasAreThoseOfTheBook() {
        const auto tables = tablesOf(twoNodes(64));
        const ReferenceTable& table = tableOf(tables, "tpu_book");
        const double B = 64.0 * 2048, D = 12288, F = 49152, X = 4, Y = 4, C = 989e12;
        const double nvlink = 450e9, cards = 2 * 50e9; // of the two ranks in a node
        QVERIFY(near(at(table, data, computation), 12 * B * D * F / X / C));
        QVERIFY(near(at(table, data, communication), 8 * D * F / cards));
        QVERIFY(near(at(table, sharded, computation), 12 * B * D * F / X / C));
        QVERIFY(near(at(table, sharded, communication), 12 * D * F / cards));
        QVERIFY(near(at(table, model, computation), 12 * B * D * F / Y / C));
        QVERIFY(near(at(table, model, communication), 8 * B * D / nvlink));
        QVERIFY(near(at(table, mixed, computation), 12 * B * D * F / (X * Y) / C));
        QVERIFY(near(at(table, mixed, communication), 12 * D * F / Y / cards + 12 * B * D / X / nvlink));
    }

    // Both passes of DP bind below B/X = 2/3 · C/W, those of FSDP below C/W, here 6,593 and 9,890 tokens; MP
    // where Y is above 3/2 · F·W/C, here 33, whatever the batch.
    void whatBindsDependsOnTheBatchOfAGpu() {
        struct Case {
            std::int64_t sequences; ///< of 2,048 tokens, on four data parallel ranks
            const char* data;
            const char* sharded;
        };
        for (const Case& each :
             {Case{12, "communication", "communication"}, Case{16, "computation", "communication"},
              Case{20, "computation", "computation"}}) {
            const auto tables = tablesOf(twoNodes(each.sequences));
            const ReferenceTable& table = tableOf(tables, "tpu_book");
            QCOMPARE(bindsAt(table, data), std::string(each.data));
            QCOMPARE(bindsAt(table, sharded), std::string(each.sharded));
            QCOMPARE(bindsAt(table, model), std::string("computation"));
        }
    }

    void rowsAreThoseOfThePlan() {
        Scenario s = twoNodes(64);
        for (const int zero : {0, 1, 2, 3}) {
            s.plan.zero = zero;
            const auto tables = tablesOf(s);
            const ReferenceTable& table = tableOf(tables, "tpu_book");
            QCOMPARE(table.rows[data].own, zero < 3);
            QCOMPARE(table.rows[model].own, zero < 3);
            QCOMPARE(table.rows[mixed].own, zero == 3);
            QVERIFY(!table.rows[sharded].own);
        }
        s.plan.tp = 1;
        const auto tables = tablesOf(s);
        const ReferenceTable& table = tableOf(tables, "tpu_book");
        QVERIFY(table.rows[sharded].own);
        QVERIFY(std::isnan(at(table, model, computation)));
        QVERIFY(std::isnan(at(table, mixed, communication)));
        QVERIFY(bindsAt(table, model).empty());
    }

    void aModelOfExpertsAloneHasNoNumbers() {
        Scenario s = test::scenario("mixtral-8x7b", "h100-sxm-80gb", 8);
        s.plan.globalBatch = 8;
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        const auto tables = tablesOf(s);
        const ReferenceTable& table = tableOf(tables, "tpu_book");
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            QVERIFY(std::isnan(at(table, row, computation)));
    }

    /// FSDP gathers once more than DP reduces: half as much again. A mixture sends less of the weights than
    /// FSDP alone, and the longer binds.
    void anyPlan() {
        QVERIFY(rc::check([] {
            const Scenario s = test::detailedScenario();
            const auto tables = tablesOf(s);
            const ReferenceTable& table = tableOf(tables, "tpu_book");
            for (std::size_t row = 0; row < 4; ++row) {
                const double computed = at(table, row, computation), sent = at(table, row, communication);
                RC_ASSERT(std::isnan(computed) == std::isnan(sent));
                RC_ASSERT(std::isnan(computed) == bindsAt(table, row).empty());
                if (!std::isnan(computed))
                    RC_ASSERT((bindsAt(table, row) == "communication") == (sent > computed));
            }
            if (!std::isnan(at(table, data, communication))) {
                RC_ASSERT(near(at(table, sharded, communication), 1.5 * at(table, data, communication)));
                RC_ASSERT(at(table, sharded, computation) == at(table, data, computation));
            }
            if (!std::isnan(at(table, mixed, computation))) {
                const auto tp = static_cast<double>(s.plan.tp);
                const double ranks = static_cast<double>(dataParallel(s) * s.plan.cp);
                RC_ASSERT(near(at(table, mixed, computation), at(table, data, computation) / tp));
                RC_ASSERT(
                    near(at(table, mixed, communication), at(table, sharded, communication) / tp +
                                                              1.5 * at(table, model, communication) / ranks));
            }
        }));
    }
};

QUADRILLE_TESTS(TestTpuBook)
#include "tst_tpu_book.moc"
