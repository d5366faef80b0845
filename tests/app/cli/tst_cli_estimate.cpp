// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using namespace quadrille;
using test::runCli;

/// `quadrille estimate` against the paper, the definitions and itself.
class TestCliEstimate : public QObject {
    Q_OBJECT
private slots:
    // Plans that have other numbers are called by other names.
    void itsFirstLineTellsPlansApart() {
        QSet<QString> lines;
        const QStringList differing{"",
                                    " --zero 3",
                                    " --recompute full",
                                    " --recompute full --recompute-every 2",
                                    " --framework nanotron",
                                    " --precision fp8",
                                    " --estimator paper"};
        for (const QString& options : differing)
            lines << runCli(("estimate --gpus 8 --gbs 8" + options).split(u' ')).out.section(u'\n', 0, 0);
        QCOMPARE(lines.size(), differing.size());
    }

    void jsonHasTheDocumentedKeys() {
        const auto document =
            nlohmann::ordered_json::parse(runCli("estimate --pp 2 --json").out.toStdString());
        QCOMPARE(test::keysOf(document),
                 QStringList({"scenario", "diagnostics", "memory", "pipeline", "performance", "cost"}));
        QCOMPARE(test::keysOf(document["memory"]),
                 QStringList({"total_bytes", "reserved_bytes", "device_bytes", "capacity_bytes", "zone",
                              "fullest_stage", "oom_probability", "stages"}));
        QCOMPARE(test::keysOf(document["memory"]["stages"][0]),
                 QStringList({"stage", "parameters_bytes", "gradients_bytes", "optimizer_bytes",
                              "activations_bytes", "buffers_bytes", "total_bytes", "fragmentation_bytes",
                              "communicators_bytes", "context_bytes", "reserved_bytes", "device_bytes",
                              "host_bytes", "held_ahead_bytes", "microbatches_in_flight", "peak"}));
        const auto paper =
            nlohmann::ordered_json::parse(runCli("estimate --estimator paper --json").out.toStdString());
        QVERIFY(!paper["memory"].contains("oom_probability")); // the paper's equations give none
        for (const char* key : {"bubble_over_ideal", "bubble_over_total", "microbatches"})
            QVERIFY(document["pipeline"].contains(key));
        for (const char* key :
             {"model",     "hidden",   "layers",    "heads",      "kv-heads",      "head-dim", "ffn", "gated",
              "vocab",     "tied",     "gpu",       "gpus",       "gpus-per-node", "nic-gbps", "tp",  "cp",
              "pp",        "ep",       "vpp",       "mbs",        "gbs",           "seq",      "sp",  "zero",
              "recompute", "schedule", "precision", "grad-bytes", "framework",     "estimator"})
            QVERIFY2(document["scenario"].contains(key), key);
    }

    /// The line of the size tells why the table of messages has more ranks.
    void stagesOfTwoPipelinesAreCounted() {
        const auto with = [](const char* more) {
            return runCli(
                QStringLiteral("estimate --model deepseek-v3 --gpus 2048 --pp 16 --ep 64 --gbs 15360 "
                               "--seq 4096 --layer-split balanced --schedule %1")
                    .arg(QLatin1String(more))
                    .split(u' '));
        };
        const QString both = with("dualpipe").out;
        QVERIFY2(both.contains(
                     "data parallel size         128 (2 pipelines share the ranks: 256 hold each stage)"),
                 qPrintable(both));
        QCOMPARE(with("dualpipe --json")
                     .json()["performance"]["communication"]["data_parallel"]["ranks"]
                     .get<int>(),
                 256);
        QVERIFY(with("1f1b").out.contains("data parallel size         128\n"));
    }

