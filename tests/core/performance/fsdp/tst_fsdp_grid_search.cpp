// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/fsdp/grid_search.h"
#include "tests/core/performance/fsdp/random_setup.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;
using fsdp::SearchResult;
using fsdp::SearchSpace;
using fsdp::Setup;

namespace {

constexpr double tolerance = 1e-9;

using test::near;

struct Naive {
    double mfu = 0, hfu = 0, throughput = 0;
    std::int64_t evaluated = 0, feasible = 0;
};

/// Algorithm 1 as it is printed, one number after the other, from the paper's text alone.
Naive algorithmOne(const Setup& s, const SearchSpace& space) {
    const auto L = static_cast<double>(s.layers), H = static_cast<double>(s.hidden);
    const auto N = static_cast<double>(s.gpus), l = static_cast<double>(s.sequence);
    const double Q = s.bytesPerNumber, F = s.peak.value();
    const double phi = 12 * L * H * H;
    Naive best;
    for (int i = 1; i <= 100 && i / 100.0 <= space.alphaMax + tolerance; ++i)
        for (int j = 0; j <= 100; ++j)
            for (const bool zero3 : {false, true}) {
                const double alpha = i / 100.0, gamma = j / 100.0;
                if ((space.gamma && std::abs(*space.gamma - gamma) > tolerance) ||
                    (space.shardsParameters && *space.shardsParameters != zero3))
                    continue;
                ++best.evaluated;
                const double free = s.memory.value() - s.reserved.value() - (6 * Q * phi + Q * phi) / N -
                                    Q * phi / (zero3 ? N : 1);
                const double act = (1 - gamma) * L * H * Q + gamma * (16 * L * H * Q + 2 * L * H);
                const double E = free / act;
                const double transfer = phi * Q / s.bandwidth.value() + L * N * s.latency.value();
                const double fwd = (2 * phi + 4 * L * H * l) * E / (alpha * F);
                const double T = std::max(fwd, transfer) + std::max((3 - gamma) * fwd, transfer);
                const double hfu = E / T * (4 - gamma) * (2 * phi + 4 * L * H * l) / F;
                const double mfu = 3 * E / T * (2 * phi + 4 * L * H * l) / F;
                if (free < act || E < space.leastTokens || hfu > alpha * (1 + tolerance))
                    continue;
                ++best.feasible;
                best.mfu = std::max(best.mfu, mfu);
                best.hfu = std::max(best.hfu, hfu);
                best.throughput = std::max(best.throughput, E / T);
            }
    return best;
}

void compare(const Setup& setup, const SearchSpace& space) {
    const Naive naive = algorithmOne(setup, space);
    const SearchResult found = fsdp::gridSearch(setup, space);
    RC_ASSERT(found.evaluated == naive.evaluated);
    RC_ASSERT(found.feasible == naive.feasible);
    RC_ASSERT(found.bestMfu.has_value() == (naive.feasible > 0));
    RC_ASSERT(found.bestHfu.has_value() == (naive.feasible > 0));
    if (!found.bestMfu)
        return;
    RC_ASSERT(near(found.bestMfu->step.mfu, naive.mfu));
    RC_ASSERT(near(found.bestMfu->step.throughput, naive.throughput));
    RC_ASSERT(near(found.bestHfu->step.hfu, naive.hfu));
}

/// What the search says it found, computed again from what it was found with.
void recompute(const Setup& setup, const fsdp::Candidate& found) {
    Setup again = setup;
    again.gamma = found.gamma;
    again.shardsParameters = found.shardsParameters;
    again.alpha = found.alpha;
    const auto step = fsdp::fullestStep(fsdp::inputsOf(again));
    RC_ASSERT(step.mfu == found.step.mfu);
    RC_ASSERT(step.hfu == found.step.hfu);
    RC_ASSERT(step.time == found.step.time);
    RC_ASSERT(step.tokens == found.step.tokens);
}

} // namespace

class TestFsdpGridSearch : public QObject {
    Q_OBJECT
private slots:
    /// Every model on every cluster of the study.
    void equalsTheNaiveLoopOnTheStudy() {
        for (const FsdpStudy::Model& model : test::fsdpStudy().models)
            for (const FsdpStudy::Cluster& cluster : test::fsdpStudy().clusters)
                for (const std::int64_t gpus : {4, 64, 512}) {
                    const Setup setup = setupOf(model, cluster, gpus, 2048);
                    const Naive naive = algorithmOne(setup, {});
                    const SearchResult found = fsdp::gridSearch(setup);
                    QCOMPARE(found.feasible, naive.feasible);
                    QCOMPARE(found.bestMfu.has_value(), naive.feasible > 0);
                    if (found.bestMfu) {
                        QVERIFY(near(found.bestMfu->step.mfu, naive.mfu));
                        QVERIFY(near(found.bestHfu->step.hfu, naive.hfu));
                    }
                }
    }

