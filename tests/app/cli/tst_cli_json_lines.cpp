// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/csv.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <set>

using namespace quadrille;
using nlohmann::ordered_json;
using test::CliRun;
using test::runCli;

/// JSON Lines of `quadrille batch` and `quadrille search`, against their CSV.
class TestCliJsonLines : public QObject {
    Q_OBJECT

    static std::vector<ordered_json> objects(const QString& lines) {
        std::vector<ordered_json> found;
        for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts))
            found.push_back(ordered_json::parse(line.toStdString()));
        return found;
    }
    static std::vector<ordered_json> batch(const QByteArray& input) {
        return objects(runCli({"batch", "-", "-o", "-", "--format", "jsonl"}, input).out);
    }
    static std::vector<std::vector<std::string>> rows(const QString& text) {
        const std::string utf8 = text.toStdString();
        text_io::CsvReader reader(utf8);
        std::vector<std::vector<std::string>> found;
        for (text_io::CsvRecord record; reader.next(record);)
            found.push_back(record.fields);
        return found;
    }
    /// What a cell of CSV says, as JSON: nothing is null.
    static ordered_json valueOf(const std::string& cell) {
        if (cell.empty())
            return nullptr;
        const ordered_json parsed = ordered_json::parse(cell, nullptr, false);
        return parsed.is_discarded() ? ordered_json(cell) : parsed;
    }

