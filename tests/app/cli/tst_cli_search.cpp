// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_space.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

#include <tuple>

using namespace quadrille;
using test::runCli;

/// `quadrille search` against `quadrille estimate` and itself.
class TestCliSearch : public QObject {
    Q_OBJECT
private slots:
    void jsonHasTheDocumentedKeys() {
        const auto json = runCli("search --gpus 16 --gbs 64 --seq 4096 --top 2 --pareto throughput,memory "
                                 "--free tp --free pp --json")
                              .json();
        for (const char* key : {"evaluated", "feasible", "rejected", "seconds", "plans", "pareto"})
            QVERIFY2(json.contains(key), key);
        QCOMPARE(json["plans"].size(), std::size_t{2});
        std::uint64_t counted = json["feasible"];
        for (const auto& [reason, count] : json["rejected"].items())
            counted += count.get<std::uint64_t>();
        QCOMPARE(counted, json["evaluated"].get<std::uint64_t>());
        for (const char* key :
             {"model", "gpu", "gpus", "tp", "pp", "framework", "memory_gib", "oom_probability",
              "bubble_over_total", "step_seconds", "tokens_per_second_per_gpu", "tflops_per_gpu", "mfu"})
            QVERIFY2(json["plans"][0].contains(key), key);
    }

    // What is worth running: first what can be expected to reach most, then plans that split otherwise, whose
    // expected gain grows.
    void whatToRunFirstIsSaid() {
        const QString command = QStringLiteral("search --gpus 16 --gbs 64 --seq 4096 --free tp pp mbs");
        const auto json = runCli((command + QStringLiteral(" --json")).split(u' ')).json();
        QVERIFY(json["as_good"]["count"].get<int>() >= 1);
        const auto& first = json["run_first"];
        QVERIFY(first.size() >= 1 && first.size() <= 3);
        QVERIFY(first[0]["fits"].get<bool>());
        const auto expected = [](const auto& plan) {
            return (1 - plan["oom_probability"].template get<double>()) /
                   plan["step_seconds"].template get<double>();
        };
        for (const auto& plan : json["plans"])
            QVERIFY(expected(first[0]) >= expected(plan) * (1 - 1e-9));
        for (std::size_t i = 1; i < first.size(); ++i) {
            QVERIFY(first[i]["expected_gain"].get<double>() > first[i - 1]["expected_gain"].get<double>());
            QVERIFY(first[i]["tp"] != first[0]["tp"] || first[i]["pp"] != first[0]["pp"]);
        }
        // What all of them have in common, all of the best have, too, that may be as good.
        for (const auto& [setting, value] : json["as_good"]["shared"].items())
            QCOMPARE(QString::number(json["plans"][0][setting].get<int>()),
                     QString::fromStdString(value.get<std::string>()));
        const QString text = runCli(command.split(u' ')).out;
        QCOMPARE(text.contains(QStringLiteral("Worth running first")), first.size() > 1);
    }

    // One that may run out of memory comes first where it can be expected to reach more, and everywhere so
    // much more.
    void aRiskIsSaidWithItsGain() {
        const QString command =
            QStringLiteral("search --model llama-2-13b --gpus 16 --framework nanotron --seq %1 "
                           "--gbs 64 --free tp pp mbs zero");
        bool some = false;
        for (const int sequence : {4096, 8192, 12288}) {
            const QString all = command.arg(sequence);
            const auto json = runCli((all + QStringLiteral(" --json")).split(u' ')).json();
            const auto &first = json["run_first"][0], &fastest = json["plans"][0];
            if (first["fits"].get<bool>())
                continue;
            some = true;
            const auto expected = [](const auto& plan) {
                return plan["tokens_per_second_per_gpu"].template get<double>() *
                       (1 - plan["oom_probability"].template get<double>());
            };
            QVERIFY(first["oom_probability"].get<double>() > 0.05);
            QCOMPARE(first["expected_tokens_per_second_per_gpu"].get<double>(), expected(first));
            const double gain = expected(first) / expected(fastest) - 1;
            QCOMPARE(first["expected_gain"].get<double>(), gain);
            const QString text = runCli(all.split(u' ')).out;
            QVERIFY2(text.contains(
                         QStringLiteral("though some may run out of memory: against the fastest that fits "
                                        "the first can be expected to gain %1 %")
                             .arg(gain * 100, 0, 'f', 1)),
                     qPrintable(text));
        }
        QVERIFY(some);
    }

