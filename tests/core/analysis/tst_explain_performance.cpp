// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/analysis/explain.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

namespace {

Scenario anyRunning() {
    const Scenario s = test::detailedScenario();
    RC_PRE(runnable(s));
    return s;
}

double explainedTime(const Scenario& s, const Subject& subject) {
    return explain(s, subject).value().value();
}

} // namespace

/// What is explained is what was computed.
class TestExplainPerformance : public QObject {
    Q_OBJECT
private slots:
    void everyPartOfTheStep() {
        QVERIFY(rc::check([] {
            const Scenario s = anyRunning();
            const Performance p = performanceOf(s);
            for (const StepPart part : allStepParts) {
                const Subject subject{.kind = Subject::Kind::stepPart, .stepPart = part};
                RC_ASSERT(explainedTime(s, subject) == p.part(part).value());
            }
        }));
    }

    void stepRatesAndMessages() {
        QVERIFY(rc::check([] {
            const Scenario s = anyRunning();
            const Performance p = performanceOf(s);
            RC_ASSERT(explainedTime(s, {.kind = Subject::Kind::stepTime}) == p.step.value());
            RC_ASSERT(explainedTime(s, {.kind = Subject::Kind::tokens}) == p.tokensPerSecondPerGpu());
            for (const FlopConvention convention : allFlopConventions) {
                RC_ASSERT(explainedTime(s, {.kind = Subject::Kind::modelFlops, .convention = convention}) ==
                          p.perGpu(convention).value());
                RC_ASSERT(explainedTime(s, {.kind = Subject::Kind::utilisation, .convention = convention}) ==
                          p.mfu(convention));
            }
            for (const TrafficKind kind : allTrafficKinds)
                RC_ASSERT(explainedTime(s, {.kind = Subject::Kind::exchange, .traffic = kind}) ==
                          p.exchange(kind).time.value());
        }));
    }

    // Tensor parallel communication leads to its collectives, and these to the letters of the plan.
    void aPartNamesItsFormulas() {
        Scenario s = test::llama70b();
        const auto whole =
            explain(s, {.kind = Subject::Kind::stepPart, .stepPart = StepPart::tensor}).value();
        QVERIFY(whole.steps.size() >= 2);
        QCOMPARE(QString::fromStdString(whole.steps[1].symbol), QStringLiteral("T_tp"));
        for (const char* letter : {"t", "h", "s", "β_TP", "λ_TP"})
            QVERIFY2(std::any_of(whole.symbols.begin(), whole.symbols.end(),
                                 [letter](const ExplanationSymbol& each) { return each.symbol == letter; }),
                     letter);
    }
};

QUADRILLE_TESTS(TestExplainPerformance)
#include "tst_explain_performance.moc"
