// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/step_difference.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <numeric>

using namespace quadrille;
using namespace quadrille::traces;

/// A measured step beside the predicted one.
class TestStepDifference : public QObject {
    Q_OBJECT

    static constexpr Time milli = 1'000'000;

    static Scenario plan() {
        Scenario scenario = test::llama8b();
        scenario.cluster.gpus = 16;
        scenario.plan.tp = 4;
        scenario.plan.pp = 2;
        scenario.plan.globalBatch = 16;
        return scenario;
    }

    /// A rank that spends the step with reduce-scatters of TP: so many times as long as the plan says.
    static MeasuredStep withReduceScatters(const Scenario& scenario, double times, double bytes) {
        const step::Link link = Resolved(scenario).rates().link(TrafficKind::tensor);
        MeasuredRank rank;
        rank.rank = 0;
        rank.worldSize = scenario.cluster.gpus;
        rank.span = {0, 100 * milli};
        CollectiveUse use{GroupKind::tensor, Collective::reduceScatter, scenario.plan.tp};
        use.count = 10;
        use.bytes = bytes;
        use.seconds = times * (bytes / link.bytesPerSecond + 10 * link.latency);
        rank.collectives.push_back(use);
        MeasuredStep step;
        step.ranks.push_back(rank);
        return step;
    }

private slots:
    void predictedCausesAddUpToTheStep() {
        QVERIFY(rc::check("of any plan", [] {
            const Analysis analysis = analyzeWithoutTimeline(test::runnableScenario());
            const auto seconds = predictedCauses(analysis);
            const double sum = std::accumulate(seconds.begin(), seconds.end(), 0.0);
            RC_ASSERT(std::abs(sum - analysis.performance->step.value()) <= 1e-9 * sum);
            for (const double each : seconds)
                RC_ASSERT(each >= -1e-9 * sum);
        }));
    }

    void sameBytesAtTheSameRateDoNotDiffer() {
        const Analysis analysis = analyzeWithoutTimeline(plan());
        const StepDifference difference = stepDifference(withReduceScatters(plan(), 1, 4e9), analysis);
        QCOMPARE(difference.collectives.size(), std::size_t{1});
        QVERIFY(
            std::abs(*difference.collectives.front().predicted / difference.collectives.front().measured() -
                     1) < 1e-12);
        for (const Message& finding : difference.findings(100))
            QVERIFY2(english(finding).find("TP") == std::string::npos, english(finding).c_str());
    }

    void slowerMessagesAreNamed() {
        const Analysis analysis = analyzeWithoutTimeline(plan());
        const StepDifference difference = stepDifference(withReduceScatters(plan(), 1.31, 4e9), analysis);
        const CollectiveDifference& row = difference.collectives.front();
        const auto gigabytes = [](double rate) { return english({"%1", {std::round(rate / 1e9)}}); };
        const std::string wanted =
            "TP reduce-scatter takes 31 % longer than predicted: " + gigabytes(4e9 / row.measured()) +
            " GB/s instead of " + gigabytes(4e9 / *row.predicted) + " GB/s";
        const auto findings = difference.findings(100);
        QVERIFY(std::ranges::any_of(findings, [&](const Message& each) { return english(each) == wanted; }));
    }

    void anotherPlanIsNoticed() {
        Scenario other = plan();
        other.plan.tp = 2;
        MeasuredStep step = withReduceScatters(plan(), 1, 4e9);
        step.ranks.front().passes.passes.push_back({Operation{OperationKind::forward, 0, 8}, {0, milli}});
        const StepDifference difference = stepDifference(step, analyzeWithoutTimeline(other));
        QStringList notes;
        for (const Message& note : difference.notes)
            notes << QString::fromStdString(english(note));
        QVERIFY(notes.contains("TP groups are of 4 ranks in the trace, of 2 in the plan."));
        QVERIFY(notes.contains("The trace has 9 micro-batches, the plan 4."));
        step.ranks.front().worldSize = 8;
        QCOMPARE(QString::fromStdString(
                     english(stepDifference(step, analyzeWithoutTimeline(plan())).notes.front())),
                 "The trace is of 8 GPUs, the plan of 16.");
    }

    /// Seconds of a pass that lasts as long as the model says do not differ from it.
    void passesAreHeldToTheirStage() {
        const Analysis analysis = analyzeWithoutTimeline(plan());
        const Durations& durations = analysis.resolved.durations();
        MeasuredStep step = withReduceScatters(plan(), 1, 4e9);
        const auto length = [](double seconds) { return static_cast<Time>(std::llround(seconds * 1e9)); };
        step.ranks.front().passes.passes = {
            {Operation{OperationKind::forward, 1, 0}, {0, length(durations.forward[1])}},
            {Operation{OperationKind::backward, 1, 0}, {0, length(2 * durations.backwardOf(1))}}};
        const StepDifference difference = stepDifference(step, analysis);
        QCOMPARE(difference.passes.size(), std::size_t{2});
        QVERIFY(std::abs(difference.passes[0].measured / *difference.passes[0].predicted - 1) < 1e-6);
        QVERIFY(std::abs(difference.passes[1].measured / *difference.passes[1].predicted - 2) < 1e-6);
    }

    void groupsAreKnownByTheirPlaces() {
        RankTrace trace;
        trace.groups = {{"undefined", GroupKind::unknown, 4, 0, 1},
                        {"undefined", GroupKind::unknown, 2, 0, 8},
                        {"undefined", GroupKind::unknown, 2, 0, 4},
                        {"undefined", GroupKind::unknown, 7, 0, 1},
                        {"mesh_cp", GroupKind::context, 4, 0, 1}};
        recogniseGroups(trace, plan());
        QCOMPARE(groupPlace(plan(), TrafficKind::pipeline).stride, std::int64_t{8});
        QCOMPARE(trace.groups[0].kind, GroupKind::tensor);
        QCOMPARE(trace.groups[1].kind, GroupKind::pipeline);
        QCOMPARE(trace.groups[2].kind, GroupKind::data);
        QCOMPARE(trace.groups[3].kind, GroupKind::unknown);
        QCOMPARE(trace.groups[4].kind, GroupKind::context);
    }

    void bytesOfCollectives() {
        // Of 8 ranks: rings pass 7/8 of the whole, twice for an all-reduce.
        QCOMPARE(bytesSent(Collective::allReduce, 800, 800, 8), 1400.0);
        QCOMPARE(bytesSent(Collective::reduceScatter, 800, 100, 8), 700.0);
        QCOMPARE(bytesSent(Collective::allGather, 100, 800, 8), 700.0);
        QCOMPARE(bytesSent(Collective::allToAll, 800, 800, 8), 700.0);
        QCOMPARE(bytesSent(Collective::send, 100, 100, 2), 100.0);
        QCOMPARE(bytesSent(Collective::receive, 100, 100, 2), 0.0);
        QCOMPARE(bytesSent(Collective::allReduce, 800, 800, 1), 0.0);
    }
};

QUADRILLE_TESTS(TestStepDifference)
#include "tst_step_difference.moc"
