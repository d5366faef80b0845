// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// What NeMo and Megatron-Bridge write, in their files and on command lines.
class TestBridgeFiles : public QObject {
    Q_OBJECT

private slots:
    /// NeMo 2 says of its strategy and data module what Bridge says of the model and the training.
    /// Its launcher's configurations name the optimizer, and say sizes of each other.
    void readsReferencesOfNemo() {
        const ImportedPlan plan = imported(
            "trainer:\n  num_nodes: 2\n  devices: 8\nmodel:\n  micro_batch_size: 1\n  global_batch_size: 32\n"
            "  num_layers: 4\n  hidden_size: 1024\n  num_attention_heads: 16\n  encoder_seq_length: 2048\n"
            "  max_position_embeddings: ${.encoder_seq_length}\n"
            "  ffn_hidden_size: ${multiply:4, ${.hidden_size}}\n"
            "  optim:\n    name: mcore_distributed_optim\n",
            "gpt.yaml");
        QCOMPARE(plan.scenario.plan.zero, 1);
        QCOMPARE(plan.scenario.model.ffn, std::int64_t{4096});
        QCOMPARE(plan.scenario.plan.sequence, std::int64_t{2048});
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{16});
    }

    void readsNemo() {
        const ImportedPlan two = imported("trainer:\n  num_nodes: 4\n  devices: 8\n  strategy:\n"
                                          "    tensor_model_parallel_size: 4\n"
                                          "    pipeline_model_parallel_size: 2\n"
                                          "    virtual_pipeline_model_parallel_size: 5\n"
                                          "    context_parallel_size: 2\n    sequence_parallel: true\n"
                                          "    ddp:\n      use_distributed_optimizer: true\n"
                                          "data:\n  micro_batch_size: 2\n  global_batch_size: 128\n"
                                          "  seq_length: 8192\n");
        const Scenario& s = two.scenario;
        QCOMPARE(s.cluster.gpus, std::int64_t{32});
        QCOMPARE(s.plan.tp, std::int64_t{4});
        QCOMPARE(s.plan.pp, std::int64_t{2});
        QCOMPARE(s.plan.vpp, std::int64_t{5});
        QCOMPARE(s.plan.cp, std::int64_t{2});
        QVERIFY(s.plan.sequenceParallel);
        QCOMPARE(s.plan.zero, 1);
        QCOMPARE(settingOf(s, "mbs"), QString("2"));
        QCOMPARE(settingOf(s, "gbs"), QString("128"));
        QCOMPARE(settingOf(s, "seq"), QString("8192"));

        const auto ofOne = [](const std::string& optimizer) {
            return imported("model:\n  tensor_model_parallel_size: 2\n  micro_batch_size: 1\n"
                            "  global_batch_size: 64\n  encoder_seq_length: 4096\n  optim:\n    name: " +
                            optimizer + "\n")
                .scenario.plan.zero;
        };
        QCOMPARE(imported("trainer:\n  strategy:\n    tensor_model_parallel_size: 2\noptim:\n  config:\n"
                          "    use_distributed_optimizer: true\n")
                     .scenario.plan.zero,
                 1);
        QCOMPARE(ofOne("distributed_fused_adam"), 1);
        QCOMPARE(ofOne("fused_adam"), 0);
    }

    /// Megatron-LM's options in a YAML file say what they say in a script.
    /// As its recipes are started: options, and overrides behind them.
    void readsBridgeOnACommandLine() {
        const ImportedPlan plan = imported(
            "torchrun --nproc-per-node=8 run_recipe.py \\\n  --recipe llama3_8b_pretrain_config --dataset "
            "mock "
            "\\\n  model.tensor_model_parallel_size=2 train.global_batch_size=32 model.num_layers=8\n",
            "run.sh");
        QCOMPARE(plan.files.front().format, std::string("bridge"));
        QCOMPARE(plan.scenario.plan.tp, std::int64_t{2});
        QCOMPARE(plan.scenario.plan.globalBatch, std::int64_t{32});
        QCOMPARE(plan.scenario.model.hidden, std::int64_t{4096}); // of the recipe's model
        QCOMPARE(plan.scenario.model.layers, std::int64_t{8});
        QVERIFY(plan.scenario.model.name.empty());
    }

    /// What Bridge writes down of a run: types as classes, its precision as a map, a layout as lists.
    void readsWhatBridgeWritesDown() {
        const ImportedPlan plan = imported(
            "model:\n  tensor_model_parallel_size: 2\n  pipeline_model_parallel_size: 2\n  num_layers: 4\n"
            "  hidden_size: 1024\n  num_attention_heads: 16\n  fp8: null\n"
            "  pipeline_model_parallel_layout: [[embedding, decoder, decoder], [decoder, decoder, loss]]\n"
            "mixed_precision:\n  bf16: true\n  fp8: hybrid\n  fp8_recipe: tensorwise\n"
            "optimizer:\n  use_precision_aware_optimizer: true\n"
            "  exp_avg_dtype: {_target_: torch.bfloat16, _call_: false}\n"
            "  exp_avg_sq_dtype: {_target_: torch.bfloat16, _call_: false}\n",
            "run_config.yaml");
        QCOMPARE(plan.files.front().format, std::string("bridge"));
        QVERIFY(plan.scenario.recipe.precision == Precision::fp8);
        QCOMPARE(plan.scenario.recipe.momentBytes, 4.0);
        QCOMPARE(settingOf(plan.scenario, "layer-split"), QString("2,2"));
        QVERIFY(!mentions(plan.ignored, "optimizer.exp_avg_dtype"));
    }
};

QUADRILLE_TESTS(TestBridgeFiles)
#include "tst_bridge_files.moc"
