// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/fsdp/check.h"
#include "core/performance/fsdp/evaluation.h"
#include "tests/core/performance/fsdp/random_setup.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using fsdp::Evaluation;
using fsdp::Setup;

namespace {

using test::close;

constexpr double rounding = 1 + 1e-12;

} // namespace

class TestFsdpFormulas : public QObject {
    Q_OBJECT
private slots:
    /// 1.3B on 4 GPUs of 40 GiB and 200 Gbit/s, by hand.
    void oneConfigurationByHand() {
        const FsdpStudy& study = test::fsdpStudy();
        Setup setup = setupOf(study.models.front(), study.clusters.front(), 4, 1024);
        setup.alpha = 0.5;
        const Evaluation e = fsdp::evaluate(setup);
        const double phi = 12.0 * 24 * 2048 * 2048;
        const double free = 40 * 1073741824.0 - 10e9 - 16 * phi / 4;
        const double tokens = free / (24 * 2048 * 2);
        const double flops = 2 * phi + 4.0 * 24 * 2048 * 1024;
        QCOMPARE(e.parameters, phi);
        QCOMPARE(e.freeBytes, free);
        QCOMPARE(e.tokenCapacity, tokens);
        QCOMPARE(e.step.transfer, 2 * phi / 25e9);
        QCOMPARE(e.step.forward, flops * tokens / 156e12);
        QCOMPARE(e.step.backward, 3 * e.step.forward);
        QVERIFY(e.forwardRatio < 1);
        QCOMPARE(e.step.time, 4 * e.step.forward);
        QCOMPARE(e.step.throughput, 156e12 / (4 * flops));
        QCOMPARE(e.step.hfu, 0.5);
        QCOMPARE(e.step.mfu, 0.375);
    }

