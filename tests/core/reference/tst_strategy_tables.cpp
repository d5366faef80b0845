// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference/reference.h"
#include "tests/core/reference/reference_numbers.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace test::reference_numbers;

namespace {

/// Llama-3.1-8B on 8 data parallel ranks, one sequence each: one micro-batch, everything in 16 bits.
Scenario oneMicroBatch(int zero) {
    Scenario s = test::llama8b();
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.recipe.gradientBytes = 2;
    s.plan.globalBatch = 8;
    s.plan.zero = zero;
    return s;
}

double statesHeld(const StageMemory& stage) {
    return stage.part(MemoryPart::parameters).value() + stage.part(MemoryPart::gradients).value() +
           stage.part(MemoryPart::optimizer).value();
}

std::vector<std::size_t> ownRows(const ReferenceTable& table) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        if (table.rows[row].own)
            rows.push_back(row);
    return rows;
}

namespace recap {
constexpr std::size_t degree = 6, without = 7, with = 8, sent = 9;
constexpr std::size_t ddp = 0, fsdp = 1, pipeline = 2, tensor = 3;
} // namespace recap

namespace sheet {
constexpr std::size_t degree = 5, held = 6, sent = 7;
} // namespace sheet

} // namespace

class TestStrategyTables : public QObject {
    Q_OBJECT
private slots:
    // 2·Ψ and 3·Ψ elements, of which a ring of 8 sends seven eighths.
    void dataParallelismSendsWhatTheLectureSays() {
        constexpr double parameters = 8030261248; // published
        for (const int zero : {0, 1, 3}) {
            const auto tables = tablesOf(oneMicroBatch(zero));
            const ReferenceTable& table = tableOf(tables, "recap");
            QVERIFY(near(at(table, recap::ddp, recap::sent), 2 * 2 * parameters * 7 / 8));
            QVERIFY(near(at(table, recap::fsdp, recap::sent), 3 * 2 * parameters * 7 / 8));
            QCOMPARE(ownRows(table), std::vector<std::size_t>{zero == 3 ? recap::fsdp : recap::ddp});
        }
    }

    void statesScaleAsTheLectureSays() {
        const auto tables = tablesOf(oneMicroBatch(0));
        const ReferenceTable& table = tableOf(tables, "recap");
        QVERIFY(near(at(table, recap::ddp, recap::with), at(table, recap::ddp, recap::without)));
        QVERIFY(near(at(table, recap::fsdp, recap::with), at(table, recap::fsdp, recap::without) / 8));
        const auto first = tablesOf(oneMicroBatch(1));
        const ReferenceTable& second = tableOf(first, "recap");
        // (4 + K/N)·Ψ of (4 + K)·Ψ, with K = 12 and N = 8.
        QVERIFY(near(at(second, recap::ddp, recap::with) / at(second, recap::ddp, recap::without),
                     (4 + 12.0 / 8) / (4 + 12), 1e-3));
    }

    void modelParallelismIsThatOfThePlan() {
        const Analysis analysis = analyzeWithoutTimeline(gpt());
        const auto tables = referenceTables(analysis);
        const ReferenceTable& table = tableOf(tables, "recap");
        QCOMPARE(ownRows(table), (std::vector{recap::ddp, recap::pipeline, recap::tensor}));
        for (std::size_t row = 0; row < 4; ++row)
            QCOMPARE(at(table, row, recap::degree), 4.0);
        // 24 layers a stage, 16 micro-batches: 8·b·s·h elements of 2 bytes, of which a ring of 4 sends 3/4.
        QVERIFY(near(at(table, recap::tensor, recap::sent), 24.0 * 16 * 8 * 2048 * 12288 * 2 * 3 / 4));
        // All stages together hold the word embedding twice, once at either end.
        double stages = 0;
        for (const StageMemory& stage : analysis.memory->stages)
            stages += statesHeld(stage);
        const double whole = at(table, recap::pipeline, recap::without);
        QVERIFY(whole <= stages && near(whole, stages, 0.01));
        // Norms and some biases are not divided.
        const double divided = 4 * at(table, recap::tensor, recap::with);
        QVERIFY(divided >= at(table, recap::tensor, recap::without));
        QVERIFY(near(divided, at(table, recap::tensor, recap::without), 0.01));
    }

