// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/oom_study.h"

#include "tests/support/shipped_runs.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace quadrille;

namespace {

const std::vector<LabelledRun>& labelled() {
    static const auto all = [] {
        const std::vector<MeasuredRun> runs = test::shippedRuns();
        return labelledRuns(pointersTo(runs));
    }();
    return all;
}

std::size_t right(const OomConfusion& of) {
    return of.fitsAndDid + of.ranOutAndDid;
}

std::size_t all(const OomConfusion& of) {
    return right(of) + of.fitsButRanOut + of.ranOutButFits;
}

} // namespace

/// The probability of running out of memory, held to every run whose end is known.
class TestOomStudy : public QObject {
    Q_OBJECT
private slots:
    // “quadrille calibrate --shipped --oom” would write what is there.
    void whatIsShippedIsTheFit() {
        const OomModel fitted = fitOomModel(labelled());
        const OomModel& kept = publishedOomModel();
        for (std::size_t i = 0; i < kept.coefficients.size(); ++i)
            QVERIFY(std::abs(fitted.coefficients[i] / kept.coefficients[i] - 1) < 1e-6);
        QCOMPARE(fitted.shifts.size(), kept.shifts.size());
        QVERIFY(!kept.shifts.empty());
        for (std::size_t i = 0; i < kept.shifts.size(); ++i) {
            QVERIFY(fitted.shifts[i].framework == kept.shifts[i].framework);
            QCOMPARE(fitted.shifts[i].shift, kept.shifts[i].shift);
            QVERIFY(std::abs(fitted.shifts[i].sharpness - kept.shifts[i].sharpness) < 1e-9);
        }
        QCOMPARE(kept.shiftOf("megatron").shift, 0.0);
        QCOMPARE(kept.shiftOf("megatron").sharpness, 1.0);
    }

    // 450 of the 454 runs of the five tables, and FSDP's by the other source alone.
    void sourcesAreForetold() {
        std::size_t sum = 0;
        for (const OomOfSource& each : oomBySource(labelled())) {
            sum += all(each.fitted);
            QCOMPARE(all(each.fitted), all(each.leftOut));
            if (each.source == "Fujii et al. (2024)") {
                QCOMPARE(all(each.fitted), std::size_t{454});
                QVERIFY(right(each.fitted) >= 450);
                QVERIFY(right(each.leftOut) >= 445);
            }
            if (each.source == "MosaicML (2023)")
                QVERIFY(100 * right(each.leftOut) >= 95 * all(each.leftOut));
        }
        QCOMPARE(sum, labelled().size());
    }

    // Runs made by a model with a shift and a sharpness give them back, as near as the priors let them.
    void aShiftIsFoundAgain() {
        for (const double sharpness : {1.0, 0.25})
            for (const double shift : {-8.0, 0.0, 3.0}) {
                const OomModel& model = publishedOomModel();
                std::vector<OomRun> runs;
                for (int i = 0; i < 4000; ++i) {
                    const OomFeatures features{-0.4 + 0.0001 * i, 1, shift, sharpness};
                    constexpr double golden = 0.6180339887498949; // spreads without chance
                    const double lot = i * golden - std::floor(i * golden);
                    runs.push_back({features, lot < model.probability(features)});
                }
                const OomShift found = fitOomShift(model, runs);
                QVERIFY(std::abs(found.shift - shift) <= 1);
                QVERIFY(std::abs(std::log2(found.sharpness / sharpness)) <= 0.5);
            }
    }

    // No framework makes a plan fit that needs more than the GPU has; and the share is the probability's
    // inverse.
    void moreThanThereIsNeverFits() {
        const OomModel& model = publishedOomModel();
        for (const double sharpness : {1.0, 0.3, 0.0625})
            for (double shift = -30; shift <= 10; shift += 2.5)
                for (const double size : {0.0, 2.0, 4.0}) {
                    QVERIFY(model.probability({0, size, shift, sharpness}) >= 0.5);
                    for (const double p : {0.05, 0.5, 0.95}) {
                        const double share = model.logShareAt(p, {0, size, shift, sharpness});
                        const OomFeatures at{share, size, shift, sharpness};
                        QVERIFY(std::abs(model.probability(at) - p) < 1e-9);
                    }
                }
    }

    void whatEndedOtherwiseTeachesNothing() {
        std::vector<MeasuredRun> runs = test::shippedRuns();
        const std::size_t before = labelled().size();
        std::size_t failed = 0;
        for (const MeasuredRun& run : runs)
            failed += run.outcome == Outcome::failed;
        QVERIFY(failed > 0);
        QVERIFY(before + failed <= runs.size());
        std::erase_if(runs, [](const MeasuredRun& run) { return run.outcome == Outcome::failed; });
        QCOMPARE(labelledRuns(pointersTo(runs)).size(), before);
    }
};

QUADRILLE_TESTS(TestOomStudy)
#include "tst_oom_study.moc"