    // A published plan is where the options start; what is typed beside it changes it.
    void publishedPlansAreTakenByName() {
        const auto plans = runCli("plans --json").json();
        QVERIFY(plans["plans"].size() >= 25);
        for (const auto& plan : plans["plans"]) {
            if (plan["name"] != "megatron-1.7b" && plan["name"] != "bloom-176b")
                continue;
            const QString name = QString::fromStdString(plan["name"].get<std::string>());
            const auto estimate = runCli({"estimate", "--published", name, "--json"}).json();
            QCOMPARE(estimate["performance"]["step_seconds"].get<double>(),
                     plan["step_seconds"].get<double>());
            QCOMPARE(estimate["scenario"]["tp"].get<int>(), plan["tp"].get<int>());
            const auto changed = runCli({"estimate", "--published", name, "--mbs", "1", "--json"}).json();
            QCOMPARE(changed["scenario"]["mbs"].get<int>(), 1);
            QCOMPARE(changed["scenario"]["gbs"].get<int>(), plan["gbs"].get<int>());
        }
        const auto unknown = runCli({"estimate", "--published", "llama-3-405b-9k"});
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY(unknown.err.contains(QStringLiteral("published")));
        QVERIFY(unknown.err.contains(QStringLiteral("llama-3-405b-8k")));
        const auto both = runCli({"estimate", "--published", "bloom-176b", "--session", "x.quadrille"});
        QCOMPARE(both.exitCode, 2);
    }

    // Each plan, typed again, has the numbers of its row.
    void plansAreThoseOfEstimate() {
        const auto json =
            runCli("search --model mixtral-8x7b --gpus 32 --gbs 64 --seq 4096 --fix zero=1 --fix sp=on "
                   "--free tp pp ep etp --top 3 --json")
                .json();
        QVERIFY(json["plans"].size() == 3);
        for (const auto& plan : json["plans"]) {
            QString command = QStringLiteral("estimate --model mixtral-8x7b --gpus 32 --gbs 64 --seq 4096 "
                                             "--zero 1 --sp on --json");
            for (const char* name : {"tp", "pp", "ep", "etp"})
                if (plan.contains(name))
                    command += QStringLiteral(" --%1 %2").arg(name).arg(plan[name].get<int>());
            const auto estimate = runCli(command.split(u' ')).json();
            QCOMPARE(estimate["performance"]["step_seconds"].get<double>(),
                     plan["step_seconds"].get<double>());
            QCOMPARE(estimate["memory"]["oom_probability"].get<double>(),
                     plan["oom_probability"].get<double>());
        }
    }

    // What training takes, too: checkpoints are smaller where no master weights are kept.
    void costsAreThoseOfEstimate() {
        const QString usual = QStringLiteral(
            "--model llama-3.1-8b --gpus 512 --gbs 1024 --seq 4096 --tp 2 --tokens 15e12 --json");
        const auto json =
            runCli((QStringLiteral("search --free master-weights ") + usual).split(u' ')).json();
        QCOMPARE(json["plans"].size(), std::size_t{2});
        for (const auto& plan : json["plans"]) {
            const QString kept = QString::fromStdString(plan["master-weights"].get<std::string>());
            const auto cost =
                runCli((QStringLiteral("estimate --master-weights %1 ").arg(kept) + usual).split(u' '))
                    .json()["cost"];
            for (const char* name : {"days", "gpu_hours", "goodput"})
                QCOMPARE(plan[std::string("cost_") + name].get<double>(), cost[name].get<double>());
        }
        QVERIFY(json["plans"][0]["cost_goodput"] != json["plans"][1]["cost_goodput"]);
    }

    void csvStreamsEveryFeasiblePlan() {
        const QString command = QStringLiteral("search --gpus 16 --gbs 64 --seq 4096 --free tp pp mbs");
        const QStringList lines =
            runCli((command + QStringLiteral(" --csv")).split(u' ')).out.trimmed().split(u'\n');
        QVERIFY(lines.front().startsWith(QStringLiteral("tp,pp,mbs,oom_probability,memory_gib,")));
        const auto json = runCli((command + QStringLiteral(" --json")).split(u' ')).json();
        QCOMPARE(static_cast<std::uint64_t>(lines.size() - 1), json["feasible"].get<std::uint64_t>());
        // Rows say what plans of the other form say, interval and all.
        const QStringList header = lines.front().split(u',');
        const auto& fastest = json["plans"][0];
        const auto isFastest = [&](const QString& line) {
            const QStringList row = line.split(u',');
            for (const char* name : {"tp", "pp", "mbs"})
                if (row.at(header.indexOf(QLatin1String(name))).toInt() != fastest[name].get<int>())
                    return false;
            return true;
        };
        const auto row = std::find_if(lines.begin() + 1, lines.end(), isFastest);
        QVERIFY(row != lines.end());
        for (const char* name :
             {"memory_gib", "step_seconds", "step_low_seconds", "step_high_seconds", "mfu"})
            QCOMPARE(row->split(u',').at(header.indexOf(QLatin1String(name))).toDouble(),
                     fastest[name].get<double>());
        QVERIFY(fastest["step_low_seconds"] < fastest["step_seconds"]);
    }

