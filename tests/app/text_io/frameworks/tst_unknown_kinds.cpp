// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// What is not known here is told, and not read as what it is not.
class TestUnknownKinds : public QObject {
    Q_OBJECT

private slots:
    /// Of a model that is not there as a whole nothing is taken, and of one of another kind neither.
    void partsOfAModelAreNotUnderstood() {
        for (const char* text :
             {"python pretrain_gpt.py --num-layers abc --tensor-model-parallel-size 2\n",
              "python pretrain_mamba.py --tensor-model-parallel-size 2 --hybrid-layer-pattern "
              "M-M* --num-layers 4 --hidden-size 1024 --num-attention-heads 16\n"}) {
            const ImportedPlan plan = imported(text, "run.sh");
            QCOMPARE(plan.scenario.plan.tp, std::int64_t{2});
            QCOMPARE(plan.scenario.model.name, defaultScenario().model.name);
            QVERIFY(mentions(plan.ignored, "--num-layers") && !mentions(plan.understood, "--num-layers"));
            QVERIFY(mentions(plan.assumed, "model"));
        }
    }

    /// huggingface/nanotron, examples/mamba/config_mamba.yaml.
    void mambaOfNanotron() {
        const ImportedPlan plan = imported(
            "model:\n  dtype: bfloat16\n  model_config:\n    d_model: 1536\n    is_mamba_config: true\n"
            "    num_hidden_layers: 48\n    vocab_size: 50277\nparallelism:\n  dp: 2\n  tp: 1\n  pp: 1\n"
            "tokens:\n  micro_batch_size: 2\n  sequence_length: 2048\n",
            "mamba.yaml", "nanotron");
        QVERIFY(mentions(plan.assumed, "model"));
        QVERIFY(mentions(plan.ignored, "model.model_config.num_hidden_layers"));
        QVERIFY(!mentions(plan.understood, "model.model_config.num_hidden_layers"));
    }

    /// NeMo's recipe of a full precision: taken for bf16, and said so.
    void fullPrecisionOfNemo() {
        const std::string file = "trainer:\n  precision: %1\nmodel:\n  tensor_model_parallel_size: 2\n";
        for (const auto& [word, assumed] : {std::pair{"32", true}, {"bf16", false}, {"16-mixed", false}}) {
            std::string text = file;
            text.replace(text.find("%1"), 2, word);
            const ImportedPlan plan = imported(text, "nemo.yaml", "bridge");
            QCOMPARE(mentions(plan.assumed, "precision"), assumed);
        }
    }
};

QUADRILLE_TESTS(TestUnknownKinds)
#include "tst_unknown_kinds.moc"
