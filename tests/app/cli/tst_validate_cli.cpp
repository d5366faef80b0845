// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_json.h"
#include "core/text/json_object.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/csv.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <cmath>

using namespace quadrille;
using test::runCli;
using test::same;

namespace {

/// The measured tables as CSV with the long names of columns.
QByteArray fujii() {
    std::string text =
        "table,model,gpu,capacity_gib,sequence_length,global_batch_size,tp,cp,pp,micro_batch_size,"
        "gpus,measured_tflops_per_gpu,oom\n";
    for (const int number : {3, 4, 6}) {
        const PublishedTable& table = test::table(number);
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                const auto& cell = table.cell(row, column);
                if (!cell)
                    continue;
                const PublishedRow& plan = table.rows[row];
                text += std::to_string(number) + "," + table.model + "," + table.gpu + "," +
                        std::to_string(inGib(table.capacity)) + ",8192,1024," + std::to_string(plan.tp) +
                        "," + std::to_string(plan.cp) + "," + std::to_string(plan.pp) + "," +
                        std::to_string(plan.microBatch) + "," + std::to_string(table.columns[column]) + "," +
                        (cell->printed ? std::to_string(*cell->printed) + ",0\n" : ",1\n");
            }
    }
    return QByteArray::fromStdString(text);
}

/// Runs whose times follow one law: 10 s of computing on one GPU, and a second a step.
QByteArray ownRuns() {
    std::string text = "gpu,gpus,tp,gbs,step_seconds\n";
    for (const int tp : {1, 2, 4, 8})
        for (const int replicas : {8, 16, 32})
            text += "a100-sxm-80gb," + std::to_string(tp * replicas) + "," + std::to_string(tp) + ",1024," +
                    std::to_string(1 + 4000.0 / (tp * replicas)) + "\n";
    return QByteArray::fromStdString(text);
}

} // namespace

