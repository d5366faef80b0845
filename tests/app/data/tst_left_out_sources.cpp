// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_readme.h"
#include "app/data/left_out_file.h"
#include "tests/support/test_program.h"

using namespace quadrille;

namespace {

MeasuredRun of(const char* source) {
    MeasuredRun run;
    run.source = source;
    return run;
}

ValidatedRun predicted(std::size_t index, double ratio, bool within) {
    ValidatedRun run;
    run.index = index;
    run.ratio = ratio;
    run.predictedRate = FlopsPerSecond(ratio);
    run.measuredRate = FlopsPerSecond(1);
    run.withinInterval = within;
    return run;
}

} // namespace

/// Errors of each source that was left out.
class TestLeftOutSources : public QObject {
    Q_OBJECT
private slots:
    /// Runs that nothing is fitted to, and those without a time, do not count; sources come by their names.
    void eachSourceHasItsOwn() {
        const std::vector<MeasuredRun> runs{of("B (2024)"), of("A (2023)"), of("B (2024)"), of("B (2024)"),
                                            of("B (2024)"), of("B (2024)"), of("A (2023)")};
        Validation validation;
        validation.runs = {predicted(0, 1.1, true), predicted(1, 0.5, false), predicted(2, 1.4, false),
                           predicted(3, 0.8, true), predicted(4, 9, true),    predicted(5, 0, true),
                           predicted(6, 1.5, true)};
        validation.runs[4].fitted = false;
        const auto sources = leftOutSources(validation, runs);
        QCOMPARE(sources.size(), std::size_t{2});
        QCOMPARE(sources[0].source, std::string("A (2023)"));
        QCOMPARE(sources[0].runs, std::size_t{2});
        QCOMPARE(sources[0].medianError, 0.5);
        QCOMPARE(sources[0].coverage, 0.5);
        QCOMPARE(sources[1].runs, std::size_t{3});
        QVERIFY(std::abs(sources[1].medianError - 0.2) < 1e-12); // of 0.1, 0.2 and 0.4
        QVERIFY(std::abs(sources[1].coverage - 2.0 / 3) < 1e-12);
        LeftOutFigures figures;
        figures.sources = sources;
        QCOMPARE(
            cli::readmeSources(figures),
            std::string("| over the 2 sources | runs | median error | inside the nine-in-ten interval |\n"
                        "|---|---|---|---|\n"
                        "| A (2023) | 2 | 50.0 % | 50 % |\n"
                        "| B (2024) | 3 | 20.0 % | 67 % |\n"));
    }
};

QUADRILLE_TESTS(TestLeftOutSources)
#include "tst_left_out_sources.moc"
