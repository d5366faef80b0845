// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/analysis/explain.h"
#include "core/formula/traced.h"
#include "core/model/parameters.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

namespace {

double explained(const Scenario& s, const Subject& subject) {
    const auto explanation = explain(s, subject);
    RC_ASSERT(explanation.has_value());
    return explanation->value();
}

bool mentions(const Explanation& explanation, const std::string& source) {
    return std::any_of(explanation.steps.begin(), explanation.steps.end(),
                       [&source](const auto& step) { return step.source.find(source) != std::string::npos; });
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT
private slots:
    void explainedValueIsTheComputedOne() {
        QVERIFY(rc::check([] {
            const Scenario s = test::runnableScenario();
            const Analysis analysis = analyzeWithoutTimeline(s);
            for (const StageMemory& stage : analysis.memory->stages) {
                RC_ASSERT(explained(s, {.kind = Subject::Kind::stageMemory, .stage = stage.stage}) ==
                          stage.total().value());
                for (const MemoryPart part : allMemoryParts)
                    RC_ASSERT(explained(s, {Subject::Kind::memoryPart, stage.stage, part}) ==
                              stage.part(part).value());
            }
            RC_ASSERT(explained(s, {.kind = Subject::Kind::bubbleOverIdeal}) ==
                      analysis.pipeline->span.overIdeal());
            RC_ASSERT(explained(s, {.kind = Subject::Kind::bubbleOverTotal}) ==
                      analysis.pipeline->span.overTotal());
            const Bubble& textbook = analysis.pipeline->textbook.value();
            RC_ASSERT(std::abs(explained(s, {.kind = Subject::Kind::textbookOverIdeal}) -
                               textbook.overIdeal) < 1e-12);
            RC_ASSERT(std::abs(explained(s, {.kind = Subject::Kind::textbookOverTotal}) -
                               textbook.overTotal) < 1e-12);
            RC_ASSERT(explained(s, {.kind = Subject::Kind::dataParallel}) ==
                      static_cast<double>(analysis.pipeline->dataParallel));
            RC_ASSERT(explained(s, {.kind = Subject::Kind::microBatches}) ==
                      static_cast<double>(analysis.pipeline->microBatches));
        }));
    }

    void detailedValuesAreTheComputedOnes() {
        QVERIFY(rc::check([] {
            const Scenario s = test::detailedScenario();
            RC_PRE(runnable(s));
            const Analysis analysis = analyzeWithoutTimeline(s);
            for (const StageMemory& stage : analysis.memory->stages) {
                RC_ASSERT(explained(s, {.kind = Subject::Kind::stageMemory, .stage = stage.stage}) ==
                          stage.total().value());
                for (const MemoryPart part : allMemoryParts)
                    RC_ASSERT(explained(s, {Subject::Kind::memoryPart, stage.stage, part}) ==
                              stage.part(part).value());
            }
            RC_ASSERT(explained(s, {.kind = Subject::Kind::outOfMemory}) ==
                      analysis.memory->oomProbability.value());
            RC_ASSERT(explained(s, {.kind = Subject::Kind::modelParameters}) ==
                      static_cast<double>(parameterCount(s.model)));
        }));
    }

    void storedTensorsAddUpToTheActivations() {
        QVERIFY(rc::check([] {
            const Scenario s = test::detailedScenario();
            RC_PRE(runnable(s));
            const std::int64_t stage = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            const auto explanation =
                explain(s, {Subject::Kind::memoryPart, stage, MemoryPart::activations}).value();
            double sum = 0;
            for (const ExplanationTensor& tensor : explanation.tensors) {
                sum += tensor.total;
                RC_ASSERT(!tensor.name.empty() && !tensor.shape.empty());
            }
            RC_ASSERT(std::abs(sum - explanation.value()) <= 1e-9 * explanation.value());
        }));
    }

    void namesEquationsFormulaAndNumbers() {
        Scenario s = test::llama70b();
        const auto explanation = explain(s, {.kind = Subject::Kind::stageMemory});
        QVERIFY(explanation.has_value());
        QVERIFY(mentions(*explanation, "eq. 18"));
        QVERIFY(mentions(*explanation, "eq. 17"));
        QVERIFY(mentions(*explanation, "eq. 12"));
        QVERIFY(mentions(*explanation, "eq. 7"));
        QCOMPARE(explanation->steps.front().formula, std::string("M_param + M_grad + M_opt + M_act"));
        const auto factor = std::find_if(explanation->steps.begin(), explanation->steps.end(),
                                         [](const auto& step) { return step.symbol == "A_layer"; });
        QVERIFY(factor != explanation->steps.end());
        QCOMPARE(factor->formula, std::string("12 + 4·(k / a) + 8·(h_ffn / h)"));
        QCOMPARE(factor->substituted, std::string("12 + 4·(8 / 64) + 8·(28672 / 8192)"));
        QCOMPARE(factor->value, 40.5);
        QVERIFY(std::is_sorted(explanation->symbols.begin(), explanation->symbols.end(),
                               [](const auto& a, const auto& b) { return a.symbol < b.symbol; }));
    }

    void nothingToExplainWhereNothingRuns() {
        Scenario s = test::llama8b();
        QVERIFY(!explain(s, {.kind = Subject::Kind::stageMemory, .stage = 1}));
        QVERIFY(!explain(s, {.kind = Subject::Kind::stageMemory, .stage = -1}));
        s.plan.pp = 5;
        QVERIFY(!explain(s, {.kind = Subject::Kind::stageMemory}));
    }

    void parenthesesAreWhereTheyChangeTheValue() {
        using formula::Traced;
        const Traced a = Traced::symbol("a", "", 7), b = Traced::symbol("b", "", 2),
                     c = Traced::symbol("c", "", 3);
        const auto text = [](const Traced& t) {
            return formula::explanationOf(t, {"", "", ""}).steps.front();
        };
        QCOMPARE(text(a - (b - c)).formula, std::string("a − (b − c)"));
        QCOMPARE(text(a - b - c).formula, std::string("a − b − c"));
        QCOMPARE(text(a / (b * c)).formula, std::string("a / (b·c)"));
        QCOMPARE(text(a * (b + c)).formula, std::string("a·(b + c)"));
        QCOMPARE(text(a * b / c).formula, std::string("a·b / c"));
        QCOMPARE(text(a / b / c).substituted, std::string("7 / 2 / 3"));
        QCOMPARE(text(a / (b / c)).formula, std::string("a / (b / c)"));
        QCOMPARE(text(a * (b / c)).formula, std::string("a·(b / c)"));
        QCOMPARE(text(minimum(a, b + c)).formula, std::string("min(a, b + c)"));
        QCOMPARE(text(minimum(a, b + c)).value, 5.0);
        QCOMPARE(text(maximum(a, b)).value, 7.0);
    }
};

QUADRILLE_TESTS(TestExplain)
#include "tst_explain.moc"