/// `quadrille validate` and `quadrille calibrate`.
class TestValidateCli : public QObject {
    Q_OBJECT
private slots:
    void figuresStandSideBySide() {
        const auto run = runCli({"validate", "-", "--json"}, fujii());
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.err, QString());
        const auto json = run.json();
        QCOMPARE(json["runs"].size(), std::size_t{264});
        QCOMPARE(json["tables"].size(), std::size_t{3});
        QCOMPARE(json["overall"]["ours"]["runs"].get<int>(), 159);
        QCOMPARE(json["overall"]["ours"]["competitions"].get<int>(), 13);
        // The rule on Table 3, computed apart from this program: see tst_accuracy.
        const auto& rule = json["tables"][0]["rule"];
        QCOMPARE(json["tables"][0]["table"].get<std::string>(), std::string("standard input, Table 3"));
        QVERIFY(std::abs(rule["mean_error_scaled"].get<double>() - 0.080284) < 1e-5);
        QVERIFY(std::abs(rule["loss"].get<double>() - 0.008395) < 1e-5);
        const auto& oom = json["out_of_memory"];
        QCOMPARE(oom["fits_and_did"].get<int>() + oom["ran_out_but_fits"].get<int>(), 159);
        QCOMPARE(oom["ran_out_and_did"].get<int>() + oom["fits_but_ran_out"].get<int>(), 105);
        // The model beats both, and its worst run is on the list.
        const auto& overall = json["overall"];
        for (const char* other : {"constant", "rule"})
            QVERIFY(overall["ours"]["mean_error"].get<double>() < overall[other]["mean_error"].get<double>());
    }

    void meansAreThoseOfTheRuns() {
        const auto json = runCli({"validate", "-", "--json"}, fujii()).json();
        double sum = 0, count = 0, within = 0;
        for (const auto& run : json["runs"]) {
            if (run["measured_step_seconds"].is_null())
                continue;
            const double ratio =
                run["measured_step_seconds"].get<double>() / run["step_seconds"].get<double>();
            QVERIFY(std::abs(ratio / run["predicted_over_measured"].get<double>() - 1) < 1e-9);
            sum += std::abs(ratio - 1);
            count += 1;
            const double low = run["step_low_seconds"], high = run["step_high_seconds"];
            QVERIFY(std::abs(high / run["step_seconds"].get<double>() / run["interval_factor"].get<double>() -
                             1) < 1e-9);
            const double measured = run["measured_step_seconds"];
            QCOMPARE(low <= measured && measured <= high, run["within_interval"].get<bool>());
            within += low <= measured && measured <= high ? 1 : 0;
        }
        QVERIFY(std::abs(sum / count - json["overall"]["ours"]["mean_error"].get<double>()) < 1e-9);
        QVERIFY(std::abs(within / count - json["overall"]["interval_coverage"].get<double>()) < 1e-9);
    }

    void textSaysTheSame() {
        const auto text = runCli({"validate", "-"}, fujii());
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.out.contains("standard input, Table 3"));
        QVERIFY(text.out.contains("/ 8.0 ")); // the rule with a factor, Table 3
        QVERIFY(text.out.contains("of 105 runs that ran out"));
    }

    // A run of which nothing but its memory is known has no error of its time, not one of 0.
    void whatIsNotComparedHasNoFigure() {
        const auto run = runCli({"validate", "-"}, "gpus,gbs,oom\n8,64,1\n");
        QCOMPARE(run.exitCode, 0);
        for (const QString& line : run.out.split(u'\n'))
            QVERIFY2(!line.startsWith("all ") || !line.contains("0.0"), qPrintable(line));
        QVERIFY(run.out.contains("\nall but * "));
    }

    void shippedRunsWithoutAFile() {
        const auto run = runCli("validate --json");
        QCOMPARE(run.exitCode, 0);
        const auto json = run.json();
        QCOMPARE(json["runs"].size(), std::size_t{4443});
        QVERIFY(json["overall"]["ours"]["mean_error"].get<double>() <=
                json["overall"]["constant"]["mean_error"].get<double>());
        QVERIFY(!json.contains("left_out"));
    }

    void badRowsAreNotes() {
        const auto run =
            runCli({"validate", "-", "--json"}, "gpus,tp,step_seconds,colour\n8,8,5,red\n8,x,5,\n");
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.json()["runs"].size(), std::size_t{1});
        QVERIFY(run.err.contains("line 3 was passed over: tp must be"));
        QVERIFY(run.err.contains("colour"));
        const auto none = runCli({"validate", "-"}, "gpus,tp,step_seconds\n8,x,5\n");
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.err.contains("runs: must have a line"));
        const QTemporaryDir folder;
        const auto named = [&folder](const QByteArray& text) {
            QFile file(folder.filePath("x.csv"));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("the test's folder cannot be written");
            file.close();
            return runCli({"validate", file.fileName()}).err.remove(folder.path() + '/');
        };
        QVERIFY(named("gpus,tp,step_seconds\n8,x,5\n")
                    .endsWith("runs: “x.csv” must have a line that can be read\n"));
        QVERIFY(named("gpus,tp\n8,1\n")
                    .startsWith("quadrille: header: “x.csv” must have a column of what was measured"));
    }

    void wrongInputIsOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("no file") << QStringList{"validate", "/no/such/file.csv"}
                                 << "runs: “/no/such/file.csv” cannot be read: ";
        QTest::newRow("no profile") << QStringList{"validate", "--profile", "/no/such/profile.json"}
                                    << "--profile: ";
        QTest::newRow("unknown option") << QStringList{"validate", "--refti"} << "--refit";
        QTest::newRow("no output") << QStringList{"calibrate"} << "output: must be given";
        QTest::newRow("two kinds") << QStringList{"calibrate", "-o", "-"} << "--gpu must choose";
        QTest::newRow("no such GPU") << QStringList{"calibrate", "-o", "-", "--gpu", "a200"} << "--gpu: ";
        QTest::newRow("no runs on it") << QStringList{"calibrate", "-o", "-", "--gpu", "mi300x"} << "runs: ";
        QTest::newRow("name") << QStringList{"calibrate", "-", "-o", "-", "--name", "My Cluster"}
                              << "--name: ";
    }

    void wrongInputIsOneLine() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const auto run = runCli(arguments, ownRuns());
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.contains(words), qPrintable(run.err));
    }

    void aProfileIsFittedWrittenAndUsed() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("profile.json");
        const auto fitted =
            runCli({"calibrate", "-", "-o", file, "--name", "mine", "--label", "Mine"}, ownRuns());
        QCOMPARE(fitted.exitCode, 0);
        QVERIFY(fitted.out.contains("Fitted to 12 runs"));
        const Profile profile = parseProfile(test::fileText(file.toStdString()));
        QCOMPARE(profile.name, std::string("mine"));
        QCOMPARE(profile.label, std::string("Mine"));
        QCOMPARE(profile.runs, 12);
        const auto error = [&](const QStringList& arguments) {
            return runCli(arguments, ownRuns()).json()["overall"]["ours"]["mean_error"].get<double>();
        };
        const double before = error({"validate", "-", "--json"});
        const double after = error({"validate", "-", "--json", "--profile", file});
        QVERIFY2(after < before / 2, qPrintable(QString("%1 %2").arg(before).arg(after)));
        // The same again, to standard output, which then has nothing else on it.
        const auto again =
            runCli({"calibrate", "-", "-o", "-", "--name", "mine", "--label", "Mine"}, ownRuns());
        QVERIFY(parseProfile(again.out.toStdString()) == profile);
        // Continued from what was found, little changes.
        const auto more = runCli({"calibrate", "-", "-o", "-", "--from", file, "--name", "mine"}, ownRuns());
        QCOMPARE(more.exitCode, 0);
        QVERIFY(parseProfile(more.out.toStdString()).deviation <= profile.deviation * 1.1);
    }

    /// Whatever the runs are called, what is written can be read.
    void aProfileOfOddlyNamedRunsIsReadAgain() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("profile.json");
        QByteArray runs = "model,gpu,gpus,tp,gbs,seq,mbs,step_seconds,table,label\n";
        for (int i = 0; i < 24; ++i)
            runs += "llama-3.1-8b,h100-sxm-80gb,8," + QByteArray::number(1 << i % 4) + ",64,4096," +
                    QByteArray::number(1 << i / 12) + ',' + QByteArray::number(6 + 0.1 * i) +
                    ",\"tab\there " + QByteArray(100, 'x') + " é" + QByteArray::number(i) +
                    "\",\x1b[31mred\x1b[0m\n";
        const auto fitted = runCli({"calibrate", "-", "-o", file}, runs);
        QVERIFY2(fitted.exitCode == 0, qPrintable(fitted.err));
        QVERIFY(parseProfile(test::fileText(file.toStdString())).fittedOn.size() <= longestText);
        const auto used = runCli({"estimate", "--profile", file});
        QVERIFY2(used.exitCode == 0, qPrintable(used.err));
        QVERIFY(!runCli({"validate", "-", "--json"}, runs).out.contains("\\u001b"));
    }

    void textThatIsNotUtf8IsRefusedByItsPlace() {
        const QByteArray header = "model,gpu,gpus,step_seconds,table\n";
        const QByteArray good = "llama-3.1-8b,h100-sxm-80gb,8,5,Munich\n";
        const QByteArray bad = "llama-3.1-8b,h100-sxm-80gb,8,5,M\xfcnchen\n";
        for (const char* command : {"calibrate", "validate"}) {
            QStringList words{command, "-"};
            if (words.front() == "calibrate")
                words << "-o"
                      << "-";
            // One row, and the others are read.
            const auto one = runCli(words, header + bad + good);
            QCOMPARE(one.exitCode, 0);
            QVERIFY2(one.saysOneLine() &&
                         one.err.contains("line 2 was passed over: row must be UTF-8, which it is not on "
                                          "line 2, at byte 33 of it"),
                     qPrintable(one.err));
            QCOMPARE(runCli(words, header + bad).exitCode, 2);
            // The names of all columns.
            const auto all = runCli(words, "\xff" + header + good);
            QCOMPARE(all.exitCode, 2);
            QVERIFY2(all.saysOneLine() && all.err.contains("header") &&
                         all.err.contains("line 1, at byte 1 of it"),
                     qPrintable(all.err));
        }
        QProcess shell;
        test::prepare(shell);
        const QString program = shell.program();
        shell.setProgram("sh");
        shell.setArguments({"-c", "\"$0\" calibrate runs.csv -o - --label \"$(printf 'a\\377b')\"", program});
        shell.start();
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 2);
        QVERIFY(shell.readAllStandardError().contains("must be UTF-8"));
    }

    /// Of very many lines that cannot be read only the first are told, and the rest counted.
    void manyBadLinesAreSummarised() {
        QByteArray runs = "model,gpu,gpus,step_seconds\nllama-3.1-8b,h100-sxm-80gb,8,5\n";
        for (int i = 0; i < 20000; ++i)
            runs += "no such model,h100-sxm-80gb,8,5\n";
        const auto run = runCli({"validate", "-"}, runs);
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.err.count(u'\n'), 11);
        QVERIFY2(run.err.contains("line 3 was passed over") && run.err.contains("19990 more lines"),
                 qPrintable(run.err));
    }
};

QUADRILLE_TESTS(TestValidateCli)
#include "tst_validate_cli.moc"
