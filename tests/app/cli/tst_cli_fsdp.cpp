// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/fsdp_sweep.h"
#include "core/performance/fsdp/evaluation.h"
#include "core/performance/fsdp/grid_search.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/csv.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using test::runCli;

namespace {

const FsdpStudy& study() {
    static const FsdpStudy all = parseFsdpStudy(test::resourceText("fsdp_study.json"));
    return all;
}

using test::close;

} // namespace

/// `quadrille fsdp` against the paper's equations written out, and against core.
class TestCliFsdp : public QObject {
    Q_OBJECT
private slots:
    void jsonHasTheDocumentedKeys() {
        const auto document = nlohmann::ordered_json::parse(runCli("fsdp --json").out.toStdString());
        QCOMPARE(test::keysOf(document),
                 QStringList({"scenario", "diagnostics", "parameters", "memory", "step",
                              "communication_over_computation", "bounds", "search", "measured", "notes"}));
        QCOMPARE(test::keysOf(document["step"]),
                 QStringList({"tokens_per_gpu", "transfer_seconds", "forward_seconds", "backward_seconds",
                              "step_seconds", "tokens_per_second_per_gpu", "hfu", "mfu"}));
        QCOMPARE(test::keysOf(document["bounds"]),
                 QStringList({"tokens_per_gpu", "tokens_per_gpu_of_any_cluster", "hfu", "mfu",
                              "tokens_per_second_per_gpu", "hfu_at_gamma", "mfu_at_gamma",
                              "tokens_per_second_per_gpu_at_gamma", "hfu_ceiling_at_gamma",
                              "mfu_ceiling_at_gamma"}));
        QCOMPARE(test::keysOf(document["search"]),
                 QStringList({"evaluated", "feasible", "seconds", "best_mfu", "best_hfu"}));
        QVERIFY(test::same(document["scenario"]["model"], "13B"));
        QVERIFY(test::same(document["scenario"]["cluster"], "40GB-A100-200Gbps"));
    }

    /// Equations 1 to 11 and 13 to 15 for 65B on H100s.
    void equationsByHand() {
        const auto json =
            runCli("fsdp --model 65B --cluster 80GB-H100-100Gbps --gpus 128 --seq 4096 --gamma 0.25 "
                   "--zero 3 --latency 0.00001 --reserved-gb 5 --alpha 0.6 --json")
                .json();
        const double L = 80, H = 8192, N = 128, Q = 2, l = 4096, g = 0.25;
        const double phi = 12 * L * H * H, S = 12.5e9, F = 989.5e12;
        const double free = 80 * 1073741824.0 - 5e9 - 16 * phi / N;
        const double act = (1 - g) * L * H * Q + g * 34 * L * H;
        const double fwd = 2 * phi + 4 * L * H * l;
        const double transfer = phi * Q / S + L * N * 1e-5;
        const double tFwd = fwd * (free / act) / (0.6 * F), tBwd = (3 - g) * tFwd;
        const double T = std::max(tFwd, transfer) + std::max(tBwd, transfer);
        const auto& step = json["step"];
        QVERIFY(close(json["memory"]["free_bytes_per_gpu"], free));
        QVERIFY(close(step["tokens_per_gpu"], free / act));
        QVERIFY(close(step["transfer_seconds"], transfer));
        QVERIFY(close(step["step_seconds"], T));
        QVERIFY(close(step["tokens_per_second_per_gpu"], free / act / T));
        QVERIFY(close(step["mfu"], 3 * fwd * free / act / T / F));
        QVERIFY(close(step["hfu"], (4 - g) * fwd * free / act / T / F));
        QVERIFY(close(json["communication_over_computation"]["forward"], transfer / tFwd));
        QVERIFY(close(json["communication_over_computation"]["backward"], transfer / tBwd));
        const double hfu = (2 + l / (3 * H)) / (L * H * Q * Q) * S * free / F;
        QVERIFY(close(json["bounds"]["hfu"], hfu));
        QVERIFY(close(json["bounds"]["mfu"], 0.75 * hfu));
        QVERIFY(
            close(json["bounds"]["tokens_per_second_per_gpu"], free * S / (24 * Q * Q * L * L * H * H * H)));
        const auto& best = json["search"]["best_mfu"];
        QVERIFY(close(best["gamma"], g));
        QVERIFY(test::same(best["zero"], 3));
        QVERIFY(best["alpha_hfu"].get<double>() <= 0.6);
        QVERIFY(close(best["mfu"], step["mfu"]) || best["mfu"].get<double>() > step["mfu"].get<double>());
    }

    void tokensOfAMeasuredRun() {
        // Table 8: 2 sequences of 4096 tokens. More throughput than printed, as nothing but these terms
        // counts.
        const auto json = runCli("fsdp --model 13b --gpus 8 --seq 4096 --tokens 8192 --json").json();
        QCOMPARE(json["step"]["tokens_per_gpu"].get<double>(), 8192.0);
        bool found = false;
        for (const auto& run : json["measured"])
            if (run["seq"] == 4096 && run["batch_per_gpu"] == 2) {
                found = true;
                QVERIFY(test::same(run["table"], 8));
                QCOMPARE(run["tokens_per_second_per_gpu"].get<double>(), 1892.0);
                QVERIFY(json["step"]["tokens_per_second_per_gpu"] > run["tokens_per_second_per_gpu"]);
            }
        QVERIFY(found);
    }

