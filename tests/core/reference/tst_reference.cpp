// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/glossary.h"
#include "core/reference/reference.h"
#include "tests/core/reference/reference_numbers.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;
using namespace test::reference_numbers;

class TestReference : public QObject {
    Q_OBJECT
private slots:
    void headsNameTermsOfTheGlossary() {
        for (const ReferenceHead& head : referenceHeads()) {
            const std::string terms = head.terms;
            std::size_t begin = 0;
            while (begin < terms.size()) {
                const std::size_t end = std::min(terms.find(' ', begin), terms.size());
                const std::string term = terms.substr(begin, end - begin);
                const auto found = referencesOf(glossaryEntry(term).id);
                QVERIFY2(std::ranges::find(found, &head) != found.end(), term.c_str());
                begin = end + 1;
            }
        }
        QVERIFY(referencesOf("no such term").empty());
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, (void)referenceHead("none"));
    }

    void everyPlanHasAllTables() {
        QVERIFY(rc::check([] {
            const Scenario s = test::detailedScenario();
            const auto tables = tablesOf(s);
            RC_ASSERT(tables.size() == referenceHeads().size());
            for (std::size_t i = 0; i < tables.size(); ++i) {
                RC_ASSERT(tables[i].head == &referenceHeads()[i]);
                for (const ReferenceRow& row : tables[i].rows) {
                    RC_ASSERT(row.cells.size() == tables[i].columns.size());
                    for (const ReferenceCell& cell : row.cells)
                        if (const auto* number = std::get_if<ReferenceNumber>(&cell))
                            RC_ASSERT(std::isfinite(number->value) && number->value >= 0);
                }
            }
        }));
    }

    void reduceScatterAndAllGatherAreAnAllReduce() {
        const ReferenceTable table = tableOf(tablesOf(gpt()), "collectives");
        const double gather = at(table, 0, 2), scatter = at(table, 1, 2);
        QVERIFY(near(at(table, 2, 2), gather + scatter));
        // Three quarters of 2·s·b·h bytes, in a group of four.
        QVERIFY(near(gather, 0.75 * 2 * 2048 * 12288));
        QVERIFY(at(table, 2, 3) > at(table, 0, 3));
        QVERIFY(near(at(table, 4, 2), 2.0 * 2048 * 12288));
    }

    void oneGpuSendsNothing() {
        Scenario s = test::llama8b();
        s.cluster.gpus = 1;
        s.plan.globalBatch = 8;
        const auto tables = tablesOf(s);
        QVERIFY(std::isnan(at(tableOf(tables, "collectives"), 0, 2)));
        QVERIFY(tableOf(tables, "exchanges").rows.empty());
    }

    void exchangesAreThoseOfTheStep() {
        const Analysis analysis = analyzeWithoutTimeline(gpt());
        const auto tables = referenceTables(analysis);
        const ReferenceTable& table = tableOf(tables, "exchanges");
        QCOMPARE(table.rows.size(), std::size_t{3}); // tensor, pipeline, data
        QCOMPARE(at(table, 0, 2), analysis.performance->exchange(TrafficKind::tensor).sent.value());
        QCOMPARE(at(table, 2, 4), analysis.performance->exchange(TrafficKind::data).time.value());
    }

    void statesAreTheEstimates() {
        Scenario s = gpt();
        for (int zero = 0; zero < 4; ++zero) {
            s.plan.zero = zero;
            const Analysis analysis = analyzeWithoutTimeline(s);
            const StageMemory& held = analysis.memory->stages.at(analysis.memory->fullest);
            const auto tables = referenceTables(analysis);
            const ReferenceTable& table = tableOf(tables, "zero");
            for (std::size_t row = 0; row < 4; ++row)
                QCOMPARE(table.rows[row].own, static_cast<int>(row) == zero);
            const auto own = static_cast<std::size_t>(zero);
            QCOMPARE(at(table, own, 1), held.part(MemoryPart::parameters).value());
            QCOMPARE(at(table, own, 3), held.part(MemoryPart::optimizer).value());
            QCOMPARE(at(table, own, 5), analysis.performance->exchange(TrafficKind::data).sent.value());
        }
    }

    // Korthikanti et al. (2022), section 4: the formulas that the table prints, for one layer.
    void printedActivationFormulasAreOurs() {
        const auto tables = tablesOf(gpt());
        const ReferenceTable& table = tableOf(tables, "activations");
        const double sbh = 2048.0 * 12288, t = 4, scores = 5.0 * 96 * 2048 / 12288;
        QVERIFY(near(at(table, 0, 2), sbh * (10 + 24 / t + scores / t)));
        QVERIFY(near(at(table, 1, 2), sbh / t * (34 + scores)));
        QVERIFY(near(at(table, 2, 2), sbh * (10 + 24 / t)));
        QVERIFY(near(at(table, 3, 2), sbh * 34 / t));
        QVERIFY(near(at(table, 4, 2), sbh * 2));
        QVERIFY(near(at(table, 5, 2), sbh * 2 / t));
        QVERIFY(table.rows[1].own);
        QCOMPARE(std::ranges::count_if(table.rows, &ReferenceRow::own), std::ptrdiff_t{1});
    }

    void bubblesAreThePrintedOnes() {
        const Scenario s = gpt();
        const auto tables = tablesOf(s);
        const ReferenceTable& table = tableOf(tables, "bubbles");
        QCOMPARE(table.rows.size(), scheduleKinds.size());
        const double p = 4, m = 16;
        for (std::size_t i = 0; i < scheduleKinds.size(); ++i) {
            const ScheduleKind kind = scheduleKinds.at(i);
            QCOMPARE(table.rows[i].own, kind == s.plan.schedule);
            if (kind == ScheduleKind::gpipe || kind == ScheduleKind::oneForwardOneBackward) {
                QVERIFY(near(at(table, i, 3), (p - 1) / m));
                QVERIFY(near(at(table, i, 4), (p - 1) / (m + p - 1)));
                QCOMPARE(at(table, i, 5), kind == ScheduleKind::gpipe ? m : p);
            }
        }
    }

    void rulesSayWhetherThePlanKeepsThem() {
        Scenario s = gpt();
        const auto tables = tablesOf(s);
        const ReferenceTable& table = tableOf(tables, "rules");
        QVERIFY(near(at(table, 0, 1), 18, 1e-6)); // 2 + 4 + 12 bytes
        QCOMPARE(std::get<Message>(table.rows[0].cells[2]).text, std::string("yes"));
        QCOMPARE(at(table, 2, 1), 4.0);
        QVERIFY(near(at(table, 3, 1), 4)); // 16 micro-batches, 4 ranks
        s.plan.tp = 16;
        s.plan.pp = 1;
        const auto other = tablesOf(s);
        QCOMPARE(std::get<Message>(tableOf(other, "rules").rows[2].cells[2]).text, std::string("no"));
    }
};

QUADRILLE_TESTS(TestReference)
#include "tst_reference.moc"
