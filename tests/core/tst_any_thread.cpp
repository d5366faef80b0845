// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/scenario/scenario_json.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <latch>
#include <thread>

using namespace quadrille;

namespace {

constexpr std::size_t threads = 3;

/// What is known of a scenario, by several ways that share tables and caches where there are any.
struct Answer {
    Glance glance, ofAnalysis;
    std::vector<Diagnostic> diagnostics;
    std::optional<PipelineSummary> pipeline;
    std::vector<double> ends;
    std::string json;

    friend bool operator==(const Answer&, const Answer&) = default;
};

Answer answerTo(const Scenario& scenario) {
    const Analysis analysis = analyze(scenario, TimeBase::model);
    return {glance(scenario),
            glanceOf(analysis),
            analysis.diagnostics,
            analysis.pipeline,
            analysis.timeline ? analysis.timeline->ends : std::vector<double>(),
            toJson(scenario).dump()};
}

} // namespace

/// The same scenario has the same answer on any thread, whatever others ask meanwhile.
class TestAnyThread : public QObject {
    Q_OBJECT

private slots:
    void sameAnswers() {
        QVERIFY(rc::check("answers are the same", [] {
            std::vector<Scenario> scenarios;
            for (int i = 0; i < 2; ++i)
                scenarios.push_back(*rc::gen::arbitrary<bool>() ? test::detailedScenario()
                                                                : test::randomScenario());
            // The threads first: what is only made when it is needed is made by one of them.
            std::vector<std::vector<Answer>> answers(threads);
            {
                std::latch start(threads);
                std::vector<std::jthread> all;
                for (std::size_t thread = 0; thread < threads; ++thread)
                    all.emplace_back([&scenarios, &answer = answers[thread], &start] {
                        start.arrive_and_wait();
                        for (const Scenario& scenario : scenarios)
                            answer.push_back(answerTo(scenario));
                    });
            }
            std::vector<Answer> alone;
            for (const Scenario& scenario : scenarios)
                alone.push_back(answerTo(scenario));
            for (const std::vector<Answer>& ofThread : answers)
                RC_ASSERT(ofThread == alone);
        }));
    }
};

QUADRILLE_TESTS(TestAnyThread)
#include "tst_any_thread.moc"