    void equalsTheNaiveLoopAnywhere() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            SearchSpace space;
            space.alphaMax = *rc::gen::inRange(1, 101) / 100.0;
            if (*rc::gen::arbitrary<bool>())
                space.gamma = *rc::gen::inRange(0, 101) / 100.0;
            if (*rc::gen::arbitrary<bool>())
                space.shardsParameters = *rc::gen::arbitrary<bool>();
            if (*rc::gen::arbitrary<bool>())
                space.leastTokens = static_cast<double>(setup.sequence);
            compare(setup, space);
        }));
    }

    void whatIsFoundIsWhatTheFormulasSay() {
        QVERIFY(rc::check([] {
            const Setup setup = test::runnableFsdpSetup();
            const SearchResult found = fsdp::gridSearch(setup);
            if (found.bestMfu)
                recompute(setup, *found.bestMfu);
            if (found.bestHfu)
                recompute(setup, *found.bestHfu);
        }));
    }

    /// A wider search never finds less, a better cluster neither.
    void moreRoomNeverHurts() {
        QVERIFY(rc::check([] {
            Setup setup = test::runnableFsdpSetup();
            const auto best = [&setup](const SearchSpace& space) {
                const SearchResult found = fsdp::gridSearch(setup, space);
                return found.bestMfu ? found.bestMfu->step.mfu : 0;
            };
            const double free = best({});
            SearchSpace narrow;
            narrow.gamma = *rc::gen::element(0.0, 1.0);
            narrow.shardsParameters = *rc::gen::arbitrary<bool>();
            narrow.alphaMax = *rc::gen::inRange(1, 101) / 100.0;
            RC_ASSERT(best(narrow) <= free * (1 + tolerance));
            setup.bandwidth = 2 * setup.bandwidth;
            RC_ASSERT(best({}) * (1 + tolerance) >= free);
        }));
    }

    /// Section 3.1: efficiency falls with the size of the model, and more so with the slower network.
    void efficiencyFallsWithSizeAndMoreOnTheSlowNetwork() {
        const FsdpStudy& study = test::fsdpStudy();
        double before = 1, fastest = 0, slowest = 0;
        for (const FsdpStudy::Model& model : study.models) {
            fastest = fsdp::gridSearch(setupOf(model, study.clusters.at(0), 512, 2048)).bestMfu->step.mfu;
            slowest = fsdp::gridSearch(setupOf(model, study.clusters.at(1), 512, 2048)).bestMfu->step.mfu;
            QVERIFY(fastest <= before);
            QVERIFY(slowest <= fastest);
            before = fastest;
        }
        QVERIFY(slowest < 0.75 * fastest); // 310B
    }

    void nothingFitsWhereStatesDoNot() {
        const FsdpStudy& study = test::fsdpStudy();
        const Setup setup =
            setupOf(*study.findModel("310B"), *study.findCluster("16GB-V100-100Gbps"), 4, 512);
        const SearchResult found = fsdp::gridSearch(setup);
        QVERIFY(!found.bestMfu && !found.bestHfu);
        QCOMPARE(found.feasible, std::int64_t{0});
        QCOMPARE(found.evaluated, std::int64_t{100 * 101 * 2});
    }

    void badSpacesAreRefused() {
        const Setup setup =
            setupOf(test::fsdpStudy().models.front(), test::fsdpStudy().clusters.front(), 8, 512);
        for (const double alpha : {0.0, -0.5, 1.01, std::nan("")})
            QVERIFY_EXCEPTION_THROWN((void)fsdp::gridSearch(setup, {.alphaMax = alpha}),
                                     std::invalid_argument);
        for (const double gamma : {-0.1, 1.5, std::nan("")})
            QVERIFY_EXCEPTION_THROWN((void)fsdp::gridSearch(setup, {.alphaMax = 1, .gamma = gamma}),
                                     std::invalid_argument);
        QCOMPARE(fsdp::gridSearch(setup, {.alphaMax = 0.005}).evaluated, std::int64_t{202});
    }
};

QUADRILLE_TESTS(TestFsdpGridSearch)
#include "tst_fsdp_grid_search.moc"
