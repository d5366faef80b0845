// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain.h"
#include "core/glossary/glossary.h"
#include "core/performance/fsdp/evaluation.h"
#include "core/scenario/dimension.h"
#include "tests/core/performance/fsdp/random_setup.h"
#include "tests/support/random_scenario.h"
#include "tests/support/scenario_generators.h"
#include "tests/support/test_program.h"

#include <set>

using namespace quadrille;

namespace {

std::set<std::string> lettersOf(const Explanation& explanation) {
    std::set<std::string> letters;
    for (const ExplanationSymbol& symbol : explanation.symbols)
        letters.insert(symbol.symbol);
    for (const ExplanationStep& step : explanation.steps)
        if (!step.symbol.empty())
            letters.insert(step.symbol);
    return letters;
}

} // namespace

class TestGlossary : public QObject {
    Q_OBJECT
private slots:
    void entriesAreWhole() {
        std::set<std::string> ids;
        for (const GlossaryEntry& entry : glossary()) {
            QVERIFY2(ids.insert(entry.id).second, entry.id);
            for (const char* text : {entry.term, entry.brief}) {
                const std::string_view view = text;
                QVERIFY2(!view.empty() && view.front() != ' ' && view.back() != ' ', entry.id);
            }
            const std::string_view brief = entry.brief;
            QVERIFY2(brief.back() == '.', entry.id); // a sentence
            QVERIFY2(brief.size() < 170, entry.id);  // that can be read in passing
            QCOMPARE(&glossaryEntry(entry.id), &entry);
        }
        QVERIFY(ids.size() > 80);
        QVERIFY_EXCEPTION_THROWN((void)glossaryEntry("crystal ball"), std::out_of_range);
    }

    void symbolsLeadToTheirEntries() {
        for (const GlossaryEntry& entry : glossary())
            for (const std::string_view symbol : symbolsOf(entry)) {
                const auto found = glossaryOf(symbol);
                QVERIFY2(std::find(found.begin(), found.end(), &entry) != found.end(), entry.id);
            }
        QCOMPARE(symbolsOf(glossaryEntry("tp")), (std::vector<std::string_view>{"TP", "t"}));
        QVERIFY(symbolsOf(glossaryEntry("zone")).empty());
        const auto ids = [](const char* symbol) {
            std::set<std::string> found;
            for (const GlossaryEntry* entry : glossaryOf(symbol))
                found.insert(entry->id);
            return found;
        };
        QCOMPARE(ids("t"), std::set<std::string>{"tp"});
        QCOMPARE(ids("v"), std::set<std::string>{"vocabulary"}); // as in the paper; chunks are v_p
        QCOMPARE(ids("v_p"), std::set<std::string>{"vp"});
        QCOMPARE(ids("n3"), ids("n")); // of the third chunk
        QCOMPARE(ids("L_d12"), std::set<std::string>{"layers"});
        QVERIFY(ids("T_0") != ids("T_F") && !ids("T_0").empty());
        QVERIFY(ids("").empty());
        QVERIFY(ids("17").empty());
        QVERIFY(ids("no such letter").empty());
    }

    void everyDimensionHasAnEntry() {
        for (const Dimension dimension : allDimensions)
            if (dimension != Dimension::virtualStages)
                (void)glossaryEntry(name(dimension)); // throws where there is none
    }

    // Whatever number is asked about, its letters have a meaning to look up.
    void everyLetterOfEveryExplanationIsKnown() {
        QVERIFY(rc::check([] {
            Scenario s = test::detailedScenario();
            s.run = test::anyRun();
            RC_PRE(runnable(s));
            Subject subject;
            subject.kind = *rc::gen::element(
                Subject::Kind::stageMemory, Subject::Kind::memoryPart, Subject::Kind::modelParameters,
                Subject::Kind::outOfMemory, Subject::Kind::bubbleOverIdeal, Subject::Kind::bubbleOverTotal,
                Subject::Kind::textbookOverIdeal, Subject::Kind::textbookOverTotal,
                Subject::Kind::dataParallel, Subject::Kind::microBatches, Subject::Kind::stepTime,
                Subject::Kind::stepPart, Subject::Kind::modelFlops, Subject::Kind::utilisation,
                Subject::Kind::tokens, Subject::Kind::exchange, Subject::Kind::goodput,
                Subject::Kind::gpuHours, Subject::Kind::days);
            subject.stage = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            subject.part = *rc::gen::elementOf(allMemoryParts);
            subject.stepPart = *rc::gen::elementOf(allStepParts);
            subject.convention = *rc::gen::elementOf(allFlopConventions);
            subject.traffic = *rc::gen::elementOf(allTrafficKinds);
            const auto explanation = explain(s, subject);
            RC_PRE(explanation.has_value());
            for (const std::string& letter : lettersOf(*explanation)) {
                RC_LOG() << letter << std::endl;
                RC_ASSERT(!glossaryOf(letter).empty());
            }
        }));
    }

    void thoseOfTheFsdpStudyToo() {
        QVERIFY(rc::check([] {
            const fsdp::Setup setup = test::runnableFsdpSetup();
            for (const std::optional<double> tokens : {std::optional<double>(), std::optional(4096.0)})
                for (const Explanation& explanation : fsdp::explain(setup, tokens))
                    for (const ExplanationSymbol& symbol : explanation.symbols) {
                        RC_LOG() << symbol.symbol << std::endl;
                        RC_ASSERT(!glossaryOf(symbol.symbol).empty());
                    }
        }));
    }
};

QUADRILLE_TESTS(TestGlossary)
#include "tst_glossary.moc"