    // A range is its doublings; without one, a number keeps its own value among the usual ones.
    void batchesMayBeARange() {
        const QString command =
            QStringLiteral("search --gpus 8 --seq 4096 --gbs %1 --free %2 --top 1 --json");
        const auto ranged = runCli(command.arg(u"96..400", u"tp mbs").split(u' ')).json();
        QVERIFY(ranged["free"]["gbs"] == nlohmann::json({"96", "192", "384", "400"}));
        QVERIFY(ranged["free"]["mbs"] ==
                nlohmann::json({"1", "2", "4", "8", "16"})); // that divide the largest
        const int best = ranged["plans"][0]["gbs"];
        QVERIFY(best == 384 || best == 400);
        const auto freed = runCli(command.arg(u"1000", u"tp gbs").split(u' ')).json();
        const auto& values = freed["free"]["gbs"];
        QVERIFY(std::find(values.begin(), values.end(), "1000") != values.end());
        QVERIFY(std::find(values.begin(), values.end(), "1024") != values.end());
    }

    void whatIsInTheWayIsNamed() {
        const auto run = runCli(QStringLiteral("search --gpu a100-sxm-80gb --precision fp8 --gpus 8 --gbs 64 "
                                               "--free tp pp mbs --json")
                                    .split(u' '));
        QCOMPARE(run.exitCode, 1);
        const auto json = run.json();
        const QString why = QString::fromStdString(json["in_the_way"]);
        const auto estimate =
            runCli({"estimate", "--gpu", "a100-sxm-80gb", "--precision", "fp8", "--gpus", "8"});
        QVERIFY2(estimate.err.contains(why) || estimate.out.contains(why), qPrintable(why));
        QVERIFY(json["to_run"][0]["precision"] == "bf16");
        QVERIFY(run.err.contains(why + QStringLiteral(" Some would run with --precision bf16")));
    }