    /// α_MFU = 3/(4−γ)·α_HFU, whatever limits the step.
    void mfuIsAShareOfHfu() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            const auto step = fsdp::evaluate(setup).step;
            RC_ASSERT(close(step.mfu, 3 / (4 - setup.gamma) * step.hfu));
            RC_ASSERT(step.hfu <= setup.alpha * rounding);
        }));
    }

    /// Where both passes hide the network, computing alone decides.
    void computeBoundReachesWhatComputingReaches() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            const Evaluation e = fsdp::evaluate(setup);
            RC_ASSERT(close(e.step.hfu, setup.alpha) ==
                      (e.forwardRatio <= rounding && e.backwardRatio <= rounding));
        }));
    }

    void infiniteBandwidthLeavesLatency() {
        QVERIFY(rc::check([] {
            Setup setup = test::runnableFsdpSetup();
            setup.bandwidth = BytesPerSecond(std::numeric_limits<double>::infinity());
            const Evaluation slow = fsdp::evaluate(setup);
            RC_ASSERT(close(slow.step.transfer, static_cast<double>(setup.layers) *
                                                    static_cast<double>(setup.gpus) * setup.latency.value()));
            setup.latency = Seconds(0);
            const Evaluation e = fsdp::evaluate(setup);
            RC_ASSERT(e.step.transfer == 0 && e.forwardRatio == 0);
            RC_ASSERT(close(e.step.hfu, setup.alpha));
        }));
    }

    /// More bandwidth, memory or peak never lower throughput, latency never raises it.
    void nothingGetsSlowerOnABetterCluster() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            const double before = fsdp::evaluate(setup).step.throughput;
            Setup better = setup;
            switch (*rc::gen::inRange(0, 4)) {
            case 0:
                better.bandwidth = 1.5 * setup.bandwidth;
                break;
            case 1:
                better.memory = 1.5 * setup.memory;
                break;
            case 2:
                better.peak = 1.5 * setup.peak;
                break;
            default:
                better.latency = 0.5 * setup.latency;
            }
            RC_ASSERT(fsdp::evaluate(better).step.throughput * rounding >= before);
        }));
    }

    /// Twice as fast in everything is twice as fast.
    void doublingAllSpeedsHalvesTheStep() {
        QVERIFY(rc::check([] {
            Setup setup = test::runnableFsdpSetup();
            const auto before = fsdp::evaluate(setup).step;
            setup.bandwidth = 2 * setup.bandwidth;
            setup.peak = 2 * setup.peak;
            setup.latency = 0.5 * setup.latency;
            const auto after = fsdp::evaluate(setup).step;
            RC_ASSERT(close(2 * after.time, before.time));
            RC_ASSERT(close(after.mfu, before.mfu));
        }));
    }

    /// Eqs. 12 and 15 always hold; eqs. 13 and 14 where the forward pass hides the network.
    void boundsHold() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            const Evaluation e = fsdp::evaluate(setup);
            RC_ASSERT(e.tokenCapacity <= e.mostTokens * rounding);
            RC_ASSERT(e.mostTokens <= e.mostTokensOfAnyCluster * rounding);
            RC_ASSERT(e.step.throughput <= e.mostThroughput * rounding);
            RC_ASSERT(e.mostThroughput <= e.mostThroughputOfAny * rounding);
            RC_ASSERT(e.step.hfu <= e.mostHfu * rounding);
            RC_ASSERT(e.step.mfu <= e.mostMfu * rounding);
            RC_ASSERT(e.hiddenHfu <= e.hiddenHfuOfAny * rounding);
            RC_ASSERT(e.hiddenMfu <= e.hiddenMfuOfAny * rounding);
            if (e.forwardRatio <= 1) {
                RC_ASSERT(e.step.hfu <= e.hiddenHfu * rounding);
                RC_ASSERT(e.step.mfu <= e.hiddenMfu * rounding);
            }
            // By how much they can be passed where it does not.
            RC_ASSERT(close(e.mostHfu, (4 - setup.gamma) / 2 * e.hiddenHfu));
            RC_ASSERT(close(e.mostMfu, 1.5 * e.hiddenHfu));
        }));
    }

    /// As they are printed, for γ = 0.
    void boundsAreThePrintedOnes() {
        QVERIFY(rc::check([] {
            const Setup s = test::runnableFsdpSetup();
            const Evaluation e = fsdp::evaluate(s);
            const auto L = static_cast<double>(s.layers), H = static_cast<double>(s.hidden);
            const auto l = static_cast<double>(s.sequence);
            const double Q = s.bytesPerNumber, F = s.peak.value(), S = s.bandwidth.value();
            RC_ASSERT(close(e.mostTokensOfAnyCluster, s.memory.value() / (L * H * Q)));
            const double hfu = (2 + l / (3 * H)) / (L * H * Q * Q) * S * e.freeBytes / F;
            RC_ASSERT(close(e.hiddenHfuOfAny, hfu));
            RC_ASSERT(close(e.hiddenMfuOfAny, 0.75 * hfu));
            RC_ASSERT(close(e.mostThroughputOfAny, e.freeBytes * S / (24 * Q * Q * L * L * H * H * H)));
        }));
    }

    /// Eq. 13 is no ceiling over eq. 11: a step whose forward pass waits and whose backward pass does not.
    void hiddenHfuCanBePassed() {
        const FsdpStudy& study = test::fsdpStudy();
        Setup setup = setupOf(*study.findModel("310B"), *study.findCluster("40GB-A100-200Gbps"), 512, 2048);
        const Evaluation e = fsdp::evaluate(setup);
        QVERIFY(e.forwardRatio > 1 && e.backwardRatio < 1);
        QVERIFY(e.step.hfu > e.hiddenHfuOfAny);
        QVERIFY(e.step.hfu < e.mostHfu);
    }

    /// Fewer tokens never help; at the capacity nothing changes.
    void tokensAreWhatIsAskedFor() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            const Evaluation full = fsdp::evaluate(setup);
            const Evaluation same = fsdp::evaluate(setup, full.tokenCapacity);
            RC_ASSERT(same.step.time == full.step.time);
            const Evaluation half = fsdp::evaluate(setup, full.tokenCapacity / 2);
            RC_ASSERT(half.step.throughput <= full.step.throughput * rounding);
            RC_ASSERT(half.mostThroughput == full.mostThroughput);
        }));
    }

    /// One GPU fewer does not hold a token.
    void fewestGpusAreTheFewest() {
        QVERIFY(rc::check([] {
            Setup setup = test::runnableFsdpSetup();
            const auto fewest = fsdp::fewestGpus(setup);
            RC_ASSERT(fewest && *fewest <= setup.gpus);
            setup.gpus = *fewest;
            RC_ASSERT(fsdp::evaluate(setup).runs() && fsdp::check(setup).empty());
            if (*fewest == 1)
                return;
            setup.gpus = *fewest - 1;
            RC_ASSERT(!fsdp::evaluate(setup).runs());
            const auto broken = fsdp::check(setup);
            RC_ASSERT(broken.size() == 1u);
            RC_ASSERT(broken.front().repairs.front() == (Repair{"gpus", std::to_string(*fewest)}));
        }));
    }

    void tooLargeForAnyNumberOfGpus() {
        const FsdpStudy& study = test::fsdpStudy();
        Setup setup = setupOf(*study.findModel("310B"), *study.findCluster("80GB-A100-100Gbps"), 512, 2048);
        setup.shardsParameters = false;
        QVERIFY(!fsdp::fewestGpus(setup));
        const auto broken = fsdp::check(setup);
        QCOMPARE(broken.size(), std::size_t{1});
        QCOMPARE(broken.front().repairs, (std::vector<Repair>{{"zero", "3"}}));
        setup.reserved = setup.memory;
        QVERIFY(fsdp::check(setup).front().repairs.empty());
    }

    void explainedEqualsComputed() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            const std::optional<double> tokens =
                *rc::gen::arbitrary<bool>() ? std::optional(1234.0) : std::nullopt;
            const Evaluation e = fsdp::evaluate(setup, tokens);
            const auto explained = fsdp::explain(setup, tokens);
            const std::vector<double> computed{e.step.throughput, e.step.mfu,      e.step.hfu,
                                               e.forwardRatio,    e.backwardRatio, e.mostTokens,
                                               e.hiddenHfu,       e.hiddenMfu,     e.mostThroughput};
            RC_ASSERT(explained.size() == computed.size());
            for (std::size_t i = 0; i < computed.size(); ++i) {
                RC_ASSERT(explained[i].value() == computed[i]);
                RC_ASSERT(!explained[i].title.empty() && !explained[i].symbols.empty());
                RC_ASSERT(explained[i].steps.front().source.starts_with("Wang et al. (2024)"));
            }
        }));
    }

    void explanationsReadAsThePaperWritesThem() {
        const FsdpStudy& study = test::fsdpStudy();
        const auto explained = fsdp::explain(setupOf(study.models.front(), study.clusters.front(), 4, 1024));
        const auto formula = [&](const char* symbol) -> std::string {
            for (const ExplanationStep& step : explained.front().steps)
                if (step.symbol == symbol)
                    return step.formula;
            return {};
        };
        QCOMPARE(formula("K"), std::string("E / T"));
        QCOMPARE(formula("T"), std::string("max(T_fwd, T_transfer) + max(T_bwd, T_transfer)"));
        QCOMPARE(formula("T_transfer"), std::string("ϕ·Q / S_volume + L·N·ϵ"));
        QCOMPARE(formula("F_fwd"), std::string("2·ϕ + 4·L·H·l_seq"));
        QCOMPARE(formula("ϕ"), std::string("12·L·H·H"));
        QCOMPARE(formula("E"), std::string("M_free / M_act"));
    }
};

QUADRILLE_TESTS(TestFsdpFormulas)
#include "tst_fsdp_formulas.moc"
