// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/step_digits.h"
#include "app/data/catalogue.h"
#include "app/text_io/traces/pipeline_csv.h"
#include "core/analysis/analysis.h"
#include "core/cluster/profile_json.h"
#include "core/traces/step_difference.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/kineto_trace.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace quadrille;
using test::answerCli;
using test::runCli;

/// `quadrille trace`: a pipeline of ours, written as a profiler would, comes back as it ran.
class TestCliTrace : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QStringList m_files;
    Analysis m_analysis;

    static QStringList plan() {
        return {"--model", "llama-3.1-8b", "--gpu", "h100-sxm-94gb", "--gpus", "8", "--tp",
                "2",       "--pp",         "4",     "--gbs",         "8"};
    }

private slots:
    void initTestCase() {
        Scenario scenario = newScenario(loadCatalogue());
        scenario.cluster.gpus = 8;
        scenario.plan.tp = 2;
        scenario.plan.pp = 4;
        scenario.plan.globalBatch = 8;
        m_analysis = analyze(scenario, TimeBase::model);
        QVERIFY(m_analysis.runnable());
        for (std::size_t lane = 0; lane < 4; ++lane) {
            const auto rank =
                static_cast<int>(gpuAt(m_analysis.scenario(), {.pipeline = static_cast<std::int64_t>(lane)}));
            const QString path = m_folder.filePath(QString("rank%1.json").arg(rank));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(test::pipelineTrace(*m_analysis.timeline, lane, rank, 8).text().c_str());
            m_files << path;
        }
    }

    void jsonHasTheDocumentedKeys() {
        const auto run = answerCli(QStringList{"trace"} + m_files + plan() + QStringList{"--json"});
        QCOMPARE(run.exitCode, 0);
        const auto json = nlohmann::ordered_json::parse(run.out.toStdString());
        QCOMPARE(test::keysOf(json), QStringList({"step", "steps", "seconds", "ranks", "passes", "notes",
                                                  "comparison", "teaches"}));
        QCOMPARE(test::keysOf(json["ranks"][0]), QStringList({"file", "rank", "stage", "seconds", "kernels",
                                                              "passes_by", "causes", "collectives"}));
        QCOMPARE(
            test::keysOf(json["comparison"]),
            QStringList({"measured", "predicted", "causes", "collectives", "passes", "findings", "notes"}));
        QCOMPARE(json["step"].get<int>(), 3);
        QCOMPARE(json["passes"].size(), m_analysis.timeline->size());
        QVERIFY(json["comparison"]["notes"].empty());
        double measured = 0, predicted = 0;
        for (const auto& row : json["comparison"]["causes"]) {
            measured += row["measured"].get<double>();
            predicted += row["predicted"].get<double>();
        }
        QVERIFY(std::abs(measured / json["comparison"]["measured"].get<double>() - 1) < 1e-9);
        QVERIFY(std::abs(predicted / json["comparison"]["predicted"].get<double>() - 1) < 1e-9);
        // Passes ran as the model says.
        for (const auto& row : json["comparison"]["passes"])
            QVERIFY(std::abs(row["measured"].get<double>() / row["predicted"].get<double>() - 1) < 1e-6);
        // Whose waiting is the bubble: of the pipeline that ran.
        for (const auto& rank : json["ranks"]) {
            const auto lane = rank["stage"].get<std::size_t>();
            QCOMPARE(lane, rank["rank"].get<std::size_t>() / 2);
            QVERIFY(std::abs(rank["causes"]["pipeline"]["seconds"].get<double>() -
                             m_analysis.timeline->ranks[lane].idle) < 1e-7);
        }
    }

    void withoutAPlanItTellsWhatWasMeasured() {
        const auto run = answerCli(QStringList{"trace"} + m_files);
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.contains("TP reduce-scatter"));
        QVERIFY(!run.out.contains("predicted"));
        const auto json = answerCli(QStringList{"trace"} + m_files + QStringList{"--json"}).json();
        QVERIFY(json["comparison"].is_null());
        QVERIFY(json["teaches"].is_null());
        const auto taught = answerCli(QStringList{"trace"} + m_files + QStringList{"--teach", "-"});
        QCOMPARE(taught.exitCode, 2);
        QVERIFY2(taught.err.contains("the plan that the trace is of"), qPrintable(taught.err));
    }

    /// With the profile that a trace teaches the plan's matrix products take what they took in it, and its
    /// messages pass at their rate.
    void itTeachesAProfile() {
        QStringList files;
        test::PipelineTraceOptions options;
        options.elements = 1 << 29; // half of this GiB leaves a rank
        for (std::size_t lane = 0; lane < 4; ++lane) {
            files << m_folder.filePath(QString("large%1.json").arg(lane));
            QFile file(files.back());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(test::pipelineTrace(*m_analysis.timeline, lane, 2 * static_cast<int>(lane), 8, options)
                           .text()
                           .c_str());
        }
        const QString path = m_folder.filePath("taught.json");
        const auto run =
            answerCli(QStringList{"trace"} + files + plan() + QStringList{"--teach", path, "--json"});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const auto json = run.json();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Profile profile = parseProfile(file.readAll().toStdString());
        QCOMPARE(profile.name, m_analysis.scenario().cluster.gpu.name);
        std::map<std::string, double> after;
        for (const auto& each : json["teaches"]["parameters"])
            after[each["parameter"].get<std::string>()] = each["after"].get<double>();
        QCOMPARE(profile.at(ProfileParameter::fastLink), after.at("fast_link"));
        QCOMPARE(profile.at(ProfileParameter::gemm), after.at("gemm"));
        QCOMPARE(profile.at(ProfileParameter::tensorOverlap), 0.0); // nothing runs beside them
        Scenario scenario = m_analysis.scenario();
        scenario.cluster.gpu.profile = SharedValue<Profile>(profile);
        const Analysis again = analyzeWithoutTimeline(scenario);
        const auto& causes = json["comparison"]["causes"];
        const auto measured = [&causes](const char* cause) {
            for (const auto& row : causes)
                if (row["cause"].get<std::string>() == cause)
                    return row["measured"].get<double>();
            return -1.0;
        };
        const auto predicted = traces::predictedCauses(again);
        QVERIFY(std::abs(predicted[static_cast<std::size_t>(traces::Cause::matrices)] / measured("matrices") -
                         1) < 1e-4);
        // Text says the same, for people; and what a plan of other groups would teach is nothing.
        const auto text = answerCli(QStringList{"trace"} + files + plan());
        QVERIFY2(text.out.contains("Teaches the profile of") && text.out.contains("over the fast link"),
                 qPrintable(text.out));
        QStringList another = plan();
        another.replace(another.indexOf("--tp") + 1, "1");
        const auto other = answerCli(QStringList{"trace"} + files + another);
        QVERIFY2(other.out.contains("Teaches no profile: "), qPrintable(other.out));
        const QStringList teach{"--teach", m_folder.filePath("none.json")};
        QCOMPARE(answerCli(QStringList{"trace"} + files + another + teach).exitCode, 2);
        QVERIFY(!QFile::exists(m_folder.filePath("none.json")));
    }

    void theCsvIsThePipelineThatRan() {
        const auto run = answerCli(QStringList{"trace"} + m_files + QStringList{"--csv", "-"});
        QCOMPARE(run.exitCode, 0);
        const auto measured = traces::measuredTimeline(traces::readPipelineCsv(run.out.toStdString()));
        const Timeline& ran = *m_analysis.timeline;
        QCOMPARE(measured->size(), ran.size());
        for (std::size_t i = 0; i < ran.size(); ++i) {
            QCOMPARE(measured->operation(i).operation, ran.operation(i).operation);
            QVERIFY(std::abs(measured->starts[i] - ran.starts[i]) < 3e-9);
        }
    }

    void shortStepsHaveTheDigitsThatTellThemApart() {
        test::KinetoTrace trace(0, 1);
        trace.kernel("ampere_bf16_gemm", 10'000, 4'000, 9'000);
        trace.kernel("ampere_bf16_gemm", 15'000, 3'210, 10'500);
        const QString path = m_folder.filePath("short.json"), csv = m_folder.filePath("none.csv");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(trace.text().c_str());
        file.close();
        const auto run = answerCli({"trace", path, "--csv", csv});
        QVERIFY2(run.exitCode == 0 && run.out.contains("0.00721"), qPrintable(run.out + run.err));
        QVERIFY2(run.out.contains("0.00000821 s"), qPrintable(run.out));
        // Nothing tells which kernels are of which pass.
        QVERIFY2(run.saysOneLine() && run.err.contains("--csv has its header alone"), qPrintable(run.err));
        QCOMPARE(answerCli({"trace", path}).err, QString());
        for (const auto& [step, decimals] :
             {std::pair{3.0, 1}, {0.01, 1}, {0.009, 2}, {8e-6, 5}, {1e-30, 6}, {0.0, 1}})
            QCOMPARE(cli::millisecondDecimals(step), decimals);
    }

    /// A CSV of passes is read as the window reads it.
    void passesAloneTellLengthAndBubble() {
        const QString path = m_folder.filePath("passes.csv");
        QCOMPARE(answerCli(QStringList{"trace"} + m_files + QStringList{"--csv", path}).exitCode, 0);
        const auto run = answerCli(QStringList{"trace", path} + plan() + QStringList{"--json"});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const Timeline& ran = *m_analysis.timeline;
        const auto json = run.json();
        QVERIFY(std::abs(json["seconds"].get<double>() / ran.makespan - 1) < 1e-6);
        QVERIFY(std::abs(json["bubble_over_total"].get<double>() - ran.bubbleOverTotal) < 1e-6);
        QCOMPARE(json["ranks"].size(), std::size_t{4});
        QVERIFY(std::abs(json["predicted"]["seconds"].get<double>() / ran.makespan - 1) < 1e-9);
        const auto text = answerCli({"trace", path});
        QVERIFY2(text.exitCode == 0 && text.out.contains("4 ranks"), qPrintable(text.out + text.err));
        QCOMPARE(answerCli({"trace", path, path}).exitCode, 2);
        QCOMPARE(answerCli(QStringList{"trace", path, "--teach", "-"} + plan()).exitCode, 2);
    }

    void whatCannotBeReadIsNamed() {
        const auto none = answerCli({"trace", m_folder.filePath("none.json")});
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.saysOneLine() && none.err.contains("none.json"));
        const QString path = m_folder.filePath("half.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"traceEvents\": [{\"ph\": \"X\", \"cat\": \"kernel\", \"ts\": 1, \"dur\": ");
        file.close();
        const auto half = answerCli({"trace", path, "--json"});
        QCOMPARE(half.exitCode, 2);
        QVERIFY(half.err.contains("half.json") && half.err.contains("not complete"));
        QVERIFY(test::saysTheSameAsJson(half));
        const auto step = answerCli(QStringList{"trace"} + m_files + QStringList{"--step", "9"});
        QCOMPARE(step.exitCode, 2);
        QVERIFY(step.err.contains("must be 3, not 9"));
        QCOMPARE(answerCli(QStringList{"trace"} + m_files + QStringList{"--json", "--csv", "-"}).exitCode, 2);
    }

    void aPlanThatCannotRunSaysSo() {
        const auto run = answerCli(QStringList{"trace"} + m_files + QStringList{"--tp", "3"});
        QCOMPARE(run.exitCode, 1);
    }
};

QUADRILLE_TESTS(TestCliTrace)
#include "tst_cli_trace.moc"
