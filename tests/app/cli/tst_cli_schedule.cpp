// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/resources.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace quadrille;
using test::runCli;

/// `quadrille schedule` against closed forms and against a check of its own operations.
class TestCliSchedule : public QObject {
    Q_OBJECT
private slots:
    void jsonHasTheDocumentedKeys() {
        const auto document = nlohmann::ordered_json::parse(
            runCli("schedule --schedule gpipe --pp 2 --microbatches 2 --json").out.toStdString());
        QCOMPARE(test::keysOf(document),
                 QStringList({"schedule", "pp", "microbatches", "vpp", "makespan", "longest_rank_span",
                              "ideal", "bubble_over_ideal", "bubble_over_total", "ranks"}));
        QCOMPARE(test::keysOf(document["ranks"][0]),
                 QStringList({"rank", "idle", "peak_in_flight", "peak_in_flight_until_w", "ops"}));
        QCOMPARE(test::keysOf(document["ranks"][0]["ops"][0]),
                 QStringList({"kind", "stage", "microbatch", "start", "end"}));
    }

    void closedForms_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("p");
        QTest::addColumn<int>("m");
        QTest::addColumn<int>("v");
        for (const int p : {1, 2, 4, 7})
            for (const int m : {1, 3, 4, 16})
                for (const char* kind : {"gpipe", "1f1b"})
                    QTest::addRow("%s p %d m %d", kind, p, m) << kind << p << m << 1;
        for (const int p : {2, 4})
            for (const int v : {2, 3})
                QTest::addRow("interleaved p %d v %d", p, v) << "interleaved" << p << 3 * p << v;
    }

    /// With F = 2, I = 3, W = 1.5: makespan (m·v + p − 1)(F + B).
    void closedForms() {
        QFETCH(QString, kind);
        QFETCH(int, p);
        QFETCH(int, m);
        QFETCH(int, v);
        const auto document =
            runCli({"schedule", "--schedule", kind, "--pp", QString::number(p), "--microbatches",
                    QString::number(m), "--vpp", QString::number(v), "--forward", "2", "--input-gradient",
                    "3", "--weight-gradient", "1.5", "--json"})
                .json();
        const double makespan = (m * v + p - 1) * 6.5;
        QCOMPARE(document["makespan"].get<double>(), makespan);
        QCOMPARE(document["ideal"].get<double>(), m * v * 6.5);
        QCOMPARE(document["bubble_over_ideal"].get<double>(), double(p - 1) / (m * v));
        QCOMPARE(document["bubble_over_total"].get<double>(), double(p - 1) / (m * v + p - 1));
        for (const auto& rank : document["ranks"]) {
            const int r = rank["rank"];
            const int peak = kind == "gpipe"  ? m
                             : kind == "1f1b" ? std::min(m, p - r)
                                              : std::min(m * v, 2 * (p - 1 - r) + (v - 1) * p + 1);
            QVERIFY(test::same(rank["peak_in_flight"], peak));
            QVERIFY(test::same(rank["peak_in_flight_until_w"], peak)); // no schedule here splits its backward
            double busy = 0, before = 0;
            for (const auto& op : rank["ops"]) {
                QVERIFY(op["start"].get<double>() >= before);
                before = op["end"];
                busy += before - op["start"].get<double>();
                QCOMPARE(op["stage"].get<int>() % p, r);
            }
            QCOMPARE(rank["idle"].get<double>(), makespan - busy);
            QCOMPARE(rank["ops"].size(), static_cast<std::size_t>(2 * m * v));
        }
    }

    void referenceCases_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"gpipe", "1f1b", "interleaved"})
            QTest::newRow(kind) << kind;
    }

    /// The authors' own orders: the first and the last case of each file, operation by operation.
    void referenceCases() {
        QFETCH(QString, kind);
        const auto oracle =
            nlohmann::json::parse(test::testData(qPrintable(QStringLiteral("oracles/%1.json").arg(kind))));
        const auto& cases = oracle["cases"];
        for (const auto& reference : {cases.front(), cases.back()}) {
            QStringList arguments{"schedule", "--json", "--schedule", kind};
            const auto add = [&arguments](const char* option, int number) {
                arguments << option << QString::number(number);
            };
            add("--pp", reference["p"]);
            add("--microbatches", reference["m"]);
            add("--vpp", reference["v"]);
            if (kind == "interleaved" && reference["params"].contains("N") &&
                reference["params"]["N"].is_number())
                add("--group", reference["params"]["N"]);
            const auto document = runCli(arguments).json();
            QCOMPARE(document["ranks"].size(), reference["ranks"].size());
            for (std::size_t r = 0; r < reference["ranks"].size(); ++r) {
                std::vector<std::string> ours;
                for (const auto& op : document["ranks"][r]["ops"])
                    ours.push_back(op["kind"].get<std::string>() +
                                   std::to_string(op["microbatch"].get<int>()) + "." +
                                   std::to_string(op["stage"].get<int>()));
                std::vector<std::string> theirs;
                if (reference["ranks"][r].is_string()) {
                    const QStringList words = QString::fromStdString(reference["ranks"][r]).split(u' ');
                    for (const QString& word : words)
                        theirs.push_back(word.toStdString());
                } else {
                    theirs = reference["ranks"][r].get<std::vector<std::string>>();
                }
                QCOMPARE(ours, theirs);
            }
        }
    }

    void latencyOfGPipe() {
        const auto document =
            runCli("schedule --schedule gpipe --pp 4 --microbatches 8 --p2p 0.25 --json").json();
        QCOMPARE(document["makespan"].get<double>(), (8 + 3) * 3 + 2 * 0.25 * 3);
    }

    void durationsOfEveryStage() {
        const QString file =
            write("d.json", R"({"stages": [{"F": 1, "B": 3}, {"F": 2, "I": 1, "W": 1}], "p2p": 0.5})");
        const auto document = runCli({"schedule", "--schedule", "gpipe", "--pp", "2", "--microbatches", "1",
                                      "--durations", file, "--json"})
                                  .json();
        // F 1, over 0.5, F 2, B 2, back 0.5, B 3.
        QCOMPARE(document["makespan"].get<double>(), 9.0);
        QCOMPARE(document["ranks"][0]["idle"].get<double>(), 5.0);
    }

    void durationsAreChecked_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        QTest::newRow("no JSON") << "[1"
                                 << "JSON";
        QTest::newRow("no stages") << "{}"
                                   << "stages";
        QTest::newRow("too few") << R"({"stages": [{"F": 1, "B": 2}]})"
                                 << "stages";
        QTest::newRow("no F") << R"({"stages": [{"B": 2}, {"F": 1, "B": 2}]})"
                              << "stages[0].F";
        QTest::newRow("no W") << R"({"stages": [{"F": 1, "I": 2}, {"F": 1, "B": 2}]})"
                              << "stages[0].W";
        QTest::newRow("negative") << R"({"stages": [{"F": 1, "B": 2}, {"F": 1, "B": -2}]})"
                                  << "stages[1].B";
        QTest::newRow("text") << R"({"stages": [{"F": 1, "B": 2}, {"F": "x", "B": 2}]})"
                              << "stages[1].F";
        QTest::newRow("unknown") << R"({"stages": [{"F": 1, "B": 2}, {"F": 1, "B": 2, "X": 1}]})"
                                 << "stages[1].X";
        QTest::newRow("latency") << R"({"stages": [{"F": 1, "B": 2}, {"F": 1, "B": 2}], "p2p": -1})"
                                 << "p2p";
    }

    void durationsAreChecked() {
        QFETCH(QString, text);
        QFETCH(QString, field);
        const auto run = runCli({"schedule", "--schedule", "gpipe", "--pp", "2", "--microbatches", "2",
                                 "--durations", write("bad.json", text.toUtf8())});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.startsWith("quadrille: --durations: ") &&
                     run.err.contains(field),
                 qPrintable(run.err));
    }

    void badShapes_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<int>("lines");
        QTest::newRow("unknown kind") << "--schedule zb-h9 --pp 4 --microbatches 8" << 2 << 1;
        QTest::newRow("no ranks") << "--schedule gpipe --pp 0 --microbatches 8" << 2 << 1;
        QTest::newRow("negative time") << "--schedule gpipe --pp 4 --microbatches 8 --forward -1" << 2 << 1;
        QTest::newRow("no number") << "--schedule gpipe --pp 4 --microbatches 8 --p2p soon" << 2 << 1;
        QTest::newRow("times and file")
            << "--schedule gpipe --pp 4 --microbatches 8 --p2p 1 --durations x.json" << 2 << 1;
        QTest::newRow("two rules") << "--schedule interleaved --pp 4 --microbatches 6" << 1 << 2;
        QTest::newRow("group too small")
            << "--schedule interleaved --pp 4 --microbatches 8 --vpp 2 --group 3" << 1 << 1;
        QTest::newRow("chunks of GPipe") << "--schedule gpipe --pp 4 --microbatches 8 --vpp 2" << 1 << 1;
    }

    void badShapes() {
        QFETCH(QString, options);
        QFETCH(int, exitCode);
        QFETCH(int, lines);
        const auto run = runCli(("schedule --json " + options).split(u' '));
        QCOMPARE(run.exitCode, exitCode);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.count(u'\n'), lines);
    }

    void traceHoldsEveryOperation() {
        const QString file = m_folder.filePath("trace.json");
        const auto run = runCli({"schedule", "--schedule", "1f1b", "--pp", "4", "--microbatches", "8",
                                 "--json", "--trace", file});
        QCOMPARE(run.exitCode, 0);
        const auto events = nlohmann::json::parse(test::fileText(file.toStdString()))["traceEvents"];
        double busy = 0;
        std::size_t operations = 0;
        int mostInFlight = 0;
        for (const auto& event : events) {
            if (event["ph"] == "X") {
                ++operations;
                busy += event["dur"].get<double>();
            } else if (event["ph"] == "C") {
                mostInFlight = std::max(mostInFlight, event["args"]["chunks"].get<int>());
            }
        }
        QCOMPARE(operations, std::size_t{4 * 8 * 2});
        QCOMPARE(busy, 4 * 8 * 3 * 1000.0);
        QCOMPARE(mostInFlight, 4);
        QCOMPARE(runCli({"schedule", "--schedule", "gpipe", "--pp", "2", "--microbatches", "2", "--trace",
                         "/does/not/exist/t.json"})
                     .exitCode,
                 2);
    }

    /// Idle dots over all characters of the lanes are the idle share.
    void textShowsTheIdleShare() {
        const QString text = runCli("schedule --schedule 1f1b --pp 4 --microbatches 8").out;
        const QString lanes = text.section(QStringLiteral("rank 0"), 1).section(u'F', 0, -1);
        qsizetype idle = 0, all = 0;
        for (const QString& line : lanes.split(u'\n'))
            if (line.count(u'│') == 2) {
                const QString lane = line.section(u'│', 1, 1);
                idle += lane.count(u'.');
                all += lane.size();
            }
        QVERIFY(all > 0);
        QCOMPARE(double(idle) / double(all), 3.0 / 11);
    }

private:
    QString write(const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

QTEST_APPLESS_MAIN(TestCliSchedule)
#include "tst_cli_schedule.moc"
