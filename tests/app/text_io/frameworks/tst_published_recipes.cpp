// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// Configurations that the frameworks publish, as keys and values; each file names where it is from.
class TestPublishedRecipes : public QObject {
    Q_OBJECT

private slots:
    /// Whatever moves memory or time is understood; of every other key it is known that it does not.
    void readWithoutLoss_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("settings");
        const auto row = [](const char* file, const char* format, const char* settings) {
            QTest::newRow(file) << file << format << settings;
        };
        row("megatron_gpt3_15b_8t_release.sh", "megatron",
            "tp 8, pp 1, mbs 4, seq 4096, zero 1, layers 32, hidden 6144, sp on");
        row("megatron_mixtral_8x22b_tp2pp8ep8vpp1_release.sh", "megatron",
            "tp 2, pp 8, ep 8, vpp 1, layers 56, gbs 256");
        row("megatron_mixtral_8x7b_alltoall_tp2pp4ep4_release.sh", "megatron",
            "tp 2, pp 4, ep 4, model mixtral-8x7b");
        row("megatron_mixtral_8x7b_tp1pp4ep8vpp8_release.sh", "megatron",
            "tp 2, pp 4, ep 8, etp 1, vpp 8, schedule interleaved");
        row("megatron_deepseekv3_proxy_flex_tp1pp4emp16etp1cp1_release.sh", "megatron",
            "tp 2, pp 4, vpp 2, ep 16, etp 1, layer-split \"2,2,2,2,2,2,1,1\"");
        row("megatron_deepseekv3_proxy_flex_tp2pp2emp16etp1cp1_gb_200_release.sh", "megatron",
            "ep 8, etp 1, layers 14");
        row("torchtitan_llama3_8b.toml", "torchtitan",
            "model llama-3.1-8b, mbs 1, seq 8192, recompute selective");
        row("torchtitan_llama3_70b.toml", "torchtitan",
            "model llama-3.1-70b, tp 8, mbs 8, recompute full, recompute-every 1");
        row("torchtitan_llama3_405b.toml", "torchtitan",
            "model llama-3.1-405b, tp 8, precision fp8, recompute full");
        row("torchtitan_llama4_17bx16e.toml", "torchtitan", "model llama-4-scout-17b-16e, seq 8192");
        row("torchtitan_llama4_17bx128e.toml", "torchtitan", "model llama-4-maverick-17b-128e");
        row("torchtitan_qwen3_0.6b.toml", "torchtitan", "model qwen3-0.6b, seq 4096");
        row("torchtitan_qwen3_32b.toml", "torchtitan", "model qwen3-32b");
        row("torchtitan_deepseek_v3_16b.toml", "torchtitan", "model deepseek-v2-lite, seq 4096");
        row("torchtitan_deepseek_v3_671b.toml", "torchtitan", "model deepseek-v3, mbs 4, seq 4096");
        row("nanotron_config_tiny_llama.yaml", "nanotron",
            "tp 2, pp 1, mbs 3, gpus 8, gbs 12, schedule 1f1b, hidden 2048, sp on");
        row("nanotron_config_qwen.yaml", "nanotron", "zero 0, recompute none");
        row("nanotron_config_qwen_with_moe.yaml", "nanotron", "ep 1");
        row("accelerate_fsdp.yaml", "fsdp", "gpus 2, zero 3, recompute none, precision bf16");
        row("accelerate_tp_hsdp.yaml", "fsdp", "zero 3");
        row("accelerate_cp.yaml", "fsdp", "cp 8");
        row("accelerate_deepspeed.yaml", "fsdp", "gpus 2, zero 0, framework deepspeed");
        row("axolotl_hsdp_tp.yaml", "axolotl",
            "model llama-3.1-8b, tp 2, gpus 16, shard-group 4, zero 3, seq 2048, gbs 8");
        row("axolotl_zero3_bf16.json", "deepspeed", "zero 3, precision bf16");
        row("llama_factory_qwen2_full_sft.yaml", "llama-factory",
            "mbs 1, seq 2048, precision bf16, recompute full");
        row("llama_factory_ds_z2_config.json", "deepspeed", "zero 2, offload none");
        row("llama_factory_ds_z3_config.json", "deepspeed", "zero 3");
        row("llama_factory_ds_z3_offload_config.json", "deepspeed", "zero 3, offload optimizer");
        row("megatron_gpt3_175b.sh", "megatron", "tp 8, pp 16, model gpt-3-175b, gbs 1536, precision fp16");
        row("megatron_llama3_8b_h100_fp8.sh", "megatron",
            "tp 1, cp 1, model llama-3.1-8b, mbs 1, gbs 128, precision fp8, zero 1, seq 8192");
        row("megatron_mixtral_8x7b.sh", "megatron", "tp 1, pp 4, ep 8, model mixtral-8x7b, gbs 256, zero 1");
        row("megatron_deepspeed_bloom_176b.sh", "megatron",
            "tp 4, pp 12, mbs 2, gbs 2048, layers 70, hidden 14336, vocab 250880, recompute full, "
            "layer-split ends-count, zero 0, framework deepspeed");
        row("megatron_deepspeed_13b.sh", "megatron",
            "tp 2, pp 4, layers 40, hidden 5120, gbs 2048, precision fp16, recompute full, zero 1, framework "
            "deepspeed");
        row("nanotron_config_llamoe.yaml", "nanotron", "tp 2, pp 1, ep 2, mbs 256, seq 256");
        row("nanotron_config_2.8b_llama.yaml", "nanotron",
            "tp 2, layers 6, hidden 4096, mbs 64, seq 1024, grad-bytes 4");
        row("axolotl_llama3_8b_alst.yaml", "axolotl",
            "model llama-3.1-8b, seq 500000, cp 8, mbs 1, recompute full, offload activations");
        row("axolotl_3b_fp8_fsdp2.yaml", "axolotl",
            "model llama-3.2-3b, precision fp8, zero 3, mbs 16, seq 512, fused-loss on");
        row("axolotl_gpt_oss_20b_offload.yaml", "axolotl",
            "model gpt-oss-20b, offload both, zero 3, recompute full, seq 4096");
        row("axolotl_qwen2_pretrain_fsdp2.yaml", "axolotl", "model qwen2.5-0.5b, zero 3, mbs 4, seq 2048");
        row("llama_factory_llama3_fp8.yaml", "llama-factory",
            "model llama-3-8b, precision fp8, mbs 1, seq 1024");
        row("llama_factory_qwen3_moe_megatron.yaml", "llama-factory",
            "model qwen3-30b-a3b, pp 4, ep 2, zero 1, recompute full, framework megatron");
        row("llama_factory_v1_fsdp2.yaml", "llama-factory", "model qwen3-0.6b, zero 3, mbs 1, seq 2048");
        row("accelerate_ulysses.yaml", "fsdp", "gpus 4, framework deepspeed");
        row("accelerate_multi_node.yaml", "fsdp", "gpus 8, zero 0");
        row("accelerate_deepspeed_file.yaml", "fsdp", "framework deepspeed");
        row("nemo_megatron_llama.yaml", "bridge",
            "tp 1, layers 32, hidden 4096, ffn 11008, seq 4096, zero 0");
        row("bridge_quantized_llama3_8b.yaml", "bridge", "tp 1, cp 1, gbs 8");
    }
    void readWithoutLoss() {
        QFETCH(QString, file);
        QFETCH(QString, format);
        QFETCH(QString, settings);
        const ImportedPlan plan =
            imported(testData(("frameworks/" + file.toStdString()).c_str()), file.toStdString());
        QCOMPARE(QString::fromStdString(plan.files.front().format), format);
        for (const ImportNote& note : plan.ignored)
            QVERIFY2(english(note.reason) != "is not known here", note.key.c_str());
        // Nothing is ignored, assumed or converted without a word.
        for (const auto* notes : {&plan.ignored, &plan.assumed})
            for (const ImportNote& note : *notes)
                QVERIFY2(!note.reason.text.empty(), (note.key + note.setting).c_str());
        for (const ImportNote& note : plan.understood)
            if (bool isNumber = false, isResult = false;
                QString::fromStdString(note.value).toLongLong(&isNumber) !=
                    QString::fromStdString(note.result).toLongLong(&isResult) &&
                isNumber && isResult)
                QVERIFY2(!note.reason.text.empty(), note.key.c_str());
        static const QRegularExpression pair(QStringLiteral("([a-z-]+) (\"[^\"]*\"|[^,]+)"));
        for (auto match = pair.globalMatch(settings); match.hasNext();) {
            const auto one = match.next();
            const QString value = one.captured(2).remove('"');
            const std::string name = one.captured(1).toStdString();
            const QString read = name == "framework"
                                     ? QString::fromStdString(plan.scenario.recipe.framework->name)
                                     : settingOf(plan.scenario, name);
            QVERIFY2(read == value, qPrintable(one.captured(1) + ": " + read));
        }
    }

    /// No file lies there unread.
    void allAreRead() {
        const QDir folder(QString::fromStdString(sourceDir()) + "/tests/data/frameworks");
        QCOMPARE(folder.entryList(QDir::Files).size(), 47);
    }

    /// A trainer's file and what it says to DeepSpeed are one plan.
    void trainerAndDeepSpeed() {
        const auto text = [](const std::string& file) {
            return SourceText{file, testData(("frameworks/" + file).c_str())};
        };
        const ImportedPlan plan = importPlan(
            {text("llama_factory_ds_z3_offload_config.json"), text("llama_factory_qwen2_full_sft.yaml")},
            defaultScenario(), catalogue());
        QCOMPARE(settingOf(plan.scenario, "zero"), QString("3"));
        QCOMPARE(settingOf(plan.scenario, "offload"), QString("optimizer"));
        QCOMPARE(settingOf(plan.scenario, "mbs"), QString("1"));
        QCOMPARE(plan.scenario.recipe.framework->name, std::string("deepspeed"));
    }
};

QUADRILLE_TESTS(TestPublishedRecipes)
#include "tst_published_recipes.moc"
