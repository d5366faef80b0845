// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/mean_rank.h"
#include "core/text/input_error.h"
#include "core/traces/plan_group.h"
#include "core/traces/trace_profile.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::traces;

namespace {

constexpr double giga = 1e9;

Time nanoseconds(double seconds) {
    return std::llround(seconds * giga);
}

Scenario with(Scenario scenario, std::initializer_list<std::pair<ProfileParameter, double>> values) {
    Profile profile = *scenario.cluster.gpu.profile;
    profile.frameworks.clear();
    for (const auto& [parameter, value] : values)
        profile.at(parameter) = value;
    scenario.cluster.gpu.profile = SharedValue<Profile>(profile);
    return scenario;
}

Scenario plan() {
    Scenario scenario = test::llama8b();
    scenario.cluster.gpus = 32;
    scenario.plan.tp = 4;
    scenario.plan.pp = 2;
    scenario.plan.globalBatch = 16;
    return scenario;
}

/// One rank of every pipeline rank, all of whose kernels take what the scenario's formulas say.
MeasuredStep asPredicted(const Scenario& scenario) {
    const Analysis analysis = analyzeWithoutTimeline(scenario);
    const Resolved& resolved = analysis.resolved;
    MeasuredStep step;
    for (std::int64_t lane = 0; lane < scenario.plan.pp; ++lane) {
        MeasuredRank rank;
        rank.rank = gpuAt(scenario, {.pipeline = lane});
        rank.worldSize = scenario.cluster.gpus;
        rank.span = {0, nanoseconds(analysis.performance->step.value())};
        step::Pass<double> sum{};
        for (const std::int64_t stage : resolved.chunks().stagesOf(lane)) {
            const auto& passes = resolved.passes().at(static_cast<std::size_t>(stage));
            sum = sum + passes.forward + passes.inputGradient + passes.weightGradient + passes.repeated;
        }
        const double number = static_cast<double>(resolved.shape().microbatches) /
                              static_cast<double>(pipelineReplicas(scenario.plan.schedule, resolved.shape()));
        const auto spend = [&rank](Cause cause, double seconds) {
            CauseTime& time = rank.occupancy.causes.at(static_cast<std::size_t>(cause));
            time.busy = time.exposed = nanoseconds(seconds);
        };
        spend(Cause::matrices, number * sum.matrices);
        spend(Cause::attention, number * sum.attention);
        spend(Cause::memoryBound, number * sum.memoryBound);
        spend(Cause::optimizer, analysis.performance->part(StepPart::optimizer).value());
        step.ranks.push_back(rank);
    }
    return step;
}

/// So many messages of so many bytes, each as long as the scenario's formulas say of one.
CollectiveUse messages(const Scenario& scenario, GroupKind group, Collective collective, std::int64_t ranks,
                       double bytes) {
    CollectiveUse use{group, collective, ranks};
    use.count = use.large = 8;
    use.bytes = use.largeBytes = 8 * bytes;
    const PlanGroup known = *planGroup(scenario, step::ratesOf(scenario), use);
    use.seconds = 8 * known.seconds(collective, bytes, 1);
    use.freeRate = use.bytes / use.seconds;
    return use;
}

double learnt(const benchmarks::BenchmarkProfile& found, ProfileParameter parameter) {
    const auto each = std::ranges::find(found.learnt, parameter, &benchmarks::LearntParameter::parameter);
    return each == found.learnt.end() ? -1 : each->after;
}

bool isNear(double a, double b) {
    return std::abs(a / b - 1) < 1e-6;
}

} // namespace

/// What a traced step teaches a profile.
class TestTraceProfile : public QObject {
    Q_OBJECT

private slots:
    /// NVLink of an H100 SXM: 450 GB/s. A message of a GB that a rank of four sends at 315 GB/s leaves 0.7.
    void theShareOfTheFastLinkIsThatOfItsRate() {
        const Scenario scenario = with(plan(), {{ProfileParameter::fastLatency, 1e-8}});
        MeasuredStep step = asPredicted(scenario);
        CollectiveUse use{GroupKind::tensor, Collective::allGather, 4};
        use.count = use.large = 8;
        use.bytes = use.largeBytes = 8e9;
        use.freeRate = 0.7 * scenario.cluster.gpu.scaleUp.value();
        use.seconds = 100; // most of them waited
        step.ranks.front().collectives.push_back(use);
        const auto found = learn(step, analyzeWithoutTimeline(scenario));
        QVERIFY(std::abs(learnt(found, ProfileParameter::fastLink) - 0.7) < 1e-3);
        QCOMPARE(learnt(found, ProfileParameter::network), -1.0);
        QCOMPARE(found.profile.at(ProfileParameter::fastLatency), 1e-8);
    }

