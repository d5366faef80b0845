// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

ImportedPlan together(const std::vector<SourceText>& texts) {
    return importPlan(texts, defaultScenario(), catalogue());
}

const std::string titan = "[model]\nname = \"llama3\"\nflavor = \"8B\"\n[training]\nlocal_batch_size = 2\n"
                          "seq_len = 4096\n[parallelism]\ntensor_parallel_degree = 8\n";
const std::string sizes = "--num-layers 16 --hidden-size 2048 --num-attention-heads 32 --seq-length 4096";

} // namespace

/// Files of which one says what another means.
class TestFilesTogether : public QObject {
    Q_OBJECT

private slots:
    /// What is said where a run is started counts over its configuration, however they are handed over.
    void theCommandLineCountsOverFiles() {
        const SourceText script{"run.sh", "torchrun --nproc_per_node 8 train.py --job.config_file a.toml "
                                          "--parallelism.tensor_parallel_degree 4 "
                                          "--training.local_batch_size 1\n"};
        for (const auto& texts : {std::vector<SourceText>{script, {"a.toml", titan}},
                                  std::vector<SourceText>{{"a.toml", titan}, script}}) {
            const ImportedPlan plan = together(texts);
            QCOMPARE(plan.scenario.plan.tp, std::int64_t{4});
            QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{1});
            QCOMPARE(plan.scenario.plan.sequence, std::int64_t{4096});
        }
    }

    /// "source conf.sh" reads a file that is given, too, in whichever order.
    void scriptsReadInEachOther() {
        const SourceText main{"main.sh",
                              "TP=2\nsource ${HERE}/conf.sh\ntorchrun --nproc_per_node 8 "
                              "pretrain_gpt.py ${MODEL_ARGS[@]} --tensor-model-parallel-size $TP\n"};
        const SourceText conf{"/runs/conf.sh", "MODEL_ARGS=(\n" + sizes + "\n)\nTP=4\n"};
        for (const auto& texts : {std::vector<SourceText>{main, conf}, std::vector<SourceText>{conf, main}}) {
            const ImportedPlan plan = together(texts);
            QCOMPARE(plan.scenario.plan.tp, std::int64_t{4}); // set later
            QCOMPARE(plan.scenario.model.layers, std::int64_t{16});
            QVERIFY(plan.ignored.empty() || !mentions(plan.ignored, "${HERE}/conf.sh"));
            QCOMPARE(plan.files.size(), std::size_t{2});
            const auto layers = std::ranges::find(plan.understood, "--num-layers", &ImportNote::key);
            QVERIFY(layers != plan.understood.end());
            QCOMPARE(layers->line, std::size_t{2}); // where it is read in
        }
        // Alone it is named, and one that reads in itself has an end.
        QVERIFY(mentions(together({main}).ignored, "${HERE}/conf.sh"));
        const SourceText itself{"a.sh", "source b.sh\nrun pretrain_gpt.py --num-layers 2\n"};
        QCOMPARE(together({itself, {"b.sh", "source a.sh\nX=1\n"}}).files.size(), std::size_t{2});
    }

    /// A script that only launches says how many GPUs there are.
    void aLauncherSaysTheMachine() {
        const ImportedPlan plan = together(
            {{"run.sh", "accelerate launch --config_file fsdp.yaml --num_processes 16 "
                        "--num_machines 2 train.py --anything 1\n"},
             {"fsdp.yaml", "distributed_type: FSDP\nnum_processes: 8\nnum_machines: 1\n"
                           "fsdp_config:\n  fsdp_version: 2\n  fsdp_reshard_after_forward: true\n"}});
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{16});
        QCOMPARE(plan.scenario.plan.zero, 3);
        QVERIFY(mentions(plan.ignored, "--anything"));
    }

    /// Megatron-DeepSpeed's scripts write the other configuration themselves.
    void aScriptWritesAConfiguration() {
        const ImportedPlan plan = together(
            {{"run.sh", "ZERO=1\ncat <<EOT > ds.json\n{\n \"zero_optimization\": {\"stage\": $ZERO}\n}\n"
                        "EOT\ndeepspeed --num_gpus 8 pretrain_gpt.py " +
                            sizes + " --micro-batch-size 2 --bf16 --deepspeed_config ds.json\n"}});
        QCOMPARE(plan.scenario.plan.zero, 1);
        QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{2});
        const auto stage = std::ranges::find(plan.understood, "zero_optimization.stage", &ImportNote::key);
        QVERIFY(stage != plan.understood.end());
        QCOMPARE(stage->line, std::size_t{4});
    }
};

QUADRILLE_TESTS(TestFilesTogether)
#include "tst_files_together.moc"