    void defaultsAreTheDocumentedOnes() {
        const auto scenario = runCli("estimate --json").json()["scenario"];
        const nlohmann::json expected{{"model", "llama-3.1-8b"},
                                      {"gpu", "h100-sxm-80gb"},
                                      {"gpus", 8},
                                      {"tp", 1},
                                      {"cp", 1},
                                      {"pp", 1},
                                      {"ep", 1},
                                      {"vpp", 1},
                                      {"mbs", 1},
                                      {"gbs", 1024},
                                      {"seq", 8192},
                                      {"sp", "off"},
                                      {"zero", 1},
                                      {"recompute", "none"},
                                      {"schedule", "1f1b"},
                                      {"precision", "bf16"},
                                      {"grad-bytes", 4},
                                      {"framework", "megatron"},
                                      {"layer-split", "even"},
                                      {"recompute-every", 1},
                                      {"moment-bytes", 8.0},
                                      {"flash-attention", "on"},
                                      {"estimator", "detailed"}};
        for (const auto& [key, value] : expected.items())
            QVERIFY(test::same(scenario[key], value));
        QVERIFY(test::same(runCli("estimate --tp 2 --json").json()["scenario"]["sp"], "on"));
        QVERIFY(test::same(runCli("estimate --tp 2 --sp off --json").json()["scenario"]["sp"], "off"));
    }