    void wholeSequences() {
        const auto json = runCli("fsdp --model 7B --gpus 64 --seq 57344 --whole-sequences --json").json();
        const auto parts = runCli("fsdp --model 7B --gpus 64 --seq 57344 --json").json();
        QVERIFY(json["search"]["best_mfu"]["tokens_per_gpu"] >= 57344.0);
        QVERIFY(parts["search"]["best_mfu"]["tokens_per_gpu"] < 57344.0);
        QVERIFY(json["search"]["best_mfu"]["mfu"] < parts["search"]["best_mfu"]["mfu"]);
        QVERIFY(json["search"]["feasible"] < parts["search"]["feasible"]);
    }

    void catalogueModelsAndGpus() {
        const auto json = runCli("fsdp --model llama-3.1-8b --gpu h100-sxm-80gb --gpus 64 --json").json();
        const ModelSpec& model = test::model("llama-3.1-8b");
        const GpuSpec& gpu = test::gpu("h100-sxm-80gb");
        QVERIFY(test::same(json["scenario"]["layers"], model.layers));
        QVERIFY(test::same(json["scenario"]["hidden"], model.hidden));
        QVERIFY(test::same(json["scenario"]["cluster"], nullptr));
        QCOMPARE(json["scenario"]["nic_gbps"].get<double>(), gpu.nicGbps);
        QCOMPARE(json["parameters"].get<double>(),
                 12.0 * static_cast<double>(model.layers * model.hidden * model.hidden));
        QVERIFY(json["notes"].dump().find("8030261248") != std::string::npos);
        const auto own = runCli("fsdp --layers 32 --hidden 4096 --gpu h100-sxm-80gb --gpus 64 --json").json();
        QVERIFY(test::same(own["scenario"]["model"], nullptr));
        QVERIFY(test::same(own["step"], json["step"]));
    }

    void sweepsAreTheSearchAtEachStop_data() {
        QTest::addColumn<QString>("axis");
        QTest::addColumn<int>("stops");
        QTest::newRow("models") << "model" << 7;
        QTest::newRow("GPUs") << "gpus" << 8;
        QTest::newRow("bandwidth") << "bandwidth" << 8;
    }

    void sweepsAreTheSearchAtEachStop() {
        QFETCH(QString, axis);
        QFETCH(int, stops);
        const QStringList sweep{"fsdp", "--model", "30B", "--gpus", "64", "--gamma", "0", "--sweep", axis};
        const auto rows = runCli(sweep + QStringList{"--json"}).json()["rows"];
        QCOMPARE(rows.size(), static_cast<std::size_t>(stops));
        for (const auto& row : rows) {
            QStringList one{"fsdp", "--gamma", "0", "--json"};
            const auto of = [&row](const char* key) {
                return QString::fromStdString(row[key].is_string() ? row[key].get<std::string>()
                                                                   : row[key].dump());
            };
            one << "--model" << (axis == "model" ? of("model") : QStringLiteral("30B"));
            one << "--gpus" << (axis == "gpus" ? of("gpus") : QStringLiteral("64"));
            if (axis == "bandwidth")
                one << "--nic-gbps" << of("nic_gbps");
            const auto best = runCli(one).json()["search"]["best_mfu"];
            if (best.is_null()) {
                QVERIFY(row["mfu"].is_null());
                continue;
            }
            for (const char* key : {"mfu", "tokens_per_second_per_gpu", "gamma", "zero", "tokens_per_gpu"})
                QVERIFY(test::same(row[key], best[key]));
        }
        const auto csv = test::csvRows(runCli(sweep + QStringList{"--csv"}).out.toStdString());
        QCOMPARE(csv.size(), rows.size());
        for (std::size_t i = 0; i < csv.size(); ++i)
            for (const auto& [key, cell] : csv[i]) {
                const auto& value = rows[i][key];
                if (value.is_null())
                    QVERIFY(cell.empty());
                else if (value.is_string())
                    QCOMPARE(cell, value.get<std::string>());
                else
                    QCOMPARE(std::stod(cell), value.get<double>());
            }
    }

