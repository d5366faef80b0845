// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// What single keys of LLaMA-Factory, Axolotl, Accelerate and DeepSpeed become.
class TestTrainerFiles : public QObject {
    Q_OBJECT

private slots:
    /// The trainer's file names another one that says how the states are sharded.
    void shardingThatIsNotGivenIsAssumed() {
        const ImportedPlan plan = imported("model_name_or_path: meta-llama/Llama-3.1-8B\nstage: sft\n"
                                           "per_device_train_batch_size: 1\ncutoff_len: 2048\n"
                                           "deepspeed: examples/deepspeed/ds_z3_config.json\n",
                                           "lf.yaml", "llama-factory");
        const auto told = std::ranges::find(plan.assumed, "zero", &ImportNote::setting);
        QVERIFY(told != plan.assumed.end());
        QVERIFY(english(told->reason).find("ds_z3_config.json") != std::string::npos);
    }

    /// LLaMA-Factory and Axolotl say the same in words of their own; what neither says is assumed.
    void trainersSayHowTheyAttendAndPack() {
        const std::string both = "-3.1-8B\nlearning_rate: 1.0e-5\n";
        const ImportedPlan factory = imported("model_name_or_path: meta-llama/Llama" + both +
                                                  "stage: sft\nper_device_train_batch_size: 1\n"
                                                  "cutoff_len: 2048\nflash_attn: disabled\n",
                                              "lf.yaml", "llama-factory");
        QVERIFY(!factory.scenario.recipe.flashAttention);
        QVERIFY(mentions(factory.understood, "flash_attn"));
        QVERIFY(mentions(factory.assumed, "zero") && mentions(factory.assumed, "seq"));
        const ImportedPlan axolotl = imported("base_model: meta-llama/Llama" + both +
                                                  "sequence_len: 2048\nmicro_batch_size: 1\n"
                                                  "sample_packing: true\nflash_attention: true\n",
                                              "ax.yaml", "axolotl");
        QVERIFY(axolotl.scenario.recipe.flashAttention);
        QVERIFY(mentions(axolotl.understood, "flash_attention"));
        QVERIFY(mentions(axolotl.understood, "sample_packing"));
        QVERIFY(mentions(axolotl.assumed, "zero") && !mentions(axolotl.assumed, "seq"));
        QVERIFY(!imported("base_model: meta-llama/Llama" + both +
                              "sequence_len: 2048\nmicro_batch_size: 1\neager_attention: true\n",
                          "ax.yaml", "axolotl")
                     .scenario.recipe.flashAttention);
    }

    /// Pretraining packs by itself; either of two keys packs.
    void llamaFactoryPacks_data() {
        QTest::addColumn<std::string>("keys");
        QTest::addColumn<bool>("packs");
        QTest::newRow("fine-tuning") << std::string("stage: sft\n") << false;
        QTest::newRow("pretraining") << std::string("stage: pt\n") << true;
        QTest::newRow("told not to") << std::string("stage: pt\npacking: false\n") << false;
        QTest::newRow("one") << std::string("stage: sft\npacking: true\nneat_packing: false\n") << true;
        QTest::newRow("other") << std::string("stage: sft\nneat_packing: true\n") << true;
    }
    void llamaFactoryPacks() {
        QFETCH(std::string, keys);
        QFETCH(bool, packs);
        const ImportedPlan plan = imported("model_name_or_path: meta-llama/Llama-3.1-8B\n"
                                           "per_device_train_batch_size: 1\ncutoff_len: 2048\n" +
                                               keys,
                                           "lf.yaml", "llama-factory");
        QCOMPARE(mentions(plan.assumed, "seq"), !packs);
        QVERIFY(!mentions(plan.ignored, "packing") && !mentions(plan.ignored, "neat_packing"));
    }

    /// 16 GPUs of 8 a node: the states are sharded over a node, which no key of its own says.
    void hybridShardsAreThoseOfANode() {
        const ImportedPlan plan = imported("distributed_type: FSDP\nnum_processes: 16\nnum_machines: 2\n"
                                           "fsdp_config:\n  fsdp_sharding_strategy: HYBRID_SHARD\n",
                                           "accelerate.yaml", "fsdp");
        QCOMPARE(plan.scenario.plan.shardGroup, std::int64_t{8});
        QVERIFY(mentions(plan.assumed, "shard-group"));
    }

    /// DeepSpeed's own rule: 256 are no multiple of 2 × 5; 320 are 32 replicas.
    void theBatchIsMadeOfReplicas() {
        const auto given = [](int batch) {
            return R"({"zero_optimization": {"stage": 2}, "train_micro_batch_size_per_gpu": 2,
                "gradient_accumulation_steps": 5, "train_batch_size": )" +
                   std::to_string(batch) + "}";
        };
        QCOMPARE(fieldOfError([&] { static_cast<void>(imported(given(256), "ds.json")); }),
                 QString("ds.json:2: train_batch_size"));
        const ImportedPlan plan = imported(given(320), "ds.json");
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{32});
        QVERIFY(mentions(plan.assumed, "gpus") && mentions(plan.assumed, "seq"));
    }
};

QUADRILLE_TESTS(TestTrainerFiles)
#include "tst_trainer_files.moc"