private slots:
    void linesHaveTheNumbersOfRows() {
        const QString csv =
            runCli({"batch", "-", "-o", "-"}, "model,gpus,tp,pp,sp,tokens\nllama-3.1-8b,64,4,2,off,1e12\n"
                                              "llama-3.1-70b,256,8,4,on,\nllama-3.1-8b,8,1,3,,\n")
                .out;
        const auto expected = rows(csv);
        const auto found = batch(
            "{\"model\":\"llama-3.1-8b\",\"gpus\":64,\"tp\":4,\"pp\":\"2\",\"sp\":false,\"tokens\":1e12}\n"
            "\n{\"model\":\"llama-3.1-70b\",\"gpus\":256,\"tp\":8,\"pp\":4,\"sp\":true,\"tokens\":null}\r\n"
            "{\"model\":\"llama-3.1-8b\",\"gpus\":8,\"tp\":1,\"pp\":3}");
        QCOMPARE(found.size(), std::size_t{3});
        for (std::size_t row = 0; row < found.size(); ++row)
            for (std::size_t column = 6; column < expected[0].size(); ++column) {
                const std::string& name = expected[0][column];
                const ordered_json wanted = valueOf(expected[row + 1][column]);
                if (found[row].contains(name) || !wanted.is_null()) {
                    QVERIFY2(found[row].contains(name), name.c_str());
                    QVERIFY2(found[row][name] == wanted, name.c_str());
                }
            }
        QVERIFY(found[0]["error"].is_null());
        QVERIFY(found[2]["error"].is_string()); // 32 layers over 3 stages
    }

    void whatIsNoOptionStaysInItsPlace() {
        const auto found = batch("{\"id\":[1,{\"a\":null}],\"gpus\":8,\"note\":\"x\"}\n");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].begin().key() == "id" && found[0]["id"] == ordered_json::parse("[1,{\"a\":null}]"));
        QVERIFY(found[0].contains("memory_gib"));
    }

    void badLinesSayWhyAndTheOthersGoOn_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("names");
        QTest::newRow("no JSON") << QByteArray("{\"gpus\":") << "line";
        QTest::newRow("no object") << QByteArray("[1]") << "line";
        QTest::newRow("nested") << QByteArray("{\"a\":") + QByteArray(100000, '[') << "line";
        QTest::newRow("a key twice") << QByteArray("{\"tp\":1,\"tp\":2}") << "tp";
        QTest::newRow("an option twice")
            << QByteArray("{\"gpus-per-node\":8,\"gpus_per_node\":4}") << "gpus_per_node";
        QTest::newRow("a list") << QByteArray("{\"tp\":[1]}") << "tp";
        QTest::newRow("no number") << QByteArray("{\"tp\":\"x\"}") << "tp";
        QTest::newRow("a result, and the name it would get")
            << QByteArray("{\"gpus\":8,\"mfu\":0.5,\"given_mfu\":0.4}") << "given_mfu";
    }

    void badLinesSayWhyAndTheOthersGoOn() {
        QFETCH(QByteArray, line);
        QFETCH(QString, names);
        const auto found = batch(line + "\n{\"gpus\":8}\n");
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY2(QString::fromStdString(found[0]["error"]).contains(names), found[0].dump().c_str());
        QVERIFY(found[1]["error"].is_null() && found[1].contains("step_seconds"));
    }

    void theNamesOfFilesSayTheFormat() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("plans.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"gpus\":8}\n") > 0);
        file.close();
        QCOMPARE(objects(runCli({"batch", file.fileName(), "-o", "-"}).out).size(), std::size_t{1});
        const auto mixed = runCli({"batch", file.fileName(), "-o", folder.filePath("answers.csv")});
        QCOMPARE(mixed.exitCode, 2);
        QVERIFY(mixed.saysOneLine() && mixed.err.contains("JSON Lines"));
        QCOMPARE(runCli({"batch", file.fileName(), "-o", "-", "--format", "yaml"}).exitCode, 2);
    }

    void aSearchGivesEveryFeasiblePlan() {
        const QStringList words =
            QStringLiteral("search --gpus 16 --gbs 64 --seq 4096 --free tp pp mbs").split(u' ');
        const auto table = rows(runCli(words + QStringList{"--csv"}).out);
        const auto lines = objects(runCli(words + QStringList{"--jsonl"}).out);
        QCOMPARE(lines.size(), table.size() - 1);
        // Threads find plans in any order.
        std::multiset<double> fromLines, fromRows;
        const auto column = static_cast<std::size_t>(
            std::find(table[0].begin(), table[0].end(), "step_seconds") - table[0].begin());
        for (std::size_t row = 1; row < table.size(); ++row)
            fromRows.insert(std::stod(table[row][column]));
        for (const ordered_json& line : lines)
            fromLines.insert(line["step_seconds"].get<double>());
        QVERIFY(fromLines == fromRows);
    }

    /// What search writes, batch reads and answers with the same figures, and so it does its own answers.
    void answersAreQuestionsToo() {
        const QStringList words =
            QStringLiteral(
                "search --model llama-3.1-8b --gpus 16 --gbs 64 --seq 4096 --free tp pp mbs --jsonl")
                .split(u' ');
        const QString plans = runCli(words).out;
        const auto found = batch(plans.toUtf8());
        QVERIFY(!found.empty());
        QCOMPARE(found.size(), objects(plans).size());
        for (const ordered_json& each : found) {
            QVERIFY2(each["error"].is_null(), each.dump().c_str());
            for (const char* figure : {"memory_gib", "oom_probability", "step_seconds", "mfu"})
                QVERIFY2(each[figure] == each[std::string("given_") + figure], each.dump().c_str());
        }
        // A row says its whole scenario, too.
        const QString table =
            runCli(QStringLiteral("search --model llama-3.1-70b --gpu h200-sxm --gpus 64 "
                                  "--gbs 256 --seq 4096 --zero 2 --free tp pp mbs vpp --csv")
                       .split(u' '))
                .out;
        const auto back = rows(runCli({"batch", "-", "-o", "-"}, table.toUtf8()).out);
        QVERIFY(back.size() > 10);
        const auto place = [&back](const char* name) {
            return static_cast<std::size_t>(std::ranges::find(back[0], name) - back[0].begin());
        };
        for (std::size_t row = 1; row < back.size(); ++row) {
            QCOMPARE(back[row].at(place("error")), std::string());
            QCOMPARE(back[row].at(place("step_seconds")), back[row].at(place("given_step_seconds")));
            QCOMPARE(back[row].at(place("memory_gib")), back[row].at(place("given_memory_gib")));
        }
        const QByteArray csv = "tp,gpus,note,step_seconds\n4,16,mine,7.5\n";
        const CliRun once = runCli({"batch", "-", "-o", "-"}, csv);
        const auto answer = rows(once.out);
        QVERIFY2(once.exitCode == 0 && once.err.contains("step_seconds"), qPrintable(once.err));
        QCOMPARE(answer[0][3], std::string("given_step_seconds"));
        QCOMPARE(answer[1][3], std::string("7.5"));
        // A second time two columns would be given_step_seconds.
        const CliRun twice = runCli({"batch", "-", "-o", "-"}, once.out.toUtf8());
        QVERIFY2(twice.exitCode == 2 && twice.err.contains("given_step_seconds"), qPrintable(twice.err));
    }
};

QUADRILLE_TESTS(TestCliJsonLines)
#include "tst_cli_json_lines.moc"