    void whatIsNotThereHasNoNumbers() {
        const auto tables = tablesOf(oneMicroBatch(1));
        QVERIFY(std::isnan(at(tableOf(tables, "recap"), recap::tensor, recap::sent)));
        QVERIFY(std::isnan(at(tableOf(tables, "recap"), recap::pipeline, recap::with)));
        for (std::size_t row = 4; row < 8; ++row) {
            QCOMPARE(at(tableOf(tables, "cheat_sheet"), row, sheet::degree), 1.0);
            QVERIFY(std::isnan(at(tableOf(tables, "cheat_sheet"), row, sheet::held)));
            QVERIFY(std::isnan(at(tableOf(tables, "cheat_sheet"), row, sheet::sent)));
        }
    }

    void theSheetHoldsWhatTheEstimateSays() {
        Scenario s = gpt();
        for (int zero = 0; zero < 4; ++zero) {
            s.plan.zero = zero;
            const Analysis analysis = analyzeWithoutTimeline(s);
            const StageMemory& fullest = analysis.memory->stages.at(analysis.memory->fullest);
            const auto tables = referenceTables(analysis);
            const ReferenceTable& table = tableOf(tables, "cheat_sheet");
            QCOMPARE(ownRows(table),
                     (std::vector{static_cast<std::size_t>(zero), std::size_t{4}, std::size_t{5}}));
            const double held = at(table, static_cast<std::size_t>(zero), sheet::held);
            const double parts[] = {
                fullest.part(MemoryPart::activations).value(), fullest.part(MemoryPart::optimizer).value(),
                fullest.part(MemoryPart::gradients).value() + fullest.part(MemoryPart::optimizer).value(),
                statesHeld(fullest)};
            QVERIFY(near(held, parts[zero]));
            QVERIFY(near(at(table, 4, sheet::held), statesHeld(fullest)));
            QCOMPARE(at(table, static_cast<std::size_t>(zero), sheet::sent),
                     analysis.performance->exchange(TrafficKind::data).sent.value());
        }
    }

    // 32 layers, one of 8 experts on each GPU, three matrices of 4096 × 14336 in 16 bits.
    void expertsAreThoseOfTheGpu() {
        Scenario s = test::scenario("mixtral-8x7b", "h100-sxm-80gb", 8);
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        s.plan.ep = 8;
        s.plan.globalBatch = 8;
        const auto tables = tablesOf(s);
        QVERIFY(near(at(tableOf(tables, "cheat_sheet"), 7, sheet::held), 32.0 * 3 * 4096 * 14336 * 2));
        QCOMPARE(at(tableOf(tables, "cheat_sheet"), 7, sheet::degree), 8.0);
    }

    /// What several tables tell is the same in all of them.
    void tablesAgree() {
        QVERIFY(rc::check([] {
            const Analysis analysis = analyzeWithoutTimeline(test::detailedScenario());
            const auto tables = referenceTables(analysis);
            const ReferenceTable& recapTable = tableOf(tables, "recap");
            const ReferenceTable& sheetTable = tableOf(tables, "cheat_sheet");
            const ReferenceTable& zero = tableOf(tables, "zero");
            const auto same = [](double a, double b) {
                return near(a, b) || (std::isnan(a) && std::isnan(b));
            };
            for (std::size_t stage = 0; stage < 4; ++stage)
                RC_ASSERT(same(at(sheetTable, stage, sheet::sent), at(zero, stage, 5)));
            const auto own = static_cast<std::size_t>(analysis.scenario().plan.zero);
            RC_ASSERT(same(at(recapTable, recap::tensor, recap::with), at(sheetTable, 4, sheet::held)));
            RC_ASSERT(std::isnan(at(sheetTable, 5, sheet::held)) ||
                      near(at(sheetTable, 5, sheet::held), at(zero, own, 4)));
            RC_ASSERT(same(at(recapTable, recap::fsdp, recap::sent), at(zero, 3, 5)));
            RC_ASSERT(near(at(recapTable, recap::fsdp, recap::with), at(zero, 3, 4)));
            RC_ASSERT(near(at(recapTable, recap::ddp, recap::without), at(zero, 0, 4)));
            RC_ASSERT(same(at(recapTable, recap::tensor, recap::sent), at(sheetTable, 4, sheet::sent)));
            RC_ASSERT(same(at(recapTable, recap::pipeline, recap::sent), at(sheetTable, 5, sheet::sent)));
            // No strategy makes a GPU hold more states.
            for (std::size_t row = 0; row < 4; ++row)
                if (!std::isnan(at(recapTable, row, recap::without)) &&
                    !std::isnan(at(recapTable, row, recap::with)))
                    RC_ASSERT(at(recapTable, row, recap::with) <=
                              at(recapTable, row, recap::without) * (1 + 1e-9));
        }));
    }
};

QUADRILLE_TESTS(TestStrategyTables)
#include "tst_strategy_tables.moc"
