// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/benchmarks/benchmark_profile.h"
#include "core/timing/rates.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace quadrille;
using namespace quadrille::benchmarks;
using namespace quadrille::test;

namespace {

/// A product that takes as long as the model says of one.
GemmRow made(double m, double n, double k, double peak, double share, double edge) {
    return {m, n, k, Precision::bf16, 2 * (m + edge) * (n + edge) * (k + edge) / (peak * share)};
}

} // namespace

class TestGemmProfile : public QObject {
    Q_OBJECT
private slots:
    void whatTheFormulaMadeIsLearntAgain() {
        const Scenario scenario = llama8b();
        const double peak = scenario.cluster.gpu.bf16.value();
        std::vector<GemmRow> rows;
        for (const double m : {2048.0, 4096.0, 8192.0})
            for (const double k : {2048.0, 8192.0})
                rows.push_back(made(m, 4096, k, peak, 0.72, 180));
        const BenchmarkProfile found = learn(rows, scenario);
        QVERIFY(std::abs(found.profile.at(ProfileParameter::gemm) - 0.72) < 1e-4);
        QVERIFY(std::abs(found.profile.at(ProfileParameter::gemmEdge) - 180) < 0.1);
        QCOMPARE(found.learnt.size(), std::size_t{2});
    }

    /// A table of 8 bits is predicted as it was measured, and says of 16 bits what they would reach.
    void aTableOfEightBitsIsPredictedBack() {
        Scenario scenario = llama8b();
        const double edge =
            scenario.cluster.gpu.profile->of(scenario.recipe.framework->name).at(ProfileParameter::gemmEdge);
        GemmRow row = made(8192, 8192, 8192, scenario.cluster.gpu.fp8->value(), 0.6, edge);
        row.precision = Precision::fp8;
        const BenchmarkProfile found = learn(std::vector{row}, scenario);
        scenario.cluster.gpu.profile = SharedValue<Profile>(found.profile);
        scenario.recipe.precision = Precision::fp8;
        const step::Device device = step::deviceOf(scenario);
        const double predicted = std::pow(8192 + edge, 3) * 2 / device.matrixFlops;
        QVERIFY2(std::abs(predicted / row.seconds - 1) < 1e-6, qPrintable(QString::number(predicted)));
        QVERIFY(found.profile.at(ProfileParameter::gemm) > 0.6);
    }

    /// One size tells a share, with the elements as they were.
    void fewSizesLeaveTheElements() {
        const Scenario scenario = llama8b();
        const Profile before = scenario.cluster.gpu.profile->of(scenario.recipe.framework->name);
        const double edge = before.at(ProfileParameter::gemmEdge);
        const BenchmarkProfile found = learn(
            std::vector{made(8192, 8192, 8192, scenario.cluster.gpu.bf16.value(), 0.6, edge)}, scenario);
        QCOMPARE(found.learnt.size(), std::size_t{1});
        QVERIFY(std::abs(found.profile.at(ProfileParameter::gemm) - 0.6) < 1e-9);
        QCOMPARE(found.profile.at(ProfileParameter::gemmEdge), edge);
    }

    void fasterThanThePeakIsOfAnotherGpu() {
        const Scenario scenario = llama8b();
        const std::vector rows{made(8192, 8192, 8192, scenario.cluster.gpu.bf16.value(), 1.2, 1)};
        QCOMPARE(fieldOfError([&] { (void)learn(rows, scenario); }), QStringLiteral("table"));
        // And what takes no longer than a launch says nothing.
        QCOMPARE(fieldOfError([&] {
                     (void)learn(std::vector{GemmRow{16, 16, 16, Precision::bf16, 1e-9}}, scenario);
                 }),
                 QStringLiteral("table"));
    }
};

QUADRILLE_TESTS(TestGemmProfile)
#include "tst_gemm_profile.moc"
