// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace quadrille;
using test::answerCli;
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
            answerCli({"schedule", "--schedule", kind, "--pp", QString::number(p), "--microbatches",
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
        for (const char* kind :
             {"gpipe", "1f1b", "1f1b-eager", "interleaved", "interleaved-overlap", "breadth-first", "zb-h1",
              "zb-h2", "zb1p-interleaved", "zb-v", "dualpipe", "dualpipev", "chimera"})
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
            const bool folded = oracle["placement"] == "v"; // has 2 chunks without being told
            if (!folded)
                add("--vpp", reference["v"]);
            if (reference["params"].contains("N") && reference["params"]["N"].is_number())
                add("--group", reference["params"]["N"]);
            if (reference["params"].contains("pipelines"))
                add("--pipelines", reference["params"]["pipelines"]);
            const auto document = answerCli(arguments).json();
            QVERIFY(test::same(document["vpp"], reference["v"]));
            QVERIFY(test::same(document["makespan"], reference["metrics"]["unit"]["makespan"]));
            QCOMPARE(document["ranks"].size(), reference["ranks"].size());
            for (std::size_t r = 0; r < reference["ranks"].size(); ++r) {
                std::vector<std::string> ours;
                for (const auto& op : document["ranks"][r]["ops"])
                    ours.push_back(nameOf(op));
                std::vector<std::string> theirs;
                if (reference["ranks"][r].is_string()) {
                    const QStringList words = QString::fromStdString(reference["ranks"][r]).split(u' ');
                    for (const QString& word : words)
                        theirs.push_back(word.toStdString());
                } else {
                    theirs = reference["ranks"][r].get<std::vector<std::string>>();
                }
                QCOMPARE(ours, theirs);
                QVERIFY(test::same(document["ranks"][r]["peak_in_flight"], reference["peak_relB"][r]));
                QVERIFY(
                    test::same(document["ranks"][r]["peak_in_flight_until_w"], reference["peak_relW"][r]));
            }
        }
    }

    void everyKind_data() {
        QTest::addColumn<QString>("kind");
        for (const ScheduleKind kind : scheduleKinds) {
            const std::string name(scheduleName(kind));
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
        }
    }

    /// Whatever the order: every rank runs one operation after the other, a forward and a whole backward (or
    /// its halves) of every micro-batch on every stage, and what is not busy is idle.
    void everyKind() {
        QFETCH(QString, kind);
        constexpr int p = 4, m = 8;
        QStringList arguments{"schedule", "--json", "--schedule", kind, "--pp", "4", "--microbatches", "8"};
        arguments << "--forward"
                  << "2"
                  << "--input-gradient"
                  << "3"
                  << "--weight-gradient"
                  << "1.5"
                  << "--p2p"
                  << "0.25";
        if (kind.startsWith("interleaved"))
            arguments << "--vpp"
                      << "2";
        const auto run = answerCli(arguments);
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const auto document = run.json();
        const double makespan = document["makespan"];
        std::map<std::string, int> done;
        double idle = 0, busy = 0;
        for (const auto& rank : document["ranks"]) {
            double before = 0;
            for (const auto& op : rank["ops"]) {
                QVERIFY(op["start"].get<double>() >= before - 1e-9);
                before = op["end"];
                busy += before - op["start"].get<double>();
                const std::string name = nameOf(op);
                const std::size_t cut = name.find('&');
                ++done[name.substr(0, cut)];
                if (cut != std::string::npos)
                    ++done[name.substr(cut + 1)];
                QCOMPARE(op.contains("backward_stage"), op["kind"] == "FB");
                QCOMPARE(op.contains("backward_microbatch"), op["kind"] == "FB");
            }
            QVERIFY(before <= makespan + 1e-9);
            idle += rank["idle"].get<double>();
        }
        QVERIFY(std::abs(idle + busy - p * makespan) < 1e-6);
        const int stages = p * document["vpp"].get<int>();
        for (int microbatch = 0; microbatch < m; ++microbatch)
            for (int stage = 0; stage < stages; ++stage) {
                const std::string place = std::to_string(microbatch) + "." + std::to_string(stage);
                QCOMPARE(done["F" + place], 1);
                const int whole = done["B" + place];
                QCOMPARE(whole + done["I" + place], 1);
                QCOMPARE(whole + done["W" + place], 1);
            }
    }

    /// The reference's blocks of 5 with F = I = W = 2.
    void fusedBlocksHaveTheirOwnTime() {
        const auto oracle = nlohmann::json::parse(test::testData("oracles/dualpipe.json"));
        const auto& reference = oracle["cases"].back();
        const int p = reference["p"];
        QStringList stages;
        for (int stage = 0; stage < p; ++stage)
            stages << R"({"F": 2, "I": 2, "W": 2})";
        const QString file =
            write("fb.json", QStringLiteral(R"({"stages": [%1], "FB": 5})").arg(stages.join(u',')).toUtf8());
        const auto document =
            answerCli({"schedule", "--schedule", "dualpipe", "--pp", QString::number(p), "--microbatches",
                       QString::number(reference["m"].get<int>()), "--durations", file, "--json"})
                .json();
        QVERIFY(test::same(document["makespan"], reference["metrics"]["fb_overlap"]["makespan"]));
    }

    void halvesAreAskedForWhereTheyRun() {
        const QString file = write("whole.json", R"({"stages": [{"F": 1, "B": 2}, {"F": 1, "B": 2}]})");
        const auto run = runCli(
            {"schedule", "--schedule", "zb-h1", "--pp", "2", "--microbatches", "4", "--durations", file});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.contains("stages[0].I"), qPrintable(run.err));
        QCOMPARE(runCli({"schedule", "--schedule", "1f1b", "--pp", "2", "--microbatches", "4", "--durations",
                         file})
                     .exitCode,
                 0);
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
        const auto run = answerCli({"schedule", "--schedule", "gpipe", "--pp", "2", "--microbatches", "2",
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
        QTest::newRow("chunks of a V") << "--schedule zb-v --pp 4 --microbatches 8 --vpp 4" << 1 << 1;
        QTest::newRow("odd DualPipe") << "--schedule dualpipe --pp 3 --microbatches 8" << 1 << 1;
        QTest::newRow("no schedule") << "--pp 4 --microbatches 8" << 2 << 1;
        QTest::newRow("no size") << "--schedule gpipe --microbatches 8" << 2 << 1;
        QTest::newRow("order and size") << "--order x.txt --pp 4" << 2 << 1;
        QTest::newRow("no order") << "--order does-not-exist.txt" << 2 << 1;
        QTest::newRow("two answers") << "--schedule gpipe --pp 4 --microbatches 8 --csv -" << 2 << 1;
        QTest::newRow("scenario alone") << "--schedule gpipe --pp 4 --microbatches 8 --tp 2" << 2 << 1;
        QTest::newRow("chunks of GPipe") << "--schedule gpipe --pp 4 --microbatches 8 --vpp 2" << 1 << 1;
    }

    void badShapes() {
        QFETCH(QString, options);
        QFETCH(int, exitCode);
        QFETCH(int, lines);
        const auto run = answerCli(("schedule --json " + options).split(u' '));
        QCOMPARE(run.exitCode, exitCode);
        QVERIFY(test::saysTheSameAsJson(run));
        QCOMPARE(run.err.count(u'\n'), lines);
    }

    void traceHoldsEveryOperation() {
        const QString file = m_folder.filePath("trace.json");
        const auto run = answerCli({"schedule", "--schedule", "1f1b", "--pp", "4", "--microbatches", "8",
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

    void traceNamesItsKinds() {
        const QString file = m_folder.filePath("kinds.json");
        QCOMPARE(runCli({"schedule", "--schedule", "dualpipe", "--pp", "4", "--microbatches", "8", "--trace",
                         file})
                     .exitCode,
                 0);
        std::set<std::string> categories, tracks;
        const auto trace = nlohmann::json::parse(test::fileText(file.toStdString()));
        for (const auto& event : trace["traceEvents"]) {
            if (event["ph"] == "X")
                categories.insert(event["cat"]);
            if (event["name"] == "thread_name")
                tracks.insert(event["args"]["name"]);
        }
        QCOMPARE(categories, (std::set<std::string>{"backward", "forward", "forward and backward",
                                                    "input gradient", "weight gradient"}));
        QCOMPARE(tracks, (std::set<std::string>{"rank 0", "rank 1", "rank 2", "rank 3"}));
    }

    void csvHasALineForEveryOperation() {
        const QStringList schedule{"schedule", "--schedule", "dualpipev", "--pp", "2", "--microbatches", "6"};
        const auto json = runCli(schedule + QStringList{"--json"}).json();
        const QStringList lines =
            runCli(schedule + QStringList{"--csv", "-"}).out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.front(),
                 QStringLiteral("rank,kind,stage,microbatch,start,end,backward_stage,backward_microbatch"));
        qsizetype next = 1;
        for (const auto& rank : json["ranks"])
            for (const auto& op : rank["ops"]) {
                const QStringList cells = lines.at(next++).split(u',');
                QCOMPARE(cells.size(), 8);
                QCOMPARE(cells[0].toInt(), rank["rank"].get<int>());
                QCOMPARE(cells[1].toStdString(), op["kind"].get<std::string>());
                QCOMPARE(cells[2].toInt(), op["stage"].get<int>());
                QCOMPARE(cells[3].toInt(), op["microbatch"].get<int>());
                QCOMPARE(cells[4].toDouble(), op["start"].get<double>());
                QCOMPARE(cells[5].toDouble(), op["end"].get<double>());
                QCOMPARE(cells[6].isEmpty(), op["kind"] != "FB");
            }
        QCOMPARE(next, lines.size());
    }

    void ordersComeBackFromTheirFile() {
        for (const char* kind : {"zb-h2", "dualpipe", "chimera", "zb-v"}) {
            const QString file = m_folder.filePath(QStringLiteral("%1.order").arg(kind));
            const auto made = answerCli({"schedule", "--schedule", kind, "--pp", "4", "--microbatches", "8",
                                         "--json", "--order-out", file})
                                  .json();
            auto read = answerCli({"schedule", "--order", file, "--json"}).json();
            QVERIFY(test::same(read["schedule"], "custom"));
            read["schedule"] = made["schedule"];
            QVERIFY(test::same(read, made));
        }
    }

    void hostileOrdersAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("line");
        const QByteArray head = "ranks 2\nmicrobatches 1\n";
        QTest::newRow("cycle") << head + "rank 0: F0.0 B0.0\nrank 1: B0.1 F0.1\n"
                               << "line 4";
        QTest::newRow("duplicate") << head + "rank 0: F0.0 F0.0 B0.0\nrank 1: F0.1 B0.1\n"
                                   << "line 3";
        QTest::newRow("missing") << head + "rank 0: F0.0 B0.0\nrank 1: F0.1\n"
                                 << "B0.1";
        QTest::newRow("unknown kind") << head + "rank 0: X0.0 B0.0\nrank 1: F0.1 B0.1\n"
                                      << "line 3";
    }

    void hostileOrdersAreRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, line);
        const auto run = answerCli({"schedule", "--order", write("hostile.order", text), "--json"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(test::saysTheSameAsJson(run));
        QVERIFY2(run.saysOneLine() && run.err.startsWith("quadrille: --order: ") && run.err.contains(line),
                 qPrintable(run.err));
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

    /// The causes of a rank's idle time add up to it.
    void textTellsWhyRanksIdle() {
        const QString text =
            runCli("schedule --schedule 1f1b --pp 4 --microbatches 8 --p2p 0.5 --forward 1.5").out;
        int ranks = 0;
        for (const QString& line : text.section(QStringLiteral("until W ends"), 1).split(u'\n')) {
            const QStringList words = line.simplified().remove(QStringLiteral(" %")).split(u' ');
            bool isRank = false;
            (void)words.front().toInt(&isRank);
            if (!isRank || words.size() != 10)
                continue;
            double causes = 0;
            for (int column = 3; column <= 7; ++column)
                causes += words.at(column).toDouble();
            QCOMPARE(causes, words.at(1).toDouble());
            QVERIFY(words.at(1).toDouble() > 0);
            ++ranks;
        }
        QCOMPARE(ranks, 4);
    }

private:
    static std::string nameOf(const nlohmann::json& op) {
        const auto place = [](const nlohmann::json& microbatch, const nlohmann::json& stage) {
            return std::to_string(microbatch.get<int>()) + "." + std::to_string(stage.get<int>());
        };
        const std::string here = place(op["microbatch"], op["stage"]);
        if (op["kind"] == "FB")
            return "F" + here + "&B" + place(op["backward_microbatch"], op["backward_stage"]);
        return op["kind"].get<std::string>() + here;
    }

    QString write(const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

QUADRILLE_TESTS(TestCliSchedule)
#include "tst_cli_schedule.moc"