    void badInputGetsAMessage_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("named");
        QTest::newRow("unknown setting") << "--free nonsense"
                                         << "nonsense";
        QTest::newRow("no few values") << "--free moment-bytes"
                                       << "moment-bytes";
        QTest::newRow("no sign") << "--fix tp"
                                 << "NAME=VALUE";
        QTest::newRow("unknown fixed") << "--fix nonsense=1"
                                       << "nonsense";
        QTest::newRow("range backwards") << "--gpus 64..8"
                                         << "64..8";
        QTest::newRow("quantity") << "--pareto throughput,beauty"
                                  << "beauty";
        QTest::newRow("one quantity") << "--pareto memory"
                                      << "two";
        QTest::newRow("probability") << "--max-oom-probability 2"
                                     << "max-oom-probability";
        QTest::newRow("bubble") << "--max-bubble 2"
                                << "max-bubble";
        QTest::newRow("memory") << "--max-memory-gib -1"
                                << "max-memory-gib";
        QTest::newRow("nodes") << "--max-group-nodes 0"
                               << "max-group-nodes";
        QTest::newRow("top") << "--top none"
                             << "top";
    }

    void badInputGetsAMessage() {
        QFETCH(QString, options);
        QFETCH(QString, named);
        const auto run = runCli((QStringLiteral("search ") + options).split(u' '));
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(named), qPrintable(run.err));
    }

    // What a limit leaves is what a filter over the rows of all leaves.
    void limitsFilterTheRows() {
        const QString command = QStringLiteral("search --gpus 16 --gbs 64 --seq 4096 --free tp pp mbs --csv");
        const auto rows = [](const QString& typed) {
            QStringList lines = runCli(typed.split(u' ')).out.trimmed().split(u'\n');
            lines.removeFirst();
            return lines;
        };
        const QStringList all = rows(command);
        constexpr int memory = 4, bubble = 5, step = 6;
        const std::tuple<const char*, double, int> limits[] = {
            {"--max-memory-gib", 50, memory}, {"--max-bubble", 0.2, bubble}, {"--max-step-seconds", 6, step}};
        for (const auto& [option, most, column] : limits) {
            QStringList expected;
            for (const QString& row : all)
                if (row.split(u',').at(column).toDouble() <= most)
                    expected << row;
            QVERIFY2(!expected.isEmpty() && expected.size() < all.size(), option);
            QCOMPARE(rows(command + QStringLiteral(" %1 %2").arg(QLatin1String(option)).arg(most)), expected);
        }
        for (const QString& row : rows(command + QStringLiteral(" --max-group-nodes 1")))
            QVERIFY(row.section(u',', 0, 0).toInt() <= 8);
    }

    void aLimitThatExcludesAllIsNamed() {
        const auto run = runCli("search --gpus 16 --gbs 64 --seq 4096 --free tp pp --max-step-seconds 0.001");
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(QStringLiteral("--max-step-seconds")), qPrintable(run.err));
    }

    // Of several limits it says how much of which would be enough, and that is so.
    void howMuchOfWhichLimitIsEnough() {
        const QString command =
            QStringLiteral("search --gpus 16 --gbs 64 --seq 4096 --free tp pp mbs --json");
        const QString limits = QStringLiteral(" --max-step-seconds 0.5 --max-memory-gib 60");
        const auto none = runCli((command + limits).split(u' '));
        QCOMPARE(none.exitCode, 1);
        const auto relax = none.json()["relax"];
        QVERIFY(!relax.empty());
        for (const auto& way : relax) {
            QString relaxed = command;
            QHash<QString, double> all{{"max-step-seconds", 0.5}, {"max-memory-gib", 60}};
            for (const auto& [option, value] : way.items()) {
                QVERIFY(value.get<double>() > all.value(QString::fromStdString(option), 0.05));
                all[QString::fromStdString(option)] = value.get<double>();
                const QString typed = QStringLiteral("--%1 %2").arg(QString::fromStdString(option));
                QVERIFY2(none.err.contains(typed.arg(value.get<double>(), 0, 'f', 3)), qPrintable(none.err));
            }
            for (const auto& [option, value] : all.asKeyValueRange())
                relaxed += QStringLiteral(" --%1 %2").arg(option).arg(value, 0, 'g', 15);
            QVERIFY(runCli(relaxed.split(u' ')).json()["feasible"].get<int>() > 0);
        }
    }

    void nothingFeasibleNamesTheLimit() {
        const auto run = runCli("search --model llama-3.1-405b --gpus 8 --gbs 8 --free tp pp");
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.err.contains(QStringLiteral("--max-oom-probability")));
        QVERIFY(run.err.contains(QStringLiteral("of 79.1 GiB on each GPU")));
        QVERIFY(run.err.contains(QStringLiteral("try --gpus 8..256.")));
        const auto range = runCli("search --model llama-3.1-405b --gpus 16..32 --gbs 32 --free tp pp");
        QVERIFY2(range.err.contains(QStringLiteral("try --gpus 32..1024.")), qPrintable(range.err));
        // What is sure to run out is no way out.
        QVERIFY(runCli("search --model llama-3.1-405b --gpus 8 --gbs 8 --free tp pp --json")
                    .json()["relax"]
                    .empty());
    }

    // The number that it names is one on which the search finds something, and half of it is not.
    void nothingFeasibleNamesGpusThatDo() {
        const QString asked =
            QStringLiteral("search --model llama-3.1-70b --gbs 64 --zero 3 --free tp pp mbs --gpus ");
        const auto none = runCli((asked + QStringLiteral("8")).split(u' '));
        QCOMPARE(none.exitCode, 1);
        const auto named = QRegularExpression(QStringLiteral("On (\\d+) GPUs it would fit")).match(none.err);
        QVERIFY2(named.hasMatch(), qPrintable(none.err));
        QCOMPARE(runCli((asked + named.captured(1)).split(u' ')).exitCode, 0);
    }

    void settingsOfTheSearchAreNamed() {
        const auto run = runCli("search --model llama-3.1-8b --gpus 8 --free nosuch");
        QCOMPARE(run.exitCode, 2);
        for (const Setting* setting : usuallySearched())
            QVERIFY(run.err.contains(
                QString::fromLatin1(setting->name.data(), static_cast<qsizetype>(setting->name.size()))));
    }
};

QUADRILLE_TESTS(TestCliSearch)
#include "tst_cli_search.moc"