    void theEchoDescribesTheSameScenario_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("sharded")
            << "estimate --model qwen2.5-7b --gpu a100-sxm-40gb --gpus 64 --gpus-per-node 4 "
               "--nic-gbps 12.5 --tp 2 --cp 2 --pp 4 --vpp 7 --mbs 2 --gbs 256 --seq 4096 --sp off "
               "--zero 2 --recompute full --recompute-every 2 --precision fp16 --grad-bytes 2 --framework "
               "fsdp "
               "--layer-split balanced --moment-bytes 4 --master-weights off --flash-attention off --dropout "
               "on "
               "--fused-loss on --gathered-logits on --expert-imbalance 1.25 --shard-group 4 --offload both "
               "--offload-share 0.25 --json";
        QTest::newRow("by module")
            << "estimate --model llama-3.1-8b --gpus 64 --gbs 128 --recompute selective "
               "--recompute-modules core_attn,mlp --precision fp8 --fp8-recipe block "
               "--fp8-params on --attention-kernel flash-2 --json";
        QTest::newRow("nothing said") << "estimate --json";
    }

    void theEchoDescribesTheSameScenario() {
        QFETCH(QString, line);
        const auto first = runCli(line.split(u' ')).json();
        QStringList again{"estimate", "--json"};
        for (const auto& [key, value] : first["scenario"].items())
            again << "--" + QString::fromStdString(key)
                  << QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
        QVERIFY(test::same(runCli(again).json(), first));
    }

    void publishedCells_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<double>("printed");
        QTest::newRow("Table 2, first")
            << "--model llama-3.1-8b --gpu a100-sxm-40gb --gpus 8 --tp 4 --pp 2" << 27.2;
        QTest::newRow("Table 2, CP") << "--gpu a100-sxm-40gb --gpus 64 --tp 2 --cp 2 --pp 4 --mbs 4" << 49.93;
        QTest::newRow("Table 9, 32k") << "--gpu h100-sxm-94gb --gpus 16 --tp 2 --cp 4 --seq 32768" << 50.69;
    }

    void publishedCells() {
        QFETCH(QString, options);
        QFETCH(double, printed);
        const auto document = runCli(("estimate --estimator paper --json " + options).split(u' ')).json();
        const double gib = document["memory"]["total_bytes"].get<double>() / 1073741824.0;
        QVERIFY2(std::abs(gib - printed) <= 0.01, qPrintable(QString::number(gib)));
    }

    void partsAddUpAndTheFullestStageIsTheTotal() {
        const auto memory = runCli("estimate --gpus 64 --tp 2 --pp 8 --gbs 128 --json").json()["memory"];
        QCOMPARE(memory["stages"].size(), 8U);
        double most = 0;
        for (const auto& stage : memory["stages"]) {
            double sum = 0;
            for (const char* part : {"parameters_bytes", "gradients_bytes", "optimizer_bytes",
                                     "activations_bytes", "buffers_bytes"})
                sum += stage[part].get<double>();
            QCOMPARE(sum, stage["total_bytes"].get<double>());
            sum += stage["fragmentation_bytes"].get<double>();
            QCOMPARE(sum, stage["reserved_bytes"].get<double>());
            sum += stage["communicators_bytes"].get<double>();
            sum += stage["context_bytes"].get<double>();
            QCOMPARE(sum, stage["device_bytes"].get<double>());
            sum = stage["total_bytes"].get<double>();
            most = std::max(most, sum);
        }
        QCOMPARE(memory["total_bytes"].get<double>(), most);
    }

    void oneBubbleBesideTheClosedForms() {
        // 64 GPUs, t = 2, p = 4: d = 8; m = 256 / 8 = 32.
        const auto answer = runCli("estimate --gpus 64 --tp 2 --pp 4 --gbs 256 --json").json();
        const auto pipeline = answer["pipeline"];
        QVERIFY(test::same(pipeline["microbatches"], 32));
        QCOMPARE(pipeline["textbook_over_ideal"].get<double>(), 3.0 / 32);
        QCOMPARE(pipeline["textbook_over_total"].get<double>(), 3.0 / 35);
        const double total = pipeline["bubble_over_total"].get<double>();
        QCOMPARE(pipeline["bubble_over_ideal"].get<double>(), total / (1 - total));
        // Its parts sum to it, in the pipeline and in the step.
        const auto idle = pipeline["idle_seconds"];
        double sum = 0;
        for (const char* part : {"fill_and_drain", "unequal_stages", "messages"})
            sum += idle[part].get<double>();
        QCOMPARE(sum, idle["total"].get<double>());
        QCOMPARE(sum / pipeline["makespan_seconds"].get<double>(), total);
        const auto breakdown = answer["performance"]["breakdown_seconds"];
        QCOMPARE(breakdown["bubble"].get<double>() + breakdown["pipeline_p2p"].get<double>(), sum);
    }

    void zonesFollowTheCapacity_data() {
        QTest::addColumn<QString>("mbs");
        QTest::addColumn<QString>("zone");
        // Table 2, row (4, 1, 2, b) on 8 GPUs of 40 GiB: 27.2, 37.58 and 58.33 GiB.
        QTest::newRow("68 %") << "1"
                              << "green";
        QTest::newRow("94 %") << "2"
                              << "yellow";
        QTest::newRow("146 %") << "4"
                               << "red";
    }

    void zonesFollowTheCapacity() {
        QFETCH(QString, mbs);
        QFETCH(QString, zone);
        const QStringList options{"estimate", "--estimator", "paper", "--gpu", "a100-sxm-40gb", "--tp", "4",
                                  "--pp",     "2",           "--mbs", mbs};
        QCOMPARE(QString::fromStdString(runCli(options + QStringList{"--json"}).json()["memory"]["zone"]),
                 zone);
        QVERIFY(runCli(options).out.contains("(" + zone + ")"));
    }

    void explanationsEqualTheNumbers() {
        const auto document = runCli("estimate --pp 4 --tokens 15e12 --explain --json").json();
        const auto& explanations = document["explanations"];
        QCOMPARE(explanations.size(), 7U);
        QVERIFY(test::same(explanations[0]["value"], document["memory"]["total_bytes"]));
        QVERIFY(test::same(explanations[1]["value"], document["pipeline"]["bubble_over_ideal"]));
        QVERIFY(test::same(explanations[2]["value"], document["pipeline"]["bubble_over_total"]));
        QVERIFY(test::same(explanations[3]["value"], document["memory"]["stages"][0]["activations_bytes"]));
        double tensors = 0;
        for (const auto& tensor : explanations[3]["tensors"])
            tensors += tensor["stage_bytes"].get<double>();
        QVERIFY(std::abs(tensors - explanations[3]["value"].get<double>()) <= 1e-9 * tensors);
        QVERIFY(test::same(explanations[4]["value"], document["memory"]["oom_probability"]));
        QVERIFY(test::same(explanations[5]["value"], document["cost"]["goodput"]));
        QVERIFY(test::same(explanations[6]["value"], document["cost"]["days"]));
        for (const auto& explanation : explanations)
            for (const auto& step : explanation["steps"])
                for (const char* key : {"formula", "substituted", "source"})
                    QVERIFY(step[key].is_string());
        const QString text = runCli("estimate --estimator paper --pp 4 --explain").out;
        QVERIFY(text.contains("Fujii et al. (2024), eq. 18"));
    }

    void aTrainingCostsWhatItsStepsAndFailuresTake() {
        const auto run = [](const QString& options) {
            return runCli((QStringLiteral("estimate --gpus 64 --pp 2") + options).toUtf8().constData());
        };
        const auto costOf = [&run](const QString& options) {
            return run(options + QStringLiteral(" --json")).json()["cost"];
        };
        const auto speed =
            run(QStringLiteral(" --json")).json()["performance"]["tokens_per_second_per_gpu"].get<double>();
        const auto none = costOf({});
        for (const char* key : {"days", "gpu_hours", "price", "energy_kwh"})
            QVERIFY2(none[key].is_null(), key);
        const double goodput = none["goodput"].get<double>();
        QVERIFY(goodput > 0.9 && goodput < 1);
        const auto cost = costOf(QStringLiteral(" --tokens 1.5e12 --price 2.5"));
        const double hours = cost["gpu_hours"].get<double>();
        QVERIFY(std::abs(hours * speed * 3600 * goodput / 1.5e12 - 1) < 1e-12);
        QVERIFY(std::abs(cost["days"].get<double>() * 24 * 64 / hours - 1) < 1e-12);
        QVERIFY(std::abs(cost["price"].get<double>() / hours - 2.5) < 1e-12);
        QVERIFY(std::abs(cost["energy_kwh"].get<double>() / hours - 0.7) < 1e-12); // 700 W
        QVERIFY(costOf(QStringLiteral(" --failure-rate 0"))["seconds_between_failures"].is_null());
        // No time is left to train; nothing is written that is no number.
        const auto hopeless = costOf(QStringLiteral(" --tokens 1e12 --failure-rate 1 --restart-seconds 1e9"));
        QVERIFY(hopeless["days"].is_null() && hopeless["goodput"] == 0);
        QVERIFY(run(QStringLiteral(" --tokens 1e12")).out.contains("training   "));
        for (const char* wrong : {"--tokens 1e19", "--tokens ten", "--storage-gbps 0", "--failure-rate -1"}) {
            const auto refused = run(QLatin1Char(' ') + QLatin1String(wrong));
            QVERIFY2(refused.exitCode == 2, wrong);
        }
    }

    void virtualStagesMeanInterleaving() {
        const auto chosen = runCli("estimate --pp 2 --vpp 2 --json").json()["scenario"]["schedule"];
        QVERIFY(test::same(chosen, "interleaved"));
        const auto refused = runCli("estimate --pp 2 --vpp 2 --schedule 1f1b --json");
        QCOMPARE(refused.exitCode, 1);
        QVERIFY(test::same(refused.json()["scenario"]["schedule"], "1f1b"));
    }

    void everyBrokenRuleIsListed() {
        const auto text = runCli("estimate --pp 5 --tp 3");
        QCOMPARE(text.exitCode, 1);
        QVERIFY(text.out.isEmpty());
        const auto json = runCli("estimate --pp 5 --tp 3 --json");
        QCOMPARE(json.exitCode, 1);
        const auto document = json.json();
        QVERIFY(document["memory"].is_null());
        QVERIFY(document["pipeline"].is_null());
        QStringList fields;
        for (const auto& diagnostic : document["diagnostics"]) {
            QVERIFY(test::same(diagnostic["severity"], "error"));
            QVERIFY(!diagnostic["rule"].get<std::string>().empty());
            fields << QString::fromStdString(diagnostic["field"]);
        }
        // 8 GPUs in 15, 32 heads and 8 key-value heads over 3, 32 layers over 5.
        QVERIFY(fields.contains("gpus") && fields.contains("tp") && fields.contains("pp"));
        QCOMPARE(text.err.count(u'\n'), fields.size());
        QCOMPARE(json.err, text.err);
        for (const QString& field : fields)
            QVERIFY(text.err.contains("error: " + field + ": "));
        // Each suggestion alone mends its rule: the layers divide over 4.
        QVERIFY(runCli("estimate --pp 5").err.contains("Try pp 4"));
    }

    void warningsLeaveTheExitCodeAlone() {
        const auto run = runCli("estimate --estimator paper --zero 3 --json");
        QCOMPARE(run.exitCode, 0);
        QVERIFY(test::same(run.json()["diagnostics"][0]["severity"], "warning"));
        QVERIFY(test::same(run.json()["diagnostics"][0]["field"], "zero"));
        QVERIFY(runCli("estimate --estimator paper --zero 3").out.contains("warning: zero: "));
    }

    void architectureIsOverridden() {
        const auto scenario =
            runCli("estimate --hidden 2048 --heads 16 --kv-heads 16 --layers 16 --ffn 8192 --vocab 32000 "
                   "--gated off --tied on --json")
                .json()["scenario"];
        const nlohmann::json expected{{"model", "llama-3.1-8b"}, {"hidden", 2048}, {"heads", 16},
                                      {"kv-heads", 16},          {"layers", 16},   {"ffn", 8192},
                                      {"vocab", 32000},          {"gated", false}, {"tied", true},
                                      {"head-dim", 128}};
        for (const auto& [key, value] : expected.items())
            QVERIFY(test::same(scenario[key], value));
        QVERIFY(test::same(runCli("estimate --hidden 8192 --json").json()["scenario"]["head-dim"], 256));
        QVERIFY(test::same(
            runCli("estimate --hidden 8192 --head-dim 128 --json").json()["scenario"]["head-dim"], 128));
        QVERIFY(test::same(runCli("estimate --tied --json").json()["scenario"]["tied"], true));
    }

    void aSessionIsTakenAndOverridden() {
        QTemporaryDir folder;
        Session session;
        session.scenario = test::llama70b();
        session.scenario.plan.vpp = 2;
        session.scenario.plan.schedule = ScheduleKind::interleaved;
        const QString file = folder.filePath("plan.quadrille");
        writeSession(file, session);
        const auto whole = runCli({"estimate", "--session", file, "--json"}).json()["scenario"];
        const nlohmann::json expected{{"model", "llama-3.1-70b"},
                                      {"gpu", "a100-sxm-40gb"},
                                      {"gpus", 256},
                                      {"tp", 8},
                                      {"pp", 8},
                                      {"vpp", 2},
                                      {"schedule", "interleaved"}};
        for (const auto& [key, value] : expected.items())
            QVERIFY(test::same(whole[key], value));
        const auto changed = runCli({"estimate", "--session", file, "--vpp", "1", "--gpus", "512", "--json"})
                                 .json()["scenario"];
        QVERIFY(test::same(changed["schedule"], "1f1b"));
        QVERIFY(test::same(changed["gpus"], 512));
        QVERIFY(test::same(changed["model"], "llama-3.1-70b"));
    }

    void aMillionStagesAreListed() {
        const auto run = runCli("estimate --layers 1000000 --pp 1000000 --gpus 1000000 --gbs 1000000");
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.contains("more stages"));
    }
};

QUADRILLE_TESTS(TestCliEstimate)
#include "tst_cli_estimate.moc"
