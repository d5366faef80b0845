// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/validate.h"

#include "core/analysis/analysis.h"
#include "tests/support/shipped_runs.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

/// Of what is asked here nothing is of the step.
Performance anyStep(const Scenario&) {
    Performance performance;
    performance.step = Seconds(1);
    return performance;
}

struct Errors {
    std::vector<double> of; ///< |predicted ÷ measured − 1|

    [[nodiscard]] double median() {
        const auto middle = of.begin() + static_cast<std::ptrdiff_t>(of.size() / 2);
        std::ranges::nth_element(of, middle);
        return *middle;
    }
    /// "nanotron 9.4 % (1,724"
    [[nodiscard]] QString text(const char* name) {
        return QStringLiteral("%1 %2 % (%3")
            .arg(QLatin1String(name), QString::number(median() * 100, 'f', 1),
                 QLocale(QLocale::English).toString(static_cast<int>(of.size())));
    }
};

Errors errorsOf(const std::vector<MeasuredRun>& runs, bool (*isMeant)(const MeasuredRun&)) {
    std::vector<MeasuredRun> meant;
    std::ranges::copy_if(runs, std::back_inserter(meant),
                         [&](const MeasuredRun& run) { return run.memory && isMeant(run); });
    Errors errors;
    const std::vector<const MeasuredRun*> pointers = pointersTo(meant);
    for (const ValidatedRun& run : predict(pointers, 0, anyStep))
        if (run.predictedMemory)
            errors.of.push_back(std::abs(*run.predictedMemory / *run.measuredMemory - 1));
    return errors;
}

} // namespace

/// Predicted memory against what others measured.
class TestMeasuredMemory : public QObject {
    Q_OBJECT
private slots:
    /// The manual has the figures of today.
    void theManualSaysHowFarItIsOff() {
        const QString manual =
            QString::fromStdString(test::resourceText("manual/en/09-trust.md")).simplified();
        const std::vector<MeasuredRun> runs = test::shippedRuns();
        const auto check = [&](const char* name, bool (*isMeant)(const MeasuredRun&)) {
            Errors errors = errorsOf(runs, isMeant);
            QVERIFY2(!errors.of.empty() && manual.contains(errors.text(name)), qPrintable(errors.text(name)));
        };
        check("SimuMax", [](const MeasuredRun& run) { return run.source == "SimuMax (2025)"; });
        check("Qi et al.", [](const MeasuredRun& run) { return run.source == "Qi et al. (2023)"; });
        check("BLOOM", [](const MeasuredRun& run) { return run.source == "BigScience (2022)"; });
        check("one GPU", [](const MeasuredRun& run) { return run.source == "Quadrille (2026)"; });
        check("nanotron",
              [](const MeasuredRun& run) { return run.source == "Tazi et al. (2025)" && run.fitted; });
        check("slow micro-batches",
              [](const MeasuredRun& run) { return run.source == "Tazi et al. (2025)" && !run.fitted; });
    }

    /// What is held ahead no plan needs: it is in no part, and of no plan without TP or sequence parallelism.
    void whatIsHeldAheadIsNoNeed() {
        Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64);
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("nanotron");
        s.plan.sequence = 4096;
        s.plan.globalBatch = 512;
        const auto heldAhead = [&] { return analyzeWithoutTimeline(s).memory->stages.front(); };
        QCOMPARE(heldAhead().heldAhead, Bytes(0));
        s.plan.tp = 8;
        // 55 inputs of a micro-batch, whole, in 16 bits.
        QCOMPARE(heldAhead().heldAhead, Bytes(55.0 * 4096 * 4096 * 2));
        const Bytes needed = heldAhead().total();
        Framework without = *s.recipe.framework;
        without.gatheredInputs = 0;
        s.recipe.framework = without;
        QCOMPARE(heldAhead().heldAhead, Bytes(0));
        QCOMPARE(heldAhead().total(), needed);
        s.recipe.framework = test::framework("nanotron");
        s.plan.sequenceParallel = false;
        QCOMPARE(heldAhead().heldAhead, Bytes(0));
        s.plan.sequenceParallel = true;
        s.plan.microBatch = 32; // as much as there is room for
        const StageMemory full = heldAhead();
        QVERIFY(full.heldAhead < Bytes(55.0 * 32 * 4096 * 4096 * 2));
        QVERIFY(full.total() + full.heldAhead <= s.cluster.gpu.memory || full.heldAhead == Bytes(0));
    }
};

QUADRILLE_TESTS(TestMeasuredMemory)
#include "tst_measured_memory.moc"
