// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <map>

using namespace quadrille;
using test::runCli;

/// `quadrille table`, `models` and `gpus` against what the authors printed.
class TestCliTable : public QObject {
    Q_OBJECT
private slots:
    void everyCell_data() {
        QTest::addColumn<int>("number");
        for (const int number : {2, 3, 4, 5, 6, 7, 8, 9})
            QTest::addRow("Table %d", number) << number;
    }

    /// The resource file spells tables in rows; here each printed cell is looked up by its plan and GPUs.
    void everyCell() {
        QFETCH(int, number);
        const PublishedTable& table = test::table(number);
        std::map<std::array<std::int64_t, 5>, PublishedCell> printed;
        for (std::size_t r = 0; r < table.rows.size(); ++r)
            for (std::size_t c = 0; c < table.columns.size(); ++c)
                if (const auto& cell = table.cell(r, c))
                    printed[{table.rows[r].tp, table.rows[r].cp, table.rows[r].pp, table.rows[r].microBatch,
                             table.columns[c]}] = *cell;
        const auto run = runCli({"table", QString::number(number), "--json"});
        QCOMPARE(run.exitCode, 0);
        const auto document = run.json();
        QVERIFY(test::same(document["table"], number));
        QCOMPARE(document["cells"].size(), printed.size());
        const bool estimated = table.kind == PublishedTable::Kind::estimated;
        for (const auto& cell : document["cells"]) {
            const auto& expected =
                printed.at({cell["tp"], cell["cp"], cell["pp"], cell["mbs"], cell["gpus"]});
            QVERIFY(test::same(cell["misprint"], expected.misprint));
            if (expected.printed)
                QCOMPARE(cell["printed"].get<double>(), *expected.printed);
            else
                QVERIFY(test::same(cell["printed"], "OOM"));
            const double gib = cell["estimate_gib"];
            const double share = gib / document["capacity_gib"].get<double>();
            QVERIFY(test::same(cell["zone"], share <= 0.8 ? "green" : share <= 1 ? "yellow" : "red"));
            if (estimated) {
                QCOMPARE(std::abs(gib - *expected.printed) <= 0.01, !expected.misprint);
                ++(expected.misprint ? s_misprints : s_agreeing);
            } else if (expected.printed) {
                QVERIFY2(cell["zone"] != "red", "a run that was measured must not be estimated red");
            } else {
                QVERIFY2(cell["zone"] != "green", "a run that ran out of memory must not be estimated green");
            }
        }
    }

    void thatWasAll() {
        QCOMPARE(s_agreeing, 449);
        QCOMPARE(s_misprints, 5);
    }

    void csvHasTheSameCells() {
        const QStringList lines = runCli("table 7 --csv").out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.front(), QString("table,tp,cp,pp,mbs,gpus,estimate_gib,printed,misprint,zone"));
        const auto cells = runCli("table 7 --json").json()["cells"];
        QCOMPARE(static_cast<std::size_t>(lines.size()), cells.size() + 1);
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QStringList fields = lines.at(i).split(u',');
            const auto& cell = cells[static_cast<std::size_t>(i - 1)];
            QCOMPARE(fields.at(5).toInt(), cell["gpus"].get<int>());
            QCOMPARE(fields.at(6).toDouble(), cell["estimate_gib"].get<double>());
        }
        QVERIFY(runCli("table 3 --csv").out.contains(",OOM,"));
    }

    void textSumsUp() {
        QVERIFY(runCli("table 2").out.contains("147 of 147 cells agree to ±0.01 GiB"));
        const QString misprinted = runCli("table 9").out;
        QVERIFY(misprinted.contains("83 of 84 cells agree"));
        QVERIFY(misprinted.contains("printed 396.97"));
        // The paper's own count of Table 3: nothing at or below 80 % ran out of memory.
        QVERIFY(runCli("table 3").out.contains("62 runs that ran out of memory: 0 estimated green"));
    }

    void modelsHaveTheirPublishedSizes() {
        const auto models = runCli("models --json").json()["models"];
        QCOMPARE(models.size(), test::models().size());
        const std::map<std::string, std::int64_t> published{{"llama-3.1-8b", 8030261248},
                                                            {"llama-3.1-70b", 70553706496},
                                                            {"mistral-7b-v0.1", 7241732096},
                                                            {"qwen2.5-7b", 7615616512}};
        const QString list = runCli("models").out;
        std::size_t found = 0;
        for (const auto& model : models) {
            for (const char* key : {"name", "parameters", "active_parameters", "hidden", "layers", "heads",
                                    "kv_heads", "head_dim", "ffn", "gated", "vocab", "tied", "source"})
                QVERIFY2(model.contains(key), key);
            QVERIFY(model["parameters"].is_number_integer());
            if (const auto expected = published.find(model["name"]); expected != published.end()) {
                QCOMPARE(model["parameters"].get<std::int64_t>(), expected->second);
                ++found;
            }
            QVERIFY(list.contains(QString::fromStdString(model["name"])));
        }
        QCOMPARE(found, published.size());
    }

    void gpusHaveTheirRates() {
        const auto gpus = runCli("gpus --json").json()["gpus"];
        QCOMPARE(gpus.size(), test::gpus().size());
        for (const auto& gpu : gpus) {
            for (const char* key : {"name", "memory_gib", "bf16_tflops", "hbm_bytes_per_second",
                                    "gpus_per_node", "nic_gbps", "source"})
                QVERIFY2(gpu.contains(key), key);
            if (gpu["name"] == "a100-sxm-40gb") {
                QCOMPARE(gpu["memory_gib"].get<double>(), 40.0);
                QCOMPARE(gpu["bf16_tflops"].get<double>(), 312.0); // NVIDIA's data sheet
                QVERIFY(test::same(gpu["gpus_per_node"], 8));      // the paper's machine
            }
        }
    }

private:
    static inline int s_agreeing = 0;
    static inline int s_misprints = 0;
};

QUADRILLE_TESTS(TestCliTable)
#include "tst_cli_table.moc"