    /// Tables 11 and 12 stand beside the stops they were measured at.
    void sweepsShowWhatWasMeasured() {
        const auto rows = runCli("fsdp --model 65B --sweep gpus --json").json()["rows"];
        int measured = 0;
        for (const auto& row : rows) {
            const auto* run = longestRun(study(), 4, 0, row["gpus"]);
            QCOMPARE(row["measured_mfu"].is_null(), run == nullptr);
            if (run == nullptr)
                continue;
            QCOMPARE(row["measured_mfu"].get<double>(), *run->mfu);
            QCOMPARE(row["measured_tokens_per_second_per_gpu"].get<double>(), *run->tokensPerSecond);
            ++measured;
        }
        QCOMPARE(measured, 4); // on 64, 128, 256 and 512 GPUs
        const auto bandwidth = runCli("fsdp --model 65B --gpus 128 --sweep bandwidth --json").json()["rows"];
        for (const auto& row : bandwidth) {
            const double gbps = row["nic_gbps"];
            if (gbps == 100)
                QCOMPARE(row["measured_mfu"].get<double>(), 0.58);
            else if (gbps == 200)
                QCOMPARE(row["measured_mfu"].get<double>(), 0.6);
            else
                QVERIFY(row["measured_mfu"].is_null());
        }
    }

    void textHoldsTheNumbers() {
        const auto run = runCli("fsdp --model 7B --gpus 64");
        QCOMPARE(run.exitCode, 0);
        const auto json = runCli("fsdp --model 7B --gpus 64 --json").json();
        const double mfu = json["step"]["mfu"];
        QVERIFY(run.out.contains(QString::number(100 * mfu, 'f', 1) + " %"));
        QVERIFY(run.out.contains("4096 is meant"));
        QVERIFY(run.out.contains("eq. 12"));
        for (const QString& line : run.out.split(u'\n'))
            QVERIFY(!line.endsWith(u' '));
    }

    void explained() {
        const auto json = runCli("fsdp --explain --json").json();
        bool found = false;
        for (const auto& explanation : json["explanations"])
            if (explanation["title"] == "Model FLOPs utilisation") {
                found = true;
                QVERIFY(test::same(explanation["value"], json["step"]["mfu"]));
            }
        QVERIFY(found);
        QVERIFY(runCli("fsdp --explain").out.contains("max(T_fwd, T_transfer) + max(T_bwd, T_transfer)"));
    }

    void whatDoesNotFitSaysWhatWould() {
        const auto run = runCli("fsdp --model 175B --gpus 8 --json");
        QCOMPARE(run.exitCode, 1);
        const auto json = run.json();
        QVERIFY(json["step"].is_null() && json["search"]["best_mfu"].is_null());
        QVERIFY(test::same(json["diagnostics"][0]["rule"], "one-token-fits"));
        QVERIFY(run.err.startsWith("error: gpus: "));
        const QString advice = QString::fromStdString(json["diagnostics"][0]["suggestion"]);
        const int gpus = advice.section(u' ', 2, 2).remove(u'.').toInt();
        QVERIFY2(gpus > 8, qPrintable(advice));
        const auto command = [](int n) {
            return runCli({"fsdp", "--model", "175B", "--gpus", QString::number(n)});
        };
        QCOMPARE(command(gpus).exitCode, 0);
        QCOMPARE(command(gpus - 1).exitCode, 1);
        const auto unsharded = runCli("fsdp --model 30B --gpus 512 --zero 2");
        QCOMPARE(unsharded.exitCode, 1);
        QVERIFY2(unsharded.err.contains("zero 3"), qPrintable(unsharded.err));
        QCOMPARE(runCli("fsdp --model 13B --gpus 8 --tokens 1000000").exitCode, 1);
    }

    void badInputIsRefused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("field");
        for (const auto& [arguments, field] : {std::pair{"--model 70C", "--model"},
                                               {"--cluster mine", "--cluster"},
                                               {"--gpu x100", "--gpu"},
                                               {"--gamma 1.1", "--gamma"},
                                               {"--gamma -1", "--gamma"},
                                               {"--alpha 0", "--alpha"},
                                               {"--alpha 1.5", "--alpha"},
                                               {"--zero 0", "--zero"},
                                               {"--precision 0", "--precision"},
                                               {"--gpus 0", "--gpus"},
                                               {"--gpus 4.5", "--gpus"},
                                               {"--seq none", "--seq"},
                                               {"--latency 1e-5", "--latency"},
                                               {"--sweep time", "--sweep"},
                                               {"--csv", "--csv"},
                                               {"--sweep gpus --tokens 5", "--tokens"},
                                               {"--sweep gpus --explain", "--explain"},
                                               {"--layers 0 --hidden 5", "--layers"},
                                               {"--hidden x", "--hidden"},
                                               {"--memory-gib 0", "--memory-gib"},
                                               {"--reserved-gb -5", "--reserved-gb"},
                                               {"--nic-gbps 0", "--nic-gbps"},
                                               {"--colour red", "“--colour”"},
                                               {"--gpu a --cluster b", "--cluster"}})
            QTest::newRow(arguments) << arguments << field;
    }

    void badInputIsRefused() {
        QFETCH(QString, arguments);
        QFETCH(QString, field);
        const auto run = runCli(QStringList{"fsdp"} + arguments.split(u' '));
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.saysOneLine() && run.err.contains(field), qPrintable(run.err));
    }
};

QUADRILLE_TESTS(TestCliFsdp)
#include "tst_cli_fsdp.moc"
