// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/performance.h"
#include "core/timing/rates.h"
#include "tests/support/resources.h"
#include "tests/support/shipped_runs.h"
#include "tests/support/test_program.h"

#include <array>

using namespace quadrille;

namespace {

Scenario over(Transport transport, std::int64_t tp, std::int64_t pp, const char* framework = "megatron") {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 32);
    s.plan.tp = tp;
    s.plan.pp = pp;
    s.plan.globalBatch = 64;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework(framework);
    s.cluster.fabric.transport = transport;
    return s;
}

const step::Link& tensorLink(const step::PlanRates& rates) {
    return rates.link(TrafficKind::tensor);
}

} // namespace

/// What moves bytes between nodes, and what it does to tensor parallelism beside a pipeline.
class TestTransport : public QObject {
    Q_OBJECT
private slots:
    void aFrameworkHasItsUsualOne() {
        for (const char* framework : {"megatron", "fsdp", "deepspeed", "torchtitan"})
            QVERIFY(transportOf(over(Transport::byFramework, 8, 4, framework)) == Transport::rdma);
        QVERIFY(transportOf(over(Transport::byFramework, 8, 4, "nanotron")) == Transport::host);
        for (const Transport told : {Transport::rdma, Transport::host})
            for (const char* framework : {"megatron", "nanotron"})
                QVERIFY(transportOf(over(told, 8, 4, framework)) == told);
    }

    /// Every rank of tensor parallelism adds what the profile says, in each collective.
    void theHostCostsEveryRankTheSame() {
        for (const std::int64_t tp : {2, 4, 8}) {
            const Scenario s = over(Transport::host, tp, 4);
            const auto ranks = static_cast<double>(tp);
            const step::PlanRates slow = step::ratesOf(s), fast = step::ratesOf(over(Transport::rdma, tp, 4));
            const double latency = step::reached(s, ProfileParameter::busyLatency);
            const double host = step::reached(s, ProfileParameter::busyHost);
            QVERIFY(latency > 0 && host > 0);
            QVERIFY(qFuzzyCompare(tensorLink(slow).latency, tensorLink(fast).latency + ranks * latency));
            QVERIFY(qFuzzyCompare(slow.busyHost, ranks * host));
            QCOMPARE(fast.busyHost, 0.0);
            QVERIFY(performanceOf(s).step > performanceOf(over(Transport::rdma, tp, 4)).step);
        }
    }

    /// Without tensor parallelism, without a pipeline, or with one that stays in the node nothing changes.
    void elsewhereItCostsNothing() {
        constexpr std::array<std::array<std::int64_t, 2>, 3> plans{{{1, 4}, {8, 1}, {1, 1}}};
        for (const auto& [tp, pp] : plans)
            QCOMPARE(performanceOf(over(Transport::host, tp, pp)).step,
                     performanceOf(over(Transport::rdma, tp, pp)).step);
        Scenario within = over(Transport::host, 2, 4);
        within.cluster.gpus = 8;
        Scenario same = within;
        same.cluster.fabric.transport = Transport::rdma;
        QCOMPARE(performanceOf(within).step, performanceOf(same).step);
    }

    /// The runs whose network's transport is the host's are those of nanotron and of BLOOM.
    void theRunsSayIt() {
        for (const char* source : {"Tazi et al. (2025)", "BigScience (2022)", "Bang et al. (2024)"})
            for (const MeasuredRun& run : test::shippedRuns())
                if (run.source == source)
                    QCOMPARE(transportOf(run.scenario) == Transport::host,
                             std::string_view(source) != "Bang et al. (2024)");
    }
};

QUADRILLE_TESTS(TestTransport)
#include "tst_transport.moc"