    /// A cluster that nobody knows is found by its own traces, whatever the plan and whatever was believed.
    void aHiddenClusterIsFound() {
        QVERIFY(rc::check("of any plan", [] {
            const auto share = [] { return 0.01 * *rc::gen::inRange(20, 95); };
            const Scenario believed = with(test::runnableScenario(), {});
            const double gemm = share(), attention = share(), memory = share();
            const Scenario hidden = with(believed, {{ProfileParameter::gemm, gemm},
                                                    {ProfileParameter::attention, attention},
                                                    {ProfileParameter::memory, memory}});
            const auto found = learn(asPredicted(hidden), analyzeWithoutTimeline(believed));
            // Kernels of nanoseconds are not measured that exactly.
            RC_PRE(asPredicted(hidden).busy(Cause::attention) > 1e-2);
            RC_ASSERT(std::abs(found.profile.at(ProfileParameter::memory) / memory - 1) < 1e-4);
            RC_ASSERT(std::abs(found.profile.at(ProfileParameter::attention) / attention - 1) < 1e-4);
            // Where all products wait for memory the peak does not matter.
            const auto seconds = [](const Scenario& scenario) {
                return step::MeanRank<double>(Resolved(scenario)).matrices();
            };
            RC_ASSERT(std::abs(seconds(with(believed, {{ProfileParameter::gemm,
                                                        found.profile.at(ProfileParameter::gemm)},
                                                       {ProfileParameter::memory, memory}})) /
                                   seconds(hidden) -
                               1) < 1e-4);
        }));
    }

    void linksInAndBetweenNodesAreToldApart() {
        const Scenario believed = with(plan(), {});
        const Scenario hidden =
            with(plan(), {{ProfileParameter::fastLink, 0.43}, {ProfileParameter::network, 0.37}});
        MeasuredStep step = asPredicted(believed);
        auto& uses = step.ranks.front().collectives;
        uses.push_back(messages(hidden, GroupKind::tensor, Collective::reduceScatter, 4, 64e6));
        uses.push_back(messages(hidden, GroupKind::tensor, Collective::allGather, 4, 64e6));
        uses.push_back(messages(hidden, GroupKind::data, Collective::reduceScatter, 4, 512e6));
        // Waits for computation: others tell of the network better.
        uses.push_back(messages(hidden, GroupKind::pipeline, Collective::send, 2, 16e6));
        uses.back().freeRate /= 100;
        const auto found = learn(step, analyzeWithoutTimeline(believed));
        QVERIFY(isNear(learnt(found, ProfileParameter::fastLink), 0.43));
        QVERIFY(isNear(learnt(found, ProfileParameter::network), 0.37));
    }

    void whatIsHiddenIsAsMeasured() {
        MeasuredStep step = asPredicted(plan());
        for (MeasuredRank& rank : step.ranks)
            rank.occupancy.causes.at(static_cast<std::size_t>(Cause::tensor)) = {.busy = 80'000'000,
                                                                                 .exposed = 60'000'000};
        const auto found = learn(step, analyzeWithoutTimeline(plan()));
        QCOMPARE(learnt(found, ProfileParameter::tensorOverlap), 0.25);
    }

    void moreThanALinkHasIsNotBelieved() {
        const Scenario scenario = with(plan(), {});
        const auto withRate = [&](double times) {
            MeasuredStep step = asPredicted(scenario);
            CollectiveUse use = messages(scenario, GroupKind::tensor, Collective::allReduce, 4, 512e6);
            use.freeRate = times * scenario.cluster.gpu.scaleUp.value();
            step.ranks.front().collectives.push_back(use);
            return learn(step, analyzeWithoutTimeline(scenario));
        };
        QCOMPARE(learnt(withRate(1.2), ProfileParameter::fastLink), 1.0); // a switch adds up
        QCOMPARE(learnt(withRate(3), ProfileParameter::fastLink), -1.0);
        QCOMPARE(withRate(3).profile.at(ProfileParameter::fastLink),
                 scenario.cluster.gpu.profile->at(ProfileParameter::fastLink));
        QCOMPARE(learnt(withRate(0.001), ProfileParameter::fastLink), -1.0);
    }

    void aTraceOfAnotherPlanTeachesNothing() {
        MeasuredStep step = asPredicted(plan());
        step.ranks.front().worldSize = 8;
        try {
            (void)learn(step, analyzeWithoutTimeline(plan()));
            QFAIL("learnt");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromStdString(error.what()),
                     QStringLiteral("trace: The trace is of 8 GPUs, the plan of 32."));
        }
        for (MeasuredRank& rank : step.ranks) {
            rank.worldSize = 32;
            rank.occupancy = {};
        }
        QVERIFY_THROWS_EXCEPTION(InputError, (void)learn(step, analyzeWithoutTimeline(plan())));
    }

    /// Of many messages those count that did not wait.
    void waitingIsNoBandwidth() {
        RankTrace trace;
        trace.groups = {{"mesh_tp", GroupKind::tensor, 4, 0, 1}};
        trace.messages = {{Collective::allGather, 0, 25e6, 100e6, true}};
        Time at = 0;
        for (int i = 0; i < 40; ++i) {
            // 75 MB at 300 GB/s take 250 µs; two of three wait for as long again, and longer.
            const Time length = i % 3 == 0 ? 250'000 : 500'000 + 10'000 * i;
            Kernel kernel;
            kernel.span = {at, at + length};
            kernel.message = 0;
            trace.kernels.push_back(kernel);
            at += length;
        }
        const MeasuredStep step = measuredStep({trace});
        QCOMPARE(step.collectives().size(), std::size_t{1});
        const CollectiveUse use = step.collectives().front();
        QCOMPARE(use.large, std::int64_t{40});
        QVERIFY(use.rate() < 200e9);
        QVERIFY(isNear(use.freeRate, 300e9));
        trace.messages = {{Collective::allGather, 0, 1e6, 4e6, true}};
        QCOMPARE(measuredStep({trace}).collectives().front().freeRate, 0.0);
    }
};

QUADRILLE_TESTS(TestTraceProfile)
#include "tst_trace_profile.moc"
