// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;
using test::runCli;

/// `quadrille schedule --compare`, against the schedules run one by one.
class TestCliScheduleCompare : public QObject {
    Q_OBJECT
private slots:
    /// Each row has the numbers of the schedule run alone; a chunk of v takes a v-th of the time.
    void comparisonAgreesWithEachSchedule() {
        const auto document = runCli("schedule --compare --pp 4 --microbatches 8 --json").json();
        QCOMPARE(document["schedules"].size(), scheduleKinds.size());
        for (const auto& row : document["schedules"]) {
            QVERIFY2(row["refused"].empty(), row.dump().c_str());
            const int v = row["vpp"];
            const QString each = QString::number(1.0 / v);
            const auto alone =
                runCli({"schedule", "--json", "--schedule", QString::fromStdString(row["schedule"]), "--pp",
                        "4", "--microbatches", "8", "--vpp", QString::number(v), "--forward", each,
                        "--input-gradient", each, "--weight-gradient", each})
                    .json();
            int peak = 0, untilW = 0;
            for (const auto& rank : alone["ranks"]) {
                peak = std::max(peak, rank["peak_in_flight"].get<int>());
                untilW = std::max(untilW, rank["peak_in_flight_until_w"].get<int>());
            }
            for (const char* key :
                 {"makespan", "longest_rank_span", "ideal", "bubble_over_ideal", "bubble_over_total"})
                QVERIFY(test::same(row[key], alone[key]));
            QCOMPARE(row["ideal"].get<double>(), 8 * 3.0);
            QCOMPARE(row["peak_in_flight"].get<int>(), peak);
            QCOMPARE(row["peak_in_flight_until_w"].get<int>(), untilW);
            QVERIFY(row["makespan"].get<double>() >= row["lower_bound"].get<double>() - 1e-9);
        }
    }

    void comparisonSaysWhatIsRefused() {
        const auto document = runCli("schedule --compare --pp 3 --microbatches 5 --json").json();
        QStringList refused;
        for (const auto& row : document["schedules"])
            if (!row["refused"].empty()) {
                refused << QString::fromStdString(row["schedule"]);
                QVERIFY(!row.contains("makespan"));
                QVERIFY(row["refused"][0].get<std::string>().size() > 10);
            }
        QVERIFY(refused.contains("dualpipe") && refused.contains("chimera") &&
                refused.contains("interleaved"));
        QVERIFY(!refused.contains("gpipe") && !refused.contains("breadth-first"));
        const auto text = runCli("schedule --compare --pp 3 --microbatches 5");
        QCOMPARE(text.exitCode, 0);
        for (const QString& kind : refused)
            QVERIFY(text.out.contains("  " + kind + ": "));
    }

    void comparisonForAScenario() {
        const auto document = runCli("schedule --compare --model llama-3.1-8b --gpus 32 --pp 4 --gbs 128 "
                                     "--seq 4096 --json")
                                  .json();
        QVERIFY(test::same(document["microbatches"], 16));
        bool own = false;
        for (const auto& row : document["schedules"]) {
            if (!row["refused"].empty())
                continue;
            QVERIFY(row["memory_bytes"].get<double>() > 1e9);
            QVERIFY(row["makespan_seconds"].get<double>() >=
                    row["lower_bound_seconds"].get<double>() * (1 - 1e-9));
            QVERIFY(row["above_lower_bound"].get<double>() >= 0);
            if (row["schedule"] != "1f1b")
                continue;
            own = true;
            const auto estimate =
                runCli("estimate --model llama-3.1-8b --gpus 32 --pp 4 --gbs 128 --seq 4096 "
                       "--json")
                    .json();
            QVERIFY(test::same(row["memory_bytes"], estimate["memory"]["total_bytes"]));
            QVERIFY(test::same(row["zone"], estimate["memory"]["zone"]));
        }
        QVERIFY(own);
        const auto text =
            runCli("schedule --compare --model llama-3.1-8b --gpus 32 --pp 4 --gbs 128 --seq 4096");
        QVERIFY(text.out.contains("1f1b *"));
        const auto wrong = runCli("schedule --compare --model llama-3.1-8b --gpus 40 --pp 5");
        QCOMPARE(wrong.exitCode, 1);
        QVERIFY(wrong.err.contains("layers"));
        QCOMPARE(runCli("schedule --compare --model llama-3.1-8b --microbatches 8").exitCode, 2);
    }
};

QUADRILLE_TESTS(TestCliScheduleCompare)
#include "tst_cli_schedule_compare.moc"
